/// The type of a color literal whose type nothing else determines.
public typealias _ColorLiteralType = UIColor

/// A color, which may differ in Dark Mode.
///
/// Unlike most of UIKit, it isn't isolated to an actor.
open class UIColor: NSObject, _ExpressibleByColorLiteral,
    @unchecked Sendable  // Immutable: every stored property is a `let` of a Sendable type.
{
    /// Red, green, blue and opacity, each from 0 to 1.
    struct Components: Hashable, Sendable {
        var r, g, b, a: CGFloat
    }

    private let light: Components
    private let dark: Components
    /// Whether this is `UIColor.tintColor`, which represents the tint of the view that uses it.
    let isTint: Bool

    init(light: Components, dark: Components, isTint: Bool = false) {
        self.light = light
        self.dark = dark
        self.isTint = isTint
        super.init()
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let components = Components(r: red, g: green, b: blue, a: alpha)
        self.init(light: components, dark: components)
    }

    /// A color of the wide-gamut space of Apple's displays. Its components are those of extended sRGB, which may be less than 0
    /// and more than 1.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        // Both spaces have the same curve and the same white.
        func linear(_ value: CGFloat) -> CGFloat {
            abs(value) <= 0.04045 ? value / 12.92 : copysign(pow((abs(value) + 0.055) / 1.055, 2.4), value)
        }
        func encoded(_ value: CGFloat) -> CGFloat {
            abs(value) <= 0.0031308 ? value * 12.92 : copysign(1.055 * pow(abs(value), 1 / 2.4) - 0.055, value)
        }
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        self.init(
            red: encoded(1.224940 * r - 0.224940 * g), green: encoded(-0.042057 * r + 1.042057 * g),
            blue: encoded(-0.019638 * r - 0.078636 * g + 1.098274 * b), alpha: alpha)
    }

    /// A color literal of a source.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func channel(_ offset: CGFloat) -> CGFloat {
            let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    public convenience init(cgColor: CGColor) {
        self.init(light: cgColor.rgba, dark: cgColor.rgba)
    }

    /// A color that `dynamicProvider` determines for light and for dark mode. It's called once for each.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(
            light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light,
            dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dark)
    }

    /// The fixed color this is in an appearance.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        let components = resolved(dark: traitCollection.userInterfaceStyle == .dark)
        return UIColor(light: components, dark: components)
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        func faded(_ components: Components) -> Components {
            Components(r: components.r, g: components.g, b: components.b, a: alpha)
        }
        return UIColor(light: faded(light), dark: faded(dark), isTint: isTint)
    }

    /// The color's components in light appearance.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = light.r
        green?.pointee = light.g
        blue?.pointee = light.b
        alpha?.pointee = light.a
        return true
    }

    /// The color in the current appearance, ``UITraitCollection/current``.
    open var cgColor: CGColor {
        CGColor(light == dark ? light : resolved(dark: UITraitCollection.current.userInterfaceStyle == .dark))
    }

    /// The color in light or dark mode.
    func resolved(dark isDark: Bool) -> Components { isDark ? dark : light }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return light == other.light && dark == other.dark && isTint == other.isTint
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(light)
        hasher.combine(dark)
        return hasher.finalize()
    }
}

/// A fixed color, as layers use it.
public final class CGColor: Sendable, Hashable {
    let rgba: UIColor.Components

    init(_ rgba: UIColor.Components) { self.rgba = rgba }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(UIColor.Components(r: red, g: green, b: blue, a: alpha))
    }

    public var alpha: CGFloat { rgba.a }

    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.rgba == rhs.rgba }

    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
