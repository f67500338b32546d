import FormNavigation
import Testing
import UIKit

/// An app that puts another field in place of each one that's asked whether it takes focus.
@MainActor
struct EndlessFormTests {
    @Test("a move ends although the form never does, in both directions, and focus stays", arguments: [true, false])
    func endless(isForward: Bool) {
        let (form, hooks) = (DeviceForm(1), TextFieldHooks())
        // Held, so that no field has the address of a previous one.
        var fields: [UITextField] = []
        func replaceLast() {
            fields.last?.removeFromSuperview()
            let field = UITextField(frame: CGRect(x: 20, y: isForward ? 200 : 20, width: 300, height: 40))
            field.delegate = hooks
            form.viewController.view.addSubview(field)
            fields.append(field)
        }
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        replaceLast()
        hooks.shouldBegin = { _ in
            // More than any form has, and few enough for the test to end if the move doesn't.
            if fields.count < 3_000 { replaceLast() }
            return false
        }
        #expect(!(isForward ? form.navigator.focusNext() : form.navigator.focusPrevious()))
        #expect(form.focus == "0" && fields.count > 100 && fields.count < 2_000)
    }
}
