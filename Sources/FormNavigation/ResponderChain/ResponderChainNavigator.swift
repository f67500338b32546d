import FormNavigationCore
import UIKit

/// The engine of one scope: collects the responder views in it, answers what comes before and after, moves focus, and
/// drives what is installed on the fields.
///
/// Everything happens in the call or notification that caused it, after one walk of the view tree (A2, A9).
@MainActor
final class ResponderChainNavigator {
    /// Whose delegate is asked and told.
    weak var navigator: FormNavigator?

    let scope: FormScope
    var configuration: FormNavigator.Configuration {
        didSet {
            avoidance.distance = configuration.keyboardDistance
            refresh()
        }
    }

    private lazy var actions = FormToolbar.Actions(
        previous: { [weak self] in self?.tapped { $0.move(.previous) } },
        next: { [weak self] in self?.tapped { $0.move(.next) } },
        done: { [weak self] in self?.tapped { $0.dismissKeyboard() } })
    private(set) lazy var toolbar = FormToolbar(actions: actions, design: .current)

    /// What the app shows in the toolbar's place.
    var accessoryView: (any FormAccessoryView)? {
        didSet {
            let changed = toolbars.replaceView(by: accessoryView ?? toolbar)
            refresh()
            installer.reload(changed)
        }
    }

    private lazy var toolbars = ToolbarInstaller(view: toolbar)
    private var hardwareKeyboard = HardwareKeyboard()
    private lazy var installer = FieldInstaller(
        toolbars: toolbars,
        proxies: ProxyInstaller(
            takesReturn: { [weak self] in self?.takesReturn(in: $0) ?? false },
            onReturn: { [weak self] in self?.returnPressed(in: $0) },
            onSelection: { [weak self] in self?.avoidance.caretMoved(in: $0) }))
    private lazy var keyCommands = KeyCommandInstaller(onPress: { [weak self] in self?.pressed($0) })
    private lazy var outsideTaps = TouchOutsideDismisser(onTap: { [weak self] in self?.dismissKeyboard() })
    let avoidance: AvoidanceEngine
    private var monitor: EditingMonitor?
    private var returnMonitor: ReturnMonitor?
    private(set) weak var editing: UIView?
    private var isLooking = false
    var moves = Moves()

    init(scope: FormScope, configuration: FormNavigator.Configuration) {
        self.scope = scope
        self.configuration = configuration
        avoidance = AvoidanceEngine(distance: configuration.keyboardDistance)
    }

    // MARK: - Lifecycle

    /// Begins to watch, and takes up a field that has focus already.
    func start() {
        NavigatorRegistry.add(self)
        monitor = EditingMonitor(
            began: { [weak self] in self?.editingBegan(in: $0) },
            changed: { [weak self] in self?.textChanged(in: $0) },
            ended: { [weak self] in self?.editingEnded(in: $0) })
        returnMonitor = ReturnMonitor(returned: { [weak self] in self?.returned() })
        avoidance.onSettle = { [weak self] in self?.keyboardSettled($0) }
        refresh()
    }

    /// Gives every field back what it had, and stops.
    func stop() {
        guard isActive else { return }
        currentField?.removeStandIn()
        monitor = nil
        returnMonitor = nil
        uninstallAll()
        avoidance.stop()
        editing = nil
        NavigatorRegistry.remove(self)
    }

    var isActive: Bool { monitor != nil }

    // MARK: - Fields

    /// The field of this scope that has focus.
    var currentField: UIView? {
        guard isActive else { return nil }
        if let editing, editing.hasFocus, root(of: editing) != nil { return editing }
        // The app may ask before UIKit has said that editing began, or after a field of another window had its turn.
        if let field = scope.root?.firstResponder?.fieldWithFocus, root(of: field) != nil { return field }
        return stopWithFocus
    }

    /// The view of the app's own in this scope that is a stop and has focus.
    private var stopWithFocus: UIView? { FieldOptions.stopsWithFocus.first { root(of: $0) != nil } }

    /// The form around the focused field, or all that the scope holds; `nil` where there is none.
    func form() -> Form? {
        guard isActive else { return nil }
        return currentField.map(form(around:)) ?? scope.root.flatMap { form(in: $0) }
    }

    /// The form that a field is in: its closed group's, or the one that holds all.
    func form(around field: UIView) -> Form? {
        root(of: field).flatMap { form(in: field.closedGroup(in: $0)) }
    }

    /// Ends editing, if the field that has focus lets it end.
    ///
    /// - Returns: Whether no field of this scope has focus now.
    @discardableResult
    func dismissKeyboard() -> Bool {
        currentField?.letGoOfFocus()
        return currentField == nil
    }

