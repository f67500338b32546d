import FormDiagnostics
import FormNavigation
import FormNavigationCore
import Foundation
import Testing
import UIKit

/// The code in Recording.md does what the text around it says.
@MainActor
struct RecordingPageTests {
    final class SignUpViewController: UIViewController {
        let fields = ["Name", "Email"].enumerated().map { index, name in
            UITextField(named: name, frame: CGRect(x: 20, y: 600 + 50 * index, width: 250, height: 34))
        }
        private(set) var form: FormNavigator?

        override func viewDidLoad() {
            super.viewDidLoad()
            for field in fields { view.addSubview(field) }
            form = FormNavigator(viewController: self)
        }
    }

    @Test("a form of an app's is recorded on a headless device, written to a file, and replayed")
    func samples() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }

        let device = HeadlessDevice(.iPhone15)
        device.show(SignUpViewController())
        let recorder = FormRecorder(origin: "Order form, iPad mini, after the second rotation")
        recorder.start()
        try device.tap(title: "Email")
        device.settle()
        recorder.stop()
        try recorder.json?.write(to: file)

        let recording = try FormRecording(json: Data(contentsOf: file))
        #expect(HeadlessReplay.differences(in: recording).map(\.description) == [])
        #expect(recording.origin == "Order form, iPad mini, after the second rotation")
        let hasMoved = recording.events.contains { if case .done = $0.content { true } else { false } }
        #expect(hasMoved)
    }
}
