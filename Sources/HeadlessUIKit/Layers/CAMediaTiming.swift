// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The functions of C keep the names that they have on iOS.

/// Something that lasts for some time.
public protocol CAMediaTiming: AnyObject {
    /// When it begins, in seconds. 0, immediately, by default.
    var beginTime: CFTimeInterval { get set }
    /// The duration of a single forward run, in seconds.
    var duration: CFTimeInterval { get set }
    /// The speed relative to real time. 1 by default.
    var speed: Float { get set }
    /// The beginning within the animation, in seconds. 0 by default.
    var timeOffset: CFTimeInterval { get set }
    /// The number of repetitions, which may be a fraction. The default is 0, for playing it once.
    var repeatCount: Float { get set }
    /// How long it's repeated, in seconds. 0 by default.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether it's played in reverse afterward. `false` by default.
    var autoreverses: Bool { get set }
    /// What applies before and after the animation. `.removed` by default.
    var fillMode: CAMediaTimingFillMode { get set }
}

public typealias CFTimeInterval = Double

/// The time of the device's clock, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { onMainActor { HeadlessDevice.current.runLoop.now } }

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How an animation is paced: a cubic Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {  // Immutable: the points are `let`s of value types.
    private let points: [(x: Float, y: Float)]

    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
        super.init()
    }

    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    public required convenience init?(coder: NSCoder) { self.init(name: .linear) }

    /// Writes a control point, from 0 to 3, as x and y.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>!) {
        precondition(points.indices.contains(idx), "a timing function has control points 0 to 3")
        ptr[0] = points[idx].x
        ptr[1] = points[idx].y
    }
}
