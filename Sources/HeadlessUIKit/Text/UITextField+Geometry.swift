extension UITextField {
    /// The visible text: dots if it's secure.
    var displayedText: String {
        let text = text ?? ""
        return isSecureTextEntry ? String(repeating: "•", count: text.utf16.count) : text
    }

    /// The font for measurements, at the user's text size if the field follows it.
    var metricFont: UIFont {
        let font = font ?? .systemFont(ofSize: 17)
        return adjustsFontForContentSizeCategory ? font.scaled(for: traitCollection.preferredContentSizeCategory) : font
    }

    /// The alignment as left, center or right.
    var visualAlignment: NSTextAlignment {
        textAlignment.visual(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// The space between border and text at each end, in points.
    private var margin: CGFloat {
        switch borderStyle {
        case .none: 0
        case .line, .bezel: 2
        case .roundedRect: 7
        }
    }

    /// As wide as the text or the placeholder. 22 points high with the default font, and 34 with a rounded border.
    var naturalSize: CGSize {
        let shown = displayedText.isEmpty ? placeholder ?? "" : displayedText
        let overlays =
            (showsLeftView ? leftView?.bounds.width ?? 0 : 0) + (showsRightView ? rightView?.bounds.width ?? 0 : 0)
        return CGSize(
            width: HeadlessTextMetrics.width(of: shown, font: metricFont).rounded(.up) + 2 * margin + overlays,
            height: metricFont.lineHeight.rounded(.up) + 1 + (borderStyle == .roundedRect ? 12 : 0))
    }

    /// The part of `bounds` that margins and visible overlays leave.
    func contentRect(in bounds: CGRect) -> CGRect {
        let leading = showsLeftView ? max(leftViewRect(forBounds: bounds).width, margin) : margin
        var trailing = margin
        if showsRightView {
            trailing = max(rightViewRect(forBounds: bounds).width, margin)
        } else if showsClearButton {
            trailing = max(clearButtonRect(forBounds: bounds).width + 5, margin)
        }
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: bounds.minX + (isFlipped ? trailing : leading), y: bounds.minY,
            width: max(bounds.width - leading - trailing, 0), height: bounds.height)
    }

    /// A rectangle of `size`, as far as it fits, centered vertically at one end of `bounds`.
    func overlayRect(_ size: CGSize, in bounds: CGRect, isLeading: Bool, margin: CGFloat) -> CGRect {
        let isLeft = isLeading != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let height = min(size.height, bounds.height)
        return CGRect(
            x: isLeft ? bounds.minX + margin : bounds.maxX - margin - size.width,
            y: bounds.minY + (bounds.height - height) / 2, width: size.width, height: height)
    }
}

extension NSTextAlignment {
    /// Left, center, or right. Natural and justified text begins at the leading side of the language.
    func visual(isRightToLeft: Bool) -> NSTextAlignment {
        switch self {
        case .natural, .justified: isRightToLeft ? .right : .left
        default: self
        }
    }
}

/// The button that empties a text field.
final class UITextFieldClearButton: UIControl {
    private weak var field: UITextField?

    init(for field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        addAction(UIAction { [weak field] _ in field?.userClears() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
