/// The virtual clock of a headless device. Work is scheduled for a time, and runs when the clock gets there.
///
/// UIKit posts `did…` keyboard notifications and calls animation completions in later turns of the run loop. Here, a
/// turn is explicit, so a test determines exactly when "later" is.
@preconcurrency @MainActor
public final class HeadlessRunLoop {
    /// The time since the device was turned on, in seconds.
    public private(set) var now: Double = 0

    /// A closure that's called once at the end of every turn, after its work. Windows lay out here.
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

    /// Runs `body` in the first turn that's at least `delay` seconds from now, and never in the current turn.
    ///
    /// A negative or NaN delay counts as zero.
    public func schedule(after delay: Double = 0, _ body: @escaping () -> Void) {
        queue.append(Work(time: now + (delay > 0 ? delay : 0), order: nextOrder, body: body))
        nextOrder += 1
    }

    /// Runs `body` like ``schedule(after:_:)``, unless the closure that's returned is called before.
    func scheduleCancelable(after delay: Double, _ body: @escaping () -> Void) -> () -> Void {
        let order = nextOrder
        schedule(after: delay, body)
        return { [weak self] in self?.queue.removeAll { $0.order == order } }
    }

    /// Runs everything that's due now, in the order in which it was scheduled, and then ends the turn.
    ///
    /// Work that's scheduled in the meantime waits for the next turn.
    public func turn() {
        let time = now
        let due = queue.filter { $0.time <= time }.sorted { ($0.time, $0.order) < ($1.time, $1.order) }
        queue.removeAll { $0.time <= time }
        for work in due { work.body() }
        onTurnEnd()
    }

    /// Advances the clock by `seconds`, and runs every turn that's due in the meantime.
    public func advance(by seconds: Double) {
        let end = now + seconds
        turn()
        while let next = queue.map(\.time).min(), next <= end {
            now = max(now, next)
            turn()
        }
        now = max(now, end)
    }

    /// Runs turns, and advances the clock as far as necessary, until nothing is waiting.
    ///
    /// - Parameter limit: The maximum number of turns to run. 1,000 by default. Reaching it means that something
    ///   schedules itself forever, which traps.
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

    /// Runs what's waiting, up to a limit, and drops the rest.
    func drain() {
        for _ in 0..<100 where !queue.isEmpty {
            now = max(now, queue.map(\.time).min() ?? now)
            turn()
        }
        queue = []
    }
}
