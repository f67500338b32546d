import FormNavigationCore
import UIKit

/// The toolbar of one navigator, or the view that the app shows in its place, and whether it's visible.
@MainActor
final class ToolbarPresenter {
    /// Created when it's first needed, because most navigators of an app aren't on the screen.
    private(set) lazy var toolbar = FormToolbar(actions: actions, design: .current, keyboard: keyboard)
    /// The app's replacement for the toolbar.
    var accessoryView: (any FormAccessoryView)?
    /// The app's view, if it has received the current state.
    private weak var informedView: (any FormAccessoryView)?
    private let actions: FormToolbar.Actions
    private let keyboard: KeyboardObserver
    private var shown: (state: FormToolbar.State, configuration: FormNavigator.Configuration)?
    private var hardwareKeyboard = HardwareKeyboard()

    init(actions: FormToolbar.Actions, keyboard: KeyboardObserver) {
        (self.actions, self.keyboard) = (actions, keyboard)
    }

    /// The view above the keyboard.
    var view: UIView { accessoryView ?? toolbar }

    /// The view above the keyboard, if a field has been given it.
    var shownView: UIView? { shown == nil ? nil : view }

    /// Whether no field should have the toolbar right now.
    func isHidden(_ configuration: FormToolbar.Configuration) -> Bool {
        configuration.hidesWithHardwareKeyboard && hardwareKeyboard.isInUse
    }

    /// Shows the user's position in the form.
    ///
    /// - Parameters:
    ///   - error: What's wrong with the content of the field that has focus.
    ///   - keyboardAppearance: The appearance of the field's keyboard, dark or light, or `nil` for the field's own.
    func update(with form: FormSnapshot, error: String?, keyboardAppearance: UIKeyboardAppearance?) {
        guard let field = form.focus?.view else { return }
        var configuration = form.configuration
        if let options = field.assignedOptions?.toolbar { configuration.toolbar.apply(options) }
        var state = FormToolbar.State(
            of: field, in: form, error: error, showsPlaceholder: configuration.toolbar.showsPlaceholder)
        state.showsPreviousNext = configuration.toolbar.showsPreviousNext(state)
        state.userInterfaceStyle = field.keyboardStyle(keyboardAppearance)
        toolbar.windowTintColor = field.window?.tintColor
        show(state, configuration)
    }

    /// What's shown to be wrong with the field.
    var shownError: String? { shown?.state.error }

    /// Shows what's wrong with the field, or no error. Everything else stays the same.
    func show(error: String?) {
        guard var shown, shown.state.error != error else { return }
        shown.state.error = error
        show(shown.state, shown.configuration)
    }

    private func show(_ state: FormToolbar.State, _ configuration: FormNavigator.Configuration) {
        let isNews = shown?.state != state || informedView !== accessoryView
        shown = (state, configuration)
        informedView = accessoryView
        toolbar.show(state, configuration.toolbar)
        toolbar.enableInputClicksWhenVisible = configuration.playsInputClicks
        if isNews { accessoryView?.update(state, actions: actions) }
    }

    /// Releases what belongs to the last field in the toolbar, so that the field's items don't outlive it.
    func forgetField(_ configuration: FormNavigator.Configuration) {
        guard let shown, shown.configuration.toolbar != configuration.toolbar else { return }
        self.shown = (shown.state, configuration)
        toolbar.show(shown.state, configuration.toolbar)
    }

    /// The keyboard has been announced in another position, and may no longer have keys.
    func keyboardChanged() {
        if shown != nil { toolbar.followKeyboard() }
    }

    /// A field gains focus, and the keyboard may appear for it.
    func focusCame() {
        if keyboard.keyboard == .absent { hardwareKeyboard.guess() }
    }

    /// Examines a keyboard that has come to rest.
    ///
    /// - Returns: Whether this changed what's known about a hardware keyboard.
    func learn(from keyboard: Keyboard, in field: UIView) -> Bool {
        // A field's own input views run the app's code, which may end up here again, so a copy is used.
        var hardwareKeyboard = hardwareKeyboard
        defer { self.hardwareKeyboard = hardwareKeyboard }
        return hardwareKeyboard.learn(from: keyboard, in: field)
    }
}

extension FormToolbar.State {
    /// - Parameter error: What's wrong with the field's content.
    @MainActor
    fileprivate init(of field: UIView, in form: FormSnapshot, error: String?, showsPlaceholder: Bool) {
        title = field.toolbarTitle(showsPlaceholder: showsPlaceholder)
        self.error = error
        // The number of fields in rows that aren't loaded isn't known.
        if !form.hasRowsToLoad, form.contains(field) {
            for stop in form.fields where stop.isStop {
                count += 1
                if stop.view === field { place = count }
            }
        }
        let wraps = form.configuration.wrapsAround
        canFocusPrevious = form.canMove(.previous, from: .field(field), wraps: wraps)
        canFocusNext = form.canMove(.next, from: .field(field), wraps: wraps)
        tintColor = field.assignedOptions?.toolbar.tintColor ?? field.tintColor
    }
}

extension UIView {
    /// Whether the field's keyboard is dark or light. If the keyboard's appearance is the default, it follows the field
    /// (Q30), and if the field doesn't specify a style, it follows the system, even when that changes.
    ///
    /// - Parameter appearance: The keyboard's appearance, or `nil` for the field's own.
    fileprivate func keyboardStyle(_ appearance: UIKeyboardAppearance?) -> UIUserInterfaceStyle {
        switch appearance ?? formField?.keyboardAppearance {
        case .dark: .dark
        case .light: .light
        default:
            window?.windowScene?.traitCollection.userInterfaceStyle == traitCollection.userInterfaceStyle
                ? .unspecified : traitCollection.userInterfaceStyle
        }
    }

    /// The first line of the title in the field's options, or of its placeholder, or `nil` if there's no text.
    fileprivate func toolbarTitle(showsPlaceholder: Bool) -> String? {
        let text: String? =
            switch assignedOptions?.toolbar.title {
            case nil: showsPlaceholder ? placeholderText : nil
            case .placeholder: placeholderText
            case .text(let text): text
            case .hidden: nil
            }
        // A text view's placeholder may have several lines.
        return text?.firstLine
    }

    /// A field that doesn't accept text has no placeholder, so this is the name that VoiceOver reads.
    private var placeholderText: String? {
        if let field = self as? any FormPlaceholderProviding { return field.placeholder }
        return formField == nil ? accessibilityLabel : nil
    }
}
