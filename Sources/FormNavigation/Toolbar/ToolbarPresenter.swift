import FormNavigationCore
import UIKit

/// The toolbar of one navigator, or the view that the app shows in its place, and whether it is to be seen.
@MainActor
final class ToolbarPresenter {
    let toolbar: FormToolbar
    /// What the app shows in the toolbar's place.
    var accessoryView: (any FormAccessoryView)?
    private let actions: FormToolbar.Actions
    private var shown: (state: FormToolbar.State, configuration: FormNavigator.Configuration)?
    private var hardwareKeyboard = HardwareKeyboard()

    init(actions: FormToolbar.Actions) {
        self.actions = actions
        toolbar = FormToolbar(actions: actions, design: .current)
    }

    /// The view above the keyboard.
    var view: UIView { accessoryView ?? toolbar }

    /// Whether no field is to have the toolbar just now.
    func isHidden(_ configuration: FormToolbar.Configuration) -> Bool {
        configuration.hidesWithHardwareKeyboard && hardwareKeyboard.isInUse
    }

    /// Shows where the person is in the form.
    func show(_ state: FormToolbar.State, _ configuration: FormNavigator.Configuration) {
        shown = (state, configuration)
        toolbar.show(state, configuration.toolbar)
        accessoryView?.update(state, actions: actions)
        toolbar.enableInputClicksWhenVisible = configuration.playsInputClicks
    }

    /// Shows what is wrong with the field, or nothing of that kind, and the rest as it was.
    func show(error: String?) {
        guard var shown, shown.state.error != error else { return }
        shown.state.error = error
        show(shown.state, shown.configuration)
    }

    /// Lets go of what the last field had of its own in the toolbar, so that its items live no longer than it.
    func forgetField(_ configuration: FormNavigator.Configuration) {
        guard let shown, shown.configuration.toolbar != configuration.toolbar else { return }
        self.shown = (shown.state, configuration)
        toolbar.show(shown.state, configuration.toolbar)
    }

    /// Whether a field that has focus has the view, and yet it is not on the screen.
    func isMissing(from field: any FormInputAccessoryHost) -> Bool {
        field.inputAccessoryView === view && view.window == nil
    }

    /// Looks at a keyboard that has come to rest.
    ///
    /// - Returns: Whether what is known of a hardware keyboard has changed.
    func learn(from keyboard: Keyboard, in field: UIView) -> Bool {
        hardwareKeyboard.learn(from: keyboard, in: field)
    }
}
