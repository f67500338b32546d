import FormNavigation
import Testing
import UIKit

/// A full field moves focus as anything else does.
@MainActor
struct AutoAdvanceOrderTests {
    private final class Listener: FormNavigatorDelegate {
        var heard: [String] = []

        private func name(_ view: UIView?) -> String { (view as? UITextField)?.placeholder ?? "-" }

        func formNavigator(_: FormNavigator, shouldMoveFrom field: UIView?, to nextField: UIView) -> Bool {
            heard.append("asked \(name(field)) \(name(nextField))")
            return true
        }
        func formNavigator(_: FormNavigator, didMoveFrom field: UIView?, to nextField: UIView) {
            heard.append("moved \(name(field)) \(name(nextField))")
        }
        func formNavigator(_: FormNavigator, didBeginEditingIn field: UIView, because _: FormFocusChange.Reason) {
            heard.append("began \(name(field))")
        }
        func formNavigator(_: FormNavigator, didEndEditingIn field: UIView, because _: FormFocusChange.Reason) {
            heard.append("ended \(name(field))")
        }
    }

    /// Writes the text itself, so that UIKit doesn't report it.
    private final class Writer: NSObject, UITextFieldDelegate {
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            textField.text = (textField.text ?? "") + string
            return false
        }
    }

    @Test("the delegate hears of it in the order of every other move", arguments: [true, false], HeadlessBehavior.all)
    func order(_ writesText: Bool, _ behavior: HeadlessBehavior) {
        let form = DeviceForm(2, on: HeadlessDevice(behavior: behavior))
        let (listener, writer) = (Listener(), Writer())
        form.navigator.delegate = listener
        form.fields[0].formOptions.autoAdvanceLength = 2
        if writesText { form.fields[0].delegate = writer }
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        form.device.type("1")
        listener.heard = []
        form.device.type("2")
        form.device.settle()
        let byTyping = listener.heard
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        listener.heard = []
        form.navigator.focusNext()
        form.device.settle()
        #expect(form.focus == "1" && byTyping == listener.heard)
        #expect(byTyping == ["asked 0 1", "ended 0", "began 1", "moved 0 1"])
    }

    @Test("it hears of it in that order when a Pencil that has filled the field rests, too")
    func orderAfterWriting() {
        let form = DeviceForm(2, on: HeadlessDevice(.iPad))
        let listener = Listener()
        form.navigator.delegate = listener
        form.fields[0].formOptions.autoAdvanceLength = 2
        form.device.beginWriting(in: form.fields[0])
        form.device.type("12")
        form.device.settle()
        listener.heard = []
        form.device.endWriting()
        form.device.settle()
        #expect(listener.heard == ["asked 0 1", "ended 0", "began 1", "moved 0 1"])
    }
}
