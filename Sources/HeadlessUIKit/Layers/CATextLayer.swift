/// A layer that shows text.
open class CATextLayer: CALayer {
    /// A string or an attributed one. `nil` by default.
    open var string: Any? { didSet { animatableChange() } }
    /// A `UIFont`, or the name of a font. Helvetica by default.
    open var font: AnyObject?
    /// In points. 36 by default. An attributed string has its own.
    open var fontSize: CGFloat = 36 { didSet { animatableChange() } }
    /// White by default. An attributed string has its own.
    open var foregroundColor: CGColor? = UIColor.white.cgColor { didSet { animatableChange() } }
    /// Whether the text is broken into lines. `false` by default.
    open var isWrapped = false
    open var truncationMode = CATextLayerTruncationMode.none
    open var alignmentMode = CATextLayerAlignmentMode.natural

    /// The font to draw with.
    var drawnFont: UIFont {
        if let font = font as? UIFont { return font.withSize(fontSize) }
        return .systemFont(ofSize: fontSize)
    }

    var plainString: String? { (string as? NSAttributedString)?.string ?? string as? String }
}

/// Which part of a line is truncated if it's too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
