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
        didSet { refresh() }
    }

    private(set) lazy var toolbar = FormToolbar(
        actions: FormToolbar.Actions(
            previous: { [weak self] in self?.tapped { $0.move(.previous) } },
            next: { [weak self] in self?.tapped { $0.move(.next) } },
            done: { [weak self] in self?.tapped { $0.dismissKeyboard() } }))

    private lazy var toolbars = ToolbarInstaller(toolbar: toolbar)
    private lazy var returnKeys = ReturnKeyHandler { [weak self] in self?.returnPressed(in: $0) }
    private var monitor: EditingMonitor?
    private weak var editing: (any FormField)?
    /// The form that a move has just looked at, while it hands focus over: one walk serves both.
    private var formInMove: Form?

    init(scope: FormScope, configuration: FormNavigator.Configuration) {
        self.scope = scope
        self.configuration = configuration
    }

    // MARK: - Lifecycle

    /// Begins to watch, and takes up a field that has focus already.
    func start() {
        NavigatorRegistry.add(self)
        monitor = EditingMonitor(
            began: { [weak self] in self?.editingBegan(in: $0) },
            ended: { [weak self] in self?.editingEnded(in: $0) })
        if let root = scope.root, root.window != nil, let field = form(in: root).fields.first(where: \.isFirstResponder)
        {
            editingBegan(in: field)
        }
    }

    /// Gives every field back what it had, and stops.
    func stop() {
        monitor = nil
        NavigatorRegistry.remove(self)
        uninstallAll()
        editing = nil
    }

    // MARK: - Fields

    /// The field of this scope that has focus.
    var currentField: (any FormField)? {
        guard let editing, editing.isFirstResponder, case .form = find(editing) else { return nil }
        return editing
    }

    /// The form around the focused field, or all that the scope holds.
    func form() -> Form? {
        if let editing = currentField, case .form(let root) = find(editing) { return form(in: root) }
        return scope.root.map(form(in:))
    }

    /// Whether there is a field in a direction.
    func canMove(_ direction: MoveDirection) -> Bool {
        form().map { !$0.candidates(direction, of: currentField).isEmpty } ?? false
    }

    // MARK: - Moving

    /// Gives focus to the nearest field in a direction that takes it.
    ///
    /// - Returns: Whether focus moved.
    @discardableResult
    func move(_ direction: MoveDirection) -> Bool {
        let current = currentField
        guard let form = form() else { return stay(current, .noForm) }
        return move(from: current, to: form.candidates(direction, of: current), in: form)
    }

    /// Ends editing, if the field that has focus lets it end.
    ///
    /// - Returns: Whether no field of this scope has focus now.
    @discardableResult
    func dismissKeyboard() -> Bool {
        currentField?.resignFirstResponder() ?? true
    }

    // MARK: - Installing

    /// Looks at the form anew, and brings what is installed up to date.
    func refresh() {
        guard monitor != nil else { return }
        guard let field = currentField, case .form(let root) = find(field) else { return uninstallAll() }
        install(on: form(in: root), focused: field)
    }

    /// Gives back the fields that another navigator looks after now.
    func uninstallElsewhere() {
        let changed = uninstall { field in
            if case .elsewhere = find(field) { true } else { false }
        }
        reload(changed)
    }

    private func editingBegan(in field: any FormField) {
        // A delegate may have sent focus on in its did-begin, whose notification then comes last (A9).
        guard field.isFirstResponder else { return }
        editing = field
        guard configuration.isToolbarEnabled || configuration.isReturnKeyEnabled else { return }
        switch find(field) {
        case .form(let root):
            let known = formInMove.flatMap { $0.contains(field) ? $0 : nil }
            install(on: known ?? form(in: root), focused: field)
        case .exempt(let exemption): FormNavigator.trace?(.leftAlone(field, exemption))
        case .elsewhere: break
        }
    }

    private func editingEnded(in field: any FormField) {
        if editing === field { editing = nil }
    }

    /// Makes the fields of `form`, and no others, have what this scope's fields have.
    private func install(on form: Form, focused: any FormField) {
        if form.contains(focused) {
            updateToolbar(for: focused, in: form)
        } else {
            FormNavigator.trace?(.leftAlone(focused, .noStop))
        }
        let isInForm = Set(form.fields.map(ObjectIdentifier.init))
        var changed = uninstall { !isInForm.contains(ObjectIdentifier($0)) }
        for (field, key) in zip(form.fields, form.returnKeys(configuration)) {
            let hasNewBar =
                configuration.isToolbarEnabled ? toolbars.install(on: field) : toolbars.uninstall(from: field)
            let hasNewKey = key.map { returnKeys.install($0, on: field) } ?? returnKeys.uninstall(from: field)
            if hasNewBar || hasNewKey { changed.append(field) }
        }
        reload(changed)
    }

    /// Shows what has changed above and on the keyboard: once, and only where it is on screen, since a reload posts
    /// keyboard notifications (D4).
    private func reload(_ changed: [any FormField]) {
        for field in changed where field.isFirstResponder { field.reloadInputViews() }
    }

    private func updateToolbar(for field: any FormField, in form: Form) {
        var state = FormToolbar.State()
        let placeholder = (field as? any PlaceholderProviding)?.placeholder
        state.title = placeholder?.isEmpty == false ? placeholder : nil
        state.showsMoves = form.fields.count > 1
        state.canGoPrevious = !form.candidates(.previous, of: field).isEmpty
        state.canGoNext = !form.candidates(.next, of: field).isEmpty
        state.keyboardAppearance = field.keyboardAppearance
        toolbar.show(state)
        toolbar.apply(configuration.toolbar)
        toolbar.enableInputClicksWhenVisible = configuration.playsInputClicks
    }

    /// Gives fields back what they had.
    ///
    /// - Returns: The fields whose accessory view or return key changed.
    private func uninstall(where isGone: (UIView) -> Bool = { _ in true }) -> [any FormField] {
        let installed = Set(toolbars.fields + returnKeys.fields)
        return installed.compactMap { $0 as? any FormField }.filter { field in
            guard isGone(field) else { return false }
            let hasNewBar = toolbars.uninstall(from: field)
            let hasNewKey = returnKeys.uninstall(from: field)
            return hasNewBar || hasNewKey
        }
    }

    private func uninstallAll() {
        reload(uninstall())
    }

    // MARK: - Private

    private func tapped(_ body: (ResponderChainNavigator) -> Void) {
        // Before the move: the sound needs this toolbar on screen (N2).
        if configuration.playsInputClicks { UIDevice.current.playInputClick() }
        body(self)
    }

    private func returnPressed(in field: UIView) {
        guard let form = form() else { return }
        let candidates = form.candidates(.next, of: field)
        if candidates.isEmpty {
            if field.resignFirstResponder() { delegate { $0.formNavigator($1, didFinishIn: field) } }
        } else {
            move(from: field as? any FormField, to: candidates, in: form)
        }
    }

    @discardableResult
    private func move(from current: (any FormField)?, to candidates: [any FormField], in form: Form) -> Bool {
        guard !candidates.isEmpty else { return stay(current, .noFurtherField) }
        formInMove = form
        defer { formInMove = nil }
        for candidate in candidates {
            guard delegate({ $0.formNavigator($1, shouldMoveFrom: current, to: candidate) }) ?? true else {
                return stay(current, .vetoed(candidate))
            }
            // The app may have sent focus on to yet another field meanwhile, which is a move as well.
            if candidate.becomeFirstResponder() || hasMoved(from: current) {
                let field = currentField ?? candidate
                FormNavigator.trace?(.moved(from: current, to: field))
                delegate { $0.formNavigator($1, didMoveFrom: current, to: field) }
                return true
            }
            FormNavigator.trace?(.notMoved(from: current, .refused(candidate)))
        }
        // A field that refuses may do so only after the one before has let go (A25).
        if let current, !current.isFirstResponder { current.becomeFirstResponder() }
        return false
    }

    private func hasMoved(from field: (any FormField)?) -> Bool {
        guard let editing else { return false }
        return editing !== field && editing.isFirstResponder
    }

    private func stay(_ current: (any FormField)?, _ obstacle: FormNavigator.Obstacle) -> Bool {
        FormNavigator.trace?(.notMoved(from: current, obstacle))
        return false
    }

    /// Calls the navigator's delegate, and returns `nil` where there is none.
    @discardableResult
    private func delegate<Result>(_ call: (any FormNavigatorDelegate, FormNavigator) -> Result) -> Result? {
        guard let navigator, let delegate = navigator.delegate else { return nil }
        return call(delegate, navigator)
    }

    private func find(_ field: UIView) -> FormScope.Finding {
        scope.find(field, excluding: configuration.excludedViewControllers, isClaimed: NavigatorRegistry.isClaimed)
    }

    private func form(in root: UIView) -> Form {
        Form(in: root, order: configuration.order, barriers: barriers(in: root))
    }

    /// The views below `root` that are not this scope's to enter: few, and known without a walk.
    private func barriers(in root: UIView) -> [ObjectIdentifier: FormNavigator.SkipReason] {
        var barriers: [ObjectIdentifier: FormNavigator.SkipReason] = [:]
        for view in FieldOptions.registry.keys where FieldOptions.registry[view]?.isSkipped == true {
            barriers[ObjectIdentifier(view)] = .marked
        }
        guard let controller = root.next as? UIViewController else { return barriers }
        var children = controller.children
        while let child = children.popLast() {
            guard let view = child.viewIfLoaded else { continue }
            if NavigatorRegistry.isClaimed(child) {
                barriers[ObjectIdentifier(view)] = .otherNavigator
            } else if configuration.excludedViewControllers.contains(where: { child.isKind(of: $0) }) {
                barriers[ObjectIdentifier(view)] = .excludedViewController
            } else {
                children += child.children
            }
        }
        return barriers
    }
}
