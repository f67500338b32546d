import FormNavigationCore
import UIKit

/// The engine of one scope. It learns where focus moves, reads the form there, and passes the result to its installers.
///
/// Data flows in one direction. An event comes from the ``FormCenter``, the engine reads the form once, and every installer
/// gets the same snapshot, in a fixed order. What the user does with what they have installed comes back through their
/// closures.
@MainActor
final class ResponderChainNavigator {
    /// The app, as far as it listens.
    weak var app: (any EngineDelegate)?

    /// What all navigators share.
    let center: FormCenter
    let scope: FormScope
    var configuration: FormNavigator.Configuration {
        didSet {
            reader.controllerKinds = ControllerKinds(configuration)
            avoidance.spacing = .init(configuration)
            refresh()
        }
    }

    /// Whether the navigator is active in its scope. It isn't if a newer one is, or after it has been stopped.
    private(set) var isActive = false
    private var isStopped = true
    /// Whether the navigator has ever managed a focused field.
    private(set) var hasManagedField = false
    /// The field of this scope that has focus, from the moment UIKit reports it until it loses focus.
    private(set) var focus: FocusedField?
    /// Where the field is that has focus, or had it last.
    private(set) var lastPlace: EditedPlace?

    let reader: FormReader
    private(set) lazy var news = makeNews()

    // The installers.
    private(set) lazy var toolbars = ToolbarPresenter(
        actions: .init(
            previous: { [weak self] in self?.tappedMove(.previous) }, next: { [weak self] in self?.tappedMove(.next) },
            done: { [weak self] in self?.tappedDone() }),
        keyboard: center.keyboard)
    private(set) lazy var keyCommands = KeyCommandInstaller { [weak self] in self?.pressed($0) }
    private(set) lazy var outsideTaps = TapOutsideDismisser { [weak self] in self?.tappedOutside() }
    private(set) lazy var proxies = DelegateProxyInstaller(
        handler: DelegateHandler(
            takesReturn: { [weak self] in self?.takesReturn(in: $0) ?? false },
            send: { [weak self] in self?.receive($0) }))
    private(set) lazy var inputs = FieldInputInstaller(reloads: center.reloads)
    let avoidance: AvoidanceEngine

    // What is known while a field has focus.
    var invalidFields = InvalidFieldMarker()
    /// The field that VoiceOver moves to, until the keyboard has settled.
    weak var fieldToRead: UIView?
    /// The number of errors that VoiceOver was asked to read. It reads only the last one.
    var announcementCount = 0
    var autoAdvance = AutoAdvance()
    /// The fields that nested moves are giving focus to.
    var attempts: [FocusAttempt] = []
    /// The field in which the app ended editing through the navigator, until another one gains focus.
    weak var endedField: UIView?
    /// The field to scroll into sight at the end of the frame.
    weak var fieldToShow: UIView?
    /// When the form may be read again after an update of the screen.
    var refreshBudget = RefreshBudget()
    /// The looks that make up for what came too soon.
    private(set) lazy var looks = LateLooks(center.frames)
    /// The current time, in seconds.
    var now: @MainActor () -> Double = { CACurrentMediaTime() }
    /// A search through rows that the next move in its direction continues.
    var pausedSearch: PausedSearch?
    /// The number of updates of the form so far. What was read before the last one is outdated.
    private var updateCount = 0

    private var activation: ActivationObserver?
    /// Whether the toolbar of the focused field has been requested again.
    private var hasRestoredToolbar = false

    init(scope: FormScope, configuration: FormNavigator.Configuration, center: FormCenter) {
        self.center = center
        self.scope = scope
        self.configuration = configuration
        reader = FormReader(scope: scope, configuration, isClaimed: center.registry.isClaimed)
        avoidance = AvoidanceEngine(
            .init(configuration), observer: center.keyboard, frames: center.frames, pencil: center.pencil)
        reader.rowsWithFields = { [weak self] scrollView in
            self?.askApp { $0.indexPathsWithFields(in: scrollView) } ?? nil
        }
    }

    // MARK: - Lifecycle

    /// Starts observing, or starts again.
    func start() {
        guard isStopped else { return }
        isStopped = false
        news = makeNews()
        center.start()
        center.registry.add(self)
    }

