import UIKit

/// Draws a text view's placeholder, and is nothing to touch and nothing to VoiceOver: the text view speaks for it.
final class PlaceholderLabel: UILabel {
    /// What the label shows, and in which looks where the content has none of its own.
    struct Content: Equatable {
        var text: String?
        /// Stands in place of the text, and of those looks that it has itself.
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
    required init?(coder: NSCoder) { fatalError("A text view makes its label.") }

    /// Shows `newContent`.
    ///
    /// - Returns: Whether that is something else than before.
    func show(_ newContent: Content) -> Bool {
        guard newContent != content else { return false }
        content = newContent
        guard let attributed = newContent.attributedText else {
            // The text goes first: the label spreads its looks over what it shows.
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
    /// Whether the text says by itself how it is aligned.
    fileprivate var hasParagraphStyle: Bool {
        length > 0 && attribute(.paragraphStyle, at: 0, effectiveRange: nil) != nil
    }
}
