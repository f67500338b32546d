/// The attributes that distinguish fonts. It isn't isolated to an actor.
open class UIFontDescriptor: NSObject, @unchecked Sendable {  // Immutable: the font is.
    private let font: UIFont

    init(_ font: UIFont) {
        self.font = font
        super.init()
    }

    /// In points.
    open var pointSize: CGFloat { font.pointSize }

    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if font.isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(newPointSize)) }

    /// The descriptor of a font of the same family that has exactly these traits.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let isBold = symbolicTraits.contains(.traitBold)
        let weight = isBold == self.symbolicTraits.contains(.traitBold) ? font.weight : isBold ? .bold : .regular
        return UIFontDescriptor(
            UIFont(
                size: pointSize, weight: weight, isItalic: symbolicTraits.contains(.traitItalic),
                isMonospaced: symbolicTraits.contains(.traitMonoSpace), textStyle: font.textStyle))
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
