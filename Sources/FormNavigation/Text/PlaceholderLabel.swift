import UIKit

/// Draws a text view's placeholder. It ignores touches and VoiceOver, because the text view provides the accessibility.
final class PlaceholderLabel: UILabel {
    /// The text of the label, and its appearance where the text doesn't specify one.
    struct Content: Equatable {
        var text: String?
        /// Replaces the text, and the appearance that it specifies itself.
        var attributedText: NSAttributedString?
        var font: UIFont
        var color: UIColor
        var alignment: NSTextAlignment
    }

    private var content: Content?

    init() {
        super.init(frame: .zero)
        numberOfLines = 0
        isAccessibilityElement = false
        isHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A text view creates its label in code.") }

    /// Shows `newContent`.
    ///
    /// - Returns: Whether the content changed.
    func show(_ newContent: Content) -> Bool {
        guard newContent != content else { return false }
        content = newContent
        guard let attributed = newContent.attributedText else {
            // The text comes first, because the label applies its appearance to the current text.
            text = newContent.text
            font = newContent.font
            textColor = newContent.color
            textAlignment = newContent.alignment
            return true
        }
        let all = NSRange(location: 0, length: attributed.length)
        let filled = NSMutableAttributedString(
            string: attributed.string, attributes: [.font: newContent.font, .foregroundColor: newContent.color])
        attributed.enumerateAttributes(in: all) { attributes, range, _ in filled.addAttributes(attributes, range: range)
        }
        attributedText = filled
        if !attributed.hasParagraphStyle { textAlignment = newContent.alignment }
        return true
    }
}

extension NSAttributedString {
    /// Whether the text specifies its own alignment.
    fileprivate var hasParagraphStyle: Bool {
        length > 0 && attribute(.paragraphStyle, at: 0, effectiveRange: nil) != nil
    }
}
