import Foundation

/// Finds citations of statements about UIKit, by a letter and a number.
enum Citations {
    /// The letters of the pages of facts.
    private static let letters: ClosedRange<Character> = "A"..."R"

    /// Whether a word is the ID of a statement: a letter and one or two digits.
    static func isID(_ word: String) -> Bool {
        guard (2...3).contains(word.utf8.count), let first = word.first, letters.contains(first) else { return false }
        return word.utf8.dropFirst().allSatisfy { (48...57).contains($0) }
    }

    /// The IDs in a text.
    static func ids(in text: some StringProtocol) -> [String] {
        text.split { !($0.isLetter || $0.isNumber) }.map { String($0) }.filter { isID($0) }
    }

    /// The IDs that the comments and the names of tests in a Swift file cite, line by line.
    static func ids(inSource text: String) -> [(line: Int, id: String)] {
        var found: [(line: Int, id: String)] = []
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            if let comment = line.range(of: "//") {
                found += ids(in: line[comment.upperBound...]).map { (index + 1, $0) }
            }
        }
        return found
    }

    /// The IDs in a page, except in its code samples.
    static func ids(inPage text: String) -> [(line: Int, id: String)] {
        var (found, isCode): ([(line: Int, id: String)], Bool) = ([], false)
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            if line.hasPrefix("```") { isCode.toggle() }
            if !isCode { found += ids(in: line).map { (index + 1, $0) } }
        }
        return found
    }
}
