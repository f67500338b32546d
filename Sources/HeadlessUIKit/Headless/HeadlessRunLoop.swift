/// The virtual clock of a headless device: work is queued for a time and runs when the clock gets there.
///
/// UIKit delivers `did…` keyboard notifications and animation completions in later turns of the run loop.
/// Here a turn is explicit, so a test says exactly when "later" is.
@preconcurrency @MainActor
public final class HeadlessRunLoop {
    /// Seconds since the device was switched on.
    public private(set) var now: Double = 0

    /// Called once at the end of every turn, after its work: this is where windows lay out.
    var onTurnEnd: () -> Void = {}

    private struct Work {
        let time: Double
        let order: Int
        let body: () -> Void
    }

    private var queue: [Work] = []
    private var nextOrder = 0

    /// Whether work is waiting, now or later.
    public var isIdle: Bool { queue.isEmpty }

    /// Runs `body` in the first turn at least `delay` seconds from now, and never inside the current one.
    ///
    /// A negative or NaN delay counts as zero.
    public func schedule(after delay: Double = 0, _ body: @escaping () -> Void) {
        queue.append(Work(time: now + (delay > 0 ? delay : 0), order: nextOrder, body: body))
        nextOrder += 1
    }

    /// Runs everything that is due now, in the order it was queued, then ends the turn.
    ///
    /// Work queued meanwhile waits for the next turn.
    public func turn() {
        let time = now
        let due = queue.filter { $0.time <= time }.sorted { ($0.time, $0.order) < ($1.time, $1.order) }
        queue.removeAll { $0.time <= time }
        for work in due { work.body() }
        onTurnEnd()
    }

    /// Moves the clock forward by `seconds`, running every turn that falls due on the way.
    public func advance(by seconds: Double) {
        let end = now + seconds
        turn()
        while let next = queue.map(\.time).min(), next <= end {
            now = max(now, next)
            turn()
        }
        now = max(now, end)
    }

    /// Runs turns, moving the clock as far as needed, until nothing is waiting.
    ///
    /// - Parameter limit: How many turns to run at most. 1,000 by default; reaching it means that something queues
    ///   itself for ever, which traps.
    public func settle(limit: Int = 1_000) {
        turn()
        var turns = 1
        while let next = queue.map(\.time).min() {
            precondition(turns < limit, "the run loop did not become idle within \(limit) turns")
            now = max(now, next)
            turn()
            turns += 1
        }
    }

    /// Runs what is waiting, but not for ever, and forgets the rest.
    func drain() {
        for _ in 0..<100 where !queue.isEmpty {
            now = max(now, queue.map(\.time).min() ?? now)
            turn()
        }
        queue = []
    }
}