    /// The text has changed: the caret is elsewhere, and a field that is full has had its turn.
    private func textChanged(in field: UIView) {
        avoidance.textChanged(in: field)
        guard field === currentField, field.isFull else { return }
        move(.next)
    }

    // MARK: - Installing

    /// Looks at the form anew, and brings what is installed up to date.
    func refresh() {
        guard isActive else { return }
        moves.deadEnds = DeadEnds()
        if !configuration.isEnabled { currentField?.removeStandIn() }
        guard let field = currentField, let root = root(of: field), let form = form(in: field.closedGroup(in: root))
        else {
            return uninstallAll()
        }
        editing = field
        install(on: form, focused: field)
        avoid(for: field, in: root)
    }

    /// Keeps a field clear of the keyboard. Comes last, with the toolbar's height in the keyboard's frame (D5).
    private func avoid(for field: UIView, in root: UIView) {
        guard configuration.capabilities(of: field).contains(.avoidance) else { return avoidance.leave() }
        avoidance.begin(field, in: root, byMove: !moves.candidates.isEmpty)
    }

    private func editingBegan(in field: UIView) {
        // Focus may come before the first layout, and then no field has a size yet.
        if field.bounds.isEmpty { field.window?.layoutIfNeeded() }
        // A delegate may have sent focus on in its did-begin, whose notification then comes last (A9).
        guard field.hasFocus else { return }
        let finding = find(field)
        guard case .form(let root) = finding else {
            if case .exempt(let exemption) = finding { FormNavigator.report(.leftAlone(field, exemption)) }
            avoidance.leave()
            return installer.giveBack { $0 === field }
        }
        editing = field
        // Its cell may be that of another row by now.
        moves.deadEnds = DeadEnds()
        // Avoidance alone needs no look at the form, but for the caret of a text view.
        let others = configuration.capabilities(of: field).subtracting(.avoidance)
        let needsForm = !others.isEmpty || followsCaret(of: field)
        if needsForm, let form = moves.form ?? form(in: field.closedGroup(in: root)) {
            install(on: form, focused: field)
        }
        avoid(for: field, in: root)
    }

    private func editingEnded(in field: UIView) {
        moves.ended = field
        guard editing === field else { return }
        editing = nil
        keyCommands.uninstall()
        outsideTaps.stop()
    }

    /// Makes the fields of `form`, and no others, have what this scope's fields have.
    func install(on form: Form, focused: UIView) {
        guard isActive else { return }
        if form.contains(focused) {
            updateToolbar(for: focused, in: form)
            updateKeyCommands(for: focused, in: form)
            updateOutsideTaps(for: focused, in: form)
        } else {
            keyCommands.uninstall()
            outsideTaps.stop()
            FormNavigator.report(.leftAlone(focused, .noStop))
        }
        let mayContinue = configuration.rowSearchLimit > 0 && !moves.deadEnds.contains(.next, from: focused)
        let keys = form.returnKeys(configuration, mayContinue: mayContinue)
        installer.install(
            zip(form.fields, keys).compactMap { field, key in
                guard let inputView = field.formInputView else { return nil }
                let capabilities = configuration.capabilities(of: field)
                return FieldInstaller.Plan(
                    field: inputView, hasToolbar: hasToolbar(capabilities),
                    key: capabilities.contains(.returnKeys) ? key : nil, hasProxy: followsCaret(of: field))
            })
    }

    /// Gives a stand-in what its field is to have, before there is a keyboard to load it.
    func prepare(_ standIn: FocusStandIn, for field: UIView) {
        if hasToolbar(configuration.capabilities(of: field)) { _ = toolbars.install(on: standIn) }
    }

    /// Whether the caret may leave what is visible with no change of text: only its delegate hears of that.
    private func followsCaret(of field: UIView) -> Bool {
        field is UITextView && field.isFirstResponder && configuration.capabilities(of: field).contains(.avoidance)
    }

    private func updateToolbar(for field: UIView, in form: Form) {
        var state = FormToolbar.State(
            of: field, in: form, showsPlaceholder: configuration.toolbar.showsPlaceholder)
        state.canGoPrevious = mayMove(.previous, from: field, in: form)
        state.canGoNext = mayMove(.next, from: field, in: form)
        toolbar.show(state, configuration.toolbar)
        accessoryView?.update(state, actions: actions)
        toolbar.enableInputClicksWhenVisible = configuration.playsInputClicks
    }

    /// Whether a field with these capabilities is to have the toolbar just now.
    private func hasToolbar(_ capabilities: FormNavigator.Capabilities) -> Bool {
        let isHidden = configuration.toolbar.hidesWithHardwareKeyboard && hardwareKeyboard.isInUse
        return capabilities.contains(.toolbar) && !isHidden
    }

