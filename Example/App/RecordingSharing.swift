import UIKit

/// Shares recordings as files.
@MainActor
enum RecordingSharing {
    /// Lets the user send, save, or copy a recording.
    static func share(_ json: Data, from screen: UIViewController, at button: UIBarButtonItem) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("Recording.json")
        do {
            try json.write(to: file)
        } catch {
            TraceLog.shared.add("no recording to share: \(error)")
            return
        }
        let activities = UIActivityViewController(activityItems: [file], applicationActivities: nil)
        // On iPad, it appears in a popover, which needs a source.
        activities.popoverPresentationController?.barButtonItem = button
        screen.present(activities, animated: true)
    }
}
