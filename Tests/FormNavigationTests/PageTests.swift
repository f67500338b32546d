import Foundation
import Testing

/// What the README and the pages of the documentation say is compiled, and is what tests prove.
struct PageTests {
    @Test(
        "every line of every sample in the README and in the pages that have samples is in a test",
        arguments: ["README.md"]
            + ["Options", "OtherTextInput", "MixingWithSwiftUI", "Testing", "Recording"].map {
                "Sources/FormNavigation/FormNavigation.docc/\($0).md"
            })
    func samples(page: String) throws {
        let tests = try Repository.files(in: "Tests").filter { $0.hasSuffix("Tests.swift") }.map(Repository.text)
        let lines = Set(tests.flatMap { $0.components(separatedBy: "\n") }.map(Self.code))
        for line in try Self.sampleLines(in: page) {
            let isCompiled = lines.contains(line)
            #expect(isCompiled, "\(line)")
        }
    }

    /// The code of the Swift samples in a page, line by line.
    private static func sampleLines(in page: String) throws -> [String] {
        let blocks = try Repository.text(page).components(separatedBy: "```swift\n").dropFirst()
        let samples = blocks.map { $0.components(separatedBy: "\n```")[0] }
        return samples.flatMap { $0.components(separatedBy: "\n") }.map(code).filter { !$0.isEmpty }
    }

    /// A line without its comment and the space around it.
    private static func code(_ line: String) -> String {
        line.components(separatedBy: "//")[0].trimmingCharacters(in: .whitespaces)
    }

    @Test("Testing.md: a package of an app's is headless where this one is")
    func headlessManifest() throws {
        let page = try Repository.text("Sources/FormNavigation/FormNavigation.docc/Testing.md")
        let sample = try #require(page.components(separatedBy: "\n#if canImport(Darwin)\n").dropFirst().first)
        let condition = sample.components(separatedBy: "\n#endif\n")[0]
        let manifest = try Repository.text("Package.swift")
        #expect(condition.contains("HEADLESS_UIKIT"))
        #expect(manifest.contains("\n#if canImport(Darwin)\n\(condition)\n#endif\n"))
        #expect(page.contains(".macOS(.v12)") && manifest.contains(".macOS(.v12)"))
        #expect(manifest.contains(".library(name: \"HeadlessUIKit\""))
    }

    @Test("Comparison.md: what is said of this package names tests, and every test that is named is there")
    func comparison() throws {
        let strings = try stringsBySuite()
        let page = try Repository.text("Sources/FormNavigation/FormNavigation.docc/Comparison.md")
        var count = 0
        for line in page.components(separatedBy: "\n") where line.hasPrefix("| ") && !line.hasPrefix("| |") {
            let cell = line.components(separatedBy: " | ")[1]
            let comment = cell.components(separatedBy: "<!-- ").dropFirst().first?.components(separatedBy: " -->")[0]
            #expect(cell == "no" || comment != nil, "\(line.prefix(40))")
            guard let comment, comment != "no test" else { continue }
            // SomeTests "a test", "another"; OtherTests "a third"
            for part in comment.components(separatedBy: "\"; ") {
                let pieces = part.components(separatedBy: "\"")
                let suite = pieces[0].trimmingCharacters(in: .whitespaces)
                for name in pieces.dropFirst() where !name.isEmpty && name != ", " {
                    let exists = strings[suite]?.contains(name) == true
                    #expect(exists, "\(suite): \(name)")
                    count += 1
                }
            }
        }
        #expect(count > 50)
    }

    /// What stands in quotes in the files of each suite, by the name of the suite or of its type.
    private func stringsBySuite() throws -> [String: Set<String>] {
        var strings: [String: Set<String>] = [:]
        for file in Repository.files(in: "Tests") where file.hasSuffix("Tests.swift") {
            let text = try Repository.text(file)
            let quoted = Set(text.components(separatedBy: "\""))
            for line in text.components(separatedBy: "\n") {
                if line.hasPrefix("struct ") {
                    strings[String(line.dropFirst(7).prefix { $0 != " " }), default: []].formUnion(quoted)
                } else if line.hasPrefix("@Suite(\"") {
                    strings[line.components(separatedBy: "\"")[1], default: []].formUnion(quoted)
                }
            }
        }
        return strings
    }
}