    /// Manages its scope from now on, including a field that already has focus.
    func resume() {
        guard !isStopped, !isActive else { return }
        isActive = true
        activation = ActivationObserver { [weak self] in self?.appBecameActive() }
        focus = focusAndForm().focus
        if let field = focus?.view { center.focus.note(field) }
        refresh()
    }

    /// Restores every field, and leaves the scope to a newer navigator until that one is gone.
    func suspend() {
        guard isActive else { return }
        if let controller = scope.viewController { FormNavigator.report(.suspendedNavigator(of: controller)) }
        rest()
        news.forget()
    }

    private func makeNews() -> FormNews {
        FormNews(reason: center.reason, keyboard: center.keyboard.state) { [weak self] in self?.askApp($0) != nil }
    }

    /// Restores every field, and stops.
    func stop() {
        guard !isStopped else { return }
        isStopped = true
        // Changes that result from removing the toolbar, such as of the keyboard's height, aren't reported.
        let news = news
        rest { news.finish() }
        guard !isStopped else { return center.registry.remove(self) }
        // The app has started the navigator again, for example when a field lost focus.
        resume()
        refresh()
    }

    private func rest(_ beforeGivingBack: () -> Void = {}) {
        focus?.view?.removeStandIn()
        isActive = false
        beforeGivingBack()
        activation = nil
        uninstall()
        avoidance.stop()
        focus = nil
    }

    /// The app releases the navigator. Its screen may still exist, if nothing holds the navigator.
    func release() {
        if isActive, let controller = scope.viewController, controller.viewIfLoaded?.window != nil || !hasManagedField {
            FormNavigator.report(.releasedNavigator(of: controller))
        }
        stop()
    }

    /// Reads the form again, and updates what's done for it.
    func refresh() {
        guard isActive else { return }
        EngineEvents.during(.look) {
            center.group {
                forgetSearches()
                reader.fruitlessSearch = nil
                let previous = focus
                focus = currentPlace()?.focus
                guard let focus else {
                    // The field may belong to another navigator now.
                    if previous?.view?.hasFocus == true { avoidance.leave() }
                    focusIsGone()
                    proxies.uninstall()
                    inputs.update(numberPads: numberPads)
                    return toolbars.forgetField(configuration)
                }
                if !configuration.isEnabled { focus.view?.removeStandIn() }
                updateInstallers()
                avoid()
            }
        }
    }

    /// Restores everything except avoidance, which may continue while the keyboard is visible.
    private func uninstall() {
        focusIsGone()
        proxies.uninstall()
        inputs.uninstall()
        toolbars.forgetField(configuration)
    }

    // MARK: - Updating the form

    /// Reads the form around the focused field, and passes the snapshot to the installers.
    ///
    /// Each of them may run the app's code, which may end editing, cause the form to be updated again, or release
    /// everything. What was read before is then no longer passed on.
    ///
    /// - Parameter isRoutine: Whether nothing is known to have changed. If so, only a change is traced.
    func updateInstallers(isRoutine: Bool = false) {
        if let (focus, location) = currentPlace() { updateInstallers(for: focus, at: location, isRoutine: isRoutine) }
    }

    func updateInstallers(for focus: FocusedField, at location: FieldLocation, isRoutine: Bool = false) {
        // A custom order may ask for what it's being asked for.
        guard !reader.isReading else { return }
        updateCount += 1
        let turn = updateCount
        let hadFocus = focus.view?.hasFocus == true
        guard let field = focus.view, let form = reader.form(at: location), isActive else { return }
        // A custom order may have moved focus. The next screen update updates the form around the field that has it now.
        guard field.hasFocus || !hadFocus else { return }
        let snapshot = reader.lastOrder.placingHidden(field, in: form).focused(focus)
        self.focus = snapshot.focus
        let isManaged = snapshot.canBeLeft
        hasManagedField = hasManagedField || isManaged
        let isNews = reader.lastOrder.update(with: snapshot)
        let isTraced = !isRoutine || isNews
        func perform(_ effect: () -> Void) {
            guard isActive, turn == updateCount, self.focus?.view === field else { return }
            if isTraced { effect() } else { FormNavigator.untraced(effect) }
        }
        if isManaged {
            perform { showToolbar(for: field, in: snapshot) }
            perform { keyCommands.update(with: snapshot) }
            perform { outsideTaps.update(with: snapshot, inputBar: avoidance.inputBar?.view) }
        } else {
            perform { focusIsGone() }
            perform { FormNavigator.report(.leftAlone(field, .notAStop)) }
        }
        perform { proxies.update(with: snapshot) }
        perform { inputs.update(with: snapshot, plans) }
    }

