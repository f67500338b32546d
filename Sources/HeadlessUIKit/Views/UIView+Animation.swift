/// The animations that are being set up on a device.
@MainActor
final class AnimationState {
    var isEnabled = true
    /// The duration that nested animations inherit, outermost first (I5). Empty outside every animation.
    fileprivate(set) var durations: [Double] = []
    fileprivate(set) var options: [UIView.AnimationOptions] = []

    static var current: AnimationState { HeadlessDevice.current.animations }

    /// The duration of each open `beginAnimations` call, the outermost first.
    private var begun: [Double] = []
    var begunCurve = UIView.AnimationCurve.easeInOut

    var begunDuration: Double {
        get { begun.last ?? 0 }
        set {
            guard !begun.isEmpty else { return }
            begun[begun.count - 1] = newValue
            durations[durations.count - 1] = newValue
        }
    }

    func begin() {
        begun.append(0.2)
        durations.append(0.2)
        options.append([])
    }

    /// Ends the last `beginAnimations` call, and returns its duration. `nil` if there's none.
    func commit() -> Double? {
        guard let duration = begun.popLast() else { return nil }
        durations.removeLast()
        options.removeLast()
        return isEnabled ? duration : 0
    }

    /// Runs `body` as code inside an animation, which nested animations inherit from (I5).
    func run<Result>(duration: Double, options: UIView.AnimationOptions = [], _ body: () -> Result) -> Result {
        durations.append(duration)
        self.options.append(options)
        defer {
            durations.removeLast()
            self.options.removeLast()
        }
        return body()
    }
}

extension UIView {
    /// Runs `animations` immediately, and `completion` on the run loop when the time has elapsed.
    ///
    /// - Parameters:
    ///   - duration: In seconds. Inside another animation, that animation's duration applies, unless the options
    ///     override it.
    ///   - delay: In seconds. 0 by default.
    ///   - options: The options can contain any curve. The values are set immediately in every case.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        perform(duration: duration, delay: delay, options: options, animations, completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        perform(duration: duration, delay: 0, options: [], animations, completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        perform(duration: duration, delay: delay, options: options, animations, completion)
    }

    @available(iOS 17.0, *)
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        perform(duration: duration, delay: delay, options: options, animations, completion)
    }

    class func perform(
        duration: TimeInterval, delay: TimeInterval, options: AnimationOptions, _ animations: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        let state = AnimationState.current
        let inherited = options.contains(.overrideInheritedDuration) ? nil : state.durations.last
        // I6: with animations disabled, the block still runs, and there's nothing to wait for.
        let duration = state.isEnabled ? inherited ?? duration : 0
        state.run(duration: duration, options: options) {
            animations()
            // Layout that the block caused isn't part of the animation unless the block asks for it.
        }
        finish(after: max(0, duration) + (state.isEnabled ? delay : 0), completion)
    }

    /// Calls `completion` when the time of an animation is over, for which transactions of layers wait too.
    class func finish(after duration: TimeInterval, _ completion: ((Bool) -> Void)?) {
        CATransaction.wait(duration)
        guard let completion else { return }
        HeadlessDevice.current.runLoop.schedule(after: duration) { completion(true) }
    }

    /// The duration of the animation that this code is part of, in seconds. 0 outside every animation.
    public class var inheritedAnimationDuration: TimeInterval { AnimationState.current.durations.last ?? 0 }

    public class var areAnimationsEnabled: Bool { AnimationState.current.isEnabled }

    /// Whether animations take any time. Blocks run in either case.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationState.current.isEnabled = enabled }

    /// Runs a block immediately with animations disabled.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let state = AnimationState.current
        let wasEnabled = state.isEnabled
        state.isEnabled = false
        defer { state.isEnabled = wasEnabled }
        state.run(duration: 0, actionsWithoutAnimation)
    }
}
