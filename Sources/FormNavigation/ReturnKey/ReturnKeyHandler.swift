import FormNavigationCore
import UIKit

/// Does what the Return key of a field says.
@MainActor
final class ReturnKeyHandler {
    private unowned let navigator: ResponderChainNavigator

    init(for navigator: ResponderChainNavigator) {
        self.navigator = navigator
    }

    /// The field in which the app has ended editing through the navigator, until another one gets focus.
    private weak var endedField: UIView?

    /// The app or the person has ended editing by the navigator's own means.
    func editingWasEnded(in field: UIView) { endedField = field }

    /// A field has got focus: what has ended before is over.
    func focusCame() { endedField = nil }

    /// Whether Return may still do its work: not where the app has sent focus elsewhere, put a screen over the form, or
    /// ended editing by ``FormNavigator/endEditing()``.
    ///
    /// A delegate that merely resigns and allows Return, as many do, does not mean to keep the person from going on.
    func takesReturn(in field: UIView) -> Bool {
        guard navigator.isActive, navigator.services.attachments.handlesReturn(in: field), let window = field.window,
            !field.isBelowPresentedScreen, endedField !== field
        else { return false }
        return field.isFirstResponder || navigator.forms.focused == nil && !window.hasFirstResponder
    }

    /// Moves on, or in the last field ends editing.
    func pressed(in field: UIView) { navigator.focusChanges.withReason(.returnKey) { goOn(from: field) } }

    private func goOn(from field: UIView) {
        // The field may have let go of focus.
        guard let site = navigator.forms.site(of: field), let form = navigator.forms.form(at: site) else { return }
        // The last field is the last on the keyboard, also where the buttons go round.
        if form.canMove(.next, from: field, wraps: false) {
            // That the rows which follow hold no field is known only now.
            guard navigator.mover.move(.next, from: field, in: form, wraps: false) == .foundNothing else { return }
        } else if !navigator.invalidFields.mayMoveOn(from: field) {
            return FormNavigator.report(.notMoved(from: field, .invalid))
        }
        field.resignFirstResponder()
        if navigator.forms.focused == nil { navigator.delegate { $0.formNavigator($1, didFinishIn: field) } }
    }
}

extension ReturnKeyPlan.Role {
    /// The key that says what it does; `nil` for the app's own.
    ///
    /// - Parameter last: The key of the last field.
    func key(last: UIReturnKeyType) -> UIReturnKeyType? {
        switch self {
        case .next: .next
        case .last: last
        case .untouched: nil
        }
    }
}
