import FormNavigationCore
import UIKit

/// Does what the Return key of a field says.
@MainActor
final class ReturnKeyHandler {
    private unowned let navigator: ResponderChainNavigator

    init(for navigator: ResponderChainNavigator) {
        self.navigator = navigator
    }

    /// Whether Return may still do its work: not where the app has sent focus elsewhere, or put a screen over the form.
    ///
    /// A delegate that merely resigns and allows Return, as many do, does not mean to keep the person from going on.
    func takesReturn(in field: UIView) -> Bool {
        guard navigator.isActive, navigator.attachments.handlesReturn(in: field), field.window != nil,
            !field.isBelowPresentedScreen
        else { return false }
        return field.isFirstResponder || navigator.forms.focused == nil
    }

    /// Moves on, or in the last field ends editing.
    func pressed(in field: UIView) {
        // The field may have let go of focus.
        guard let site = navigator.forms.site(of: field), let form = navigator.forms.form(at: site) else { return }
        // The last field is the last on the keyboard, also where the buttons go round.
        if navigator.mover.mayMove(.next, from: field, in: form, wraps: false) {
            navigator.mover.move(.next, from: field, in: form, wraps: false)
        } else {
            field.resignFirstResponder()
            if navigator.forms.focused == nil { navigator.delegate { $0.formNavigator($1, didFinishIn: field) } }
        }
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
