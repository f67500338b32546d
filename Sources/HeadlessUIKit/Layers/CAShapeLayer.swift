/// A layer that draws a path.
open class CAShapeLayer: CALayer {
    /// In the layer's coordinates. `nil` by default.
    open var path: CGPath? { didSet { animatableChange() } }
    /// Black by default.
    open var fillColor: CGColor? = UIColor.black.cgColor { didSet { animatableChange() } }
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// The default is `nil`, for no line.
    open var strokeColor: CGColor? { didSet { animatableChange() } }
    /// The beginning of the line, from 0 to 1 along the path. 0 by default.
    open var strokeStart: CGFloat = 0 { didSet { animatableChange() } }
    /// The end of the line, from 0 to 1 along the path. 1 by default.
    open var strokeEnd: CGFloat = 1 { didSet { animatableChange() } }
    /// In points. 1 by default.
    open var lineWidth: CGFloat = 1 { didSet { animatableChange() } }
    /// How far a sharp corner may reach, as a multiple of the line's width. 10 by default.
    open var miterLimit: CGFloat = 10 { didSet { animatableChange() } }
    open var lineCap = CAShapeLayerLineCap.butt
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// In points. 0 by default.
    open var lineDashPhase: CGFloat = 0 { didSet { animatableChange() } }
    /// The lengths of lines and gaps in turn, in points. `nil`, an unbroken line, by default.
    open var lineDashPattern: [NSNumber]?

    var line: LineStyle {
        let caps: [CAShapeLayerLineCap: CGLineCap] = [.butt: .butt, .round: .round, .square: .square]
        let joins: [CAShapeLayerLineJoin: CGLineJoin] = [.miter: .miter, .round: .round, .bevel: .bevel]
        return LineStyle(
            width: lineWidth, cap: caps[lineCap] ?? .butt, join: joins[lineJoin] ?? .miter, miterLimit: miterLimit,
            dashes: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], phase: lineDashPhase, start: strokeStart,
            end: strokeEnd)
    }
}

/// What counts as inside a shape.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a shape's line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a shape's line turns.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
