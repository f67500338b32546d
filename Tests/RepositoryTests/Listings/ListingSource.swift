import Foundation

/// The Swift listings of a page, exactly as printed and in order, as a source file that the tests compile.
///
/// Nothing is added to the listings. A type goes into an enum with the page's name, so that two pages can have types
/// with the same name. Functions become members of the last type above them. So do statements: all of them, in order,
/// are the body of one function. So a statement sees the type's properties and what the previous statements have
/// declared, and nothing else.
struct ListingSource {
    /// The name of the enum for the page's types.
    let name: String

    private let source: String
    private var imports: Set = ["import FormNavigation", "import UIKit"]
    private var types: [Piece] = []
    private var extensions: [Piece] = []
    private var members: [(type: String?, pieces: [Piece])] = []
    private var statements: [(type: String?, pieces: [Piece])] = []

    /// Reads the listings between lines of three backticks that are marked as Swift.
    ///
    /// - Parameters:
    ///   - markdown: The page, or a part of it.
    ///   - name: The name of the page, as a Swift identifier.
    ///   - source: The path of the page, for the file's header.
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
        // Extensions refer to the page's types by their own names.
        let names = types.compactMap { if case .type(let name) = $0.kind { name } else { nil } }
        let aliases = names.map { "private typealias \($0) = \(name).\($0)" }
        if !aliases.isEmpty { parts.append(aliases.joined(separator: "\n")) }
        parts += extensions.map { $0.lines.joined(separator: "\n") }
        parts += members.map { group in block(header(of: group.type), group.pieces.map { Self.indented($0.lines) }) }
        parts += statements.map { group in
            // Values that only show how to request them are used here, so that the compiler doesn't warn.
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
