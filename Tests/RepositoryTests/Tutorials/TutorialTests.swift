import Foundation
import Testing

/// The tutorials show what is compiled and what their screens look like.
///
/// `RECORD_TUTORIALS=1 swift test --filter TutorialTests` writes their code and their pictures anew.
struct TutorialTests {
    private static let folders = ["FormNavigation", "FormDiagnostics"].map { "Sources/\($0)/\($0).docc/Tutorials" }
    private static let resources = folders.map { $0 + "/Resources" }
    private static let shouldRecordAgain = ProcessInfo.processInfo.environment["RECORD_TUTORIALS"] != nil

    @Test("every code file of the tutorials is compiled as it is printed")
    func code() throws {
        let sources = try TutorialSource.all()
        for source in sources { try Self.expect(source.text, in: source.name) }
        #expect(sources.count > 15)
        let printed = Self.resources.flatMap(Repository.files).filter { $0.hasSuffix(".txt") }
        #expect(Set(printed) == Set(sources.map { Self.path(of: $0.name) }))
    }

    @Test("every code file and every picture is shown by a tutorial, and every one that is shown is there")
    func references() throws {
        for (folder, resources) in zip(Self.folders, Self.resources) {
            let pages = Repository.files(in: folder).filter { $0.hasSuffix(".tutorial") }
            let text = try pages.map(Repository.text).joined()
            let shown = text.components(separatedBy: "\"").filter { $0.hasSuffix(".svg") || $0.hasSuffix(".txt") }
            let files = Repository.files(in: resources).map { $0.dropFirst(resources.count + 1).description }
            #expect(Set(shown) == Set(files))
        }
    }

    #if HEADLESS_UIKIT
        @Test("every picture of the tutorials shows what their code builds", arguments: TutorialPicture.all)
        @MainActor
        func picture(_ picture: TutorialPicture) throws {
            let text = try picture.draw()
            #expect(text.utf8.count < 100_000)
            try Self.expect(text, in: picture.name)
        }

        @Test("every picture of the tutorials is drawn by a test")
        func pictures() {
            let files = Self.resources.flatMap(Repository.files).filter { $0.hasSuffix(".svg") }
            #expect(Set(files) == Set(TutorialPicture.all.map { Self.path(of: $0.name) }))
        }
    #endif

    private static func path(of name: String) -> String {
        "\(resources[name.lowercased().hasPrefix("check") ? 1 : 0])/\(name)"
    }

    /// Compares what a file holds with what it is to hold, or writes that.
    private static func expect(_ text: String, in name: String) throws {
        let path = path(of: name)
        if shouldRecordAgain { try Repository.write(text, to: path) }
        let isTheSame = try Repository.text(path) == text
        #expect(isTheSame, "\(name): RECORD_TUTORIALS=1 swift test --filter TutorialTests writes it anew")
    }
}
