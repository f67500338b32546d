import UIKit

/// Hands recordings on as files.
@MainActor
enum RecordingSharing {
    /// Lets the person send, save or copy a recording.
    static func share(_ json: Data, from screen: UIViewController, at button: UIBarButtonItem) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("Recording.json")
        do {
            try json.write(to: file)
        } catch {
            TraceLog.shared.add("no recording to share: \(error)")
            return
        }
        let activities = UIActivityViewController(activityItems: [file], applicationActivities: nil)
        // An iPad shows it in a popover, which must know where it belongs.
        activities.popoverPresentationController?.barButtonItem = button
        screen.present(activities, animated: true)
    }
}
