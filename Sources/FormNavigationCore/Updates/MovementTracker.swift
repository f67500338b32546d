/// Decides, with each frame, whether what has moved since the last plan requires another one.
///
/// A sample contains the positions while no one scrolls. The app may move things at any time, and UIKit doesn't report
/// it, so what has moved is planned for in the same frame. What moves on frame by frame, or responds to plans with other
/// movements, is left until it has been at rest for a moment. Then there's one more plan, which decides as the first one
/// did. Only what responds to that, too, again and again, stays where it is.
package struct MovementTracker<Sample: Equatable> {
    /// The response to a frame.
    package enum Answer: Equatable, Sendable {
        case nothing
        /// Something moves, and has to be looked at again after this number of seconds, even if nothing on the screen
        /// changes.
        case later(Double)
        case plan
    }

    /// The positions when the last plan was made.
    private var planned: Sample?
    /// The positions before that, if a movement caused the last plan.
    private var plannedBefore: Sample?
    /// The positions that are left for now, and the time since when they have been the same.
    private var rest: (sample: Sample, start: Double)?
    private var wasInSight = true
    /// Whether the plan made the field visible, or a finger has moved it since. `nil` before the next frame.
    private var hasBeenInSight: Bool?
    /// The number of successive plans for movements.
    private var plans = 0
    private var lastPlan = -Double.infinity
    /// The number of successive plans that were made at rest.
    private var plansAtRest = 0

    /// The maximum number of successive plans before something else happens, or ``pause`` has passed. With two plans in
    /// a second, a view doesn't visibly tremble, and the processor isn't kept busy.
    private static var limit: Int { 2 }
    /// The maximum number of successive plans at rest.
    private static var limitAtRest: Int { 3 }
    /// An interval without plans, in seconds, after which the next movement has other reasons.
    private static var pause: Double { 1 }
    /// An interval, in seconds. What moves this soon after a plan responds to it, and what has been still for this long
    /// is at rest.
    private static var moment: Double { 0.25 }

    package init() {}

    /// Records a plan with a cause other than a movement.
    package mutating func planned(at sample: Sample) {
        self = MovementTracker()
        planned = sample
    }

    /// Forgets earlier plans, and what the user has scrolled to, because the user has resized the window.
    package mutating func forgetPlans() { (plans, plannedBefore, wasInSight) = (0, nil, true) }

    /// Records positions that a finger determines.
    package mutating func accepted(_ sample: Sample) {
        guard planned != nil else { return }
        (planned, rest, hasBeenInSight) = (sample, nil, true)
    }

    /// Returns the response to a frame.
    ///
    /// - Parameters:
    ///   - sample: The positions.
    ///   - isDisplaced: Whether something has moved the field that the positions don't show. `false` by default.
    ///   - isInSight: Whether the field is visible now. If it wasn't when everything was last at rest, the user has
    ///     scrolled elsewhere, and nothing is planned.
    ///   - time: The current time, in seconds.
    package mutating func updated(
        to sample: Sample, isDisplaced: Bool = false, isInSight: Bool, at time: Double
    ) -> Answer {
        guard let planned else { return .nothing }
        if time - lastPlan >= Self.pause { (plans, plannedBefore) = (0, nil) }
        guard sample != planned || isDisplaced else {
            (rest, wasInSight) = (nil, isInSight)
            hasBeenInSight = hasBeenInSight ?? isInSight
            return .nothing
        }
        // What begins to move this long after a plan doesn't respond to it.
        if rest == nil, time - lastPlan >= Self.moment { (plannedBefore, plansAtRest) = (nil, 0) }
        guard plans >= Self.limit || sample == plannedBefore else { return decide(sample, at: time) }
        if rest?.sample != sample { rest = (sample, time) }
        let wait = Self.moment - (time - (rest?.start ?? time))
        guard wait <= 1e-6 else { return .later(wait) }
        guard plansAtRest < Self.limitAtRest else {
            accept(sample)
            return .nothing
        }
        plansAtRest += 1
        return decide(sample, at: time)
    }

    /// The user hasn't scrolled away a field that there was no room for.
    private mutating func decide(_ sample: Sample, at time: Double) -> Answer {
        let isWanted = wasInSight || hasBeenInSight == false
        let before = planned
        accept(sample)
        guard isWanted else { return .nothing }
        (plannedBefore, wasInSight, hasBeenInSight) = (before == sample ? nil : before, true, nil)
        plans += 1
        lastPlan = time
        return .plan
    }

    private mutating func accept(_ sample: Sample) { (planned, rest) = (sample, nil) }
}
