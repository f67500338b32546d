import FormNavigationCore
import UIKit

/// Keeps what is being edited clear of the keyboard: measures, lets ``AvoidancePlanner`` decide, applies within the
/// keyboard's own animation, and gives back what ``AvoidanceLedger`` has noted.
///
/// What the system does by itself meanwhile is measured once the keyboard has settled, and only the rest done.
@MainActor
final class AvoidanceEngine {
    /// The least distance to the keyboard, in points, for fields that ask for no other.
    var distance: CGFloat {
        didSet { if distance != oldValue { update() } }
    }

    /// Called when the keyboard has come to rest, with where it is.
    var onSettle: ((Keyboard) -> Void)?

    private let observer: KeyboardObserver
    private let ledger: AvoidanceLedger
    private let inputBar: InputBarRider
    private weak var field: UIView?
    /// The view that holds the form.
    private weak var root: UIView?
    /// Whether the caret is where the person wants it. A tap in a text view gives focus first and moves the caret then,
    /// and where the caret was before may be far away.
    private var isCaretPlaced = false
    /// The keyboard's last animation, for what is not caused by the keyboard itself.
    private var timing = Timing(duration: 0.25, curve: 7)

    private struct Timing {
        var duration: Double
        var curve: Int
    }

    init(distance: CGFloat, observer: KeyboardObserver = .shared) {
        self.distance = distance
        self.observer = observer
        ledger = AvoidanceLedger()
        inputBar = InputBarRider(ledger: ledger)
        observer.add(self)
    }

    // MARK: - What happens

    /// Editing has begun in a field of the form in `root`.
    ///
    /// - Parameter byMove: Whether a move through the form has brought it about, and no tap is to place the caret.
    func begin(_ field: UIView, in root: UIView, byMove: Bool) {
        isCaretPlaced = byMove || !(field is UITextView) || field === self.field && isCaretPlaced
        let isElsewhere = self.root !== root
        self.field = field
        self.root = root
        animate(timing) {
            if isElsewhere { self.giveBack() }
            self.update()
        }
    }

    /// Focus is none of this form's any more, though the keyboard may stay up for another one.
    func leave() {
        field = nil
        animate(timing) { self.giveBack() }
    }

    /// The text has changed, and with it where the caret is and how tall the field is.
    ///
    /// Costs a climb from the field to the form's root, whatever else the form holds.
    func textChanged(in field: UIView) {
        guard field === self.field else { return }
        isCaretPlaced = true
        // A field that grows with its text does so at the next layout, and may hear of the text only after this.
        field.invalidateIntrinsicContentSize()
        field.window?.layoutIfNeeded()
        update()
    }

    /// The caret has moved, with or without a change of text.
    func caretMoved(in field: UIView) {
        guard field === self.field else { return }
        isCaretPlaced = true
        replan()
    }

    /// Lets a bar ride on the keyboard from now on, in the place of any other one.
    func setInputBar(_ bar: UIView?, over scrollView: UIScrollView?) {
        animate(timing) {
            self.giveBack()
            self.inputBar.set(bar, over: scrollView)
            self.update()
        }
    }

    /// The bar that rides on the keyboard, if there is one.
    var inputBarView: UIView? { inputBar.bar }

    /// Brings a view's lower edge to the bar: now, or when the keyboard comes. `nil` for none.
    func pin(_ view: UIView?) {
        inputBar.pin(view)
        animate(timing) {
            // A bar that says what is being replied to has another height from the next layout on.
            self.field?.window?.layoutIfNeeded()
            self.update()
        }
    }

    /// Takes back everything at once.
    func stop() {
        field = nil
        giveBack()
    }

    /// The keyboard moves, or has settled: what the system did about it meanwhile is measured then, and only the rest
    /// done (F13, G12).
    func follow(_ transition: KeyboardTransition) {
        if transition.kind == .settled {
            isCaretPlaced = true
        } else {
            timing = Timing(duration: transition.duration, curve: transition.curve)
        }
        replan()
        if transition.kind == .settled { onSettle?(transition.end) }
    }

    /// Looks at everything anew, and moves what is not in its place with the keyboard's last animation.
    func replan() {
        animate(timing) { self.update() }
    }

    /// The turn of the interface that is under way around the field.
    ///
    /// The keyboard hides for it and shows again (E10), and only this tells it from a hide that is meant.
    var turn: (any UIViewControllerTransitionCoordinator)? {
        let controllers = [field?.window?.rootViewController, field?.nearestViewController]
        return controllers.lazy.compactMap { $0?.transitionCoordinator }.first { !$0.targetTransform.isIdentity }
    }

    /// The interface turns: insets and offsets stay for the keyboard to come back, but what is moved goes to its own
    /// place, since a frame that is set on it while it has a transform would put it elsewhere (F5).
    func followTurn() {
        inputBar.turn()
        animate(timing) { self.giveBackShifts() }
    }

    /// How far a view is moved, in points; negative is up.
    func shift(of view: UIView) -> CGFloat { ledger.shift(of: view) }

    // MARK: - Measuring and applying

