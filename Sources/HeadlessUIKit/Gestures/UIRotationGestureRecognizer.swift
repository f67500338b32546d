/// Recognizes two fingers that turn about each other.
///
/// It begins when they have moved enough, changes while both are down, and ends when both are lifted.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private var pair: FingerPair?
    /// The angle that ``rotation`` leaves out, in radians.
    private var origin: CGFloat = 0

    /// The rotation of the fingers, in radians, clockwise. Setting it changes the value that later movements add to.
    open var rotation: CGFloat {
        get { (pair?.sum.angle ?? 0) - origin }
        set { origin = (pair?.sum.angle ?? 0) - newValue }
    }

    /// How fast they turn, in radians per second.
    open var velocity: CGFloat {
        guard let pair, pair.seconds > 0 else { return 0 }
        return pair.change.angle / pair.seconds
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count == 2, pair == nil else { return }
        pair = fingerPair(at: event.timestamp)
        origin = 0
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count >= 2, pair != nil else { return }
        pair?.move(
            to: self.touches[0].location(in: nil), self.touches[1].location(in: nil), at: event.timestamp)
        guard let pair else { return }
        if isRecognizing {
            state = .changed
        } else if state == .possible, abs(pair.sum.angle) * pair.distance / 2 >= FingerPair.threshold {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { liftFingers(touches) }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isRecognizing ? .cancelled : .failed
    }

    open override func reset() {
        super.reset()
        pair = nil
    }
}
