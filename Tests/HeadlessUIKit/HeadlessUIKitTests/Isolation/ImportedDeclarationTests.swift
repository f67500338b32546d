import Foundation
import Testing

/// How the headless UIKit's types are declared, so that apps get the same errors and warnings as from Apple's.
struct ImportedDeclarationTests {
    @Test("P21 what belongs to the main actor counts as declared before concurrency checking, as imported UIKit does")
    func preconcurrency() throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let folder = tests.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/HeadlessUIKit")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
            for (line, next) in zip(lines, lines.dropFirst()) where next.hasPrefix("open ") || next.hasPrefix("public ")
            {
                guard line.hasSuffix("@MainActor"), !next.contains(" Headless") else { continue }
                count += 1
                #expect(line.hasPrefix("@preconcurrency"), "\(file.lastPathComponent): \(next)")
            }
        }
        #expect(count > 140)
    }
}
