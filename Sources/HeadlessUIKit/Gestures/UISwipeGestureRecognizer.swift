/// Recognizes a quick movement of fingers in a direction, once.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The allowed directions of a swipe.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions that are recognized. To the right by default.
    open var direction = Direction.right
    /// The number of fingers. 1 by default.
    open var numberOfTouchesRequired = 1

    private var start = CGPoint.zero
    private var begun = 0.0

    /// How far the fingers have to move, how far they may deviate to the side, in points, and how long they may take,
    /// in seconds.
    private static let (distance, stray, patience): (CGFloat, CGFloat, Double) = (50, 50, 0.5)

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        start = location(in: nil)
        begun = event.timestamp
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, numberOfTouches == numberOfTouchesRequired else { return }
        let point = location(in: nil)
        let (dx, dy) = (point.x - start.x, point.y - start.y)
        let reached: [(Direction, along: CGFloat, across: CGFloat)] = [
            (.right, dx, dy), (.left, -dx, dy), (.down, dy, dx), (.up, -dy, dx),
        ]
        let allowed = reached.filter { direction.contains($0.0) && abs($0.across) <= Self.stray }
        if event.timestamp - begun > Self.patience || allowed.isEmpty {
            state = .failed
        } else if allowed.contains(where: { $0.along >= Self.distance && $0.along > abs($0.across) }) {
            state = .ended
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
