import FormNavigationCore
import UIKit

/// The engine of one scope: it hears where focus goes, looks at the form there, and has its parts do what is done for the
/// field.
///
/// Everything happens in the call or notification that caused it, after one walk of the view tree (A2, A9).
@MainActor
final class ResponderChainNavigator {
    /// Whose delegate is asked and told.
    weak var navigator: FormNavigator?

    let scope: FormScope
    var configuration: FormNavigator.Configuration {
        didSet {
            forms.configurationChanged()
            avoidance.spacing = .init(configuration)
            refresh()
        }
    }

    /// The field of this scope that has focus, as UIKit has told.
    private(set) var focused: FocusedField?
    private(set) var isActive = false
    private(set) lazy var focusChanges = FocusChangeFeed(for: self)
    private(set) lazy var keyboardChanges = KeyboardChangeFeed(for: self)

    private(set) lazy var forms = FormReader(of: self)
    private(set) lazy var mover = FocusMover(for: self)
    private(set) lazy var returnKeys = ReturnKeyHandler(for: self)
    private(set) lazy var services = FieldServices(
        for: self,
        handler: DelegateHandler(
            takesReturn: { [weak self] in self?.returnKeys.takesReturn(in: $0) ?? false },
            returnPressed: { [weak self] in self?.returnKeys.pressed(in: $0) },
            textWillChange: { [weak self] in self?.autoAdvance.textWillChange(in: $0) },
            textChanged: { [weak self] in self?.autoAdvance.textChanged(in: $0) },
            caretMoved: { [weak self] in self?.avoidance.caretMoved(in: $0) }))
    private(set) lazy var commands = FormCommands(for: self)
    private lazy var autoAdvance = AutoAdvance(for: self)
    private(set) lazy var invalidFields = InvalidFieldMarker(for: self)
    let avoidance: AvoidanceEngine
    private var activation: ActivationObserver?
    private var textSize: NotificationObservation?
    private lazy var layoutWatcher = LayoutWatcher()

    init(scope: FormScope, configuration: FormNavigator.Configuration) {
        self.scope = scope
        self.configuration = configuration
        avoidance = AvoidanceEngine(.init(configuration))
    }

    // MARK: - Lifecycle

