import FormNavigation
import Testing
import UIKit

/// An app that puts another field in place of each one that's asked whether it takes focus.
@MainActor
struct EndlessFormTests {
    private final class Refusing: NSObject, UITextFieldDelegate {
        var onQuestion: (() -> Void)?

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            onQuestion?()
            return false
        }
    }

    @Test("a move ends although the form never does, in both directions, and focus stays", arguments: [true, false])
    func endless(isForward: Bool) {
        let form = DeviceForm(1)
        let delegate = Refusing()
        // Held, so that no field has the address of a previous one.
        var (count, fields): (Int, [UITextField]) = (0, [])
        func replaceLast() {
            fields.last?.removeFromSuperview()
            count += 1
            let last = UITextField(frame: CGRect(x: 20, y: isForward ? 200 : 20, width: 300, height: 40))
            last.delegate = delegate
            form.viewController.view.addSubview(last)
            fields.append(last)
        }
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        replaceLast()
        // More than any form has, and few enough for the test to end if the move doesn't.
        delegate.onQuestion = { if count < 3_000 { replaceLast() } }
        #expect(!(isForward ? form.navigator.focusNext() : form.navigator.focusPrevious()))
        #expect(form.focus == "0" && count > 100 && count < 2_000)
    }
}
