import Testing
import UIKit

@MainActor
struct EditingOrderTests {
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
}
