/// The kind of pace that an animator keeps.
public enum UITimingCurveType: Int, Sendable {
    case builtin = 0
    case cubic = 1
    case spring = 2
    case composed = 3
}

/// The timing of an animator. Values are set immediately in any case; a spring may also determine the duration.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The pace of a Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    open private(set) var controlPoint1: CGPoint
    open private(set) var controlPoint2: CGPoint
    private let curve: UIView.AnimationCurve?

    public init(animationCurve curve: UIView.AnimationCurve) {
        let names: [UIView.AnimationCurve: CAMediaTimingFunctionName] = [
            .easeIn: .easeIn, .easeOut: .easeOut, .easeInOut: .easeInEaseOut,
        ]
        let function = CAMediaTimingFunction(name: names[curve] ?? .linear)
        (controlPoint1, controlPoint2) = (function.controlPoint(at: 1), function.controlPoint(at: 2))
        self.curve = curve
        super.init()
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (controlPoint1, controlPoint2, curve) = (point1, point2, nil)
        super.init()
    }

    open var timingCurveType: UITimingCurveType { curve == nil ? .cubic : .builtin }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The pace of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// How fast the animated value moves at the beginning, in ways to go per second.
    open private(set) var initialVelocity: CGVector
    /// The spring, unless it's only defined by its damping.
    let spring: Spring?

    /// A spring that moves for as long as its animator lasts.
    ///
    /// - Parameter ratio: 1 for a spring that doesn't swing, less for one that does.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        (initialVelocity, spring) = (velocity, nil)
        super.init()
    }

    /// A spring that moves until it has come to rest, whatever the duration of its animator.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        // The faster direction takes longer.
        let speed = abs(velocity.dx) > abs(velocity.dy) ? velocity.dx : velocity.dy
        spring = Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: Double(speed))
        super.init()
    }

    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: CGVector()) }

    /// The spring of the system's own transitions.
    public override init() {
        initialVelocity = CGVector()
        // Apple doesn't publish its values. These are what the system's transitions were seen to have.
        spring = Spring(mass: 3, stiffness: 1000, damping: 500, velocity: 0)
        super.init()
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }
}

extension CAMediaTimingFunction {
    fileprivate func controlPoint(at index: Int) -> CGPoint {
        var values: [Float] = [0, 0]
        getControlPoint(at: index, values: &values)
        return CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1]))
    }
}
