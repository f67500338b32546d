import FormNavigation
import Testing
import UIKit

/// A field's delegate is the app's own, except while the field is edited.
@MainActor
struct EditedDelegateTests {
    private final class AppDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate {}

    private func makeForm() -> (form: DeviceForm, delegate: AppDelegate) {
        let form = DeviceForm(3)
        let delegate = AppDelegate()
        for field in form.fields { field.delegate = delegate }
        return (form, delegate)
    }

    @Test("only the field that has focus has another delegate, and what the app casts elsewhere is its own")
    func onlyWhileEdited() {
        let (form, delegate) = makeForm()
        func others(_ edited: Int?) -> [UITextField] {
            form.fields.enumerated().filter { $0.offset != edited }.map(\.element)
        }
        form.navigator.reload()
        #expect(form.fields.allSatisfy { $0.delegate === delegate })
        for index in 0..<3 {
            if index == 0 { form.fields[0].becomeFirstResponder() } else { form.device.pressReturn() }
            form.device.settle()
            #expect(form.focus == "\(index)")
            #expect(form.fields[index].delegate !== delegate)
            #expect(others(index).allSatisfy { $0.delegate is AppDelegate })
        }
        form.device.pressReturn()
        #expect(form.focus == nil)
        #expect(form.fields.allSatisfy { $0.delegate is AppDelegate })
    }

    @Test("the same for a text view")
    func textView() {
        let (form, delegate) = makeForm()
        let note = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 60))
        note.delegate = delegate
        form.viewController.view.addSubview(note)
        form.navigator.configuration.textViewsMoveOnReturn = true
        form.fields[2].becomeFirstResponder()
        #expect(note.delegate === delegate)
        form.device.pressReturn()
        #expect(note.isFirstResponder && note.delegate !== delegate)
        #expect(form.fields.allSatisfy { $0.delegate === delegate })
        note.resignFirstResponder()
        #expect(note.delegate === delegate)
    }

    @Test("the app's delegate is back when a field tells that it has ended, at the latest when all is quiet")
    func afterAnyEnd() throws {
        let ends: [@MainActor (DeviceForm) throws -> Void] = [
            { try $0.device.tap($0.navigator.toolbar.doneItem) }, { $0.device.press(.keyboardEscape) },
            { $0.fields[1].resignFirstResponder() }, { $0.viewController.view.endEditing(true) },
            { $0.device.dismissKeyboard() }, { $0.fields[1].removeFromSuperview() }, { $0.navigator.uninstall() },
        ]
        for (index, end) in ends.enumerated() {
            let (form, delegate) = makeForm()
            form.fields[1].becomeFirstResponder()
            form.device.settle()
            try end(form)
            form.device.settle()
            #expect(form.fields.allSatisfy { $0.delegate === delegate }, "end \(index)")
        }
    }

    @Test(
        "a delegate that the app sets on the field that has focus: Return does what its key says after the next update",
        arguments: [true, false])
    func setWhileEdited(_ isTextView: Bool) {
        let form = DeviceForm(2)
        let note = UITextView(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
        form.viewController.view.addSubview(note)
        form.navigator.configuration.textViewsMoveOnReturn = true
        let field: UIView = isTextView ? note : form.fields[0]
        field.becomeFirstResponder()
        form.device.settle()
        // The clock stands still, so the form isn't read again.
        form.navigator.clock = { 0 }
        for _ in 0..<2 {
            let delegate = AppDelegate()
            if isTextView { note.delegate = delegate } else { form.fields[0].delegate = delegate }
            form.device.advance(by: 0.5)
            form.device.pressReturn()
            #expect(form.focus == (isTextView ? "0" : "1"))
            #expect(isTextView ? note.delegate === delegate : form.fields[0].delegate === delegate)
            field.becomeFirstResponder()
            form.device.advance(by: 1)
        }
    }

    /// What ends a navigator's work while a field is edited.
    enum Ending: CaseIterable {
        case disabled, uninstalled, uninstalledBesideShared
    }

    @Test("a field that moves on when it is full keeps no proxy after its navigator", arguments: Ending.allCases)
    func full(_ ending: Ending) {
        let shared = FormNavigator.shared
        let before = shared.configuration
        defer { shared.configuration = before }
        shared.configuration.isEnabled = ending != .uninstalledBesideShared
        let (form, delegate) = makeForm()
        for field in form.fields { field.formOptions.autoAdvanceLength = 4 }
        form.fields[0].becomeFirstResponder()
        form.device.type("1")
        if ending == .disabled {
            form.navigator.configuration.isEnabled = false
        } else {
            form.navigator.uninstall()
        }
        form.device.type("2")
        form.fields[0].resignFirstResponder()
        form.device.settle()
        #expect(form.fields.allSatisfy { $0.delegate === delegate })
        form.fields[1].becomeFirstResponder()
        form.fields[1].resignFirstResponder()
        form.device.settle()
        #expect(form.fields.allSatisfy { $0.delegate === delegate })
    }

    @Test("a delegate that is asked about Return may ask the field's delegate, which is itself, about a change")
    func questionWithinQuestion() {
        final class Delegate: NSObject, UITextFieldDelegate {
            var mayChange: Bool?

            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                mayChange = textField.delegate?.textField(
                    textField, shouldChangeCharactersIn: NSRange(location: 0, length: 0), replacementString: "x")
                return true
            }

            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool { false }
        }
        let (form, delegate) = (DeviceForm(2), Delegate())
        form.fields[0].delegate = delegate
        form.fields[0].becomeFirstResponder()
        form.device.pressReturn()
        #expect(delegate.mayChange == false && form.focus == "1")
    }

    @Test("a field that accepts another delegate only later has the return key from then on")
    func acceptedLater() {
        final class Field: UITextField {
            var keepsDelegate = true

            override var delegate: (any UITextFieldDelegate)? {
                get { super.delegate }
                set { if !keepsDelegate { super.delegate = newValue } }
            }
        }
        let form = DeviceForm(1)
        let field = Field(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
        form.viewController.view.addSubview(field)
        for keepsDelegate in [true, false] {
            field.keepsDelegate = keepsDelegate
            field.becomeFirstResponder()
            form.device.settle()
            form.fields[0].becomeFirstResponder()
            form.device.settle()
            #expect(field.returnKeyType == (keepsDelegate ? .default : .next))
        }
    }
}
