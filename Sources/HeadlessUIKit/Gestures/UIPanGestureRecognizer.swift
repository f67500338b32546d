/// Recognizes dragging.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// 1 by default.
    open var minimumNumberOfTouches = 1
    /// Any number by default.
    open var maximumNumberOfTouches = Int.max

    private var start = CGPoint.zero
    private var origin = CGPoint.zero
    private var now = CGPoint.zero
    private var speed = CGPoint.zero
    private var time = 0.0

    /// The distance that a finger has to move to begin a drag, in points.
    private static let threshold: CGFloat = 10

    /// How far the fingers have moved, in `view`'s coordinates.
    open func translation(in view: UIView?) -> CGPoint {
        let (from, to) = (convert(origin, to: view), convert(now, to: view))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    /// Counts the translation as `translation` from here on.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let to = convert(now, to: view)
        let from = CGPoint(x: to.x - translation.x, y: to.y - translation.y)
        origin = view?.convert(from, to: nil) ?? from
    }

    /// How fast the fingers move, in points per second.
    open func velocity(in view: UIView?) -> CGPoint { speed }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        now = location(in: nil)
        origin = now
        start = now
        time = event.timestamp
        speed = .zero
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let point = location(in: nil)
        if event.timestamp > time {
            let seconds = CGFloat(event.timestamp - time)
            speed = CGPoint(x: (point.x - now.x) / seconds, y: (point.y - now.y) / seconds)
            time = event.timestamp
        }
        now = point
        if isRecognizing {
            state = .changed
            return
        }
        guard state == .possible, numberOfTouches >= minimumNumberOfTouches,
            numberOfTouches <= maximumNumberOfTouches,
            hypot(now.x - start.x, now.y - start.y) >= Self.threshold
        else { return }
        state = .began
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.count == self.touches.count else { return }
        now = location(in: nil)
        if event.timestamp - time > 0.1 { speed = .zero }  // The finger rested before it was lifted.
        state = isRecognizing ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isRecognizing ? .cancelled : .failed
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }
}
