import FormNavigationCore
import UIKit

/// Keeps what is being edited clear of the keyboard: measures, lets ``AvoidancePlanner`` decide, applies within the
/// keyboard's own animation, and restores what ``AvoidanceLedger`` has noted.
///
/// What the system does by itself meanwhile is measured once the keyboard has settled, and only the rest done.
@MainActor
final class AvoidanceEngine {
    /// What is to be free above the keyboard.
    var spacing: Spacing {
        didSet { if spacing != oldValue { update() } }
    }
    /// What is to be seen with every field, the most important first.
    var companions: [WeakReference<UIView>] = [] {
        didSet { replan() }
    }

    private let observer: KeyboardObserver
    private let ledger: AvoidanceLedger
    private let barRider: InputBarRider
    private let guideView = KeyboardGuideView()
    private weak var field: UIView?
    /// The view that holds the form.
    private weak var root: UIView?
    /// Whether the caret is where the person wants it. A tap in a text view gives focus first and moves the caret then,
    /// and where the caret was before may be far away.
    private var isCaretPlaced = false
    private var caret = EditedCaret()
    /// Whether the keyboard is on its way, and with it whatever the system moves for it.
    private var isKeyboardMoving = false
    /// Whether the next look is the first since another field got focus or the keyboard settled.
    private var isFirstLook = false
    /// Whether moving the container does not move the field, which is laid out from something that stays.
    private var isShiftIneffective = false
    /// The keyboard's last animation, also for what is not caused by the keyboard itself.
    private var animation: KeyboardAnimation { observer.animation }

    /// Distances in points.
    struct Spacing: Equatable {
        /// The least distance to the keyboard, for fields that ask for no other.
        var distance: CGFloat
        /// The distance above a field; `nil` for the one to the keyboard.
        var topDistance: CGFloat?
        /// What the app covers above the keyboard.
        var covered: CGFloat

        @MainActor
        init(_ configuration: FormNavigator.Configuration) {
            (distance, topDistance) = (configuration.keyboardDistance, configuration.topDistance)
            covered = max(0, configuration.extraKeyboardDistance)
        }
    }

    init(_ spacing: Spacing, observer: KeyboardObserver = .shared) {
        self.spacing = spacing
        self.observer = observer
        ledger = AvoidanceLedger()
        barRider = InputBarRider(ledger: ledger)
        observer.add(self)
    }

    // MARK: - What happens

    /// Editing has begun in a field of the form in `root`.
    ///
    /// - Parameter byMove: Whether a move through the form has brought it about, and no tap is to place the caret.
    func begin(_ field: UIView, in root: UIView, byMove: Bool) {
        isCaretPlaced = byMove || !field.holdsLines || field === self.field && isCaretPlaced
        if field !== self.field {
            caret = EditedCaret()
            isShiftIneffective = false
            isFirstLook = true
            // A screen that comes back may still be laid out for the way the device was held before. The layout may take
            // the field's cell away, and focus with it.
            field.window?.layoutIfNeeded()
            guard field.hasFocus else { return }
        }
        EngineEvents.emit(
            .serving(
                .init(
                    field: field, root: root, container: root.formContainer, companions: companions(of: field),
                    distance: distance(for: field), covered: spacing.covered, topDistance: spacing.topDistance,
                    isByMove: byMove, hasInputBar: inputBar != nil)))
        let isElsewhere = self.root !== root
        self.field = field
        self.root = root
        animation.animate {
            if isElsewhere { self.restore() }
            self.update()
        }
    }

    /// Focus is none of this form's any more, though the keyboard may stay up for another one.
    func leave() {
        if field != nil { EngineEvents.emit(.left) }
        field = nil
        animation.animate { self.restore() }
    }

    /// The text has changed, and with it where the caret is and how tall the field is.
    ///
    /// Costs a climb from the field to the window, whatever else the form holds.
    func textChanged(in field: UIView) {
        guard field === self.field else { return }
        isCaretPlaced = true
        _ = caret.selectionChanged(in: field)
        EngineEvents.during(.caret) {
            // A field that grows with its text does so at the next layout, and may hear of the text only after this.
            field.invalidateIntrinsicContentSize()
            field.window?.layoutIfNeeded()
            update()
        }
    }