    /// The plans for the fields of a form, in addition to the snapshot.
    private var plans: FieldInputInstaller.Options {
        let (toolbars, proxies) = (toolbars, proxies)
        let toolbar: @MainActor () -> UIView = { toolbars.view }
        return FieldInputInstaller.Options(
            accessoryView: toolbars.isHidden(configuration.toolbar) ? nil : toolbar, numberPads: numberPads,
            returnKeyRole: { proxies.returnKeyRole(of: $0, in: $1) })
    }

    /// All fields of the scope whose number pads should be at the bottom of the screen, including those that can't take
    /// part yet, because they have no size or are in another part of the form.
    var numberPads: [UIView] {
        // Before iOS 26, a number pad is always at the bottom.
        guard #available(iOS 26.0, *), configuration.isEnabled, let root = scope.root ?? focus?.root,
            root.traitCollection.userInterfaceIdiom == .pad
        else { return [] }
        return root.fieldsWithNumberPads.filter { field in
            reader.location(of: field).map {
                configuration.docksNumberPad(of: field, with: $0.capabilities(of: field))
            } ?? false
        }
    }

    private func showToolbar(for field: UIView, in snapshot: FormSnapshot) {
        guard focus?.capabilities.contains(.toolbar) == true else { return }
        let turn = updateCount
        let error = error(of: field, in: snapshot)
        // A validation is the app's code.
        guard isActive, turn == updateCount else { return }
        let appearance = configuration.keyboardAppearance ?? inputs.ownAppearance(of: field)
        toolbars.update(with: snapshot, error: error, keyboardAppearance: appearance)
    }

    /// Shows the app's own view in place of the toolbar from now on, or the toolbar again.
    func setAccessoryView(_ view: (any FormAccessoryView)?) {
        let old = toolbars.shownView
        toolbars.accessoryView = view
        refresh()
        if let old { inputs.replaceAccessoryView(old, by: toolbars.view) }
    }

    /// Keeps a bar on the keyboard from now on.
    func setInputBar(_ inputBar: FormInputBar?) {
        avoidance.setInputBar(inputBar)
        // A tap in the bar keeps editing.
        if focus != nil { center.group { updateInstallers() } }
    }

    /// No field of this scope has focus, or is about to gain it.
    func focusIsGone() {
        keyCommands.uninstall()
        outsideTaps.uninstall()
        // While the keyboard is hidden, the user may scroll, and the app may load other rows.
        if !isMoving { forgetSearches() }
    }

    /// Makes the next move search rows again.
    func forgetSearches() {
        reader.exhaustedDirections = [:]
        pausedSearch = nil
    }

    /// Keeps the field clear of the keyboard. This comes last, because the keyboard's frame includes the toolbar (D5).
    func avoid() {
        guard isActive, let focus, focus.capabilities.contains(.avoidance),
            !center.focus.hasFieldAboveKeyboard, let field = focus.view, let root = focus.root
        else { return avoidance.leave() }
        avoidance.begin(field, in: root, byMove: focus.isByMove)
    }

    // MARK: - Focus

    /// The field of the scope that has focus, and where it is, as far as UIKit has reported it.
    func currentPlace() -> (focus: FocusedField, location: FieldLocation)? {
        guard isActive else { return nil }
        if let focus, let field = focus.view, field.hasFocus, let location = reader.location(of: field) {
            return (FocusedField(field, at: location, isByMove: focus.isByMove), location)
        }
        // A field in another window may have had focus, or another navigator may have been active.
        for field in center.focus.fieldsWithFocus {
            // If several windows have a focused field, only one of them has the keyboard (A7).
            if scope.viewController == nil, field.window.map(center.focus.hasKeyboard) != true { continue }
            if let location = reader.location(of: field) {
                return (FocusedField(field, at: location, isByMove: false), location)
            }
        }
        return nil
    }

