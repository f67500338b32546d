import Foundation

/// A code file of a tutorial, which is no source of the package, made from the source that holds it in a namespace, since every step declares the same types.
struct TutorialSource {
    /// The file's name.
    let name: String
    /// The text as the tutorial prints it.
    let text: String

    /// Every step of the tutorials.
    static func all() throws -> [TutorialSource] {
        try Repository.files(in: "Tests/RepositoryTests/Tutorials")
            .filter { $0.contains("Step") && $0.hasSuffix(".swift") }
            .map { try TutorialSource(Repository.text($0)) }
    }

    /// Takes the namespace, what follows it and the conditions around it away.
    private init(_ source: String) throws {
        let lines = source.components(separatedBy: "\n")
        guard let first = lines.firstIndex(where: { $0.drop { $0 == " " }.hasPrefix("enum ") }) else {
            throw Failure.noNamespace
        }
        let indent = String(lines[first].prefix { $0 == " " })
        let last = lines[first...].firstIndex(of: indent + "}") ?? lines.endIndex
        let body = lines[(first + 1)..<last].map { $0.isEmpty ? "" : String($0.dropFirst(indent.count + 4)) }
        var imports = lines[..<first].map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("import ") }
        // A test of an app imports the app's module; here the screen is in the same one.
        if imports.contains("import Testing") { imports.append("\n@testable import Screens") }
        text = (imports + [""] + body).joined(separator: "\n") + "\n"
        name = lines[first].split(separator: " ")[1] + ".txt"
    }

    private enum Failure: Error { case noNamespace }
}
