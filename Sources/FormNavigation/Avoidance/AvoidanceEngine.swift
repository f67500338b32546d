import FormNavigationCore
import UIKit

/// Keeps what's being edited clear of the keyboard.
///
/// It works in four steps: ``SituationReader`` measures, ``AvoidancePlanner`` plans, an ``AvoidancePass`` applies the
/// plan within the keyboard's own animation, and ``AvoidanceLedger`` restores what was changed. What the system moves
/// for the keyboard is measured once the keyboard has settled, and only the rest is done.
@MainActor
final class AvoidanceEngine {
    /// The space to leave free above the keyboard.
    var spacing: Spacing
    /// The views to keep visible with every field, the most important first.
    var companions: [WeakReference<UIView>] = [] {
        didSet { replan() }
    }

    let observer: KeyboardObserver
    let ledger = AvoidanceLedger()
    private(set) var barMover: InputBarMover
    /// What's kept clear; `nil` while nothing is.
    var service: Service?
    /// The number of passes begun so far.
    private var passes = 0
    private var isMeasuring = false
    private var needsMeasuring = false
    /// Whether the screen has just been updated, so that no cell is being configured.
    var isAfterUpdate = false
    /// The transition whose end is awaited, or the last one that ended.
    weak var awaitedTransition: (any UIViewControllerTransitionCoordinator)?
    weak var endedTransition: (any UIViewControllerTransitionCoordinator)?
    /// Whether something is waiting for the next update of the screen.
    var needsUpdate = false
    /// Whether the keyboard is moving, and with it whatever the system moves for it.
    var isKeyboardMoving = false
    /// What the app has moved since the last plan.
    var movements = MovementTracker<Place>()
    var reader: SituationReader {
        SituationReader(ledger: ledger, spacing: spacing, companions: companions.compactMap(\.object))
    }

    init(_ spacing: Spacing, observer: KeyboardObserver = .shared) {
        self.spacing = spacing
        self.observer = observer
        barMover = InputBarMover(ledger: ledger, observer: observer)
    }

    // MARK: - What happens

    /// Editing has begun in a field of the form in `root`.
    ///
    /// - Parameter byMove: Whether focus came from a move through the form, so that no tap is about to place the caret.
    func begin(_ field: UIView, in root: UIView, byMove: Bool) {
        let old = service
        service = Service(field, in: root, byMove: byMove, after: old)
        if old?.field !== field {
            // A screen that comes back may still have the layout of the previous orientation, and the window has
            // resized it since. The layout may remove the field's cell, and thereby focus.
            layOut(around: field)
            guard service?.field === field, field.hasFocus else { return }
        }
        EngineEvents.emit(
            .serving(
                .init(
                    field: field, root: root, container: root.formContainer(around: field),
                    companions: reader.companions(of: field), distance: reader.distance(for: field),
                    covered: spacing.covered, topDistance: spacing.topDistance, isByMove: byMove,
                    hasInputBar: inputBar != nil)))
        animate {
            if old?.root !== root { self.restore() }
            self.update()
        }
    }

    /// No field of this form has focus anymore, though the keyboard may stay up for another form.
    func leave() {
        if service != nil { EngineEvents.emit(.left) }
        service = nil
        animate { self.restore() }
    }

    /// The text has changed, and with it the position of the caret and the height of the field.
    ///
    /// It takes one climb from the field to the window, whatever else the form contains.
    func textChanged(in field: UIView) {
        guard field === service?.field else { return }
        noteCaret(in: field)
        EngineEvents.during(.caret) {
            // A field that grows with its text does so at the next layout, and may learn of the text only after this.
            // Its height may determine the size of everything around it.
            field.invalidateIntrinsicContentSize()
            layOut(around: field)
            update()
        }
    }

    /// The caret has moved, with or without a change of text.
    func caretMoved(in field: UIView) {
        guard field === service?.field, noteCaret(in: field) else { return }
        guard !field.isTextStorageEdited else {
            needsUpdate = true
            return FocusTracker.shared.requestUpdate()
        }
        EngineEvents.during(.caret) { replan() }
    }

    /// The bar that stays on the keyboard, if there's one.
    var inputBar: FormInputBar? { barMover.inputBar }

