import Foundation
import Testing

/// Whatever the pages of the documentation refer to exists.
struct PageTests {
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

    @Test("UnderstandingDecisions.md: the words of every reason and of every decision are explained")
    func decisions() throws {
        let source = try Repository.text("Sources/FormNavigation/Trace/FormNavigator+Reason.swift")
        let page = try Repository.text("Sources/FormNavigation/FormNavigation.docc/UnderstandingDecisions.md")
            .split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        // Reason("name", "words")
        let reasons = source.components(separatedBy: "Reason(").dropFirst().compactMap { call -> String? in
            let pieces = call.components(separatedBy: "\"")
            let isReason = pieces.count > 4 && pieces[0].allSatisfy(\.isWhitespace) && pieces[2].hasPrefix(",")
            return isReason ? pieces[3] : nil
        }
        #expect(reasons.count > 30)
        for words in reasons { #expect(page.contains(words), "\(words)") }
        let decisions = [
            "skipped", "left … alone", "it has its own accessory view", "it handles its delegate on its own",
            "it overrides `keyCommands` without `super`", "suspended the navigator of", "released the navigator of",
            "not moved:", "keeps editing", "*ignored*",
        ]
        for words in decisions { #expect(page.contains(words), "\(words)") }
    }

    @Test("Comparison.md: what is said of this package names tests, and every test that is named is there")
    func comparison() throws {
        let strings = try stringsBySuite()
        let page = try Repository.text("Documentation/Contributors.docc/Comparison.md")
        var count = 0
        for line in page.components(separatedBy: "\n") where line.hasPrefix("- **FormNavigation**:") {
            let comment = line.components(separatedBy: "<!-- ").dropFirst().first?.components(separatedBy: " -->")[0]
            #expect(comment != nil, "\(line.prefix(60))")
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

    @Test("Architecture.md: every file that it names is there once, and every folder is there")
    func architecture() throws {
        let page = try Repository.text("Documentation/Contributors.docc/Architecture.md")
        let names = page.components(separatedBy: "`")
        let sources = Repository.files(in: "Sources")
        let files = names.filter { $0.hasSuffix(".swift") }
        #expect(files.count > 30)
        for file in files {
            let count = sources.count { $0.hasSuffix("/\(file)") }
            #expect(count == 1, "\(file)")
        }
        let folders = names.filter { $0.hasPrefix("Sources/") || $0.hasPrefix("Tests/") }
        #expect(folders.count > 5)
        for folder in folders { #expect(!Repository.files(in: folder).isEmpty, "\(folder)") }
    }

    /// The quoted strings in the files of each suite, by the name of the suite or of its type.
    private func stringsBySuite() throws -> [String: Set<String>] {
        var strings: [String: Set<String>] = [:]
        for file in Repository.files(in: "Tests") where file.hasSuffix("Tests.swift") {
            let text = try Repository.text(file)
            let quoted = Set(text.components(separatedBy: "\""))
            for line in text.components(separatedBy: "\n") {
                if let kind = ["struct ", "final class "].first(where: line.hasPrefix) {
                    strings[String(line.dropFirst(kind.count).prefix { $0 != " " }), default: []].formUnion(quoted)
                } else if line.hasPrefix("@Suite(\"") {
                    strings[line.components(separatedBy: "\"")[1], default: []].formUnion(quoted)
                }
            }
        }
        return strings
    }
}
