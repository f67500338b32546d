/// A mass on a damped spring, released at a distance of 1 from its position of rest.
struct Spring: Hashable {
    let mass: Double
    let stiffness: Double
    let damping: Double
    /// The initial velocity toward the position of rest, as a multiple of the distance per second.
    var velocity = 0.0

    /// The share of the distance that counts as rest.
    private static let rest = 0.001

    /// The amplitude after some seconds, as a share of the distance.
    private func swing(after time: Double) -> Double {
        let frequency = (stiffness / mass).squareRoot()
        // The damping of a spring is limited to the value at which it no longer oscillates.
        let ratio = min(damping / (2 * (stiffness * mass).squareRoot()), 1)
        let decay = frequency * ratio
        let turning = frequency * (1 - ratio * ratio).squareRoot()
        guard turning > 1e-9 else { return abs(1 + (frequency - velocity) * time) * exp(-frequency * time) }
        return (1 + abs((decay - velocity) / turning)) * exp(-decay * time)
    }

    /// The time until less than a thousandth of the distance is left, in seconds.
    ///
    /// The documentation of `CASpringAnimation.settlingDuration` has two figures, and both are these.
    var settlingDuration: Double {
        guard mass > 0, stiffness > 0, damping > 0 else { return .infinity }
        var (low, high) = (0.0, 1.0)
        while swing(after: high) > Self.rest { (low, high) = (high, high * 2) }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if swing(after: middle) > Self.rest { low = middle } else { high = middle }
        }
        return high
    }
}