    /// Keeps a bar on the keyboard from now on, in place of any other one.
    func setInputBar(_ inputBar: FormInputBar?) {
        if let inputBar, self.inputBar?.isSameBar(as: inputBar) == true { return pin(inputBar.pinnedView) }
        // An assignment through `inputBar?` writes `nil` back if there's no bar, and nothing should move.
        guard inputBar != nil || self.inputBar != nil else { return }
        animate { self.restore() }
        barMover = InputBarMover(inputBar, ledger: ledger, observer: observer)
        replan()
    }

    /// Moves a view's bottom edge to the bar: now, or when the keyboard appears. `nil` pins nothing.
    private func pin(_ view: UIView?) {
        barMover.pin(view)
        animate {
            // A bar that shows the message that the user replies to has another height after the next layout.
            self.service?.root?.layoutIfNeeded()
            self.update()
        }
    }

    /// Restores everything without an animation.
    func stop() {
        EngineEvents.during(.stop(isServing: service != nil)) {
            service = nil
            // An engine that has stopped doesn't learn how the keyboard's movement ends.
            isKeyboardMoving = false
            restore()
        }
    }

    /// Measures everything again, and moves what's out of place with the keyboard's last animation.
    func replan() {
        animate { self.update() }
    }

    /// Runs changes within the keyboard's last animation, even if they have another cause, unless there's nothing to
    /// keep clear and nothing to restore.
    func animate(_ changes: @escaping () -> Void) {
        if service != nil || hasChanges { observer.animation.animate(changes) }
    }

    // MARK: - Layout

    /// Whether pending layout may run now.
    ///
    /// UIKit ends the process if a table or a collection is laid out while it configures a cell (Q16), which may be
    /// what gives a field focus. The navigator's own moves happen at another time.
    private func mayLayOut(around field: UIView) -> Bool {
        isAfterUpdate || service?.isInMove == true || !field.isInRows
    }

    /// Performs the pending layout in a field's window, so that everything is measured where it will be. If layout isn't
    /// allowed now, the measurement that follows is repeated after the next screen update.
    func layOut(around field: UIView) {
        if mayLayOut(around: field) { field.layOutWindow() }
    }

    // MARK: - Passes

    /// Begins a pass, in place of any other one.
    ///
    /// Every change to a view may run the app's code, which may end editing, remove the field, or release the
    /// navigator. A pass ends there if another one has begun in the meantime, because that one has done what's
    /// necessary, or if its `field` is no longer being edited in its window.
    func beginPass(for field: UIView? = nil) -> AvoidancePass {
        passes += 1
        let (number, root, window) = (passes, service?.root, field?.window)
        return AvoidancePass(ledger: ledger, mayLayOut: field.map(mayLayOut) ?? true) { [self] in
            guard number == passes else { return false }
            guard let field else { return true }
            return service?.field === field && service?.root === root && field.hasFocus && field.window === window
        }
    }

    /// Measures, and measures again if the app's code has requested it in the meantime. The number of repetitions is
    /// limited, because an app may request it in each layout.
    ///
    /// - Parameter isForMovement: Whether the reason is something that the app has moved.
    func update(isForMovement: Bool = false) {
        if !isForMovement, let place = place() { movements.planned(at: place.planned) }
        needsMeasuring = true
        guard !isMeasuring else { return }
        isMeasuring = true
        for _ in 0..<3 where needsMeasuring {
            needsMeasuring = false
            reportingMovement { do { try measureAndArrange() } catch { try? giveBackAfterEditing() } }
        }
        isMeasuring = false
    }

    private func restore() {
        let pass = beginPass()
        if hasChanges { reportingMovement { try? pass.giveBack(with: barMover) } }
    }

    /// Does work that may move something, and informs listeners.
    func reportingMovement(_ work: () -> Void) {
        EngineEvents.during(.movement(of: service?.field) { [self] in caretFrame }, work)
    }

