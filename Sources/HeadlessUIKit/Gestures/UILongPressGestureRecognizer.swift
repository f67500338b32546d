/// Recognizes fingers that stay in place for some time. The gesture then begins, and continues until they're lifted.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the fingers have to stay, in seconds. 0.5 by default.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far the fingers may move during the press, in points. 10 by default.
    open var allowableMovement: CGFloat = 10
    /// How many fingers press. 1 by default.
    open var numberOfTouchesRequired = 1
    /// The number of taps before the press. 0 by default.
    open var numberOfTapsRequired = 0

    private var taps = 0
    private var fingers = 0
    private var start = CGPoint.zero
    private var begun = 0.0
    /// Numbers the waits, so that an old one doesn't end a newer one.
    private var wait = 0

    /// How long a tap may last, and how long the next touch may take, in seconds.
    private static let patience = 0.35

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        wait += 1
        fingers += touches.count
        guard fingers <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        guard fingers == numberOfTouchesRequired else { return }
        start = location(in: nil)
        begun = event.timestamp
        guard taps == numberOfTapsRequired else { return }
        after(minimumPressDuration) { $0.state = .began }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            state = .changed
            return
        }
        let point = location(in: nil)
        if hypot(point.x - start.x, point.y - start.y) > allowableMovement { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            state = .ended
            return
        }
        let isTap = event.timestamp - begun <= Self.patience
        guard isTap, taps < numberOfTapsRequired, fingers == numberOfTouchesRequired else {
            state = .failed
            return
        }
        guard touches.count == self.touches.count else { return }
        taps += 1
        fingers = 0
        after(Self.patience) { $0.state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        taps = 0
        fingers = 0
        wait += 1
    }

    private func after(_ seconds: Double, _ body: @escaping @MainActor (UILongPressGestureRecognizer) -> Void) {
        wait += 1
        let waitingFor = wait
        HeadlessDevice.current.runLoop.schedule(after: seconds) { [weak self] in
            if let self, self.wait == waitingFor { body(self) }
        }
    }
}
