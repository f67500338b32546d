import FormNavigation
import Testing
import UIKit

/// Tab in text views, Tab that's left to UIKit, and the names of the keys.
@MainActor
struct TabTests {
    private static func device(movesThroughKeyViews: Bool) -> HeadlessDevice {
        var behavior = HeadlessBehavior()
        behavior.movesThroughKeyViews = movesThroughKeyViews
        let device = HeadlessDevice(behavior: behavior)
        device.keyboard.isHardwareKeyboardAttached = true
        return device
    }

    @Test(
        "Q9: Tab moves on from text views if the form says so, and a text view may say otherwise",
        arguments: [false, true],
        [nil, true, false] as [Bool?])
    func textViews(movesOnTab: Bool, own: Bool?) {
        let form = DeviceForm(3)
        form.device.keyboard.isHardwareKeyboardAttached = true
        let view = UITextView(frame: form.fields[1].frame)
        form.fields[1].removeFromSuperview()
        form.viewController.view.addSubview(view)
        form.navigator.configuration.textViewsMoveOnTab = movesOnTab
        view.formOptions.movesOnTab = own
        view.becomeFirstResponder()
        form.device.press(.keyboardTab)
        let moves = own ?? movesOnTab
        #expect(form.focus == (moves ? "2" : nil))
        #expect(view.text == (moves ? "" : "\t"))
        // The option takes effect immediately, even while the view is edited.
        view.formOptions.movesOnTab = nil
        view.becomeFirstResponder()
        form.navigator.configuration.textViewsMoveOnTab = !movesOnTab
        form.device.press(.keyboardTab)
        #expect(form.focus == (movesOnTab ? nil : "2"))
    }

    @Test("while text is composed in a text view, Tab is the input method's, and the form's again after that")
    func composing() {
        let form = DeviceForm(2)
        let view = UITextView(frame: CGRect(x: 20, y: 0, width: 300, height: 60))
        form.viewController.view.addSubview(view)
        form.navigator.configuration.textViewsMoveOnTab = true
        view.becomeFirstResponder()
        form.device.compose("か")
        form.device.press(.keyboardTab)
        #expect(view.isFirstResponder)
        form.device.type("a")
        form.device.press(.keyboardTab)
        #expect(form.focus == "0")
    }

    @Test("Q10: the list of keys says what each of the form's does, in words that VoiceOver has too")
    func titles() {
        let form = DeviceForm(2)
        form.fields[0].becomeFirstResponder()
        let titles = (form.viewController.keyCommands ?? []).map { command in
            "\(command.modifierFlags.rawValue) \(command.input ?? "") \(command.discoverabilityTitle ?? "none")"
        }
        #expect(
            titles.sorted()
                == [
                    "0 \t Moves to the next field", "0 \(UIKeyCommand.inputEscape) Ends editing",
                    "\(UIKeyModifierFlags.command.rawValue) \r Ends editing",
                    "\(UIKeyModifierFlags.shift.rawValue) \t Moves to the previous field",
                ].sorted())
    }

    @Test(
        "Q29: a Tab that is not the form's is UIKit's, which moves or does not; whatever gets focus is served",
        arguments: [true, false], [true, false])
    func leftToUIKit(movesThroughKeyViews: Bool, byOption: Bool) {
        let form = DeviceForm(3, on: Self.device(movesThroughKeyViews: movesThroughKeyViews))
        if byOption {
            form.fields[0].formOptions.movesOnTab = false
        } else {
            form.navigator.configuration.handlesHardwareKeyboard = false
        }
        form.fields[0].becomeFirstResponder()
        form.device.press(.keyboardTab)
        form.device.settle()
        #expect(form.focus == (movesThroughKeyViews ? "1" : "0"))
        #expect(form.fields.first(where: \.isFirstResponder)?.inputAccessoryView === form.navigator.toolbar)
        #expect(form.navigator.currentField?.isFirstResponder == true)
    }

    @Test(
        "Q29: a Tab that is the form's moves once, in its order, and at its end nowhere", arguments: [true, false])
    func ofTheForm(movesThroughKeyViews: Bool) {
        let form = DeviceForm(3, on: Self.device(movesThroughKeyViews: movesThroughKeyViews))
        form.fields[0].formOptions.next = form.fields[2]
        form.fields[0].becomeFirstResponder()
        #expect(form.visited(3) { form.device.press(.keyboardTab) } == ["2", "1", "1"])
        #expect(form.visited(3) { form.device.press(.keyboardTab, modifiers: .shift) } == ["2", "0", "0"])
    }

    @Test("Q29: a key command that does nothing keeps Tab in its field", arguments: [true, false])
    func swallowed(movesThroughKeyViews: Bool) {
        let form = DeviceForm(2, on: Self.device(movesThroughKeyViews: movesThroughKeyViews))
        form.fields[0].formOptions.movesOnTab = false
        form.viewController.addKeyCommand(HeadlessKeyCommand.make(input: "\t") { _ in })
        form.fields[0].becomeFirstResponder()
        form.device.press(.keyboardTab)
        #expect(form.focus == "0")
    }
}
