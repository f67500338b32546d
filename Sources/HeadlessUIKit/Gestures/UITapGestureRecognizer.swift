/// Recognizes one tap or several.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// 1 by default.
    open var numberOfTapsRequired = 1
    /// The number of fingers. 1 by default.
    open var numberOfTouchesRequired = 1

    private var taps = 0
    private var fingers = 0
    private var start = CGPoint.zero
    /// Numbers the waits for a further tap, so that an old one ends nothing.
    private var wait = 0

    /// How far a finger may stray, in points, and how long the next tap may take, in seconds.
    private static let (slop, patience): (CGFloat, Double) = (45, 0.35)

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        wait += 1
        fingers += touches.count
        guard fingers <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        if taps == 0 { start = location(in: nil) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let point = location(in: nil)
        if hypot(point.x - start.x, point.y - start.y) > Self.slop { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, touches.count == self.touches.count else { return }
        guard fingers == numberOfTouchesRequired else {
            state = .failed
            return
        }
        taps += 1
        fingers = 0
        if taps >= numberOfTapsRequired {
            state = .ended
            return
        }
        let waitingFor = wait
        HeadlessDevice.current.runLoop.schedule(after: Self.patience) { [weak self] in
            if let self, self.wait == waitingFor { self.state = .failed }
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        taps = 0
        fingers = 0
        wait += 1
    }
}
