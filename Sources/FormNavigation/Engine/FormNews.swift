import FormNavigationCore
import UIKit

/// Informs the app about focus and the keyboard, for one navigator: its delegate, and all listeners.
///
/// News waits until every navigator has handled the events. See ``FormEvents``.
@MainActor
final class FormNews {
    let focusChanges = ChangeFeed<FormFocusChange>()
    private var waiting: [(field: UIView, isFocused: Bool, reason: FormFocusChange.Reason)] = []
    /// What the app knows about the keyboard.
    private var toldKeyboard = KeyboardObserver.shared.state
    /// The reason why focus changes right now. Whatever moves focus does so within one call, even between the fields of
    /// two navigators.
    private static var reason = FormFocusChange.Reason.other
    private let delegate: @MainActor () -> (any FormNavigatorDelegate, FormNavigator)?

    /// - Parameter delegate: The navigator and its delegate, while both exist.
    init(for delegate: @escaping @MainActor () -> (any FormNavigatorDelegate, FormNavigator)?) {
        self.delegate = delegate
    }

    /// Drops what hasn't been reported.
    func forget() { waiting = [] }

    /// Ends all streams, and drops what hasn't been reported.
    func finish() {
        forget()
        focusChanges.finish()
    }

    // MARK: - Reasons

    /// Performs changes that may move focus, with a reason.
    static func withReason<Result>(_ reason: FormFocusChange.Reason, _ changes: () -> Result) -> Result {
        let before = self.reason
        self.reason = reason
        defer { self.reason = before }
        return changes()
    }

    /// Calls the app's code, which moves focus for its own reasons.
    static func callApp<Result>(_ call: () -> Result) -> Result { withReason(.other, call) }

    // MARK: - Informing the app

    /// Records that a field gained or lost focus.
    func note(_ field: UIView, isFocused: Bool) {
        waiting.append((field, isFocused, Self.reason))
    }

    /// Informs the app which fields gained focus, and which lost it.
    ///
    /// - Returns: Whether the delegate was called.
    func tellOfFocus() -> Bool {
        var hasTold = false
        while !waiting.isEmpty {
            let (field, isFocused, reason) = waiting.removeFirst()
            focusChanges.send(FormFocusChange(field, isFocused: isFocused, reason))
            guard let (delegate, navigator) = delegate() else { continue }
            hasTold = true
            Self.callApp {
                if isFocused {
                    delegate.formNavigator(navigator, didBeginEditingIn: field, because: reason)
                } else {
                    delegate.formNavigator(navigator, didEndEditingIn: field, because: reason)
                }
            }
        }
        return hasTold
    }

    /// Informs the app of the keyboard's position, if that has changed.
    ///
    /// - Returns: Whether the delegate was called, and may have moved something with the keyboard.
    func tell(of keyboard: FormKeyboard) -> Bool {
        guard keyboard != toldKeyboard else { return false }
        toldKeyboard = keyboard
        guard let (delegate, navigator) = delegate() else { return false }
        Self.callApp { delegate.formNavigator(navigator, keyboardDidChange: keyboard) }
        return true
    }
}
