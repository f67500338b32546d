import UIKit

/// Shows what has changed above and on the keyboard when it's safe to do so.
///
/// A reload may end a composition by an input method (Q4), dictation, or Writing Tools, so it waits for their end. Only
/// a field that's just gaining focus shows everything immediately.
@MainActor
final class InputReload {
    private let focus: FocusTracker
    /// The field that's gaining focus.
    private weak var arriving: UIView?
    /// The field whose reload is waiting.
    private weak var waiting: UIView?

    init(focus: FocusTracker) { self.focus = focus }

    /// Reloads the input views of a field, if the keyboard is there for it: a reload posts keyboard notifications (D4), and
    /// brings the keyboard back from a field in the app's accessory view.
    func perform(for field: UIView) {
        guard field.isFirstResponder, !focus.hasFieldAboveKeyboard else { return }
        guard field === arriving || !field.isEnteringText else {
            waiting = field
            return
        }
        if waiting === field { waiting = nil }
        field.reloadInputViews()
    }

    /// Does the work that's necessary for a field that's gaining focus.
    func atFocus(of field: UIView, _ work: () -> Void) {
        let previous = arriving
        arriving = field
        work()
        arriving = previous
    }

    /// Performs the reload that's waiting, unless text is still being composed.
    func resume() {
        guard let field = waiting else { return }
        waiting = nil
        perform(for: field)
    }
}
