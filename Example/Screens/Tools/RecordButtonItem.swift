import FormDiagnostics
import UIKit

/// A button in the bar of a screen that records from one tap to the next, and then shows the recording.
final class RecordButtonItem: UIBarButtonItem {
    private let recorder: FormRecorder
    private weak var screen: UIViewController?

    /// - Parameter screen: The screen that shows the recording, and that's named in its header.
    init(on screen: UIViewController) {
        recorder = FormRecorder(origin: "The example app, \(type(of: screen))")
        self.screen = screen
        super.init()
        primaryAction = UIAction { [weak self] _ in self?.tapped() }
        update()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Screens make this button in code.") }

    private func tapped() {
        if recorder.isRecording {
            recorder.stop()
            showRecording()
        } else {
            recorder.start()
        }
        update()
    }

    private func update() {
        title = recorder.isRecording ? "Stop" : "Record"
        accessibilityLabel = title
    }

    private func showRecording() {
        guard let json = recorder.json else { return }
        let recording = RecordingViewController(json: json)
        screen?.present(UINavigationController(rootViewController: recording), animated: true)
    }
}
