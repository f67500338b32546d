/// A layer that fills itself with a gradient.
open class CAGradientLayer: CALayer {
    /// Colors of Core Graphics. `nil` by default.
    open var colors: [Any]? { didSet { animatableChange() } }
    /// The position of each color, from 0 to 1. The default is `nil`, for equal distances.
    open var locations: [NSNumber]? { didSet { animatableChange() } }
    /// The position of the first color, from 0 to 1 across the bounds. The middle of the top edge by default.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { animatableChange() } }
    /// The position of the last color. The middle of the bottom edge by default.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { animatableChange() } }
    open var type = CAGradientLayerType.axial

    /// The colors with their places, in order.
    var stops: [(color: CGColor, location: CGFloat)] {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        return colors.enumerated().map { index, color in
            let even = colors.count < 2 ? 0 : CGFloat(index) / CGFloat(colors.count - 1)
            let given = locations.flatMap { $0.indices.contains(index) ? CGFloat($0[index].doubleValue) : nil }
            return (color, given ?? even)
        }
    }
}

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From a middle outward.
    public static let radial = CAGradientLayerType(rawValue: "radial")
}
