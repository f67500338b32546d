/// Determines when a form may be read again without being asked: reading takes no more than one hundredth of the time,
/// and happens no more than ten times a second.
public struct LookBudget: Sendable {
    private var next = -Double.infinity

    /// The share of the time that reading may take is one part of so many.
    private static let parts = 100.0
    /// In seconds. A button that follows this fast seems to follow immediately.
    private static let interval = 0.1

    public init() {}

    /// Whether a reading may begin, `time` being the present in seconds.
    public func allows(at time: Double) -> Bool { time >= next }

    /// Notes the time that a reading took, in seconds. The clock may have been set back meanwhile.
    public mutating func spend(from start: Double, to end: Double) {
        next = end + max(Self.interval, Self.parts * (end - start))
    }

    /// Allows the next reading at any time.
    public mutating func reset() { next = -.infinity }
}
