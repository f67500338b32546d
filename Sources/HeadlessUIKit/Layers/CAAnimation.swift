/// A change in a layer's appearance over time. The layer's own values don't change.
///
/// Here, nothing is drawn between the beginning and the end. An animation begins, lasts for its duration on the
/// device's clock, ends, and notifies its delegate of both.
open class CAAnimation: NSObject, CAMediaTiming {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    open var timingFunction: CAMediaTimingFunction?
    /// Unlike other delegates, it's held strongly.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer removes it at its end. `true` by default.
    open var isRemovedOnCompletion = true

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    /// The layers' own copies of an animation aren't the animation that was added.
    func duplicate() -> CAAnimation { copied(into: CAAnimation()) }

    func copied<Animation: CAAnimation>(into copy: Animation) -> Animation {
        (copy.beginTime, copy.duration, copy.speed, copy.timeOffset) = (beginTime, duration, speed, timeOffset)
        (copy.repeatCount, copy.repeatDuration, copy.autoreverses) = (repeatCount, repeatDuration, autoreverses)
        (copy.fillMode, copy.timingFunction, copy.delegate) = (fillMode, timingFunction, delegate)
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.values = values
        return copy
    }

    /// From the beginning to the end, repetitions included, in seconds. Infinite for one that never ends.
    func activeDuration(inherited: CFTimeInterval) -> CFTimeInterval {
        guard speed > 0 else { return .infinity }
        let once = (duration > 0 ? duration : inherited) * (autoreverses ? 2 : 1)
        let whole = repeatDuration > 0 ? repeatDuration : once * Double(repeatCount > 0 ? repeatCount : 1)
        return max(0, whole - timeOffset) / Double(speed)
    }

    private var values: [String: Any] = [:]

    // What the app has written into the animation under a name, for its own purposes. On a Mac every object has that.
    #if canImport(ObjectiveC)
        open override func value(forKey key: String) -> Any? { values[key] }
        open override func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    #else
        open func value(forKey key: String) -> Any? { values[key] }
        open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    #endif
}

/// Methods that report the beginning and the end of an animation.
public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    /// - Parameter flag: Whether the animation was completed. `false` if it was removed from its layer before that.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Several simultaneous animations, for the group's duration.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func duplicate() -> CAAnimation {
        let copy = copied(into: CAAnimationGroup())
        copy.animations = animations
        return copy
    }
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func copied<Animation: CAAnimation>(into copy: Animation) -> Animation {
        if let copy = copy as? CAPropertyAnimation {
            (copy.keyPath, copy.isAdditive, copy.isCumulative) = (keyPath, isAdditive, isCumulative)
        }
        return super.copied(into: copy)
    }

    override func duplicate() -> CAAnimation { copied(into: CAPropertyAnimation()) }
}

/// From one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    override func duplicate() -> CAAnimation {
        let copy = copied(into: CABasicAnimation())
        (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
        return copy
    }
}

/// Animates from one value to another with a spring.
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    /// The initial velocity toward the end value, as a multiple of the distance per second. 0 by default.
    open var initialVelocity: CGFloat = 0

    /// The time until the spring has nearly come to rest, in seconds. It doesn't set the duration.
    open var settlingDuration: CFTimeInterval {
        Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            velocity: Double(initialVelocity)
        ).settlingDuration
    }

    override func duplicate() -> CAAnimation {
        let copy = copied(into: CASpringAnimation())
        (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
        (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
        copy.initialVelocity = initialVelocity
        return copy
    }
}

/// Through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var path: CGPath?
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?

    override func duplicate() -> CAAnimation {
        let copy = copied(into: CAKeyframeAnimation())
        (copy.values, copy.path, copy.keyTimes, copy.timingFunctions) = (values, path, keyTimes, timingFunctions)
        return copy
    }
}

/// From the present appearance of a layer to another one.
open class CATransition: CAAnimation {
    /// How it looks. `.fade` by default.
    open var type = CATransitionType.fade
    /// The direction, for types that have one. `nil` by default.
    open var subtype: CATransitionSubtype?
    /// The part of the transition at which it begins, from 0 to 1. 0 by default.
    open var startProgress: Float = 0
    /// The part of the transition at which it ends, from 0 to 1. 1 by default.
    open var endProgress: Float = 1

    override func duplicate() -> CAAnimation {
        let copy = copied(into: CATransition())
        (copy.type, copy.subtype) = (type, subtype)
        (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
        return copy
    }
}

/// The look of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

extension CALayer {
    /// Adds a copy of an animation, in place of the one with the same key, and begins it.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        let animation = anim.duplicate()
        if let key { removeAnimation(forKey: key) }
        let active = animation.activeDuration(inherited: CATransaction.animationDuration())
        let delay = max(0, animation.beginTime - (animation.beginTime > 0 ? CACurrentMediaTime() : 0))
        animations.append((key, animation, CATransaction.beginAnimation(of: delay + active)))
        later(after: delay) { [weak self] in
            guard self?.animations.contains(where: { $0.animation === animation }) == true else { return }
            animation.delegate?.animationDidStart(animation)
        }
        guard active.isFinite else { return }
        later(after: delay + active) { [weak self] in
            guard let self, let index = animations.firstIndex(where: { $0.animation === animation }) else { return }
            let tracking = animations[index].tracking
            if animation.isRemovedOnCompletion { animations.remove(at: index) }
            tracking.end()
            animation.delegate?.animationDidStop(animation, finished: true)
        }
    }

    /// The keys of the animations, except for those that were added without one. `nil` if there aren't any.
    public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.compactMap(\.key) }

    public func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

    /// Ends an animation before its time.
    public func removeAnimation(forKey key: String) {
        guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
        let entry = animations.remove(at: index)
        stop(entry.animation, entry.tracking)
    }

    public func removeAllAnimations() {
        let all = animations
        animations = []
        for entry in all { stop(entry.animation, entry.tracking) }
    }

    private func stop(_ animation: CAAnimation, _ tracking: CATransaction.Tracking) {
        later {
            tracking.end()
            animation.delegate?.animationDidStop(animation, finished: false)
        }
    }
}
