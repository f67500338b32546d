import Testing
import UIKit

@MainActor
struct EditingOrderTests {
    @Test("A8 A9 A10 beginning and ending, a text field", arguments: HeadlessBehaviour.KeyboardOrder.allCases)
    func field(order: HeadlessBehaviour.KeyboardOrder) {
        var behaviour = HeadlessBehaviour()
        behaviour.textFieldOrder = order
        let stage = InputStage(behaviour: behaviour)
        let field = stage.field("a")
        stage.log.observeKeyboard()
        stage.log.observeEditing()
        stage.log.observeEvents(of: field)
        field.becomeFirstResponder()
        let editing = ["didBegin a", "event:didBegin a", "note:didBegin a"]
        let keyboard = ["willChangeFrame", "willShow"]
        #expect(
            stage.log.take() == ["shouldBegin a"] + (order == .keyboardFirst ? keyboard + editing : editing + keyboard))
        stage.device.settle()
        // A11: did-show comes in a later turn.
        #expect(stage.log.take() == ["didChangeFrame", "didShow"])
        field.resignFirstResponder()
        #expect(
            stage.log.take()
                == ["shouldEnd a", "willChangeFrame", "willHide", "didEnd a", "event:didEnd a", "note:didEnd a"])
        stage.device.settle()
        #expect(stage.log.take() == ["didChangeFrame", "didHide"])
    }

    @Test("A8 A10 beginning and ending, a text view", arguments: HeadlessBehaviour.KeyboardOrder.allCases)
    func textView(order: HeadlessBehaviour.KeyboardOrder) {
        var behaviour = HeadlessBehaviour()
        behaviour.textViewOrder = order
        let stage = InputStage(behaviour: behaviour)
        let view = stage.textView("a")
        stage.log.observeKeyboard()
        stage.log.observeEditing()
        view.becomeFirstResponder()
        let editing = ["didBegin a", "note:didBegin a"]
        let keyboard = ["willChangeFrame", "willShow"]
        #expect(
            stage.log.take() == ["shouldBegin a"] + (order == .keyboardFirst ? keyboard + editing : editing + keyboard))
        view.resignFirstResponder()
        #expect(stage.log.take() == ["shouldEnd a", "willChangeFrame", "willHide", "didEnd a", "note:didEnd a"])
    }

    @Test("A10 by default a field begins before the keyboard, a text view after it")
    func defaults() {
        let stage = InputStage()
        let field = stage.field("a")
        let view = stage.textView("b")
        stage.log.observeKeyboard()
        field.becomeFirstResponder()
        #expect(stage.log.take() == ["shouldBegin a", "didBegin a", "willChangeFrame", "willShow"])
        field.resignFirstResponder()
        _ = stage.log.take()
        view.becomeFirstResponder()
        #expect(stage.log.take() == ["shouldBegin b", "willChangeFrame", "willShow", "didBegin b"])
    }

    @Test("A11 will-show is posted before becomeFirstResponder returns, did-show when the animation is over")
    func timing() {
        let stage = InputStage()
        let field = stage.field("a")
        stage.log.observeKeyboard()
        field.becomeFirstResponder()
        #expect(stage.log.take().contains("willShow"))
        stage.device.advance(by: 0.2)
        #expect(stage.log.take() == [])
        stage.device.advance(by: 0.1)
        #expect(stage.log.take() == ["didChangeFrame", "didShow"])
    }

    @Test("A12 editing notifications carry the field, and no more")
    func notificationObject() {
        let stage = InputStage()
        let field = stage.field("a")
        var hasUserInfo = false
        let token = NotificationCenter.default.addObserver(
            forName: UITextField.textDidBeginEditingNotification, object: field, queue: nil
        ) { notification in
            let isEmpty = notification.userInfo == nil
            MainActor.assumeIsolated { hasUserInfo = !isEmpty }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        stage.log.observeEditing()
        field.becomeFirstResponder()
        #expect(stage.log.take().contains("note:didBegin a"))
        #expect(!hasUserInfo)
    }

    @Test("A14 clearing on begin asks should-clear; yes or no answer empties the text", arguments: [true, false, nil])
    func clearsOnBegin(answer: Bool?) {
        final class Silent: NSObject, UITextFieldDelegate {}
        let stage = InputStage()
        let field = stage.field("a", FieldScribe())
        let silent = Silent()
        if let answer { (field.delegate as? FieldScribe)?.mayClear = answer } else { field.delegate = silent }
        field.text = "old"
        field.clearsOnBeginEditing = true
        field.becomeFirstResponder()
        #expect(field.text == (answer == false ? "old" : ""))
        #expect(stage.log.lines.contains("shouldClear a") == (answer != nil))
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
        let stage = InputStage()
        let field = stage.field("a")
        let reasoned = Reasoned()
        field.delegate = reasoned
        field.becomeFirstResponder()
        field.resignFirstResponder()
        #expect(reasoned.calls == ["reason 0"])
        #expect(UITextField.DidEndEditingReason.committed.rawValue == 0)
    }

    @Test("A15 a proxy forwards to the variant that its target has")
    func reasonThroughProxy() {
        final class Proxy: NSObject, UITextFieldDelegate, HeadlessForwarding {
            var headlessForwardingTarget: AnyObject?
        }
        let stage = InputStage()
        let field = stage.field("a")
        let proxy = Proxy()
        proxy.headlessForwardingTarget = field.delegate
        field.delegate = proxy
        field.becomeFirstResponder()
        _ = stage.log.take()
        field.resignFirstResponder()
        #expect(stage.log.take() == ["shouldEnd a", "didEnd a"])
    }

    @Test("A30 resigning inside did-begin leaves nobody focused, and every begin has its end")
    func resigningInDidBegin() {
        let stage = InputStage()
        let field = stage.field("a")
        stage.log.reactions["didBegin a"] = { field.resignFirstResponder() }
        field.becomeFirstResponder()
        #expect(!field.isFirstResponder && !field.isEditing)
        #expect(stage.log.lines == ["shouldBegin a", "didBegin a", "shouldEnd a", "didEnd a"])
    }
}
