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
    /// The field of this scope that got focus last.
    private(set) weak var lastField: UIView?
    private(set) var isActive = false
    let focusChanges = FocusChangeFeed()
    private(set) lazy var keyboardChanges = KeyboardChangeFeed(for: self)

    private(set) lazy var forms = FormReader(of: self)
    private(set) lazy var mover = FocusMover(for: self)
    private(set) lazy var returnKeys = ReturnKeyHandler(for: self)
    private(set) lazy var services = FieldServices(
        for: self,
        handler: DelegateHandler(
            takesReturn: { [weak self] in self?.returnKeys.takesReturn(in: $0) ?? false },
            returnPressed: { [weak self] in self?.returnKeys.pressed(in: $0) },
            textWillChange: { [weak self] in self?.fullness.textWillChange(in: $0) },
            textChanged: { [weak self] in self?.moveOnIfFull($0) },
            caretMoved: { [weak self] in self?.avoidance.caretMoved(in: $0) }))
    private(set) lazy var invalidFields = InvalidFieldMarker(for: self)
    let avoidance: AvoidanceEngine
    private var activation: ActivationObserver?
    private var fullness = FieldFullness()

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
        FormRecorder.during(.look, onlyIfMoved: true) { lookAnew() }
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
        fullness.focusCame(to: field)
        // Avoidance alone needs no look at the form, but for the caret of a text view.
        let needsForm = focused.capabilities.subtracting(.avoidance) != [] || focused.needsCaret
        // The toolbar may bring the keyboard, before the field is kept clear of it.
        keyboardChanges.tellAfter {
            if needsForm, let form = mover.form ?? forms.form(at: site) { services.serve(focused, in: form) }
            avoid(for: focused)
        }
        if isNew { tell(field, isFocused: true) }
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
        tell(field, isFocused: false)
    }

    /// Lets the app know that a field has got focus or lost it.
    private func tell(_ field: UIView, isFocused: Bool) {
        if isFocused { lastField = field }
        let reason = focusChanges.send(field, isFocused: isFocused).reason
        delegate {
            if isFocused {
                $0.formNavigator($1, didBeginEditingIn: field, because: reason)
            } else {
                $0.formNavigator($1, didEndEditingIn: field, because: reason)
            }
        }
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
        moveOnIfFull(field)
    }

    /// Moves on from a field that has just become full, where moving is this navigator's business; from the last one never,
    /// for people look at what they have typed.
    private func moveOnIfFull(_ field: UIView) {
        guard fullness.hasBecomeFull(field), let focused = forms.focused, focused.view === field,
            !focused.capabilities.isDisjoint(with: .moving), let form = forms.form(around: focused),
            form.contains(field)
        else { return }
        focusChanges.withReason(.full) { _ = mover.move(.next, from: field, in: form, wraps: false) }
    }

    /// Ends editing, if the field that has focus lets it end.
    ///
    /// - Returns: Whether no field of this scope has focus now.
    @discardableResult
    func endEditing() -> Bool {
        guard let field = forms.currentField else { return true }
        focusChanges.withReason(orElse: .done) {
            field.letGoOfFocus()
            noticeLostFocus()
        }
        if !field.hasFocus { returnKeys.editingWasEnded(in: field) }
        return !field.hasFocus && forms.focused == nil
    }

    /// Keeps a field clear of the keyboard. Comes last, with the toolbar's height in the keyboard's frame (D5).
    private func avoid(for focused: FocusedField) {
        guard focused.capabilities.contains(.avoidance), !FocusTracker.shared.servesFieldAboveKeyboard,
            let field = focused.view, let root = focused.root
        else { return avoidance.leave() }
        avoidance.begin(field, in: root, byMove: focused.isByMove)
    }

    // MARK: - What happens

    /// The person has tapped Done.
    func doneTapped() {
        let field = forms.currentField
        endEditing()
        if let field { delegate { $0.formNavigator($1, didTapDoneIn: field) } }
    }

    /// The person has tapped a button of the toolbar.
    func tapped(_ body: (ResponderChainNavigator) -> Void) {
        // Before the move: the sound needs this toolbar on screen (N2).
        if configuration.playsInputClicks { UIDevice.current.playClick() }
        body(self)
    }

    /// The person has pressed a key that a command is for.
    func pressed(_ key: FormKey) {
        // A field keeps focus below a screen that is presented over its form.
        guard isActive, forms.focused?.view?.isBelowPresentedScreen != true else { return }
        switch key {
        case .next: mover.move(.next)
        case .previous: mover.move(.previous)
        case .cancel, .done: endEditing()
        }
    }

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
