/// Recognizes two fingers that move apart or together.
///
/// It begins when they have moved enough, changes while both are down, and ends when both are lifted.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private var pair: FingerPair?
    /// The distance that counts as a scale of 1.
    private var unit: CGFloat = 0

    /// The distance between the fingers, relative to their first distance. Setting it changes the value that later movements
    /// scale.
    open var scale: CGFloat {
        get { pair.map { unit > 0 ? $0.distance / unit : 1 } ?? 1 }
        set { unit = newValue > 0 ? (pair?.distance ?? 0) / newValue : 0 }
    }

    /// How fast the scale changes, per second.
    open var velocity: CGFloat {
        guard let pair, unit > 0, pair.seconds > 0 else { return 0 }
        return pair.change.distance / unit / pair.seconds
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count == 2, pair == nil else { return }
        pair = fingerPair(at: event.timestamp)
        unit = pair?.distance ?? 0
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count >= 2, pair != nil else { return }
        pair?.move(
            to: self.touches[0].location(in: nil), self.touches[1].location(in: nil), at: event.timestamp)
        if isRecognizing {
            state = .changed
        } else if state == .possible, abs(pair?.sum.distance ?? 0) >= FingerPair.threshold {
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
