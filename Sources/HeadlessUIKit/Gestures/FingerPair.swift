/// The distance and the direction between two fingers, and how they change.
struct FingerPair {
    private(set) var distance: CGFloat = 0
    /// From the first finger to the second, in radians.
    private(set) var angle: CGFloat = 0
    /// The changes of distance and direction in the last movement.
    private(set) var change: (distance: CGFloat, angle: CGFloat) = (0, 0)
    /// The duration of the last movement, in seconds.
    private(set) var seconds: CGFloat = 0
    /// Since they have been two.
    private(set) var sum: (distance: CGFloat, angle: CGFloat) = (0, 0)
    private var time: TimeInterval

    /// The distance that fingers have to move before a gesture begins, in points.
    static let threshold: CGFloat = 10

    init(_ first: CGPoint, _ second: CGPoint, at time: TimeInterval) {
        self.time = time
        place(first, second)
    }

    private mutating func place(_ first: CGPoint, _ second: CGPoint) {
        distance = hypot(second.x - first.x, second.y - first.y)
        angle = atan2(second.y - first.y, second.x - first.x)
    }

    mutating func move(to first: CGPoint, _ second: CGPoint, at time: TimeInterval) {
        let (oldDistance, oldAngle) = (distance, angle)
        place(first, second)
        let turn = angle - oldAngle
        // The shorter way round.
        change = (distance - oldDistance, turn > .pi ? turn - 2 * .pi : turn < -.pi ? turn + 2 * .pi : turn)
        sum = (sum.distance + change.distance, sum.angle + change.angle)
        seconds = CGFloat(time - self.time)
        self.time = time
    }
}

extension UIGestureRecognizer {
    /// The first two fingers, at the moment when there are two.
    func fingerPair(at time: TimeInterval) -> FingerPair {
        FingerPair(touches[0].location(in: nil), touches[1].location(in: nil), at: time)
    }

    /// What becomes of a gesture of two fingers when some are lifted: it ends with the last.
    func liftFingers(_ lifted: Set<UITouch>) {
        guard lifted.count == touches.count else { return }
        state = isRecognizing ? .ended : .failed
    }
}
