/// A view that shows text.
@preconcurrency @MainActor
open class UILabel: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }

    // MARK: Text

    private var storedText: String?
    private var storedAttributedText: NSAttributedString?

    /// `nil` by default. Setting it drops the attributes.
    open var text: String? {
        get { storedText }
        set {
            guard newValue != storedText || storedAttributedText != nil else { return }
            storedText = newValue
            storedAttributedText = nil
            contentDidChange()
        }
    }

    /// Text with its own attributes. Its first font and paragraph style apply to all of it.
    open var attributedText: NSAttributedString? {
        get {
            storedAttributedText
                ?? storedText.map {
                    NSAttributedString(string: $0, attributes: [.font: font!, .foregroundColor: textColor!])
                }
        }
        set {
            storedAttributedText = newValue
            storedText = newValue?.string
            if let font = attribute(.font) as? UIFont { self.font = font }
            if let color = attribute(.foregroundColor) as? UIColor { textColor = color }
            if let style = attribute(.paragraphStyle) as? NSParagraphStyle {
                textAlignment = style.alignment
                lineBreakMode = style.lineBreakMode
            }
            contentDidChange()
        }
    }

    /// The paragraph style of the text, except for its alignment and line breaks.
    var paragraphStyle: NSParagraphStyle.Values {
        (attribute(.paragraphStyle) as? NSParagraphStyle)?.values ?? NSParagraphStyle.Values()
    }

    /// The lines below the text and through it.
    var textLines: [TextLine] { TextLine.lines(of: storedAttributedText) }

    private func attribute(_ key: NSAttributedString.Key) -> Any? {
        guard let text = storedAttributedText, text.length > 0 else { return nil }
        return text.attribute(key, at: 0, effectiveRange: nil)
    }

    /// The system's font at 17 points by default. `nil` brings that back.
    open var font: UIFont! = .systemFont(ofSize: 17) {
        didSet {
            if font == nil { font = .systemFont(ofSize: 17) }
            if font != oldValue { contentDidChange() }
        }
    }

    open var textColor: UIColor! = .label {
        didSet { if textColor == nil { textColor = .label } }
    }

    /// The color of the shadow, which isn't blurred. `nil` by default, for no shadow.
    open var shadowColor: UIColor?

    /// The offset of the shadow from the text. By default, the shadow is a point above the text.
    open var shadowOffset = CGSize(width: 0, height: -1)

    open var textAlignment = NSTextAlignment.natural

    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { contentDidChange() } }
    }

    /// 1 by default. With 0, there are as many as necessary.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { contentDidChange() } }
    }

    /// Whether text too wide for its line becomes smaller, down to ``minimumScaleFactor``. `false` by default.
    open var adjustsFontSizeToFitWidth = false
    /// The default is 0, for no limit.
    open var minimumScaleFactor: CGFloat = 0

    /// The width at which ``intrinsicContentSize`` breaks lines. The default is 0, for no width.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
    }

    /// Whether a font made from a text style follows the reader's text size. `false` by default.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { contentDidChange() } }
    }

    private func contentDidChange() { invalidateIntrinsicContentSize() }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    // MARK: Size

    /// The font at the reader's text size.
    var scaledFont: UIFont {
        adjustsFontForContentSizeCategory ? font.scaled(for: traitCollection.preferredContentSizeCategory) : font
    }

    /// The font of the drawn text, which is smaller if that's necessary to make the text fit.
    var shownFont: UIFont {
        let font = scaledFont
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, let text, bounds.width > 0 else { return font }
        let width = HeadlessTextMetrics.width(of: text, font: font)
        guard width > bounds.width else { return font }
        return font.withSize(font.pointSize * max(bounds.width / width, minimumScaleFactor))
    }

    override func traitsDidChange(from previous: UITraitCollection) {
        if adjustsFontForContentSizeCategory,
            traitCollection.preferredContentSizeCategory != previous.preferredContentSizeCategory
        {
            contentDidChange()
        }
    }

    /// The size of the text in lines no wider than `width`, and at most `limit` lines unless that's 0.
    private func size(width: CGFloat, limit: Int? = nil) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let (font, limit) = (scaledFont, limit ?? numberOfLines)
        // A single line stays as it is, including newlines; only several lines need to be broken.
        let lines = ParagraphLines(
            text, font: font, style: paragraphStyle, width: limit == 1 ? .infinity : width, breaking: lineBreakMode,
            limit: limit)
        return CGSize(width: lines.width, height: lines.height).roundedUpToPixels
    }

    open override var intrinsicContentSize: CGSize {
        size(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(width: size.width > 0 ? size.width : .infinity)
    }

    /// The position of the text in `bounds` with at most that many lines.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = size(width: bounds.width, limit: numberOfLines)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
            height: min(size.height, bounds.height))
    }

    override func baseline(isLast: Bool, height: CGFloat) -> CGFloat {
        let font = scaledFont
        let textHeight = min(size(width: bounds.width).height, height)
        let top = (height - textHeight) / 2
        return isLast ? top + textHeight + font.descender : top + font.ascender
    }
}

extension CGSize {
    /// Rounds a size up to a whole number of the screen's pixels.
    @MainActor
    var roundedUpToPixels: CGSize {
        let scale = HeadlessDevice.current.screen.scale
        // Slightly less, so that whole numbers with a rounding error stay the same.
        func up(_ value: CGFloat) -> CGFloat { ((value - 0.0001) * scale).rounded(.up) / scale }
        return CGSize(width: up(width), height: up(height))
    }
}
