import Testing
import UIKit

/// Classes of apps that override a property which UIKit itself has the value of.
@MainActor
@Suite(.onStage)
struct OverriddenPropertyTests {
    private final class OwnDelegateField: UITextField, UITextFieldDelegate {
        private weak var others: (any UITextFieldDelegate)?
        private(set) var hasBegun = false

        override var delegate: (any UITextFieldDelegate)? {
            get { others }
            set { others = newValue }
        }

        override init(frame: CGRect) {
            super.init(frame: frame)
            super.delegate = self
        }

        required init?(coder: NSCoder) { nil }

        func textFieldDidBeginEditing(_ textField: UITextField) { hasBegun = true }
    }

    private final class OwnDelegateScrollView: UIScrollView, UIScrollViewDelegate {
        private weak var others: (any UIScrollViewDelegate)?
        private(set) var offsets: [CGFloat] = []

        override var delegate: (any UIScrollViewDelegate)? {
            get { others }
            set { others = newValue }
        }

        override init(frame: CGRect) {
            super.init(frame: frame)
            super.delegate = self
        }

        required init?(coder: NSCoder) { nil }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }

    private final class OwnDelegateTextView: UITextView, UITextViewDelegate {
        private var messages: [String] = []

        override var delegate: (any UITextViewDelegate)? {
            get { self }
            set {}
        }

        /// What it has received since the last time.
        func take() -> [String] {
            defer { messages = [] }
            return messages
        }

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
            messages.append("should begin")
            return true
        }
        func textViewDidBeginEditing(_ textView: UITextView) { messages.append("did begin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
            messages.append("should end")
            return true
        }
        func textViewDidEndEditing(_ textView: UITextView) { messages.append("did end") }
        func textViewDidChange(_ textView: UITextView) { messages.append("change") }
        func textViewDidChangeSelection(_ textView: UITextView) { messages.append("selection") }
    }

    @Test("C9 a text field calls the delegate that it stores, not the one that a subclass returns")
    func textField() {
        let screen = TestScreen()
        let field = screen.add(OwnDelegateField(), CGRect(x: 20, y: 120, width: 200, height: 34))
        #expect(field.delegate == nil)
        field.becomeFirstResponder()
        #expect(field.hasBegun)
    }

    @Test("C9 a scroll view calls the delegate that it stores, not the one that a subclass returns")
    func scrollView() {
        let screen = TestScreen()
        let view = screen.add(OwnDelegateScrollView(), CGRect(x: 20, y: 120, width: 200, height: 200))
        view.contentOffset.y = 30
        #expect(view.delegate == nil && view.offsets == [30])
    }

    @Test("C10 a text view calls the delegate that its property returns, which a subclass may override")
    func textView() {
        let screen = TestScreen()
        let view = screen.add(OwnDelegateTextView(), CGRect(x: 20, y: 120, width: 200, height: 80))
        view.text = "a"
        #expect(view.take() == ["selection"])
        view.becomeFirstResponder()
        let begin = view.take()
        #expect(begin.contains("should begin") && begin.contains("did begin"), "\(begin)")
        view.insertText("b")
        #expect(view.take().contains("change"))
        view.resignFirstResponder()
        let end = view.take()
        #expect(end.contains("should end") && end.contains("did end"), "\(end)")
    }

    @Test("F25 a view's subviews are in its window, whatever a subclass returns as its subviews")
    func subviews() {
        final class Secretive: UIView {
            override var subviews: [UIView] { [] }
        }
        let screen = TestScreen()
        let view = screen.add(Secretive(), CGRect(x: 0, y: 120, width: 300, height: 100))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        view.addSubview(field)
        #expect(field.window === screen.window)
        #expect(field.becomeFirstResponder() && field.isFirstResponder)
        #expect(screen.window.hitTest(CGPoint(x: 10, y: 130), with: nil) === field)
    }

    @Test("L20 the text of a text view is set as attributed text, which a subclass can override")
    func attributedText() {
        final class Shouting: UITextView {
            override var attributedText: NSAttributedString! {
                get { super.attributedText }
                set { super.attributedText = NSAttributedString(string: newValue.string.uppercased()) }
            }
        }
        _ = makeStage()
        let view = Shouting(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "abc"
        #expect(view.text == "ABC")
    }
}