    /// The caret has moved, with or without a change of text.
    func caretMoved(in field: UIView) {
        guard field === self.field else { return }
        isCaretPlaced = true
        guard caret.selectionChanged(in: field) else { return }
        EngineEvents.during(.caret) { replan() }
    }

    /// Lets a bar ride on the keyboard from now on, in the place of any other one.
    func setInputBar(_ inputBar: FormInputBar?) {
        animation.animate {
            self.restore()
            self.barRider.set(inputBar)
            self.update()
        }
    }

    /// The bar that rides on the keyboard, if there is one.
    var inputBar: FormInputBar? { barRider.inputBar }

    /// The view that is held right above the bar, if there is one.
    var pinnedView: UIView? { barRider.pinned }

    /// Brings a view's lower edge to the bar: now, or when the keyboard comes. `nil` for none.
    func pin(_ view: UIView?) {
        barRider.pin(view)
        animation.animate {
            // A bar that says what is being replied to has another height from the next layout on.
            self.field?.window?.layoutIfNeeded()
            self.update()
        }
    }

    /// Takes back everything at once.
    func stop() {
        EngineEvents.during(.stop(isServing: field != nil)) {
            field = nil
            restore()
        }
    }

    /// Looks at everything anew, and moves what is not in its place with the keyboard's last animation.
    func replan() {
        animation.animate { self.update() }
    }

    // MARK: - Looking and applying

    private func update() {
        watch { look() }
    }

    /// Does what may move something, and lets listeners see it.
    private func watch(_ work: () -> Void) {
        EngineEvents.during(.movement(of: field) { [self] in placedCaret }, work)
    }

    /// The line with the caret, in the coordinates of the window, if the caret is where the person wants it.
    private var placedCaret: CGRect? { field.flatMap { isCaretPlaced ? caret.frame(in: $0) : nil } }

    private func look() {
        guard !observer.isRotating, !(observer.isSettled && barRider.isDragged) else { return }
        guard let field, let root, let window = field.window, field.hasFocus else {
            // Between two fields nobody has focus for a moment, and nothing moves.
            if observer.keyboard == .absent || field?.window == nil { restore() }
            return
        }
        // A field in an accessory view of the app's is in the form's responder chain, but above the keyboard already.
        guard field.isDescendant(of: root) else { return restore() }
        guard let top = keyboardTop(in: window) else {
            restore()
            return reveal(field, in: root, of: window)
        }
        guard let bar = barRider.bar(in: root) else {
            return show(field, above: top, in: root, container: root.formContainer)
        }
        if barRider.dragsKeyboard { guideView.follow(in: window) { [weak self] in self?.followFinger() } }
        let isInBar = field.isDescendant(of: bar)
        let barTop = barRider.ride(bar, on: top, in: root, movesContent: isInBar)
        if isInBar {
            show(field, above: top, in: bar, container: nil)
        } else {
            let container = root.formContainer
            let carriesBar = container.map(bar.isDescendant) ?? false
            show(field, above: barTop, in: root, container: carriesBar ? nil : container)
        }
    }

    /// Brings a field into sight, and looks once more after the layout that movement causes.
    ///
    /// - Parameter container: What moves where scrolling is not enough.
    private func show(_ field: UIView, above top: CGFloat, in root: UIView, container: UIView?) {
        guard let container, container === root || field.isDescendant(of: container), !isShiftIneffective else {
            return arrange(field, above: top, in: root, container: nil)
        }
        let isShifted = RestingGeometry.shift(of: container) != 0
        if isKeyboardMoving || isFirstLook || isShifted, SystemMovement.isExpected(around: field) {
            // What only scrolling can give is given at once; the rest once the system has moved what it moves.
            if isKeyboardMoving { return arrange(field, above: top, in: root, container: nil) }
            // What is laid out from the keyboard is where it belongs without our shift, and does not tell with it.
            ledger.setShift(0, of: container)
            root.layoutIfNeeded()
        }
        isFirstLook = false
        arrange(field, above: top, in: root, container: container)
    }

