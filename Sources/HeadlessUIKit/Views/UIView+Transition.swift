extension UIView {
    /// Changes the contents of a view with a transition. `animations` runs immediately, `completion` after the
    /// duration.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        perform(duration: duration, delay: 0, options: options, animations ?? {}, completion)
    }

    /// Replaces one view with another, including in the hierarchy, unless the options say to show and hide them.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let exchange = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                fromView.superview?.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        perform(duration: duration, delay: 0, options: options, exchange, completion)
    }

    // MARK: Keyframes

    /// How to interpolate between keyframes.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// Runs `animations`, which adds keyframes, and `completion` when the time has elapsed.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        // The options that both have, have the same values.
        let shared = AnimationOptions(rawValue: options.rawValue & 0x3FF)
        perform(duration: duration, delay: delay, options: shared, animations, completion)
    }

    /// A part of a keyframe animation. The values are set immediately, in the order of the calls.
    ///
    /// - Parameters:
    ///   - frameStartTime: When it begins, from 0 to 1 of the whole.
    ///   - frameDuration: How long it lasts, from 0 to 1 of the whole.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        AnimationState.current.run(duration: inheritedAnimationDuration * frameDuration, animations)
    }

    // MARK: Animations of the old kind

    /// Begins an animation that ``commitAnimations()`` ends.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        AnimationState.current.begin()
    }

    /// Ends what ``beginAnimations(_:context:)`` began.
    public class func commitAnimations() {
        if let duration = AnimationState.current.commit() { finish(after: duration, nil) }
    }

    /// In seconds. 0.2 by default. Call it after ``beginAnimations(_:context:)``.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        AnimationState.current.begunDuration = duration
    }

    /// The pace. The values are set immediately in any case.
    public class func setAnimationCurve(_ curve: AnimationCurve) {
        AnimationState.current.begunCurve = curve
    }
}
