/// The attributes that distinguish fonts. It isn't isolated to an actor.
open class UIFontDescriptor: NSObject, @unchecked Sendable {  // Immutable: the font is.
    private let font: UIFont
    /// The attributes that the app has given, besides those that the font has.
    private let given: [AttributeName: Any]

    init(_ font: UIFont, _ given: [AttributeName: Any] = [:]) {
        self.font = font
        self.given = given
        super.init()
    }

    /// A descriptor with attributes. Without a size, it's 12 points.
    public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        font = UIFont(size: 12).with(attributes)
        given = attributes
        super.init()
    }

    /// A descriptor of the font with a name.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// The attributes: the size, the name unless it's a system font, the text style if there's one, and those that the app
    /// has given.
    open var fontAttributes: [AttributeName: Any] {
        var attributes = given
        attributes[.size] = font.pointSize
        attributes[.name] = font.name ?? attributes[.name]
        attributes[.textStyle] = font.textStyle?.rawValue
        return attributes
    }

    /// An attribute that was given, or one that the font has.
    open func object(forKey anAttribute: AttributeName) -> Any? {
        switch anAttribute {
        case .family: return font.familyName
        case .name: return font.fontName
        case .traits:
            return given[.traits]
                ?? [
                    TraitKey.weight: font.weight.rawValue, .slant: CGFloat(font.isItalic ? 0.07 : 0),
                    .symbolic: symbolicTraits.rawValue,
                ]
        default: return fontAttributes[anAttribute]
        }
    }

    /// The PostScript name of the font.
    open var postscriptName: String { font.fontName }

    /// The descriptor with more attributes, which replace those that it has.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(font.with(attributes), given.merging(attributes) { $1 })
    }

    /// The descriptor for a font of another family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

    /// The descriptor for another face of the family, such as "Bold".
    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    /// In points.
    open var pointSize: CGFloat { font.pointSize }

    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if font.isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font.withSize(newPointSize), given.filter { $0.key != .size })
    }

    /// The descriptor of a font of the same family that has exactly these traits.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let isBold = symbolicTraits.contains(.traitBold)
        let weight = isBold == self.symbolicTraits.contains(.traitBold) ? font.weight : isBold ? .bold : .regular
        return UIFontDescriptor(
            UIFont(
                size: pointSize, weight: weight, isItalic: symbolicTraits.contains(.traitItalic),
                isMonospaced: symbolicTraits.contains(.traitMonoSpace), textStyle: font.textStyle, name: font.name),
            given.filter { $0.key != .traits })
    }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(.preferredFont(forTextStyle: style))
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }

    open override var hash: Int { font.hash }

    func font(ofSize size: CGFloat) -> UIFont { size > 0 ? font.withSize(size) : font }

    /// What can be said of a font in a word.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }
}

extension UIFont {
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

    /// The font of a descriptor.
    ///
    /// - Parameter pointSize: 0 for the descriptor's own size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let font = descriptor.font(ofSize: pointSize)
        self.init(
            size: font.pointSize, weight: font.weight, isItalic: font.isItalic, isMonospaced: font.isMonospaced,
            textStyle: font.textStyle, name: font.name)
    }
}