    /// Scrolls until a field is visible where no keyboard covers the window: with a hardware keyboard, or for a switch.
    private func reveal(_ field: UIView, in root: UIView, of window: UIWindow) {
        guard isFirstLook else { return }
        isFirstLook = false
        let scrollViews = self.scrollViews(around: field, in: root)
        var situation = measure(
            field, top: window.bounds.maxY - window.safeAreaInsets.bottom, scrollViews: scrollViews, root: root,
            container: nil)
        situation.distance = 0
        for index in scrollViews.indices { situation.scrollViews[index].mayChangeInset = false }
        for (scrollView, part) in zip(scrollViews, makePlan(for: situation).scrollViews) {
            ledger.apply(part, to: scrollView, changesInset: false)
        }
    }

    private func arrange(_ field: UIView, above top: CGFloat, in root: UIView, container: UIView?) {
        var shifts = container.map { [RestingGeometry.windowShift(of: $0)] } ?? []
        for _ in 0..<3 {
            let scrollViews = self.scrollViews(around: field, in: root)
            let situation = measure(field, top: top, scrollViews: scrollViews, root: root, container: container)
            let plan = makePlan(for: situation)
            shifts.append(plan.containerShift)
            if let container, shifts.isSinking {
                // Each step has left the field where it was, so the next one would too.
                isShiftIneffective = true
                EngineEvents.emit(.resisted)
                ledger.setShift(0, of: container)
                root.layoutIfNeeded()
                return arrange(field, above: top, in: root, container: nil)
            }
            var hasMoved = false
            for (scrollView, part) in zip(scrollViews, plan.scrollViews).reversed() {
                // What lies in a scroll view that has scrolled may have another safe area, and so other insets.
                if ledger.apply(part, to: scrollView), scrollView !== scrollViews.first { hasMoved = true }
            }
            if let container, ledger.setShift(plan.containerShift, of: container) { hasMoved = true }
            guard hasMoved else { return }
            root.layoutIfNeeded()
        }
    }

    private func makePlan(for situation: AvoidanceSituation) -> AvoidancePlan {
        let plan = AvoidancePlanner.plan(situation)
        EngineEvents.emit(.planned(plan, for: situation))
        return plan
    }

    /// The keyboard's layout guide has moved. Where a finger has done that, the bar goes along, and everything else waits.
    private func followFinger() {
        guard observer.isSettled, let root, let window = field?.window, let bar = barRider.bar(in: root) else { return }
        let top = window.keyboardLayoutGuide.layoutFrame.minY
        let frame = observer.keyboard.overlap(with: window.bounds, inWindow: window.boundsInScreen)
        if barRider.canBeDragged, let frame, top > frame.minY {
            barRider.follow(bar, to: top - spacing.covered, in: root)
        } else if barRider.draggedTop != nil {
            barRider.endDrag()
            replan()
        }
    }

    private func restore() {
        watch {
            guideView.removeFromSuperview()
            let position = barRider.restore()
            ledger.restoreShifts()
            for scrollView in ledger.scrollViews { ledger.restore(scrollView) }
            if let position { barRider.bringBack(position) }
        }
    }

    /// The upper edge of a docked keyboard in a window's coordinates, which are the screen's only where the window
    /// fills it (E5, E6).
    private func keyboardTop(in window: UIWindow) -> CGFloat? {
        let frame = window.boundsInScreen
        guard let top = observer.keyboard.overlap(with: window.bounds, inWindow: frame)?.minY else { return nil }
        guard observer.isSettled else { return top - spacing.covered }
        // Notifications are now and then wrong, and so is the guide (P10). While the keyboard moves the guide is late.
        let guide = window.keyboardLayoutGuide.layoutFrame
        let isRaised = !guide.isEmpty && guide.minY < window.bounds.maxY - window.safeAreaInsets.bottom - 1
        return (isRaised ? min(top, guide.minY) : top) - spacing.covered
    }

    /// The scroll views from the field outwards; a text view that scrolls is the first of them.
    private func scrollViews(around field: UIView, in root: UIView) -> [UIScrollView] {
        var scrollViews: [UIScrollView] = []
        var next: UIView? = field
        while let view = next {
            if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled { scrollViews.append(scrollView) }
            next = view === root ? nil : view.superview
        }
        return scrollViews
    }