    /// The focused field and its form. If no field has focus, everything in the scope.
    ///
    /// If the app asks before UIKit has posted that editing began, reading the form finds the field.
    func focusAndForm() -> (focus: FocusedField?, form: FormSnapshot?) {
        if let (focus, location) = currentPlace() {
            // A field keeps focus below a screen that's presented over its own. In that case, the app means the
            // presented screen.
            guard scope.viewController == nil, focus.view?.isBelowPresentedScreen == true else {
                return (focus, reader.form(at: location))
            }
            return (nil, wholeForm() ?? reader.form(at: location))
        }
        guard isActive, let root = scope.root, let form = reader.form(in: root, focused: nil) else { return (nil, nil) }
        guard let field = form.fieldWithFocus, let location = reader.location(of: field) else { return (nil, form) }
        let focus = FocusedField(field, at: location, isByMove: false)
        return (focus, focus.group === form.root ? form : reader.form(at: location))
    }

    /// Reads everything in the scope, including the forms in closed groups, whichever field has focus. `nil` if it
    /// isn't known which form that is.
    func wholeForm(emptyRows: [ObjectIdentifier: ClosedRange<IndexPath>] = [:]) -> FormSnapshot? {
        guard isActive else { return nil }
        let focus = currentPlace()?.focus
        let isCovered = focus?.view?.isBelowPresentedScreen == true
        let root = scope.root ?? (isCovered ? nil : focus?.root) ?? center.focus.screenOnTop
        // The screen may be left alone, or belong to another navigator.
        guard let root, let location = reader.location(of: root) else { return nil }
        return reader.form(ofAllIn: root, location, focused: focus?.view, emptyRows: emptyRows)
    }

    /// The focused field, even if UIKit hasn't posted yet that editing began.
    var currentField: UIView? { (currentPlace()?.focus ?? focusAndForm().focus)?.view }

    /// Records that a field of this scope gains or loses focus, and informs the app later.
    func setFocus(_ newFocus: FocusedField?) {
        let (old, new) = (focus?.view, newFocus?.view)
        focus = newFocus
        guard old !== new else { return }
        hasRestoredToolbar = false
        if let field = new ?? old { news.note(field, isFocused: new != nil) }
        notePlace(of: new ?? old)
    }

    /// Records where a field is that gains or loses focus, unless focus has moved on in the meantime.
    private func notePlace(of field: UIView?) {
        // Without its window, the row around the field may be being deallocated, and nothing may refer to it weakly.
        guard let field, field.window != nil else { return }
        let focused = focus?.view
        // Reading the texts of a row runs the app's code, which may move focus, so a copy is used.
        var place = lastPlace
        if focused == nil, place?.field === field { place?.renew() } else { place = EditedPlace(of: field) }
        if focus?.view === focused { lastPlace = place }
    }

    // MARK: - The app

    /// Asks or tells the app, or returns `nil` if it doesn't listen.
    @discardableResult
    func askApp<Result>(_ call: (any EngineDelegate) -> Result) -> Result? {
        guard isActive, let app, app.hasListener else { return nil }
        return center.reason.duringCallOfApp { call(app) }
    }

    // MARK: - A toolbar that iOS has dropped

    /// Shows the toolbar again after iOS has dropped it while the app was in the background (D9).
    private func appBecameActive() {
        // In iOS 26, that may be too early, and have no effect (Q32).
        hasRestoredToolbar = false
        if let field = fieldWithoutToolbar { center.reloads.perform(for: field) }
    }

    /// Shows the toolbar again if the keyboard has appeared without it (Q32).
    ///
    /// This happens once, until focus moves or the user leaves the app. What a reload posts leads back here (D4), and a
    /// toolbar that disappears each time mustn't be requested endlessly.
    func restoreToolbar() {
        guard !hasRestoredToolbar, center.keyboard.keyboard != .absent, let field = fieldWithoutToolbar,
            field.window.map(center.focus.hasKeyboard) == true
        else { return }
        hasRestoredToolbar = true
        center.reloads.perform(for: field)
    }

    /// The focused field, if it should show the toolbar but the toolbar isn't on the screen.
    private var fieldWithoutToolbar: (any FormInputAccessoryHost)? {
        guard let field = currentPlace()?.focus.view?.accessoryHost, toolbars.isMissing(from: field) else { return nil }
        return field
    }
}
