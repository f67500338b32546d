import Foundation
import Testing

/// Every listing of the README and of the documentation is compiled exactly as printed: the listings of a page, in
/// order, in a file of the folders named `Listings/Compiled`.
///
/// `RECORD_LISTINGS=1 swift test --filter ListingTests` writes the files again. For how they're created, see
/// ``ListingSource``.
struct ListingTests {
    @Test("what is compiled is what is printed")
    func compiled() throws {
        let sources = try sources()
        if ProcessInfo.processInfo.environment["RECORD_LISTINGS"] != nil {
            for (file, source) in sources { try Repository.write(source.text, to: file) }
        }
        for (file, source) in sources {
            let compiled = try? Repository.text(file)
            #expect(compiled == source.text, "\(file) is not what the page has")
        }
        for file in Self.folders.flatMap(Repository.files) where file.contains("/Listings/Compiled/") {
            #expect(sources[file] != nil, "\(file): no page has its listings any more")
        }
    }

    @Test("every line of a listing in a doc comment is a line that is compiled")
    func comments() throws {
        func code(_ line: String) -> String {
            line.components(separatedBy: "//")[0].trimmingCharacters(in: .whitespaces)
        }
        let tests = Self.folders.flatMap(Repository.files).filter { $0.hasSuffix(".swift") }
        let compiled = Set(try tests.flatMap { try Repository.text($0).components(separatedBy: "\n").map(code) })
        var count = 0
        for file in Self.modules.flatMap({ Repository.files(in: "Sources/\($0)") }) where file.hasSuffix(".swift") {
            let comments = CommentCode(in: try Repository.text(file))
            #expect(comments.unpairedFences == [], "\(file): listings without a beginning or an end")
            for line in comments.lines where !code(line).isEmpty {
                let isCompiled = compiled.contains(code(line))
                #expect(isCompiled, "\(file): \(line)")
                count += 1
            }
        }
        #expect(count > 40)
    }

    @Test(
        "a listing in a doc comment ends where it should",
        arguments: [
            ("/// ```swift\n/// a()\n/// ```\nvar b: Int", ["a()"], []),
            ("/// ```\n/// not Swift\n/// ```\nvar b: Int", [], []),
            // The comment ends before its listing does.
            ("/// ```swift\n/// a()\nvar b: Int\n/// Words.", ["a()"], [1]),
            // A listing begins inside another one, as in a comment that was written twice.
            ("/// ```swift\n/// a()\n/// ```swift\n/// a()\n/// ```\nvar b: Int", ["a()", "a()"], [1]),
            ("/// Words.\n/// ```", [], [2]),
        ] as [(String, [String], [Int])])
    func fences(text: String, lines: [String], unpaired: [Int]) {
        let comments = CommentCode(in: text)
        #expect(comments.lines == lines)
        #expect(comments.unpairedFences == unpaired)
    }

    @Test("types, functions and statements go where a reader would put them")
    func composition() throws {
        let page = """
            ```swift
            import Testing

            final class Screen: UIViewController {
                private let field = UITextField()
            }
            ```
            words
            ```swift
            // A comment.
            let text = field.text
            field.text = [
                "a", "b",
            ].joined()
            ```
            ```swift
            extension Screen: FormNavigatorDelegate {}
            func use(_ text: String) {}
            ```
            ```
            not Swift
            ```
            ```swift
            use(text ?? "")
            ```
            """
        let source = try #require(ListingSource(markdown: page, name: "Page", source: "Page.md"))
        let code = source.text.components(separatedBy: "\n\n").dropFirst().joined(separator: "\n\n")
        #expect(
            code == """
                import FormNavigation
                import Testing
                import UIKit

                enum PageListings {
                    final class Screen: UIViewController {
                        private let field = UITextField()
                    }
                }

                private typealias Screen = PageListings.Screen

                extension Screen: FormNavigatorDelegate {}

                extension PageListings.Screen {
                    func use(_ text: String) {}
                }

                extension PageListings.Screen {
                    func statements() async throws {
                        // A comment.
                        let text = field.text
                        field.text = [
                            "a", "b",
                        ].joined()
                        use(text ?? "")
                        _ = text
                    }
                }

                """)
    }

    private static let folders = ["Tests/RepositoryTests", "Tests/HeadlessFormTests"]

    private static let modules = ["FormNavigation", "FormDiagnostics"]

    /// What only the second folder has: the headless device, a stand-in for SwiftUI, and an editor.
    private static let needs = ["Headless", "import SwiftUI", "CodeEditor"]

    /// The sources to compile, by their files.
    private func sources() throws -> [String: ListingSource] {
        let pages = Self.modules.flatMap { Repository.files(in: "Sources/\($0)/\($0).docc") }
        var parts = [(name: "Readme", source: "README.md", markdown: try Repository.text("README.md"))]
        for page in pages where page.hasSuffix(".md") {
            let name = page.components(separatedBy: "/").last?.components(separatedBy: ".")[0] ?? ""
            parts.append((name, page, try Repository.text(page)))
        }
        var sources: [String: ListingSource] = [:]
        for part in parts {
            guard let source = ListingSource(markdown: part.markdown, name: part.name, source: part.source) else {
                continue
            }
            let needsDevice = Self.needs.contains { source.text.contains($0) }
            let folder = Self.folders[needsDevice ? 1 : 0]
            sources["\(folder)/Listings/Compiled/\(part.name).swift"] = source
        }
        return sources
    }
}
