/// Decides, after each update of the screen, whether what has moved since the last plan requires another one.
///
/// A sample contains the positions while no one scrolls. The app may move things at any time, and UIKit doesn't report
/// it. The decision waits while something moves frame by frame, and leaves alone what responds to each plan with
/// another movement.
package struct MovementTracker<Sample: Equatable> {
    /// The response to an update.
    package enum Answer: Equatable, Sendable {
        case nothing
        /// Something moves. Another update will show whether it has come to rest.
        case anotherUpdate
        case plan
    }

    /// The positions when the last plan was made.
    private var planned: Sample?
    /// The positions before that, if a movement caused the last plan.
    private var plannedBefore: Sample?
    /// The positions with the last update, if they differed.
    private var moving: Sample?
    /// The number of successive updates in which something has moved.
    private var steps = 0
    private var wasInSight = true
    /// Whether the plan made the field visible, or a finger has moved it since. `nil` before the next update.
    private var hasBeenInSight: Bool?
    /// The number of successive plans to which something responded with another movement.
    private var plans = 0
    private var lastPlan = -Double.infinity

    /// The maximum number of successive plans before something else happens, or ``rest`` has passed.
    private static var limit: Int { 2 }
    /// The maximum number of successive updates to request, because an app may move something in each of them.
    private static var stepLimit: Int { 8 }
    /// An interval, in seconds. With two plans in each, a view doesn't visibly tremble, and the processor isn't kept
    /// busy.
    private static var rest: Double { 1 }
    /// An interval, in seconds. What returns to its position this long after a plan isn't a response to that plan.
    private static var answerTime: Double { 0.25 }

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
        (planned, moving, hasBeenInSight) = (sample, nil, true)
    }

    /// Returns the response to an update.
    ///
    /// - Parameters:
    ///   - isInSight: Whether the field is visible now. If it wasn't when everything was last at rest, the user has
    ///     scrolled elsewhere, and nothing is planned.
    ///   - time: The current time, in seconds.
    package mutating func updated(to sample: Sample, isInSight: Bool, at time: Double) -> Answer {
        guard let planned else { return .nothing }
        guard sample != planned else {
            (moving, steps, wasInSight) = (nil, 0, isInSight)
            hasBeenInSight = hasBeenInSight ?? isInSight
            // Nothing has responded to the plan, so what moves from now on has other reasons.
            plans = 0
            return .nothing
        }
        guard moving == sample else {
            moving = sample
            steps += 1
            return steps <= Self.stepLimit ? .anotherUpdate : .nothing
        }
        (moving, steps) = (nil, 0)
        if plans == 0, time - lastPlan >= Self.answerTime { plannedBefore = nil }
        if time - lastPlan >= Self.rest { (plans, plannedBefore) = (0, nil) }
        guard plans < Self.limit, sample != plannedBefore else {
            // It stays as it is, and counts as known.
            self.planned = sample
            return .nothing
        }
        (plannedBefore, self.planned) = (planned, sample)
        // The user hasn't scrolled away a field that there was no room for.
        guard wasInSight || hasBeenInSight == false else { return .nothing }
        hasBeenInSight = nil
        plans += 1
        lastPlan = time
        return .plan
    }
}
