import Testing
import UIKit

/// Text inputs that scroll themselves into sight.
@MainActor
struct IntoSightTests {
    /// Two scroll views, one in the other, with a field and a text view below the visible part.
    @MainActor
    private struct Stage {
        let input: InputStage
        let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 400))
        let field: UITextField
        let textView: UITextView

        init(scrolls: Bool = true) {
            var behavior = HeadlessBehavior()
            behavior.scrollsInputsIntoSight = scrolls
            input = InputStage(behavior: behavior)
            field = input.field("a")
            textView = input.textView("b")
            for view in [outer, inner] { view.contentInsetAdjustmentBehavior = .never }
            outer.contentSize = CGSize(width: 375, height: 2_000)
            inner.contentSize = CGSize(width: 375, height: 1_000)
            input.root.addSubview(outer)
            outer.addSubview(inner)
            field.frame = CGRect(x: 20, y: 500, width: 200, height: 40)
            textView.frame = CGRect(x: 20, y: 600, width: 200, height: 100)
            inner.addSubview(field)
            inner.addSubview(textView)
            input.device.settle()
        }
    }

    @Test(
        "P13 a text field that becomes first responder scrolls the nearest scroll view, animated, and no other",
        arguments: [true, false])
    func field(scrolls: Bool) {
        let stage = Stage(scrolls: scrolls)
        stage.field.becomeFirstResponder()
        #expect(stage.inner.contentOffset.y == 0, "it is animated")
        stage.input.device.settle()
        #expect(stage.inner.contentOffset.y == (scrolls ? 140 : 0))
        // The keyboard covers it all the same: that is the business of the app.
        #expect(stage.outer.contentOffset.y == 0)
    }

    @Test("P13 the insets count, and once more when the keyboard has shown")
    func insets() {
        let stage = Stage()
        stage.field.becomeFirstResponder()
        stage.input.device.advance(by: 0.1)
        stage.inner.contentInset.bottom = 50
        stage.inner.contentOffset.y = 0
        stage.input.device.settle()
        #expect(stage.inner.contentOffset.y == 190)
    }

    @Test("P13 a scroll view that may not scroll is passed over")
    func disabled() {
        let stage = Stage()
        stage.inner.isScrollEnabled = false
        stage.field.frame.origin.y = 300
        stage.outer.frame.size.height = 300
        stage.field.becomeFirstResponder()
        stage.input.device.settle()
        #expect(stage.inner.contentOffset.y == 0)
        #expect(stage.outer.contentOffset.y == 140)
    }

    @Test("P13 a tap on the field that has focus brings it into sight again")
    func tapped() throws {
        let stage = Stage()
        stage.field.becomeFirstResponder()
        stage.input.device.settle()
        // Only the upper half is seen.
        stage.inner.contentOffset.y = 120
        stage.input.device.dismissKeyboard()
        stage.field.becomeFirstResponder()
        stage.input.device.settle()
        stage.inner.contentOffset.y = 120
        stage.input.device.tap(at: CGPoint(x: 60, y: 490))
        stage.input.device.settle()
        #expect(stage.inner.contentOffset.y == 140)
    }

    @Test("P13 of a text view the caret is brought into sight, in the text view itself if that scrolls")
    func textView() {
        let stage = Stage()
        stage.textView.isScrollEnabled = false
        stage.textView.text = "one line"
        stage.textView.becomeFirstResponder()
        stage.input.device.settle()
        let caret = stage.textView.caretRect(for: stage.textView.endOfDocument)
        #expect(stage.inner.contentOffset.y == 600 + caret.maxY - 400)

        let other = Stage()
        other.textView.text = String(repeating: "line\n", count: 40)
        other.textView.contentOffset = .zero
        other.textView.becomeFirstResponder()
        other.input.device.settle()
        #expect(other.textView.contentOffset.y > 0)
        #expect(other.inner.contentOffset.y == 0)
    }
}
