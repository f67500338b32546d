import FormNavigation
import Testing
import UIKit

/// Fields for codes and numbers whose app moves focus, or formats the text, on its own.
@MainActor
struct CodeFieldTests {
    private final class Delegate: NSObject, UITextFieldDelegate {
        var log: [String] = []
        var change: (UITextField, NSRange, String) -> Bool = { _, _, _ in true }

        private func add(_ event: String, _ field: UITextField) { log.append("\(event) \(field.placeholder ?? "?")") }
        func textFieldDidBeginEditing(_ textField: UITextField) { add("began", textField) }
        func textFieldDidEndEditing(_ textField: UITextField) { add("ended", textField) }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            add("\(range) \(string)", textField)
            return change(textField, range, string)
        }
    }

    /// Who moves on from a box that's full, in addition to the form.
    enum Mover: CaseIterable {
        case nobody, delegate, action, actionWithNavigator
    }

    private func makeBoxes(_ mover: Mover, _ delegate: Delegate) -> DeviceForm {
        let form = DeviceForm(4)
        for (index, field) in form.fields.enumerated() {
            field.delegate = delegate
            let next = index < 3 ? form.fields[index + 1] : nil
            switch mover {
            case .nobody, .delegate: break
            case .action: field.addAction(UIAction { _ in next?.becomeFirstResponder() }, for: .editingChanged)
            case .actionWithNavigator:
                field.addAction(UIAction { [weak form = form.navigator] _ in form?.focusNext() }, for: .editingChanged)
            }
        }
        if mover == .delegate {
            delegate.change = { [fields = form.fields] field, _, string in
                field.text = string
                if let index = fields.firstIndex(of: field), index < 3 { fields[index + 1].becomeFirstResponder() }
                return false
            }
        }
        return form
    }

    @Test("where form and app both move on from a box that's full, no box is left out", arguments: Mover.allCases)
    func bothMove(_ mover: Mover) {
        let delegate = Delegate()
        let form = makeBoxes(mover, delegate)
        for field in form.fields { field.formOptions.autoAdvanceLength = 1 }
        form.fields[0].becomeFirstResponder()
        for (index, digit) in ["4", "7", "1"].enumerated() {
            #expect(form.focus == "\(index)")
            form.device.type(digit)
            form.device.settle()
        }
        #expect(form.focus == "3")
        #expect(form.fields.map { $0.text ?? "" } == ["4", "7", "1", ""])
    }

    @Test("delegates of boxes that move on by themselves hear the same as without a navigator")
    func sameEvents() {
        func play(isManaged: Bool) -> [String] {
            let delegate = Delegate()
            let form = makeBoxes(.delegate, delegate)
            if !isManaged { form.navigator.uninstall() }
            form.fields[0].becomeFirstResponder()
            form.device.settle()
            for digit in ["4", "7", "1", "1"] {
                form.device.type(digit)
                form.device.settle()
            }
            form.fields[1].becomeFirstResponder()
            form.device.deleteBackward()
            form.device.settle()
            return delegate.log + [form.focus ?? "nobody"]
        }
        #expect(play(isManaged: true) == play(isManaged: false))
    }

    @Test("a card number that's formatted as it's typed is full with its last digit, and can be corrected")
    func cardNumber() {
        let form = DeviceForm(2)
        let card = form.fields[0]
        card.formOptions.autoAdvanceLength = 19
        card.addAction(
            UIAction { [weak card] _ in
                let digits = (card?.text ?? "").filter(\.isNumber)
                card?.text = digits.enumerated().map { ($0 > 0 && $0 % 4 == 0 ? " " : "") + String($1) }.joined()
            }, for: .editingChanged)
        card.becomeFirstResponder()
        for digit in "424242424242424" {
            form.device.type(String(digit))
            #expect(form.focus == "0")
        }
        form.device.type("2")
        #expect(form.focus == "1" && card.text == "4242 4242 4242 4242")
        form.navigator.focusPrevious()
        form.device.deleteBackward()
        #expect(form.focus == "0")
        form.device.type("3")
        #expect(form.focus == "1" && card.text == "4242 4242 4242 4243")
    }

    @Test("a character of several code units counts once", arguments: ["👨‍👩‍👧", "🇩🇪", "e\u{301}"])
    func characters(_ character: String) {
        let form = DeviceForm(2)
        form.fields[0].formOptions.autoAdvanceLength = 2
        form.fields[0].becomeFirstResponder()
        form.device.type(character)
        #expect(form.focus == "0")
        form.device.type(character)
        #expect(form.focus == "1" && form.fields[0].text == character + character)
    }
}
