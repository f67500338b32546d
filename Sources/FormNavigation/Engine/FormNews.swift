import FormNavigationCore
import UIKit

/// Informs the app about focus and the keyboard, for one navigator: its delegate, and all listeners.
///
/// News waits until every navigator has handled the events. See ``FormCenter``.
@MainActor
final class FormNews {
    let focusChanges = ChangeFeed<FormFocusChange>()
    private var waiting: [(field: UIView, isFocused: Bool, reason: FormFocusChange.Reason)] = []
    /// What the app knows about the keyboard.
    private var toldKeyboard: FormKeyboard
    private let reason: FocusReason
    /// Tells the app's delegate, and returns whether there's one.
    private let tell: @MainActor ((any EngineDelegate) -> Void) -> Bool

    /// - Parameters:
    ///   - keyboard: What the app knows about the keyboard.
    ///   - tell: Tells the app's delegate, and returns whether there's one.
    init(
        reason: FocusReason, keyboard: FormKeyboard,
        tell: @escaping @MainActor ((any EngineDelegate) -> Void) -> Bool
    ) {
        (self.reason, toldKeyboard, self.tell) = (reason, keyboard, tell)
    }

    /// Drops what hasn't been reported.
    func forget() { waiting = [] }

    /// Ends all streams, and drops what hasn't been reported.
    func finish() {
        forget()
        focusChanges.finish()
    }

    /// Records that a field gained or lost focus.
    func note(_ field: UIView, isFocused: Bool) {
        waiting.append((field, isFocused, reason.current))
    }

    /// Informs the app which fields gained focus, and which lost it.
    ///
    /// - Returns: Whether the delegate was called.
    func tellOfFocus() -> Bool {
        var hasTold = false
        while !waiting.isEmpty {
            let (field, isFocused, reason) = waiting.removeFirst()
            focusChanges.send(FormFocusChange(field, isFocused: isFocused, reason))
            let isHeard = tell {
                isFocused
                    ? $0.didBeginEditing(in: field, because: reason) : $0.didEndEditing(in: field, because: reason)
            }
            hasTold = hasTold || isHeard
        }
        return hasTold
    }

    /// Informs the app of the keyboard's position, if that has changed.
    ///
    /// - Returns: Whether the delegate was called, and may have moved something with the keyboard.
    func tell(of keyboard: FormKeyboard) -> Bool {
        guard keyboard != toldKeyboard else { return false }
        toldKeyboard = keyboard
        return tell { $0.keyboardDidChange(keyboard) }
    }
}
