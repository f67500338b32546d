import FormNavigation
import UIKit

/// The root view controller of the inspector's window.
final class InspectorController: OverlayController {
    let inspectorView = InspectorView()
    /// A description of everything known about a field.
    var describe: (Int) -> String? = { _ in nil }
    private let recorder = FormRecorder()

    override func loadView() {
        view = inspectorView
        inspectorView.controls.onToggle = { [weak self] in self?.update() }
        inspectorView.controls.onRecord = { [weak self] in self?.record() }
        inspectorView.onTap = { [weak self] in self?.tell($0) }
        update()
    }

    // MARK: - The button

    private func update() {
        if !inspectorView.controls.isOn { inspectorView.card.text = nil }
        inspectorView.controls.isRecording = recorder.isRecording
        inspectorView.setNeedsLayout()
    }

    /// Shows everything known about a field, and copies it.
    private func tell(_ field: Int) {
        guard let text = describe(field) else { return }
        UIPasteboard.general.string = text
        inspectorView.card.text = text + "\n\nCopied."
        inspectorView.setNeedsLayout()
    }

    private func record() {
        if recorder.isRecording {
            recorder.stop()
            share()
        } else {
            recorder.start()
        }
        update()
    }

    private func share() {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("Recording.json")
        guard let json = recorder.json, (try? json.write(to: file)) != nil else { return }
        let activities = UIActivityViewController(activityItems: [file], applicationActivities: nil)
        // On iPad, it appears in a popover, which needs a source.
        activities.popoverPresentationController?.sourceView = inspectorView.controls
        activities.popoverPresentationController?.sourceRect = inspectorView.controls.bounds
        present(activities, animated: true)
    }
}
