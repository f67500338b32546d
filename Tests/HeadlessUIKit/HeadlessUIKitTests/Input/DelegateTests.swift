import Testing
import UIKit

@MainActor
struct DelegateTests {
    @Test("C6 the answers of missing members")
    func answers() {
        _ = HeadlessDevice()
        let silent = SilentDelegate()
        let field = UITextField(frame: .zero)
        let view = UITextView(frame: .zero)
        #expect(silent.textFieldShouldBeginEditing(field) && silent.textFieldShouldEndEditing(field))
        #expect(silent.textFieldShouldClear(field) && silent.textFieldShouldReturn(field))
        #expect(silent.textField(field, shouldChangeCharactersIn: DelegateSample.range, replacementString: ""))
        #expect(silent.textViewShouldBeginEditing(view) && silent.textViewShouldEndEditing(view))
        #expect(silent.textView(view, shouldChangeTextIn: DelegateSample.range, replacementText: ""))
        #expect(
            silent.textView(view, primaryActionFor: DelegateSample.item, defaultAction: DelegateSample.action)
                === DelegateSample.action)
        #expect(silent.textField(field, editMenuForCharactersIn: DelegateSample.range, suggestedActions: []) == nil)
    }

    @Test("C5 a text view has one delegate, stored weakly, under two types")
    func oneDelegate() {
        _ = HeadlessDevice()
        let view = UITextView(frame: .zero)
        let scrollView: UIScrollView = view
        var all: ForwardingDelegate? = ForwardingDelegate()
        view.delegate = all
        #expect(view.delegate === all && scrollView.delegate === all)
        scrollView.delegate = nil
        #expect(view.delegate == nil)
        view.delegate = all
        all = nil
        #expect(view.delegate == nil && scrollView.delegate == nil)
    }

    @Test("C1 C2 C7 the question for several ranges is asked where it is implemented, else the one for one range")
    func ranges() {
        _ = HeadlessDevice()
        final class Several: NSObject, UITextFieldDelegate, UITextViewDelegate {
            var ranges: [NSRange] = []
            func textField(
                _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
                replacementString string: String
            ) -> Bool {
                self.ranges = ranges.map(\.rangeValue)
                return false
            }
            func textView(
                _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
            ) -> Bool {
                self.ranges = ranges.map(\.rangeValue)
                return false
            }
        }
        let stage = InputStage()
        let field = stage.field("a")
        let view = stage.textView("b")
        field.text = "abc"
        view.text = "abcd"
        field.becomeFirstResponder()
        _ = stage.log.take()
        stage.keyboard.type("x")
        #expect(stage.log.take().first == #"shouldChange(3,0,"x") a"#)
        let several = Several()
        field.delegate = several
        stage.keyboard.type("y")
        #expect(several.ranges == [NSRange(location: 4, length: 0)] && field.text == "abcx")
        view.becomeFirstResponder()
        view.delegate = several
        stage.keyboard.deleteBackward()
        #expect(several.ranges == [NSRange(location: 3, length: 1)] && view.text == "abcd")
    }
}
