import Foundation

/// The doc comments of the public declarations in a Swift file.
enum PublicComments {
    struct Comment {
        let line: Int
        let text: String
    }

    static func all(in text: String) -> [Comment] {
        let lines = text.components(separatedBy: "\n")
        var comments: [Comment] = []
        var index = 0
        while index < lines.count {
            guard code(lines[index]).hasPrefix("///") else {
                index += 1
                continue
            }
            let start = index
            while index < lines.count, code(lines[index]).hasPrefix("///") { index += 1 }
            // There can be attributes between a comment and its declaration.
            var declaration = index
            while declaration < lines.count, isAttribute(lines[declaration]) { declaration += 1 }
            guard declaration < lines.count, isPublic(declaration, in: lines) else { continue }
            comments.append(Comment(line: start + 1, text: lines[start..<index].joined(separator: "\n")))
        }
        return comments
    }

    /// Whether a line contains only an attribute.
    private static func isAttribute(_ line: String) -> Bool {
        guard code(line).hasPrefix("@") else { return false }
        let words = Set(line.split { $0 == " " || $0 == "(" }.map(String.init))
        return words.isDisjoint(with: [
            "func", "var", "let", "init", "class", "struct", "enum", "protocol", "extension",
        ])
    }

    /// Whether the declaration in a line is public: by its own keyword, or as a case, requirement, or member of a
    /// public one.
    private static func isPublic(_ index: Int, in lines: [String]) -> Bool {
        if hasPublicWord(lines[index]) { return true }
        let indentation = lines[index].prefix { $0 == " " }.count
        let isCase = code(lines[index]).hasPrefix("case ") || code(lines[index]).hasPrefix("indirect case ")
        for line in lines[..<index].reversed() {
            let code = code(line)
            guard !code.isEmpty, !code.hasPrefix("//"), !code.hasPrefix("#"),
                line.prefix(while: { $0 == " " }).count < indentation
            else { continue }
            return hasPublicWord(line) && (isCase || code.contains("protocol ") || code.contains("public extension "))
        }
        return false
    }

    private static func hasPublicWord(_ line: String) -> Bool {
        let words = line.components(separatedBy: "{")[0].split(separator: " ")
        return words.contains("public") || words.contains("open")
    }

    private static func code(_ line: String) -> Substring { line.drop { $0 == " " } }
}
