import FormNavigationCore
import UIKit

/// Does what the person asks for with the toolbar, a key or a tap, and the app by ``FormNavigator/endEditing()``.
@MainActor
final class FormCommands {
    private unowned let navigator: ResponderChainNavigator

    init(for navigator: ResponderChainNavigator) { self.navigator = navigator }

    /// The person has tapped Previous or Next in the toolbar.
    func tapped(_ direction: MoveDirection) {
        click()
        navigator.mover.move(direction)
    }

    /// The person has tapped Done in the toolbar.
    func doneTapped() {
        click()
        let field = navigator.forms.currentField
        endEditing()
        if let field { navigator.delegate { $0.formNavigator($1, didTapDoneIn: field) } }
    }

    /// The person has tapped outside of the field that has focus.
    func tappedOutside() {
        navigator.focusChanges.withReason(.tapOutside) { _ = endEditing() }
    }

    /// The person has pressed a key that a command is for.
    func pressed(_ key: FormKey) {
        // A field keeps focus below a screen that is presented over its form.
        guard navigator.isActive, navigator.forms.focused?.view?.isBelowPresentedScreen != true else { return }
        switch key {
        case .next: navigator.mover.move(.next)
        case .previous: navigator.mover.move(.previous)
        case .cancel, .done: endEditing()
        }
    }

    /// Ends editing, if the field that has focus lets it end.
    ///
    /// - Returns: Whether no field of this scope has focus now.
    @discardableResult
    func endEditing() -> Bool {
        guard let field = navigator.forms.currentField else { return true }
        navigator.focusChanges.withReason(orElse: .done) {
            field.letGoOfFocus()
            navigator.noticeLostFocus()
        }
        if !field.hasFocus { navigator.returnKeys.editingWasEnded(in: field) }
        return !field.hasFocus && navigator.forms.focused == nil
    }

    /// Plays the sound of a key, before anything moves: it needs this toolbar on screen (N2).
    private func click() {
        if navigator.configuration.playsInputClicks { UIDevice.current.playClick() }
    }
}
