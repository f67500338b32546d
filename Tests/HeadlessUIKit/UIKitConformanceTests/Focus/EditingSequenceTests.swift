import Testing
import UIKit

/// The order in which delegates are asked and notified.
@MainActor
@Suite(.onStage)
struct EditingSequenceTests {
    /// Whether the keyboard or did-begin came first.
    private func order(_ lines: [String]) -> String {
        let (keyboard, editing) = (lines.firstIndex(of: "willShow"), lines.firstIndex(of: "didBegin a"))
        guard let keyboard, let editing else { return "no keyboard" }
        return keyboard < editing ? "keyboard first" : "editing first"
    }

    @Test(
        "A8 A9 A10 beginning and ending, a text field", .needsSoftwareKeyboard,
        arguments: Question.textFieldOrder.settings)
    func field(setting: Setting) async {
        let screen = TestScreen(setting)
        let field = screen.field("a")
        screen.log.observeKeyboard()
        screen.log.observeEditing()
        screen.log.observeEvents(of: field)
        field.becomeFirstResponder()
        await screen.settle()
        setting.record(order(screen.log.lines))
        #expect(screen.log.takeEditing() == ["shouldBegin a", "didBegin a", "event:didBegin a", "note:didBegin a"])
        field.resignFirstResponder()
        await screen.settle()
        #expect(screen.log.takeEditing() == ["shouldEnd a", "didEnd a", "event:didEnd a", "note:didEnd a"])
    }

    @Test(
        "A8 A10 beginning and ending, a text view", .needsSoftwareKeyboard, arguments: Question.textViewOrder.settings)
    func textView(setting: Setting) async {
        let screen = TestScreen(setting)
        let view = screen.textView("a")
        screen.log.observeKeyboard()
        screen.log.observeEditing()
        view.becomeFirstResponder()
        await screen.settle()
        setting.record(order(screen.log.lines))
        #expect(screen.log.takeEditing() == ["shouldBegin a", "didBegin a", "note:didBegin a"])
        view.resignFirstResponder()
        await screen.settle()
        #expect(screen.log.takeEditing() == ["shouldEnd a", "didEnd a", "note:didEnd a"])
    }

    @Test("A11 will-show is posted before becomeFirstResponder returns, did-show later", .needsSoftwareKeyboard)
    func timing() async {
        let screen = TestScreen()
        let field = screen.field("a")
        screen.log.observeKeyboard()
        field.becomeFirstResponder()
        #expect(screen.log.takeKeyboard() == ["willChangeFrame", "willShow"])
        await screen.settle()
        #expect(screen.log.takeKeyboard() == ["didChangeFrame", "didShow"])
    }

    @Test("A12 editing notifications carry the field, and no more")
    func notificationObject() {
        let screen = TestScreen()
        let field = screen.field("a")
        var hasUserInfo: Bool?
        let observations = Observations()
        observations.add(UITextField.textDidBeginEditingNotification) { notification in
            let isEmpty = notification.userInfo == nil
            MainActor.assumeIsolated { hasUserInfo = !isEmpty }
        }
        screen.log.observeEditing()
        field.becomeFirstResponder()
        #expect(screen.log.take().contains("note:didBegin a"))
        #expect(hasUserInfo == false)
        withExtendedLifetime(observations) {}
    }

    @Test("A14 clearing on begin asks should-clear; yes or no answer empties the text", arguments: [true, false, nil])
    func clearsOnBegin(answer: Bool?) {
        final class Silent: NSObject, UITextFieldDelegate {}
        let screen = TestScreen()
        let field = screen.field("a")
        let silent = Silent()
        if let answer { (field.delegate as? LoggingFieldDelegate)?.mayClear = answer } else { field.delegate = silent }
        field.text = "old"
        field.clearsOnBeginEditing = true
        field.becomeFirstResponder()
        #expect(field.text == (answer == false ? "old" : ""))
        #expect(screen.log.lines.contains("shouldClear a") == (answer != nil))
    }

    @Test("A15 A16 the reason variant replaces the plain one, and the reason is committed")
    func reason() {
        final class Reasoned: NSObject, UITextFieldDelegate {
            var calls: [String] = []
            func textFieldDidEndEditing(_ textField: UITextField) { calls.append("plain") }
            func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
                calls.append("reason \(reason.rawValue)")
            }
        }
        let screen = TestScreen()
        let field = screen.field("a")
        let reasoned = Reasoned()
        field.delegate = reasoned
        field.becomeFirstResponder()
        field.resignFirstResponder()
        #expect(reasoned.calls == ["reason 0"])
        #expect(UITextField.DidEndEditingReason.committed.rawValue == 0)
    }

    @Test("A30 resigning inside did-begin leaves nobody focused, and every begin has its end")
    func resigningInDidBegin() {
        let screen = TestScreen()
        let field = screen.field("a")
        screen.log.reactions["didBegin a"] = { field.resignFirstResponder() }
        field.becomeFirstResponder()
        #expect(!field.isFirstResponder && !field.isEditing)
        #expect(screen.log.lines == ["shouldBegin a", "didBegin a", "shouldEnd a", "didEnd a"])
    }
}
