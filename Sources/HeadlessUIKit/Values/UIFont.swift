/// A typeface at a size. It isn't isolated to an actor.
open class UIFont: NSObject, @unchecked Sendable {  // Immutable: every stored property is a `let` of a Sendable type.
    /// In points.
    public let pointSize: CGFloat
    /// The text style that the font was created from, if any, so that it can follow the user's text size.
    let textStyle: TextStyle?
    let weight: Weight
    let isItalic: Bool
    let isMonospaced: Bool
    /// The name that an app has requested. `nil` for a system font.
    let name: String?
    /// Where metrics have scaled the font: how, so that it can follow the reader's text size.
    let scaling: Scaling?

    init(
        size: CGFloat, weight: Weight = .regular, isItalic: Bool = false, isMonospaced: Bool = false,
        textStyle: TextStyle? = nil, name: String? = nil, scaling: Scaling? = nil
    ) {
        self.pointSize = size
        self.weight = weight
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
        self.textStyle = textStyle
        self.name = name
        self.scaling = scaling
        super.init()
    }

    /// The font with that name. There are no font files here, so every name except the empty one is found. The letters
    /// are those of the system font, in the weight and slant at the end of the name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        let style = fontName.drop { $0 != "-" }.lowercased()
        let weights: [(String, Weight)] = [
            ("ultralight", .ultraLight), ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy),
            ("light", .light), ("thin", .thin), ("medium", .medium), ("bold", .bold), ("heavy", .heavy),
            ("black", .black),
        ]
        self.init(
            size: fontSize > 0 ? fontSize : Self.systemFontSize,
            weight: weights.first { style.contains($0.0) }?.1 ?? .regular,
            isItalic: style.contains("italic") || style.contains("oblique"), name: fontName)
    }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: .semibold) }

    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, isItalic: true) }

    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)  // The system's digits are of one width in the metrics used here.
    }

    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight, isMonospaced: true)
    }

    /// The PostScript name: the name that the font was requested by, or that of the system font in its weight.
    open var fontName: String {
        if let name { return name }
        if isMonospaced { return ".SFNSMono-Regular" }
        let names: [(CGFloat, String)] = [
            (-0.7, "Ultralight"), (-0.5, "Thin"), (-0.2, "Light"), (0.1, "Regular"), (0.27, "Medium"),
            (0.35, "Semibold"), (0.5, "Bold"), (0.6, "Heavy"),
        ]
        let weightName = names.first { weight.rawValue < $0.0 }?.1 ?? "Black"
        return ".SFUI-\(weightName)" + (isItalic ? "Italic" : "")
    }

    /// The name of the family: the part before the hyphen of the name that the font was requested by, or that of the system
    /// font.
    open var familyName: String { name.map { String($0.prefix { $0 != "-" }) } ?? ".AppleSystemUIFont" }

    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: weight, isItalic: isItalic, isMonospaced: isMonospaced, name: name)
    }

    // The proportions below are those of the system font.

    /// How far letters reach above the baseline, in points.
    open var ascender: CGFloat { pointSize * 0.952 }

    /// How far letters reach below the baseline, in points: a negative number.
    open var descender: CGFloat { -pointSize * 0.241 }

    open var leading: CGFloat { 0 }

    open var lineHeight: CGFloat { ascender - descender }

    open var capHeight: CGFloat { pointSize * 0.705 }

    open var xHeight: CGFloat { pointSize * 0.526 }

    open class var labelFontSize: CGFloat { 17 }

    open class var buttonFontSize: CGFloat { 18 }

    open class var smallSystemFontSize: CGFloat { 12 }

    open class var systemFontSize: CGFloat { 14 }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return pointSize == other.pointSize && weight == other.weight && isItalic == other.isItalic
            && isMonospaced == other.isMonospaced && textStyle == other.textStyle && name == other.name
            && scaling == other.scaling
    }

    open override var hash: Int { pointSize.hashValue }
}

extension UIFont {
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }

    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// The font as it is at the reader's text size, where it was made from a text style or by metrics.
    func scaled(for category: UIContentSizeCategory) -> UIFont {
        if let scaling { return scaled(by: scaling, for: category) }
        guard let textStyle, let size = DynamicType.size(of: textStyle, at: category) else { return self }
        return UIFont(
            size: size, weight: weight, isItalic: isItalic, isMonospaced: isMonospaced, textStyle: textStyle)
    }

    /// The font in the size that metrics give it.
    func scaled(by scaling: Scaling, for category: UIContentSizeCategory) -> UIFont {
        UIFont(
            size: scaling.size(for: category), weight: weight, isItalic: isItalic, isMonospaced: isMonospaced,
            name: name, scaling: scaling)
    }

    /// The font of a text style at the text size of `traitCollection`.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let font = preferredFont(forTextStyle: style)
        return traitCollection.map { font.scaled(for: $0.preferredContentSizeCategory) } ?? font
    }

    /// The font of a text style at the default text size.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(
            size: DynamicType.size(of: style, at: .large) ?? 17, weight: style == .headline ? .semibold : .regular,
            textStyle: style)
    }
}
