import FormNavigation
import FormNavigationCore
import Testing
import UIKit

/// What was recorded is done again, and every promise kept meanwhile.
@MainActor
struct RecordingTests {
    @Test("every file in Tests/Recordings is replayed, and nothing differs", arguments: RecordingFiles.names)
    func files(_ name: String) throws {
        let recording = try FormRecording(json: RecordingFiles.data(name))
        #expect(!recording.origin.isEmpty)
        expectNothing(HeadlessReplay.differences(in: recording))
    }

    @Test(
        "what the headless device records is replayed, and nothing differs",
        arguments: await RecordedSession.all.map(\.name))
    func sessions(_ name: String) throws {
        let session = try #require(RecordedSession.all.first { $0.name == name })
        let recording = try session.record()
        expectNothing(HeadlessReplay.differences(in: recording))
        if RecordingFiles.areMadeAnew { try RecordingFiles.write(recording.json(), name) }
        let isFiled = RecordingFiles.names.contains(name)
        #expect(isFiled, "RECORD=1 swift test --filter RecordingTests writes it")
    }

    private func expectNothing(_ differences: [HeadlessReplay.Difference]) {
        #expect(differences.isEmpty, "\(differences.map(\.description).joined(separator: "\n"))")
    }
}