    /// The keyboard is where it will stay, and tells whether it has keys.
    ///
    /// Not while it is on its way: what a reload posts would overtake what is still to be posted (D4).
    private func keyboardSettled(_ keyboard: Keyboard) {
        noticeStops()
        guard let field = currentField, hardwareKeyboard.learn(from: keyboard, in: field, bar: toolbars.view) else {
            return
        }
        if configuration.toolbar.hidesWithHardwareKeyboard { refresh() }
    }

    /// Takes note of a stop of the app's that took or lost focus by itself: nothing but the keyboard tells of that.
    private func noticeStops() {
        if let editing, !editing.hasFocus { editingEnded(in: editing) }
        if editing == nil, let stop = stopWithFocus { editingBegan(in: stop) }
    }

    /// Shows the toolbar again where iOS has dropped it while the app was in the background (D9).
    private func returned() {
        guard let field = currentField, toolbars.isMissing(from: field) else { return }
        field.formInputView?.reloadInputViews()
    }

    private func updateKeyCommands(for field: UIView, in form: Form) {
        if configuration.capabilities(of: field).contains(.hardwareKeyboard),
            let controller = form.root.nearestViewController
        {
            keyCommands.install(for: field, on: controller)
        } else {
            keyCommands.uninstall()
        }
    }

    private func updateOutsideTaps(for field: UIView, in form: Form) {
        guard configuration.capabilities(of: field).contains(.tapOutside) else { return outsideTaps.stop() }
        outsideTaps.watch(field, in: form.root) { [weak self] in
            .init(classes: self?.configuration.viewsThatKeepEditing ?? [], inputBar: self?.avoidance.inputBarView)
        }
    }

    private func uninstallAll() {
        keyCommands.uninstall()
        outsideTaps.stop()
        installer.giveBack()
    }

    // MARK: - Private

    private func tapped(_ body: (ResponderChainNavigator) -> Void) {
        // Before the move: the sound needs this toolbar on screen (N2).
        if configuration.playsInputClicks { UIDevice.current.playInputClick() }
        body(self)
    }

    /// Whether Return may still do its work: not where the app has sent focus elsewhere, or put a screen over the form.
    ///
    /// A delegate that merely resigns and allows Return, as many do, does not mean to keep the person from going on.
    private func takesReturn(in field: UIView) -> Bool {
        guard isActive, installer.hasKey(on: field), field.window != nil, !field.isBelowPresentedScreen else {
            return false
        }
        return field.isFirstResponder || currentField == nil
    }

    private func pressed(_ key: FormKey) {
        // A field keeps focus below a screen that is presented over its form.
        guard isActive, currentField?.isBelowPresentedScreen != true else { return }
        switch key {
        case .next: move(.next)
        case .previous: move(.previous)
        case .cancel, .done: dismissKeyboard()
        }
    }

    /// Calls the navigator's delegate, and returns `nil` where there is none.
    @discardableResult
    func delegate<Result>(_ call: (any FormNavigatorDelegate, FormNavigator) -> Result) -> Result? {
        guard let navigator, let delegate = navigator.delegate else { return nil }
        return call(delegate, navigator)
    }

    private func find(_ field: UIView) -> FormScope.Finding {
        scope.find(field, excluding: configuration.excludedViewControllers, isClaimed: NavigatorRegistry.isClaimed)
    }

    /// The view that holds the field's form, if that is this scope's to look after.
    func root(of field: UIView) -> UIView? {
        guard case .form(let root) = find(field) else { return nil }
        return root
    }

    /// Looks at a form. A custom order that asks the navigator gets no second look while it is asked itself.
    func form(in root: UIView, emptyRows: [ObjectIdentifier: ClosedRange<IndexPath>] = [:]) -> Form? {
        guard !isLooking else { return nil }
        isLooking = true
        defer { isLooking = false }
        let rows = Form.RowKnowledge(
            rowsWithFields: { scrollView in
                self.delegate { $0.formNavigator($1, indexPathsWithFieldsIn: scrollView) } ?? nil
            }, emptyRows: emptyRows)
        return Form(in: root, order: configuration.order, barriers: configuration.barriers(in: root), rows: rows)
    }
}

extension UIView {
    /// The innermost view around this one that is a form of its own, or the one that holds all.
    func closedGroup(in root: UIView) -> UIView {
        guard !FieldOptions.registry.isEmpty else { return root }
        var next: UIView? = self
        while let view = next, view !== root {
            if FieldOptions.registry[view]?.grouping == .closed { return view }
            next = view.superview
        }
        return root
    }

    /// The view at or below this one that has focus.
    var firstResponder: UIView? {
        isFirstResponder ? self : subviews.lazy.compactMap(\.firstResponder).first
    }
}
