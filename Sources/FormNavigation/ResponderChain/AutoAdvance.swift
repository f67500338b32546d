import UIKit

/// Moves on from a field when what the person does makes it full, see ``FormFieldOptions/autoAdvanceLength``.
///
/// A deletion, a correction, or a character too many leaves a field full that was so before.
@MainActor
final class AutoAdvance {
    private unowned let navigator: ResponderChainNavigator
    private weak var field: UIView?
    private var wasFull = false

    init(for navigator: ResponderChainNavigator) { self.navigator = navigator }

    func focusCame(to field: UIView) { note(field) }

    /// The field's delegate is about to be asked about a change: what code of the app has set before is known now.
    func textWillChange(in field: UIView) { note(field) }

    /// Moves on from a field that has just become full, where moving is the navigator's business; from the last one never,
    /// for people look at what they have typed.
    func textChanged(in field: UIView) {
        let (isKnown, wasFull) = (self.field === field, wasFull)
        note(field)
        guard isKnown, !wasFull, self.wasFull, let focused = navigator.forms.focused, focused.view === field,
            !focused.capabilities.isDisjoint(with: .moving), let form = navigator.forms.form(around: focused),
            form.contains(field)
        else { return }
        navigator.focusChanges.withReason(.full) {
            _ = navigator.mover.move(.next, from: field, in: form, wraps: false)
        }
    }

    private func note(_ field: UIView) {
        self.field = field
        wasFull = field.isFull
    }
}