    private func measure(
        _ field: UIView, top: CGFloat, scrollViews: [UIScrollView], root: UIView, container: UIView?
    ) -> AvoidanceSituation {
        let distance = distance(for: field)
        let frame = field.convert(field.bounds, to: nil)
        var situation = AvoidanceSituation(
            viewport: RestingGeometry.viewport(around: root), keyboardTop: top, distance: distance,
            topDistance: spacing.topDistance)
        situation.scrollViews = scrollViews.indices.map { index in
            ledger.measure(
                scrollViews[index], isInside: scrollViews[(index + 1)...].contains(where: \.scrollsUpwards))
        }
        // All of the scroll views are around the field, or one is the field itself.
        if let caret = placedCaret {
            situation.caret = AvoidanceSituation.Target(frame: caret, scrollView: scrollViews.indices.first)
        }
        let aroundField = scrollViews.first === field ? scrollViews.dropFirst() : scrollViews[...]
        situation.field = AvoidanceSituation.Target(frame: frame, scrollView: aroundField.indices.first)
        for companion in companions(of: field) where companion.isDescendant(of: root) && !companion.isHidden {
            let frame = companion.convert(companion.bounds, to: nil)
            situation.companions.append(target(frame, in: companion, of: scrollViews))
        }
        situation.container = container.map { container in
            // No further than what the keyboard covers of it, or of a field that sticks out of it.
            let end = max(RestingGeometry.frame(of: container).maxY, RestingGeometry.frame(of: field).maxY)
            return .init(
                shift: RestingGeometry.windowShift(of: container), maximumRise: max(0, end - top + max(0, distance)))
        }
        return situation
    }

    private func companions(of field: UIView) -> [UIView] {
        (field.assignedOptions?.avoidance.companions ?? []) + companions.compactMap(\.object)
    }

    private func distance(for field: UIView) -> CGFloat {
        field.assignedOptions?.avoidance.keyboardDistance ?? spacing.distance
    }

    private func target(_ frame: CGRect, in view: UIView, of scrollViews: [UIScrollView]) -> AvoidanceSituation.Target {
        AvoidanceSituation.Target(frame: frame, scrollView: scrollViews.firstIndex { view.isDescendant(of: $0) })
    }
}

extension AvoidanceEngine: KeyboardListener {
    func keyboardChanged(_ transition: KeyboardTransition) {
        isKeyboardMoving = transition.kind != .settled
        isShiftIneffective = false
        if isKeyboardMoving {
            replan()
        } else {
            settle()
        }
    }

    func keyboardStayed() {
        isKeyboardMoving = false
        settle()
    }

    /// What the system did about the keyboard meanwhile can be measured now, and only the rest is done (F13, G12).
    private func settle() {
        isCaretPlaced = true
        isFirstLook = true
        if let field, field.window != nil, !field.hasFocus {
            // Focus has gone on to a view that takes keys and is no field, or was lost without a word.
            leave()
        } else {
            // A keyboard that comes with a screen may have settled before that screen is laid out.
            field?.window?.layoutIfNeeded()
            replan()
        }
    }

    /// Insets and offsets stay for the keyboard to come back, but what is moved goes to its own place, since a frame that
    /// is set on it while it has a transform would put it elsewhere (F5).
    func interfaceWillRotate() {
        isShiftIneffective = false
        barRider.interfaceWillRotate()
        animation.animate { self.watch { self.ledger.restoreShifts() } }
    }
}

extension [CGFloat] {
    /// Whether the last three numbers get smaller by more than is rounded.
    fileprivate var isSinking: Bool {
        guard let last = suffix(3).first, count >= 4 else { return false }
        return zip(suffix(3), suffix(2)).allSatisfy { $0 - $1 >= AvoidancePlanner.tolerance } && last < 0
    }
}

extension UIView {
    /// Whether a tap that gives this view focus goes on to place a caret in it, perhaps far from where it was.
    fileprivate var holdsLines: Bool { self is any UITextInput && !(self is UITextField) }

    /// What moves when scrolling is not enough: what the view's controller names, or the view itself.
    fileprivate var formContainer: UIView? {
        guard let provider = next as? any FormContainerProviding else { return self }
        return provider.formContainer
    }
}
