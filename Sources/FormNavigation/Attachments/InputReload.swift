import UIKit

/// Shows what has changed above and on the keyboard when it's safe to do so.
///
/// A reload may end a composition by an input method (Q4), dictation, or Writing Tools, so it waits for their end. Only
/// a field that's just gaining focus shows everything immediately.
@MainActor
enum InputReload {
    /// The field that's gaining focus.
    private static weak var arriving: UIView?
    /// The field whose reload is waiting.
    private static weak var waiting: UIView?

    /// Reloads the input views of a field, if the keyboard is there for it: a reload posts keyboard notifications (D4), and
    /// brings the keyboard back from a field in the app's accessory view.
    static func perform(for field: UIView) {
        guard field.isFirstResponder, !FocusTracker.shared.hasFieldAboveKeyboard else { return }
        guard field === arriving || !field.isEnteringText else {
            waiting = field
            return
        }
        if waiting === field { waiting = nil }
        field.reloadInputViews()
    }

    /// Does the work that's necessary for a field that's gaining focus.
    static func atFocus(of field: UIView, _ work: () -> Void) {
        let previous = arriving
        arriving = field
        work()
        arriving = previous
    }

    /// Performs the reload that's waiting, unless text is still being composed.
    static func resume() {
        guard let field = waiting else { return }
        waiting = nil
        perform(for: field)
    }
}
