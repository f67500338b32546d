/// Determines when the navigator may read a form again on its own. Reading takes no more than one hundredth of the
/// time, and happens no more than ten times a second.
package struct RefreshBudget: Sendable {
    private var next = -Double.infinity

    /// The divisor for the share of the time that reading may take.
    private static let parts = 100.0
    /// The minimum interval, in seconds. A button that updates this quickly seems to update immediately.
    private static let interval = 0.1

    package init() {}

    /// Whether a reading may begin. `time` is the current time, in seconds.
    package func allows(at time: Double) -> Bool { time >= next }

    /// The time until a reading may begin, in seconds. `time` is the current time, in seconds.
    package func delay(at time: Double) -> Double { max(0, next - time) }

    /// Records the time that a reading took, in seconds. The clock may have been set back in the meantime.
    package mutating func spend(from start: Double, to end: Double) {
        next = end + max(Self.interval, Self.parts * (end - start))
    }

    /// Allows the next reading at any time.
    package mutating func reset() { next = -.infinity }
}