    private func measureAndArrange() throws {
        guard !observer.isRotating, !(observer.isSettled && barMover.isDragged) else { return }
        guard let field = service?.field, let root = service?.root, let window = field.window, field.hasFocus else {
            return try giveBackAfterEditing()
        }
        // A field in an accessory view of the app is in the form's responder chain, but already above the keyboard.
        guard field.isDescendant(of: root) else { return try beginPass().giveBack(with: barMover) }
        guard let top = reader.keyboardTop(in: window, observer) else {
            try beginPass().giveBack(with: barMover)
            return try reveal(field, in: root, of: window, beginPass(for: field))
        }
        let pass = beginPass(for: field)
        let container = root.formContainer(around: field)
        try pass.check()
        let bar = barMover.bar(in: root)
        let isInBar = bar.map(field.isDescendant) ?? false
        try pass.forgetUndoneMoves(in: root)
        // The field before may have been in another container.
        try pass.restoreShifts(except: [bar, isInBar ? nil : container].compactMap { $0 })
        guard pass.mayLayOut else {
            // If a movement requires layout, that layout follows with the next screen update.
            needsUpdate = true
            let known = bar == nil ? top : min(top, barMover.plannedTop ?? top)
            return try arrangement(of: field, in: root, pass).arrange(above: known)
        }
        guard let bar else { return try show(field, above: top, in: root, container: container, pass) }
        barMover.followKeyboard(in: window) { [weak self] in self?.followFinger() }
        let plan = try barMover.bring(bar, to: top, in: root, movesContent: isInBar, pass)
        if isInBar { return try show(field, above: top, in: bar, container: nil, pass) }
        try show(field, above: plan.top, in: root, container: container, pass)
        // A container that contains the bar has taken it along.
        try barMover.place(bar, as: plan, pass)
    }

    /// Scrolls until a field is visible where no keyboard covers the window: with a hardware keyboard, or for a switch.
    private func reveal(_ field: UIView, in root: UIView, of window: UIWindow, _ pass: AvoidancePass) throws {
        try pass.check()
        guard service?.isFirstLook == true else { return }
        service?.isFirstLook = false
        let bar = barMover.bar(in: root).flatMap { field.isDescendant(of: $0) ? nil : $0.convert($0.bounds, to: nil) }
        let end = window.bounds.maxY - window.safeAreaInsets.bottom
        try arrangement(of: field, in: root, pass).reveal(above: min(end, bar?.minY ?? end))
    }

    /// Brings a field above the keyboard, or above the bar that stays on it.
    ///
    /// - Parameter container: The view that moves where scrolling isn't enough.
    private func show(
        _ field: UIView, above top: CGFloat, in root: UIView, container: UIView?, _ pass: AvoidancePass
    ) throws {
        let arrangement = arrangement(of: field, in: root, pass)
        guard let container, let service, service.resistance != .field,
            container === root || field.isDescendant(of: container)
        else { return try arrangement.arrange(above: top) }
        let isShifted = RestingGeometry.shift(of: container) != 0
        if isKeyboardMoving || service.isFirstLook || isShifted, SystemMovement.isExpected(around: field) {
            // What only scrolling can achieve happens now, and the rest after the system's own movements.
            if isKeyboardMoving { return try arrangement.arrange(above: top) }
            // Views that depend on the keyboard's layout guide are in the right position only after a layout without
            // our shift.
            try pass.move(container, by: 0)
            try pass.layOut(root)
        }
        self.service?.isFirstLook = false
        try arrangement.arrange(above: top, moving: container) { self.service?.resistance = $0 }
    }

    private func arrangement(of field: UIView, in root: UIView, _ pass: AvoidancePass) -> FieldArrangement {
        let companions = service?.resistance == .companions ? [] : reader.companions(of: field)
        return FieldArrangement(
            field: field, root: root, caret: { self.caretFrame }, companions: companions, reader: reader, pass: pass)
    }

    // MARK: - Restoring

    private var hasChanges: Bool { !ledger.isEmpty || barMover.isAway }

    /// Restores everything if nothing is being edited, or about to be. Between two fields, no field has focus for a
    /// moment, and nothing should move.
    private func giveBackAfterEditing() throws {
        if let field = service?.field, field.window != nil {
            guard !field.hasFocus, observer.keyboard == .absent else { return }
        }
        try beginPass().giveBack(with: barMover)
    }
}
