import Testing
import UIKit

/// What UIKit sends the delegate of a text input beside what its protocols name.
@MainActor
struct OwnDelegateTests {
    private final class Front: NSObject, UITextFieldDelegate, UITextViewDelegate, HeadlessForwarding {
        weak var target: AnyObject?
        var claims = false
        var asked: [String] = []
        var headlessForwardingTarget: AnyObject? { target }

        func headlessForwards(_ member: String) -> Bool {
            asked.append(member)
            return claims
        }
    }

    private final class OwnField: UITextField, UITextFieldDelegate {}

    @Test("P16 an object in front is asked whether it claims a message of UIKit's own, once for each change of text")
    func asked() {
        _ = HeadlessDevice()
        let (field, view, front) = (UITextField(), UITextView(), Front())
        field.delegate = front
        view.delegate = front
        field.insertText("a")
        view.insertText("a")
        view.deleteBackward()
        #expect(front.asked.count == 3)
        #expect(front.asked.allSatisfy { HeadlessOptional.isImplemented($0, byTextInput: field) })
        #expect(front.asked.allSatisfy { !HeadlessOptional.isImplemented($0, byTextInput: front) })
        #expect(!HeadlessOptional.isImplemented("textFieldDidChangeSelection(_:)", byTextInput: field))
    }

    @Test(
        "P16 a field that is its own delegate sends itself nothing, and one that claims it may be another one's delegate"
    )
    func own() {
        _ = HeadlessDevice()
        let (field, other, front) = (OwnField(), UITextField(), Front())
        field.delegate = field
        field.insertText("a")
        #expect(field.text == "a")
        front.target = field
        front.claims = true
        other.delegate = front
        other.insertText("b")
        #expect(front.asked.count == 1)
    }

    @Test("C10 typing asks the object that a text view's delegate property returns, which a subclass may override")
    func overriddenDelegate() {
        final class Lowercase: UITextView, UITextViewDelegate {
            override var delegate: (any UITextViewDelegate)? {
                get { self }
                set {}
            }

            func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
                -> Bool
            {
                text == text.lowercased()
            }
        }
        let stage = InputStage()
        let view = Lowercase(frame: CGRect(x: 0, y: 100, width: 200, height: 80))
        stage.root.addSubview(view)
        view.becomeFirstResponder()
        stage.keyboard.type("aBc")
        #expect(view.text == "ac")
    }

    @Test("an ordinary call tells whether the requirement is missing, and UIKit's own calls don't")
    func directCalls() {
        final class Half: NSObject, UITextFieldDelegate {
            func textFieldShouldClear(_ textField: UITextField) -> Bool { false }
        }
        _ = HeadlessDevice()
        let (half, field) = (Half(), UITextField())
        let delegate: any UITextFieldDelegate = half
        _ = HeadlessOptional.takeDirectMiss()
        _ = delegate.textFieldShouldClear(field)
        #expect(!HeadlessOptional.takeDirectMiss())
        _ = delegate.textFieldShouldReturn(field)
        #expect(HeadlessOptional.takeDirectMiss() && !HeadlessOptional.takeDirectMiss())
        #expect(HeadlessOptional.call(delegate, "textFieldShouldReturn(_:)") { $0.textFieldShouldReturn(field) } == nil)
        #expect(!HeadlessOptional.takeDirectMiss())
    }
}
