/// How text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// With more than one line, if the width requires it.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// With what the font keeps free between lines. The system's fonts keep nothing free.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// What has become of text that was measured.
open class NSStringDrawingContext: NSObject {
    /// The bounds of the text.
    open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
    /// The size of the text without limits, in points: one line for each of its paragraphs.
    public func size() -> CGSize { measured(in: .infinity, .usesLineFragmentOrigin) }

    /// The room that the text takes, in points, which may have a fraction.
    ///
    /// - Parameter size: The available room. Its height isn't a limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        var rect = CGRect(origin: .zero, size: measured(in: size.width, options))
        // Without lines it hangs from the baseline.
        if !options.contains(.usesLineFragmentOrigin) { rect.origin.y = -(firstFont ?? Self.usualFont).ascender }
        context?.totalBounds = rect
        return rect
    }

    /// The font of text without one.
    private static let usualFont = UIFont(size: 12)

    private func measured(in width: CGFloat, _ options: NSStringDrawingOptions) -> CGSize {
        let style = length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
        let isBroken = options.contains(.usesLineFragmentOrigin)
        let lines = ParagraphLines(
            isBroken ? string : string.replacingOccurrences(of: "\n", with: ""), font: firstFont ?? Self.usualFont,
            style: style?.values ?? NSParagraphStyle.Values(), width: isBroken ? width : .infinity,
            breaking: style?.lineBreakMode ?? .byWordWrapping)
        return CGSize(width: lines.width, height: lines.height)
    }
}

extension NSString {
    /// The size of the text without limits, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: String(describing: self), attributes: attrs).size()
    }

    /// The room that the text takes, in points, which may have a fraction.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: String(describing: self), attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

// As on iOS, where bridging gives strings the methods of NSString.
extension String {
    /// The size of the text without limits, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs).size()
    }

    /// The room that the text takes, in points, which may have a fraction.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}
