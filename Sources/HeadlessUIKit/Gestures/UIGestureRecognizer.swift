/// An object that recognizes a movement of fingers on its view and the views in it.
///
/// On iOS, it sends a selector to a target. Neither exists here: override the touch methods or ``state``, or add an
/// action with ``HeadlessGesture``.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        public static let recognized = State.ended
    }

    /// Called where iOS would send the action: on every state but `.possible` and `.failed`.
    var action: ((UIGestureRecognizer) -> Void)?

    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open internal(set) weak var view: UIView?
    open var name: String?
    /// Whether the view loses the touches when the recognizer recognizes. `true` by default.
    open var cancelsTouchesInView = true
    /// Whether the view learns of a touch only once the recognizer has failed, and never if it recognizes. `false` by
    /// default.
    // F36.
    open var delaysTouchesBegan = false
    /// Whether it receives touches. Turning it off cancels what it's recognizing. `true` by default.
    open var isEnabled = true {
        didSet {
            guard !isEnabled, oldValue else { return }
            state = isRecognizing ? .cancelled : .failed
            finish()
        }
    }

    /// The fingers on it.
    private(set) var touches: [UITouch] = []
    /// Those that the view doesn't know of yet, because this recognizer delays them.
    private var delayed: [UITouch] = []
    private var requirements: [Weak] = []
    /// Those that wait for this one to fail.
    private var waiting: [UIGestureRecognizer] = []
    /// The state to take once everything that has to fail first has failed.
    private var postponed: State?
    private var storedState = State.possible

    private struct Weak {
        weak var recognizer: UIGestureRecognizer?
    }

    // MARK: State

    /// Subclasses set it as they progress. Whether a recognizer really begins is decided here, so read it again
    /// afterward.
    open var state: State {
        get { storedState }
        set { take(newValue) }
    }

    var isRecognizing: Bool { storedState == .began || storedState == .changed }

    private func take(_ newValue: State) {
        switch (storedState, newValue) {
        case (.possible, .began), (.possible, .ended):
            guard mayRecognize else { return fail() }
            let blockers = rivals.filter { $0.storedState == .possible && mustWait(for: $0) }
            guard blockers.isEmpty else {
                postponed = newValue
                for blocker in blockers { blocker.waiting.append(self) }
                return
            }
            recognize(as: newValue)
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
            (.changed, .cancelled):
            storedState = newValue
            didChangeState()
        case (.possible, .failed), (.possible, .cancelled):
            fail()
        default:
            break
        }
    }

    private func recognize(as newValue: State) {
        storedState = newValue
        postponed = nil
        // The view never learns of these touches, even if another recognizer that delays them fails.
        TouchDelivery.discardDelayed(delayed + (cancelsTouchesInView ? touches : []))
        delayed = []
        for rival in rivals where rival.storedState == .possible && !isAllowed(beside: rival) {
            if canPrevent(rival), rival.canBePrevented(by: self) { rival.fail() }
        }
        let waiting = self.waiting
        self.waiting = []
        for recognizer in waiting { recognizer.fail() }
        if cancelsTouchesInView { TouchDelivery.takeFromViews(touches) }
        didChangeState()
    }

    private func fail() {
        guard storedState == .possible else { return }
        storedState = .failed
        postponed = nil
        let waiting = self.waiting
        self.waiting = []
        for recognizer in waiting {
            guard let state = recognizer.postponed else { continue }
            recognizer.postponed = nil
            recognizer.take(state)
            if recognizer.touches.isEmpty { recognizer.finish() }
        }
        endDelay()
        if touches.isEmpty { finish() }
    }

    /// The state is another than before, and neither possible nor failed.
    func didChangeState() { action?(self) }

    /// Resets the recognizer when there are no fingers left, unless it's still waiting for something.
    func finish() {
        guard storedState != .possible else { return }
        storedState = .possible
        touches = []
        reset()
    }

    /// Called when a gesture is over, to forget it.
    open func reset() {}

    // MARK: Rivals

    /// The other recognizers of the same fingers.
    private var rivals: [UIGestureRecognizer] {
        var rivals: [UIGestureRecognizer] = []
        for touch in touches {
            for other in touch.gestureRecognizers ?? [] where other !== self && !rivals.contains(other) {
                rivals.append(other)
            }
        }
        return rivals
    }

    private var mayRecognize: Bool {
        guard isEnabled, let view else { return false }
        if HeadlessOptional.call(
            delegate, "gestureRecognizerShouldBegin(_:)", { $0.gestureRecognizerShouldBegin(self) }) == false
        {
            return false
        }
        // The touched view and every view from there up to the recognizer's own are asked.
        var asked: UIView? = touches.first?.view ?? view
        while let current = asked {
            guard current.gestureRecognizerShouldBegin(self) else { return false }
            asked = current === view ? nil : current.superview
        }
        return true
    }

    private func isAllowed(beside other: UIGestureRecognizer) -> Bool {
        let member = "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"
        return HeadlessOptional.call(
            delegate, member, { $0.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) }) == true
            || HeadlessOptional.call(
                other.delegate, member,
                { $0.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) }) == true
    }

    private func mustWait(for other: UIGestureRecognizer) -> Bool {
        requirements.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: self)
    }

    /// Lets `otherGestureRecognizer` fail first.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.append(Weak(recognizer: otherGestureRecognizer))
    }

    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        HeadlessOptional.call(
            delegate, "gestureRecognizer(_:shouldRequireFailureOf:)",
            { $0.gestureRecognizer(self, shouldRequireFailureOf: otherGestureRecognizer) }) ?? false
    }

    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        HeadlessOptional.call(
            delegate, "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
            { $0.gestureRecognizer(self, shouldBeRequiredToFailBy: otherGestureRecognizer) }) ?? false
    }

    open func shouldReceive(_ event: UIEvent) -> Bool {
        HeadlessOptional.call(
            delegate, "gestureRecognizer(_:shouldReceive:)",
            { $0.gestureRecognizer(self, shouldReceive: event) }) ?? true
    }

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Permanently leaves a touch to others.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
    }

    open var numberOfTouches: Int {
        // Q36: whether a touch counts that has just begun is open.
        guard !HeadlessDevice.current.behavior.recognizersCountNewTouches else { return touches.count }
        return touches.count { $0.phase != .began }
    }

    /// The middle of the fingers.
    open func location(in view: UIView?) -> CGPoint {
        guard !touches.isEmpty else { return lastLocation.map { convert($0, to: view) } ?? .zero }
        let points = touches.map { $0.location(in: view) }
        let count = CGFloat(points.count)
        return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { touches[touchIndex].location(in: view) }

    /// The position of the last finger, in the window, for reading the location after it's lifted.
    private var lastLocation: CGPoint?

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }

    // MARK: For delivery

    /// Whether the view doesn't learn of new touches until the recognizer has decided.
    var delaysNewTouches: Bool { delaysTouchesBegan && storedState == .possible }

    func delay(_ touch: UITouch) {
        delayed.append(touch)
        touch.delayCount += 1
    }

    private func endDelay() {
        let touches = delayed
        delayed = []
        for touch in touches {
            touch.delayCount -= 1
            TouchDelivery.deliverDelayed(touch)
        }
    }

    func add(_ touch: UITouch) {
        if touches.isEmpty, storedState != .possible { finish() }
        touches.append(touch)
    }

    func remove(_ touch: UITouch) {
        lastLocation = touch.location(in: nil)
        touches.removeAll { $0 === touch }
        if touches.isEmpty { finish() }
    }
}
