import Foundation

/// A statement about UIKit, as it appears in the documentation.
struct Fact: Sendable {
    /// How certain a statement is.
    enum Certainty: String, CaseIterable {
        case documented = "Documented"
        case reported = "Reported"
        case assumed = "Assumed"
        case contested = "Contested"
    }

    /// A letter and a number.
    let id: String
    /// The statement, in one line.
    let text: String
    /// The notes about it, by the word before the colon.
    let notes: [String: String]

    /// How certain it is, or `nil` if the page doesn't say, or says it more than once.
    var certainty: Certainty? {
        let found = Certainty.allCases.filter { notes[$0.rawValue]?.isEmpty == false }
        return found.count == 1 ? found[0] : nil
    }

    /// The tests that verify it, by suite: `SomeTests "a test", "another"; OtherTests "a third"`.
    var tests: [(suite: String, name: String)] {
        (notes["Test"] ?? "").components(separatedBy: "\"; ").flatMap { part in
            let pieces = part.components(separatedBy: "\"")
            let suite = pieces[0].trimmingCharacters(in: .whitespaces)
            return pieces.dropFirst().filter { !$0.isEmpty && $0 != ", " }.map { (suite, $0) }
        }
    }

    /// The settings of `HeadlessBehavior` for its sides.
    var switches: [String] {
        (notes["Switch"] ?? "").components(separatedBy: "`HeadlessBehavior.").dropFirst().map {
            String($0.prefix { $0 != "`" })
        }
    }

    static let folder = "Documentation/Contributors.docc/Facts"

    /// All statements, in the order of the pages.
    static func all() throws -> [Fact] {
        let pages = Repository.files(in: folder).filter { $0.hasSuffix(".md") }.sorted()
        return try pages.flatMap { try facts(in: Repository.text($0)) }
    }

    private static func facts(in page: String) -> [Fact] {
        page.components(separatedBy: "\n### ").dropFirst().compactMap { section in
            let entry = section.components(separatedBy: "\n## ")[0].components(separatedBy: "\n")
            guard Citations.isID(entry[0]) else { return nil }
            // Lines that belong together become one: a paragraph, or an item of the list.
            var (text, notes): (String, [String]) = ("", [])
            for line in entry.dropFirst() where !line.isEmpty {
                let words = line.trimmingCharacters(in: .whitespaces)
                if line.hasPrefix("- **") {
                    notes.append(String(line.dropFirst(4)))
                } else if notes.isEmpty {
                    text += text.isEmpty ? words : " " + words
                } else {
                    notes[notes.count - 1] += " " + words
                }
            }
            let pairs = notes.map { $0.components(separatedBy: ":** ") }.filter { $0.count == 2 }
            return Fact(
                id: entry[0], text: text, notes: Dictionary(pairs.map { ($0[0], $0[1]) }, uniquingKeysWith: { $0 + $1 })
            )
        }
    }
}
