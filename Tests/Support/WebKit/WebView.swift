// The parts of WebKit that a UIKit library encounters: a view that shows a page, and the view in it that accepts text
// for the page's fields. The module has WebKit's name, so that the origin of these classes is recognized as on Apple
// platforms.
import UIKit

/// Shows a page.
open class WKWebView: UIView {
    public let scrollView = UIScrollView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        for (view, outer) in [(scrollView, self), (WKContentView(), scrollView)] as [(UIView, UIView)] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            outer.addSubview(view)
        }
    }

    public required init?(coder: NSCoder) { nil }
}

/// Has focus for whichever field of the page is being edited.
final class WKContentView: UIView, UITextInput {
    override var canBecomeFirstResponder: Bool { true }

    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
    func text(in range: UITextRange) -> String? { nil }
    func replace(_ range: UITextRange, withText text: String) {}
    var selectedTextRange: UITextRange?
    var markedTextRange: UITextRange? { nil }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    func unmarkText() {}
    var beginningOfDocument: UITextPosition { UITextPosition() }
    var endOfDocument: UITextPosition { UITextPosition() }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { nil }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { .orderedSame }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
    func firstRect(for range: UITextRange) -> CGRect { .zero }
    func caretRect(for position: UITextPosition) -> CGRect { .zero }
    func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
}