    private func update() {
        guard !observer.isTurning else { return }
        guard let field, let root, let window = field.window, field.hasFocus else {
            // Between two fields nobody has focus for a moment, and nothing moves.
            if observer.keyboard == .absent || field?.window == nil { giveBack() }
            return
        }
        guard let top = keyboardTop(in: window) else { return giveBack() }
        guard let bar = inputBar.bar(in: root) else {
            return makeRoom(for: field, above: top, in: root, container: root.formContainer)
        }
        let isInBar = field.isDescendant(of: bar)
        let barTop = inputBar.ride(bar, on: top, in: root, movesContent: isInBar)
        if isInBar {
            makeRoom(for: field, above: top, in: bar, container: nil)
        } else {
            let container = root.formContainer
            let carriesBar = container.map(bar.isDescendant) ?? false
            makeRoom(for: field, above: barTop, in: root, container: carriesBar ? nil : container)
        }
    }

    private func makeRoom(for field: UIView, above top: CGFloat, in root: UIView, container: UIView?) {
        let scrollViews = self.scrollViews(around: field, in: root)
        let situation = measure(field, top: top, scrollViews: scrollViews, root: root, container: container)
        let plan = AvoidancePlanner.plan(situation)
        for (scrollView, part) in zip(scrollViews, plan.scrollViews) { ledger.apply(part, to: scrollView) }
        if let container { ledger.setShift(plan.containerShift, of: container) }
    }

    private func giveBack() {
        inputBar.stop()
        giveBackShifts()
        for scrollView in ledger.scrollViews {
            let original = ledger.close(scrollView)
            if scrollView.formOptions.restoresOffset, let original {
                scrollView.contentOffset = original
            } else {
                let part = ledger.measure(scrollView, frame: scrollView.frame)
                let situation = AvoidanceSituation(visible: .null, keyboardTop: nil, scrollViews: [part])
                let offset = AvoidancePlanner.plan(situation).scrollViews[0].contentOffset
                if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
            }
        }
    }

    private func giveBackShifts() {
        for view in ledger.containers { ledger.setShift(0, of: view) }
    }

    /// The upper edge of a docked keyboard in a window's coordinates, which are the screen's only where the window
    /// fills it (E5, E6).
    private func keyboardTop(in window: UIWindow) -> CGFloat? {
        let frame = window.convert(window.bounds, to: window.screen.coordinateSpace)
        return observer.keyboard.overlap(with: window.bounds, inWindow: frame)?.minY
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
        let shift = container.map(ledger.shift) ?? 0
        let frame = root.convert(root.bounds, to: nil)
        // The safe area is measured where the view is now (F14), so this stays put while the view moves.
        let bars = frame.minY + root.safeAreaInsets.top
        var visible = field.window?.bounds ?? frame
        visible.size.height -= max(0, bars - visible.minY)
        visible.origin.y = max(visible.minY, bars)

        var situation = AvoidanceSituation(
            visible: visible, keyboardTop: top, distance: field.formOptions.keyboardDistance ?? distance)
        situation.scrollViews = scrollViews.indices.map { index in
            let scrollView = scrollViews[index]
            return ledger.measure(
                scrollView, frame: scrollView.convert(scrollView.bounds, to: nil),
                isInside: scrollViews[(index + 1)...].contains(where: \.scrollsUpwards))
        }
        if let caret = field.caretFrame, isCaretPlaced {
            situation.caret = target(caret, in: field, of: scrollViews)
        }
        situation.field = target(
            field.convert(field.bounds, to: nil), in: field.superview ?? field, of: scrollViews)
        situation.companions = field.formOptions.companions.filter { $0.isDescendant(of: root) && !$0.isHidden }.map {
            target($0.convert($0.bounds, to: nil), in: $0, of: scrollViews)
        }
        situation.container = container.map { _ in AvoidanceSituation.Container(shift: shift) }
        return situation
    }

    private func target(_ frame: CGRect, in view: UIView, of scrollViews: [UIScrollView]) -> AvoidanceSituation.Target {
        AvoidanceSituation.Target(frame: frame, scrollView: scrollViews.firstIndex { view.isDescendant(of: $0) })
    }

    /// Runs `changes` in an animation that moves with the keyboard's (I3, I4), or at once where there is none (E24) or
    /// the person wants none.
    private func animate(_ timing: Timing, _ changes: @escaping () -> Void) {
        guard timing.duration > 0, !UIAccessibility.isReduceMotionEnabled else { return changes() }
        let curve = UIView.AnimationOptions(rawValue: UInt(timing.curve) << 16)
        UIView.animate(
            withDuration: timing.duration, delay: 0, options: [curve, .beginFromCurrentState, .allowUserInteraction],
            animations: changes)
    }
}

extension UIView {
    /// Where the caret is, in the window's coordinates; `nil` where nothing is selected.
    fileprivate var caretFrame: CGRect? {
        guard let input = self as? any UITextInput, let end = input.selectedTextRange?.end else { return nil }
        return convert(input.caretRect(for: end), to: nil)
    }

    /// What moves when scrolling is not enough: what the view's controller names, or the view itself.
    fileprivate var formContainer: UIView? {
        guard let provider = next as? any FormContainerProviding else { return self }
        return provider.formContainer
    }
}
