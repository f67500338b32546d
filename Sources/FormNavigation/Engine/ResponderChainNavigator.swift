import FormNavigationCore
import UIKit

/// The engine of one scope. It learns where focus moves, reads the form there, and passes the result to its installers.
///
/// Data flows in one direction. An event comes from the ``FormCenter``, the engine reads the form once, and every
/// installer gets the same snapshot, in a fixed order. What the user does with what they have installed comes back
/// through their closures.
@MainActor
final class ResponderChainNavigator {
    /// Passes what the engine asks and tells on to the app.
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
    var isActive = false
    var isStopped = true
    /// Whether the navigator has ever managed a focused field.
    private(set) var hasManagedField = false
    /// The field of this scope that has focus, from the moment UIKit reports it until it loses focus.
    var focus: FocusedField?
    /// Where the field is that has focus, or had it last.
    var lastPlace: EditedPlace?

    let reader: FormReader
    lazy var news = makeNews()

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
    private(set) lazy var droppedToolbar = DroppedToolbar(
        focus: center.focus, keyboard: center.keyboard, reloads: center.reloads
    ) { [weak self] in self?.fieldWithoutToolbar }
    private(set) lazy var voiceOver = VoiceOverGuide(keyboard: center.keyboard) { [weak self] in
        self?.isActive == true && self?.focus?.view === $0 && $0.hasFocus
    }
    let avoidance: AvoidanceEngine
    private(set) lazy var errors = FieldErrors(
        reader, toolbars: toolbars, voiceOver: voiceOver,
        focus: { [weak self] in self?.isActive == true ? self?.focus : nil }, requestFrame: center.requestFrame)
    private(set) lazy var explainer = CoveredFieldExplainer(reader, avoidance, center.pencil)

    // What is known while a field has focus.
    var autoAdvance = AutoAdvance()
    /// The fields that nested moves are giving focus to.
    var attempts: [FocusAttempt] = []
    /// The field in which the app ended editing through the navigator, until another one gains focus.
    weak var endedField: UIView?
    /// The field to scroll into sight at the end of the frame.
    weak var fieldToShow: UIView?
    let rereading: Rereading
    /// The number of updates of the form so far. What was read before the last one is outdated.
    private var updateCount = 0

    init(scope: FormScope, configuration: FormNavigator.Configuration, center: FormCenter) {
        self.center = center
        self.scope = scope
        self.configuration = configuration
        rereading = Rereading(center.frames)
        reader = FormReader(scope: scope, configuration, isClaimed: center.registry.isClaimed)
        avoidance = AvoidanceEngine(
            .init(configuration), observer: center.keyboard, frames: center.frames, pencil: center.pencil)
        reader.rowsWithFields = { [weak self] scrollView in
            self?.askApp { $0.indexPathsWithFields(in: scrollView) } ?? nil
        }
    }

    /// Reads the form again, and updates what's done for it.
    func refresh() {
        guard isActive else { return }
        EngineEvents.during(.look) {
            center.group {
                reader.searches.forgetEverything()
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
    func uninstall() {
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
            if isTraced { effect() } else { DecisionTrace.untraced(effect) }
        }
        if isManaged {
            perform { showToolbar(for: field, in: snapshot) }
            perform { keyCommands.update(with: snapshot) }
            perform { outsideTaps.update(with: snapshot, inputBar: avoidance.inputBar?.view) }
        } else {
            perform { focusIsGone() }
            perform { DecisionTrace.report(.leftAlone(field, .notAStop)) }
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
        let error = errors.error(of: field, in: snapshot)
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
        if !isMoving { reader.searches.forget() }
    }

    /// Keeps the field clear of the keyboard. This comes last, because the keyboard's frame includes the toolbar (D5).
    func avoid() {
        guard isActive, let focus, focus.capabilities.contains(.avoidance),
            !center.focus.hasFieldAboveKeyboard, let field = focus.view, let root = focus.root
        else { return avoidance.leave() }
        avoidance.begin(field, in: root, byMove: focus.isByMove)
    }

    // MARK: - The app

    /// Whether the app has a delegate to ask and to tell.
    var hasListener: Bool { isActive && app?.hasListener == true }

    /// Asks or tells the app, or returns `nil` if it has no delegate. The app's code moves focus for its own reasons.
    @discardableResult
    func askApp<Result>(_ call: (any EngineDelegate) -> Result) -> Result? {
        guard hasListener, let app else { return nil }
        return center.reason.during(.other) { call(app) }
    }

    /// The focused field, if it should show the toolbar but the toolbar isn't on the screen.
    private var fieldWithoutToolbar: (any FormInputAccessoryHost)? {
        guard let toolbar = toolbars.shownView, toolbar.window == nil,
            let field = currentPlace()?.focus.view?.accessoryHost, field.inputAccessoryView === toolbar
        else { return nil }
        return field
    }
}
