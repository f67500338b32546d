import UIKit

/// Reports what's posted about the keyboard and about editing, line by line, while it exists.
final class KeyboardWatch {
    private var tokens: [any NSObjectProtocol] = []

    /// - Parameter tell: A closure that receives each line when it's posted: `willShow 0 516 393 336`.
    @MainActor
    init(tell: @escaping @MainActor (String) -> Void) {
        let names: [(Notification.Name, String)] = [
            (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
            (UIResponder.keyboardWillShowNotification, "willShow"),
            (UIResponder.keyboardWillHideNotification, "willHide"),
            (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
            (UIResponder.keyboardDidShowNotification, "didShow"),
            (UIResponder.keyboardDidHideNotification, "didHide"),
            (UITextView.textDidBeginEditingNotification, "didBegin"),
            (UITextView.textDidEndEditingNotification, "didEnd"),
        ]
        for (name, word) in names {
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                let line = ([word] + Self.details(of: notification)).joined(separator: " ")
                MainActor.assumeIsolated { tell(line) }
            }
            tokens.append(token)
        }
    }

    deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    /// The announced frame of the keyboard, and whether it belongs to another app.
    private static func details(of notification: Notification) -> [String] {
        let info = notification.userInfo
        guard let frame = (info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue else { return [] }
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }
        let isLocal = info?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool
        return numbers + (isLocal == false ? ["not local"] : [])
    }
}
