import Foundation

/// The Swift listings of a page, one after the other as they are printed, as a source file that the tests compile.
///
/// What is not said in the listings is not added. A type goes into an enum that has the page's name, so that two pages
/// may have a type of the same name. Functions become members of the last type above them, and so do statements: all of
/// them, in their order, are the body of one function. So a statement sees the type's properties and what the statements
/// before it have declared, and nothing else.
struct ListingSource {
    /// The name that the page's types are declared in.
    let name: String

    private let source: String
    private var imports: Set = ["import FormNavigation", "import UIKit"]
    private var types: [Piece] = []
    private var extensions: [Piece] = []
    private var members: [(type: String?, pieces: [Piece])] = []
    private var statements: [(type: String?, pieces: [Piece])] = []

    /// Reads the listings between lines of three backticks, the first of which is marked as Swift.
    ///
    /// - Parameters:
    ///   - markdown: The page, or a part of it.
    ///   - name: The page's name, as Swift would spell it.
    ///   - source: Where the page is, for the file's header.
    init?(markdown: String, name: String, source: String) {
        let listings = Self.listings(in: markdown)
        guard !listings.isEmpty else { return nil }
        self.name = "\(name)Listings"
        self.source = source
        if listings.contains(where: { $0.contains("#expect") }) { imports.insert("import Testing") }
        var type: String?
        for piece in listings.flatMap(Piece.pieces) {
            switch piece.kind {
            case .module: imports.formUnion(piece.lines)
            case .type(let name):
                types.append(piece)
                type = name
            case .typeExtension: extensions.append(piece)
            case .member: Self.add(piece, of: type, to: &members)
            case .statement: Self.add(piece, of: type, to: &statements)
            }
        }
    }

    /// The Swift listings of a page.
    static func listings(in markdown: String) -> [String] {
        markdown.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
    }

    private static func add(_ piece: Piece, of type: String?, to groups: inout [(type: String?, pieces: [Piece])]) {
        if let place = groups.firstIndex(where: { $0.type == type }) {
            groups[place].pieces.append(piece)
        } else {
            groups.append((type, [piece]))
        }
    }

    // MARK: - The file

    /// The source file.
    var text: String {
        var parts = [
            """
            // The listings of \(source), one after the other.
            // `RECORD_LISTINGS=1 swift test --filter ListingTests` writes this file.
            // swift-format-ignore-file
            """
        ]
        parts.append(imports.sorted().joined(separator: "\n"))
        parts.append(block("enum \(name)", types.map { Self.indented($0.lines) }))
        // Extensions see the page's types by their own names.
        let names = types.compactMap { if case .type(let name) = $0.kind { name } else { nil } }
        let aliases = names.map { "private typealias \($0) = \(name).\($0)" }
        if !aliases.isEmpty { parts.append(aliases.joined(separator: "\n")) }
        parts += extensions.map { $0.lines.joined(separator: "\n") }
        parts += members.map { group in block(header(of: group.type), group.pieces.map { Self.indented($0.lines) }) }
        parts += statements.map { group in
            // What only shows how to ask for a value is used, so that the compiler does not warn.
            let uses = group.pieces.compactMap(\.declaredName).map { "_ = \($0)" }
            let lines = group.pieces.flatMap(\.lines) + uses
            let attributes = group.type == nil ? "@MainActor static " : ""
            let function = block("\(attributes)func statements() async throws", [Self.indented(lines)])
            return block(header(of: group.type), [Self.indented(function.components(separatedBy: "\n"))])
        }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private func header(of type: String?) -> String { "extension \(name)" + (type.map { ".\($0)" } ?? "") }

    private func block(_ header: String, _ parts: [String]) -> String {
        parts.isEmpty ? "\(header) {}" : "\(header) {\n\(parts.joined(separator: "\n\n"))\n}"
    }

    private static func indented(_ lines: [String]) -> String {
        lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    }
}
