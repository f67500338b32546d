import UIKit

/// What happened, in order.
@MainActor
final class Log {
    private(set) var lines: [String] = []
    /// What to do when a line is written.
    var reactions: [String: () -> Void] = [:]
    private let observations = Observations()

    func callAsFunction(_ line: String) {
        lines.append(line)
        reactions[line]?()
    }

    /// Returns the lines so far, and clears the log.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// Returns the keyboard's notifications so far, and clears the log.
    func takeKeyboard() -> [String] { take().filter { Self.keyboardLines.contains($0) } }

    /// Returns the calls and notifications about editing so far, and clears the log.
    func takeEditing() -> [String] { take().filter { !Self.keyboardLines.contains($0) } }

    static let show = ["willChangeFrame", "willShow", "didChangeFrame", "didShow"]
    static let hide = ["willChangeFrame", "willHide", "didChangeFrame", "didHide"]
    private static let keyboardLines = Set(show + hide)

    /// Also writes the keyboard's notifications: `willShow`, `didHide`…
    func observeKeyboard() {
        let names: [(Notification.Name, String)] = [
            (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
            (UIResponder.keyboardWillShowNotification, "willShow"),
            (UIResponder.keyboardWillHideNotification, "willHide"),
            (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
            (UIResponder.keyboardDidShowNotification, "didShow"),
            (UIResponder.keyboardDidHideNotification, "didHide"),
        ]
        for (name, line) in names { observe(name) { _ in line } }
    }

    /// Also writes the editing notifications: `note:didBegin a`…
    func observeEditing() {
        let names: [(Notification.Name, String)] = [
            (UITextField.textDidBeginEditingNotification, "didBegin"),
            (UITextField.textDidEndEditingNotification, "didEnd"),
            (UITextField.textDidChangeNotification, "didChange"),
            (UITextView.textDidBeginEditingNotification, "didBegin"),
            (UITextView.textDidEndEditingNotification, "didEnd"),
            (UITextView.textDidChangeNotification, "didChange"),
        ]
        for (name, what) in names {
            observe(name) { "note:\(what) \(($0 as? UIView)?.accessibilityIdentifier ?? "?")" }
        }
    }

    /// Also writes a field's control events: `event:didBegin a`…
    func observeEvents(of field: UITextField) {
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "didBegin"), (.editingDidEnd, "didEnd"), (.editingChanged, "changed"),
        ]
        let name = field.accessibilityIdentifier ?? "?"
        for (event, what) in events {
            field.addAction(UIAction { [weak self] _ in self?("event:\(what) \(name)") }, for: event)
        }
    }

    /// - Parameter line: Returns the line to write for the notification's object.
    private func observe(_ name: Notification.Name, line: @escaping @MainActor (Any?) -> String) {
        observations.add(name) { [weak self] notification in
            nonisolated(unsafe) let object = notification.object
            MainActor.assumeIsolated { self?(line(object)) }
        }
    }
}
