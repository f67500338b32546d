import Foundation

extension ListingSource {
    /// A declaration or a statement of a listing, with the comments above it.
    struct Piece {
        /// The kind of a piece, which determines where it goes.
        enum Kind: Equatable {
            case module
            /// A type that functions and statements below it belong to.
            case type(String)
            case typeExtension
            case member
            case statement
        }

        let kind: Kind
        let lines: [String]

        /// Divides a listing at every line that begins at the left edge and isn't inside brackets.
        static func pieces(of listing: String) -> [Piece] {
            var groups: [[String]] = []
            var depth = 0
            // Comments and attributes belong to what follows them.
            var isOpen = false
            for line in listing.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
                let code = code(in: line)
                let begins = depth == 0 && !line.isEmpty && !line.hasPrefix(" ")
                if begins && !isOpen || groups.isEmpty { groups.append([]) }
                groups[groups.count - 1].append(line)
                depth += code.count { "({[".contains($0) } - code.count { ")}]".contains($0) }
                if begins || isOpen { isOpen = code.isEmpty || isAttribute(code) }
            }
            return groups.map { group in
                Piece(lines: Array(group.reversed().drop(while: \.isEmpty).reversed()))
            }
        }

        private init(lines: [String]) {
            self.lines = lines
            let first = lines.lazy.map(Self.code).first { !$0.isEmpty && !Self.isAttribute($0) }
            var words = (first ?? "").split(separator: " ").map(String.init)
            while let word = words.first, word.hasPrefix("@") || Self.modifiers.contains(word) { words.removeFirst() }
            let name = words.dropFirst().first?.prefix { $0.isLetter || $0.isNumber }
            kind =
                switch words.first {
                case "import": .module
                case "class", "struct", "enum", "protocol": .type(String(name ?? ""))
                case "extension": .typeExtension
                case "func": .member
                default: .statement
                }
        }

        private static let modifiers: Set = ["final", "private", "public"]

        /// Whether a line contains only an attribute, with or without arguments.
        private static func isAttribute(_ code: String) -> Bool {
            code.hasPrefix("@") && (code.hasSuffix(")") || !code.contains(" "))
        }

        /// A line without its comment, and without surrounding spaces.
        private static func code(in line: String) -> String {
            let code = line.components(separatedBy: "//")[0]
            return code.trimmingCharacters(in: .whitespaces)
        }

        /// The name that a statement declares.
        var declaredName: String? {
            let words = lines.lazy.map(Self.code).first { !$0.isEmpty }?.split(separator: " ") ?? []
            guard kind == .statement, words.count > 2, words[0] == "let" || words[0] == "var" else { return nil }
            let name = words[1].prefix { $0.isLetter || $0.isNumber }
            return name.isEmpty ? nil : String(name)
        }
    }
}
