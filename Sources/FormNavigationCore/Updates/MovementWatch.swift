/// Decides, after each update of the screen, whether what has moved since the last plan requires another one.
///
/// A sample contains the positions while no one scrolls. The app may move things at any time, and UIKit doesn't report
/// it. What moves frame by frame is waited for, and what answers each plan with another movement is left alone.
public struct MovementWatch<Sample: Equatable> {
    /// The response to an update.
    public enum Answer: Equatable, Sendable {
        case nothing
        /// Something moves. Whether it has come to rest shows in another update.
        case anotherUpdate
        case plan
    }

    /// Where things were when they were planned for last.
    private var planned: Sample?
    /// Where they were before that, if a movement brought the last plan about.
    private var plannedBefore: Sample?
    /// Where they were with the last update, if that was elsewhere.
    private var moving: Sample?
    /// The number of successive updates in which something has moved.
    private var steps = 0
    private var wasInSight = true
    /// Whether the plan has made the field visible, or a finger has moved it since; `nil` before the next update.
    private var hasBeenInSight: Bool?
    /// The number of successive plans that were answered by another movement.
    private var plans = 0
    private var lastPlan = -Double.infinity

    /// The maximum number of successive plans before something else happens, or ``rest`` has passed.
    private static var limit: Int { 2 }
    /// The maximum number of successive updates to request: an app may move something in each of them.
    private static var stepLimit: Int { 8 }
    /// In seconds: with two plans in each, a view doesn't visibly tremble, and no processor is kept busy.
    private static var rest: Double { 1 }
    /// In seconds: what comes back to where it was this long after a plan that lasted doesn't answer that plan.
    private static var answerTime: Double { 0.25 }

    public init() {}

    /// Notes a plan with a cause other than a movement.
    public mutating func planned(at sample: Sample) {
        self = MovementWatch()
        planned = sample
    }

    /// Forgets earlier plans, and where the user has looked, because the user has resized the window.
    public mutating func forgetPlans() { (plans, plannedBefore, wasInSight) = (0, nil, true) }

    /// Notes positions that a finger determines.
    public mutating func accepted(_ sample: Sample) {
        guard planned != nil else { return }
        (planned, moving, hasBeenInSight) = (sample, nil, true)
    }

    /// Answers an update.
    ///
    /// - Parameters:
    ///   - isInSight: Whether the field is visible now. If it wasn't when everything was last at rest, the user has
    ///     looked elsewhere, and nothing is planned.
    ///   - time: The present, in seconds.
    public mutating func updated(to sample: Sample, isInSight: Bool, at time: Double) -> Answer {
        guard let planned else { return .nothing }
        guard sample != planned else {
            (moving, steps, wasInSight) = (nil, 0, isInSight)
            hasBeenInSight = hasBeenInSight ?? isInSight
            // Nothing has answered the plan: what moves from now on has other reasons.
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
        // A field that there was no room for wasn't scrolled away by the user.
        guard wasInSight || hasBeenInSight == false else { return .nothing }
        hasBeenInSight = nil
        plans += 1
        lastPlan = time
        return .plan
    }
}
