import Foundation

/// The names of this package's tests, as they appear in the sources.
struct TestNames {
    /// The display names of each type's tests.
    private(set) var bySuite: [String: Set<String>] = [:]

    init() throws {
        for file in Repository.files(in: "Tests") where file.hasSuffix(".swift") {
            add(try Repository.text(file))
        }
    }

    /// Every name.
    var all: Set<String> { bySuite.values.reduce(into: []) { $0.formUnion($1) } }

    private mutating func add(_ text: String) {
        var (suite, isOpen) = ("", false)
        for line in text.components(separatedBy: "\n") {
            // The types of a file begin at the left edge. Nested types aren't suites here.
            if let first = line.first, first.isLetter || first == "@" {
                let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
                let keyword = words.lastIndex { ["struct", "class", "extension"].contains($0) }
                if let keyword, keyword + 1 < words.count { suite = words[keyword + 1] }
            }
            let code = line.drop { $0 == " " }
            isOpen = isOpen || code.hasPrefix("@Test(")
            guard isOpen, code != "@Test(" else { continue }
            let pieces = code.components(separatedBy: "\"")
            if pieces.count > 2, pieces[0].isEmpty || pieces[0] == "@Test(" {
                bySuite[suite, default: []].insert(pieces[1])
            }
            isOpen = false
        }
    }
}
