/// Says when a form may be looked at again without being asked: no more than one hundredth of the time is spent on it.
public struct LookBudget: Sendable {
    private var next = -Double.infinity

    /// Looking may take one part of the time in so many.
    private static let parts = 100.0

    public init() {}

    /// Whether a look may begin, `time` being the present in seconds.
    public func allows(at time: Double) -> Bool { time >= next }

    /// Takes note of a look, in seconds. The clock may have been set back meanwhile.
    public mutating func spend(from start: Double, to end: Double) { next = end + Self.parts * max(0, end - start) }

    /// Allows the next look whenever it is.
    public mutating func reset() { next = -.infinity }
}
