import Foundation

/// Which files of a module use which others, as far as the text of the sources shows it.
///
/// A file uses another one if it names a type, a nested type, or a static member that the other one declares, or a
/// member that the other one adds to a type of another module, such as `UIView`. Members of the module's own types
/// don't count, because the text doesn't say to whom they belong.
struct ModuleUses {
    /// For each file, the files that it uses, and the words in which it does.
    private(set) var files: [String: [String: Set<String>]] = [:]

    /// The files that declare the types that aren't nested.
    private var types: [String: String] = [:]
    /// The files that declare nested types and static members, by the name of the type around them.
    private var members: [String: [String: String]] = [:]
    /// The declarations of all other members, by their names.
    private var otherMembers: [String: Set<Member>] = [:]

    private struct Member: Hashable {
        let file: String
        /// The type that the member is added to by an extension.
        let extended: String?
    }

    /// What's between a pair of braces.
    private struct Scope {
        /// The type that's declared or extended there, or `nil` if it's something else, such as a function.
        var type: String?
        var extended: String?
    }

    init(of module: String) throws {
        var sources: [String: [String]] = [:]
        for file in Repository.files(in: "Sources/\(module)") where file.hasSuffix(".swift") {
            sources[file] = try Self.words(in: Repository.text(file))
        }
        // If two types have the same name, that of the last file counts, in every run.
        for (file, words) in sources.sorted(by: { $0.key < $1.key }) { noteDeclarations(words, in: file) }
        for (file, words) in sources {
            files[file] = [:]
            for (word, used) in uses(in: words) where used != file { files[file]?[used, default: []].insert(word) }
        }
    }

    /// The groups whose files use each other in a circle, directly or through those of other groups.
    ///
    /// - Parameter group: The name of the group that a file belongs to, such as its folder.
    func circles(among group: (String) -> String) -> Set<Set<String>> {
        var direct: [String: Set<String>] = [:]
        for (file, uses) in files {
            let others = Set(uses.keys.map(group)).subtracting([group(file)])
            direct[group(file), default: []].formUnion(others)
        }
        let reached = direct.mapValues { first in
            var (reached, next) = (first, Array(first))
            while let group = next.popLast() {
                for other in direct[group, default: []] where reached.insert(other).inserted { next.append(other) }
            }
            return reached
        }
        let circles = reached.filter { $1.contains($0) }.map { group, others in
            others.filter { reached[$0, default: []].contains(group) }
        }
        return Set(circles)
    }

    /// The words and braces of a source. A word includes what follows after dots, and a colon.
    private static func words(in source: String) throws -> [String] {
        let strings = #""{3}[\s\S]*?"{3}|"(?:\\.|[^"\\\n])*""#
        let skipped = try NSRegularExpression(pattern: strings + #"|//.*|/\*[\s\S]*?\*/"#)
        let code = skipped.stringByReplacingMatches(
            in: source, range: NSRange(source.startIndex..., in: source), withTemplate: "")
        let words = try NSRegularExpression(pattern: #"\.?\b[A-Za-z_]\w*(?:\.\w+)*:?|[{}]"#)
        return words.matches(in: code, range: NSRange(code.startIndex..., in: code)).compactMap { match in
            Range(match.range, in: code).map { String(code[$0]) }
        }
    }

    private static let typeKeywords: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]
    private static let memberKeywords: Set = ["let", "var", "func", "case"]
    private static let modifiers: Set = [
        "public", "package", "private", "fileprivate", "set", "static", "class", "final", "override", "mutating",
        "nonisolated", "lazy", "weak",
    ]

    /// Notes what a source declares, except what's only visible in its file.
    private mutating func noteDeclarations(_ words: [String], in file: String) {
        var scopes: [Scope] = []
        var next = Scope()
        for (index, word) in words.enumerated() {
            let following = index + 1 < words.count ? words[index + 1] : ""
            let name = following.hasSuffix(":") ? String(following.dropLast()) : following
            let modifiers = words[..<index].reversed().prefix { Self.modifiers.contains($0) }
            let isHidden = !modifiers.contains("set") && modifiers.contains { $0.hasSuffix("private") }
            if word == "{" {
                scopes.append(next)
                next = Scope()
            } else if word == "}" {
                _ = scopes.popLast()
            } else if word == "extension" {
                let names = name.components(separatedBy: ".")
                next = Scope(type: names.last, extended: names.first)
            } else if Self.typeKeywords.contains(word), name.first?.isUppercase == true {
                if word != "typealias" { next = Scope(type: name) }
                guard !isHidden else { continue }
                if let type = scopes.last?.type { members[type, default: [:]][name] = file } else { types[name] = file }
            } else if Self.memberKeywords.contains(word), let scope = scopes.last, let type = scope.type {
                if modifiers.contains("static") {
                    members[type, default: [:]][name] = file
                } else {
                    let extended = isHidden ? nil : scope.extended
                    otherMembers[name, default: []].insert(Member(file: file, extended: extended))
                }
            }
        }
    }

    /// The words that name something in the module, and the files that declare it.
    private func uses(in words: [String]) -> [(word: String, file: String)] {
        var found: [(word: String, file: String)] = []
        // A type that's extended, or around a nested one, only says where something belongs. An argument's label can be
        // any name.
        for (previous, word) in zip([""] + words, words)
        where previous != "extension" && (!word.hasSuffix(":") || word.contains(".")) {
            var names = word.filter { $0 != ":" }.components(separatedBy: ".")[...]
            if var type = names.first, var file = types[type] {
                names.removeFirst()
                while let name = names.first, let member = members[type]?[name] {
                    (type, file) = (name, member)
                    names.removeFirst()
                }
                found.append((word, file))
            }
            // If another type has a member with the same name, it may be either of them.
            for name in names {
                guard let known = otherMembers[name], known.count == 1, let member = known.first,
                    let extended = member.extended, types[extended] == nil
                else { continue }
                found.append((word, member.file))
            }
        }
        return found
    }
}
