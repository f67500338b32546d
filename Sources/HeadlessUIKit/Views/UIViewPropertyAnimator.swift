/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    case inactive = 0
    case active = 1
    case stopped = 2
}

/// The position at which an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end = 0
    case start = 1
    case current = 2
}

/// Something that can be started, paused and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Something that can be given more to animate. Every member is optional.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

extension UIViewImplicitlyAnimating {
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIViewImplicitlyAnimating) in
            target.addAnimations(animation, delayFactor: delayFactor)
        }
    }

    public func addAnimations(_ animation: @escaping () -> Void) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIViewImplicitlyAnimating) in
            target.addAnimations(animation)
        }
    }

    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIViewImplicitlyAnimating) in
            target.addCompletion(completion)
        }
    }
}

/// Animations that can be paused and continued.
///
/// The animations run immediately when the animator starts, as they do everywhere here. Only the completions take time,
/// and a pause stops the clock for them.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// In seconds.
    open private(set) var duration: TimeInterval
    /// The pace.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// In seconds, between the start and the beginning.
    open private(set) var delay: TimeInterval = 0
    open private(set) var state = UIViewAnimatingState.inactive
    open private(set) var isRunning = false
    /// Whether the views receive touches during the animation. `true` by default.
    open var isUserInteractionEnabled = true
    /// Whether it may be paused and stopped. `true` by default.
    open var isInterruptible = true

    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// The remaining time when the clock continues.
    private var remaining: TimeInterval = 0
    private var startedAt: TimeInterval = 0
    /// Counts the starts and pauses: what an older one has scheduled does nothing.
    private var turn = 0

    /// Creates an animator without animations.
    ///
    /// - Parameter duration: In seconds. A spring with a mass takes the time that it needs instead.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = parameters.springTimingParameters?.spring?.settlingDuration ?? duration
        timingParameters = parameters
        super.init()
    }

    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { self.animations = [animations] }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { self.animations = [animations] }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { self.animations = [animations] }
    }

    /// Creates a running animator.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    private var now: TimeInterval { HeadlessDevice.current.runLoop.now }

    /// Adds an animation. While the animator is running, it runs immediately.
    open func addAnimations(_ animation: @escaping () -> Void) {
        precondition(state != .stopped, "animations cannot be added to an animator that is stopped")
        if state == .active { run([animation]) } else { animations.append(animation) }
    }

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func startAnimation() { start(after: 0) }

    open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }

    private func start(after delay: TimeInterval) {
        precondition(state != .stopped, "an animator that is stopped has to be finished before it is started again")
        guard !isRunning else { return }
        if state == .inactive {
            self.delay = delay
            remaining = (AnimationState.current.isEnabled ? duration : 0) + delay
            state = .active
            run(animations)
            animations = []
        }
        isRunning = true
        startedAt = now
        turn += 1
        let turn = turn
        // The running animator lives until its end without anybody holding it.
        HeadlessDevice.current.runLoop.schedule(after: remaining) {
            if self.turn == turn { self.end(at: .end) }
        }
    }

    private func run(_ animations: [() -> Void]) {
        AnimationState.current.run(duration: duration) {
            for animation in animations { animation() }
        }
    }

    /// Stops the clock. This makes an animator active if it hasn't started.
    open func pauseAnimation() {
        precondition(state != .stopped, "an animator that is stopped cannot be paused")
        if state == .inactive { startAnimation() }
        guard isRunning else { return }
        remaining = max(0, remaining - (now - startedAt))
        isRunning = false
        turn += 1
    }

    /// Ends the animations where they are. Afterward, only ``finishAnimation(at:)`` calls the completions.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        isRunning = false
        turn += 1
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }

    /// Calls the completions of a stopped animator.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        precondition(state == .stopped, "only an animator that is stopped can be finished")
        end(at: finalPosition)
    }

    private func end(at position: UIViewAnimatingPosition) {
        isRunning = false
        state = .inactive
        let completions = completions
        self.completions = []
        for completion in completions { completion(position) }
    }
}
