/// The lines below text, or through it.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let single = NSUnderlineStyle(rawValue: 0x01)
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    public static let double = NSUnderlineStyle(rawValue: 0x09)
}

extension NSAttributedString.Key {
    /// An `NSNumber` with the raw value of an ``NSUnderlineStyle``. Labels and what is drawn have the line; it takes no room.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A `UIColor`. That of the text by default.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// An `NSNumber` with the raw value of an ``NSUnderlineStyle``. Labels and what is drawn have the line; it takes no room.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A `UIColor`. That of the text by default.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
}

/// A line below text, or through it.
struct TextLine {
    let style: NSUnderlineStyle
    /// `nil` for that of the text.
    let color: UIColor?
    let isThrough: Bool

    /// The lines that a text begins with.
    static func lines(of text: NSAttributedString?) -> [TextLine] {
        guard let text, text.length > 0 else { return [] }
        let keys: [(NSAttributedString.Key, NSAttributedString.Key, Bool)] = [
            (.underlineStyle, .underlineColor, false), (.strikethroughStyle, .strikethroughColor, true),
        ]
        return keys.compactMap { style, color, isThrough in
            let value = text.attribute(style, at: 0, effectiveRange: nil)
            let number = value as? Int ?? (value as? NSNumber)?.intValue ?? 0
            guard number != 0 else { return nil }
            return TextLine(
                style: NSUnderlineStyle(rawValue: number),
                color: text.attribute(color, at: 0, effectiveRange: nil) as? UIColor, isThrough: isThrough)
        }
    }

    /// The parts of the line below or through text that stands on a baseline. Approximate.
    func bars(from x: CGFloat, width: CGFloat, baseline: CGFloat, font: UIFont) -> [CGRect] {
        let single = max(font.pointSize / 16, 0.5)
        let height = style.rawValue & 0x0F == NSUnderlineStyle.thick.rawValue ? 2 * single : single
        let y = isThrough ? baseline - font.xHeight / 2 - height / 2 : baseline + font.pointSize / 10
        let bar = CGRect(x: x, y: y, width: width, height: height)
        return style.isSuperset(of: .double) ? [bar, bar.offsetBy(dx: 0, dy: 2 * single)] : [bar]
    }
}
