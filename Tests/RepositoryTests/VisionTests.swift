import Foundation
import Testing

/// visionOS has most of UIKit, but not every machine that runs these tests has its SDK.
struct VisionTests {
    /// What UIKit marks as unavailable there, among what a library for forms might use. The sources are the
    /// availability on Apple's pages and the compiler output on the Swift Package Index; for an accessory view,
    /// migueldeicaza/SwiftTerm#327.
    private static let unavailable = [
        "UIScreen", ".screen.", "playInputClick",
        "override var inputAccessoryView", "inputAccessoryViewController", "inputAssistantItem",
        "UIImpactFeedbackGenerator", "UISelectionFeedbackGenerator", "UINotificationFeedbackGenerator",
        "statusBarFrame", "interfaceOrientation",
    ]

    /// The lines of a source that visionOS compiles, without comments. With any other condition, both branches count.
    private static func compiled(_ source: String) -> [String] {
        var branches: [(isElsewhere: Bool, isAboutVision: Bool)] = []
        return source.components(separatedBy: "\n").filter { line in
            let text = line.trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("#if") {
                branches.append((text.contains("!os(visionOS)"), text.contains("os(visionOS)")))
            } else if text == "#else", let branch = branches.popLast() {
                branches.append((branch.isAboutVision && !branch.isElsewhere, branch.isAboutVision))
            } else if text == "#endif" {
                branches.removeLast()
            }
            return !branches.contains(where: \.isElsewhere) && !text.hasPrefix("//")
        }
    }

    @Test("nothing that visionOS lacks is used where it is compiled for visionOS")
    func members() throws {
        var count = 0
        let files = ["Sources/FormNavigation", "Sources/FormDiagnostics"].flatMap(Repository.files)
        for file in files where file.hasSuffix(".swift") {
            let source = try Repository.text(file)
            if source.contains("os(visionOS)") { count += 1 }
            for line in Self.compiled(source) {
                let found = Self.unavailable.filter(line.contains)
                #expect(found.isEmpty, "\(file): \(line)")
            }
        }
        #expect(count > 2)
    }
}
