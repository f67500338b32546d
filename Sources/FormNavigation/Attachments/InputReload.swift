import UIKit

/// Shows what has changed above and on the keyboard, at a time at which that does no harm.
///
/// A reload may end what an input method composes (Q4), or what is dictated. So it waits for the end of that. Only a field
/// that is just getting focus shows everything at once.
@MainActor
enum InputReload {
    /// The field that is getting focus.
    private static weak var arriving: UIView?
    /// The field whose reload waits.
    private static weak var waiting: UIView?

    /// Reloads the input views of a field, if the keyboard is there for it: a reload posts keyboard notifications (D4), and
    /// brings the keyboard back from a field in the app's accessory view.
    static func perform(for field: UIView) {
        guard field.isFirstResponder, !FocusTracker.shared.servesFieldAboveKeyboard else { return }
        guard field === arriving || !field.isComposingText && !field.isDictated else {
            waiting = field
            return
        }
        if waiting === field { waiting = nil }
        field.reloadInputViews()
    }

    /// Does what is to be done for a field that is getting focus.
    static func atFocus(of field: UIView, _ work: () -> Void) {
        let previous = arriving
        arriving = field
        work()
        arriving = previous
    }

    /// Performs the reload that waits, if nothing is composed any more.
    static func resume() {
        guard let field = waiting else { return }
        waiting = nil
        perform(for: field)
    }
}
