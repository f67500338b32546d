import ExampleScreens
import FormDiagnostics
import FormNavigation
import FormNavigationCore
import TestSupport
import Testing
import UIKit

/// Recordings are replayed, and every promise is kept meanwhile.
@MainActor
struct RecordingTests {
    @Test(
        "every file in Tests/Support/Recordings is replayed, and nothing differs",
        arguments: RecordingFiles.names)
    func files(_ name: String) throws {
        let recording = try FormRecording(json: RecordingFiles.data(name))
        #expect(!recording.origin.isEmpty)
        Self.expectNothing(HeadlessReplay.played(recording), name)
    }

    @Test(
        "what the headless device records is replayed, and nothing differs",
        arguments: await RecordedSession.all.map(\.name))
    func sessions(_ name: String) throws {
        let session = try #require(RecordedSession.all.first { $0.name == name })
        let recording = try session.record()
        Self.expectNothing(HeadlessReplay.played(recording), name)
        if RecordingFiles.shouldRecordAgain { try RecordingFiles.write(recording.json(), name) }
        let isFiled = RecordingFiles.names.contains(name)
        #expect(isFiled, "run RECORD=1 swift test --filter RecordingTests to write it")
    }

    private static func recordEachScreen() throws {
        // As a sample, every third screen, on devices that take turns.
        for (index, screen) in ExampleScreen.all.enumerated() where testsEverything || index.isMultiple(of: 3) {
            try record(screen.name, on: index.isMultiple(of: 2) ? .iPhoneSE : .iPad)
        }
    }

    private static func record(_ name: String, on model: HeadlessModel) throws {
        let session = RecordedSession(name: name, screen: name, model: model) { device in
            let field = device.application.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
                .compactMap { $0.keyWindow?.firstField }.first
            try #require(field).becomeFirstResponder()
            device.settle()
            for step in 0..<8 {
                try? device.tap(title: "Next")
                if step == 3 { device.type("a\nb") }
                if step == 5 { device.rotate(to: .landscapeLeft) }
                device.settle()
            }
            device.rotate(to: .portrait)
            device.settle()
        }
        let recording = try session.record()
        #expect(!recording.events.isEmpty)
        expectNothing(HeadlessReplay.played(recording), name)
    }

    private static func expectNothing(_ replay: HeadlessReplay, _ name: String) {
        var lines = replay.differences.map(\.description)
        if let picture = replay.picture, let file = try? RecordingFiles.write(picture, of: name) {
            lines.append("Both screens: \(file.path)")
        }
        #expect(lines.isEmpty, "\(lines.joined(separator: "\n"))")
    }

    /// In its own process, so that it doesn't keep the other tests of the main actor waiting.
    struct LongTests {
        @Test(
            "screens of the example: what is recorded in one is replayed, and nothing differs", .oneProcessAtATime)
        func screens() async {
            await #expect(processExitsWith: .success) { try await RecordingTests.recordEachScreen() }
        }
    }
}