    /// Begins to watch, and takes up a field that has focus already.
    func start() {
        isActive = true
        _ = FocusTracker.shared
        NavigatorRegistry.add(self)
        activation = ActivationObserver { [weak self] in self?.appBecameActive() }
        textSize = NotificationObservation(
            of: UIContentSizeCategory.didChangeNotification, in: .default
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.textSizeChanged() }
        }
        KeyboardObserver.shared.add(keyboardChanges)
        KeyboardObserver.shared.add(self)
        focused = forms.lookAround().focused
        if let field = focused?.view { KeyboardObserver.shared.editedView = field }
        refresh()
    }

    /// Restores every field, and stops.
    func stop() {
        guard isActive else { return }
        forms.focused?.view?.removeStandIn()
        isActive = false
        activation = nil
        textSize = nil
        restoreAll()
        avoidance.stop()
        focused = nil
        NavigatorRegistry.remove(self)
        focusChanges.finish()
        keyboardChanges.finish()
    }

    /// Looks at the form anew, and brings what is done for it up to date.
    func refresh() {
        guard isActive else { return }
        EngineEvents.during(.look) { lookAnew() }
    }

    private func lookAnew() {
        mover.forgetExhaustedDirections()
        let previous = focused
        focused = forms.focused
        if !configuration.isEnabled { focused?.view?.removeStandIn() }
        guard let focused, let form = forms.form(around: focused) else {
            // The field may be another navigator's now.
            if previous?.view?.hasFocus == true { avoidance.leave() }
            return restoreAll()
        }
        services.serve(focused, in: form)
        avoid(for: focused)
    }

    private func restoreAll() {
        focusIsGone()
        services.attachments.restore()
        services.toolbars.forgetField(configuration)
    }

    // MARK: - Focus

    /// A field of this scope has got focus.
    func focusCame(to field: UIView, at site: FieldSite) {
        let isNew = self.focused?.view !== field
        let focused = FocusedField(field, at: site, isByMove: mover.isMoving)
        self.focused = focused
        mover.forgetExhaustedDirections()
        returnKeys.focusCame()
        autoAdvance.focusCame(to: field)
        // Avoidance alone needs no look at the form, but for the caret of a text view.
        let needsForm = focused.capabilities.subtracting(.avoidance) != [] || focused.needsCaret
        // The toolbar may bring the keyboard, before the field is kept clear of it.
        keyboardChanges.tellAfter {
            if needsForm, let form = mover.form ?? forms.form(at: site) { services.serve(focused, in: form) }
            avoid(for: focused)
        }
        if isNew { focusChanges.tell(of: field, isFocused: true) }
    }

    /// A field that does not belong to this scope, or is to be left alone, has got focus.
    func focusWentElsewhere(to field: UIView, _ exemption: FormNavigator.SkipReason?) {
        switch exemption {
        case .bar: FormNavigator.report(.leftAlone(field, .bar))
        case .excludedViewController: FormNavigator.report(.leftAlone(field, .excludedViewController))
        case .swiftUI: FormNavigator.report(.leftAlone(field, .swiftUI))
        case .keyboard: FormNavigator.report(.leftAlone(field, .keyboard))
        default: break
        }
        avoidance.leave()
        services.attachments.restore { $0 === field }
    }

    /// The keyboard is on its way for a field that has focus, of which UIKit has not said so.
    func keyboardComes(for field: UIView, at site: FieldSite) {
        avoid(for: FocusedField(field, at: site, isByMove: false))
    }

    /// Takes note that a field has lost focus, also one of which UIKit does not say so.
    func noticeLostFocus() {
        if let field = focused?.view, !field.hasFocus { focusLeft(field) }
    }

    /// A field has lost focus.
    func focusLeft(_ field: UIView) {
        mover.focusLeft(field)
        invalidFields.focusLeft(field)
        guard focused?.view === field else { return }
        focused = nil
        // During a move the next field gets key commands again at once, so they stay.
        if !mover.isMoving { focusIsGone() }
        focusChanges.tell(of: field, isFocused: false)
    }

    /// No field of this scope has focus, or is about to get it.
    func focusIsGone() {
        services.focusIsGone()
        // With the keyboard away the person may scroll, and the app load other rows.
        if !mover.isMoving { mover.forgetExhaustedDirections() }
    }

    /// The person has changed the text: the caret is elsewhere, and a field that it has made full has had its turn.
    func textChanged(in field: UIView) {
        guard isActive else { return }
        avoidance.textChanged(in: field)
        if let focused, focused.view === field { services.textChanged(in: focused) }
        invalidFields.textChanged(in: field)
        autoAdvance.textChanged(in: field)
    }

    /// Keeps a field clear of the keyboard. Comes last, with the toolbar's height in the keyboard's frame (D5).
    private func avoid(for focused: FocusedField) {
        guard focused.capabilities.contains(.avoidance), !FocusTracker.shared.servesFieldAboveKeyboard,
            let field = focused.view, let root = focused.root
        else { return avoidance.leave() }
        avoidance.begin(field, in: root, byMove: focused.isByMove)
    }

    // MARK: - Keyboard and app

    /// The keyboard is where it will stay, and tells whether it has keys.
    ///
    /// Not while it is on its way: what a reload posts would overtake what is still to be posted (D4).
    private func keyboardSettled(_ keyboard: Keyboard) {
        guard isActive else { return }
        noticeLostFocus()
        // A screen or a popup that was fading or growing in with the field is visible now.
        if focused?.isUnseen == true { refresh() }
        if focused == nil { services.toolbars.forgetField(configuration) }
        guard let field = focused?.view, services.toolbars.learn(from: keyboard, in: field) else { return }
        if configuration.toolbar.hidesWithHardwareKeyboard { refresh() }
    }

    /// Shows the toolbar again where iOS has dropped it while the app was in the background (D9).
    private func appBecameActive() {
        guard let field = forms.focused?.view?.accessoryHost, services.toolbars.isMissing(from: field) else { return }
        field.reloadInputViewsOnScreen()
    }

    /// The person has chosen another text size: with the next layout the field may be somewhere else.
    private func textSizeChanged() {
        guard let window = focused?.view?.window else { return }
        layoutWatcher.wait(in: window) { [weak self] in
            guard let self, isActive else { return }
            focused?.view?.window?.layoutIfNeeded()
            avoidance.replan()
        }
    }

    /// Calls the navigator's delegate, and returns `nil` where there is none.
    @discardableResult
    func delegate<Result>(_ call: (any FormNavigatorDelegate, FormNavigator) -> Result) -> Result? {
        guard let navigator, let delegate = navigator.delegate else { return nil }
        return call(delegate, navigator)
    }
}

extension ResponderChainNavigator: KeyboardListener {
    func keyboardChanged(_ transition: KeyboardTransition) {
        if transition.kind == .settled { keyboardSettled(transition.keyboard) }
    }

    func keyboardStayed() {}

    func interfaceWillRotate() {}
}
