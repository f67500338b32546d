import UIKit

/// What happened, in order, with one line for each event.
@MainActor
final class SessionLog {
    private(set) var lines: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    nonisolated init() {}

    isolated deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    func write(_ line: String) { lines.append(line) }

    /// Returns the lines so far, and clears the log.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// Writes a text field's control events.
    func observeEvents(of field: UITextField) {
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"), (.editingDidBegin, "editingDidBegin"),
            (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
            (.editingDidEndOnExit, "editingDidEndOnExit"), (.primaryActionTriggered, "primaryActionTriggered"),
        ]
        for (event, name) in events {
            field.addAction(
                UIAction { [weak self, weak field] _ in self?.write("event \(name) \(describe(field))") }, for: event)
        }
    }

    /// Writes the notifications that text fields and text views post about editing.
    func observeEditing() {
        let names = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
            UITextField.textDidEndEditingNotification, UITextView.textDidBeginEditingNotification,
            UITextView.textDidChangeNotification, UITextView.textDidEndEditingNotification,
        ]
        for name in names {
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] notification in
                let field = notification.object as? UIView
                MainActor.assumeIsolated { self?.write("\(name.rawValue) \(describe(field))") }
            }
            tokens.append(token)
        }
    }
}
