import FormNavigation
import Testing
import UIKit

/// Fields that move on when they're full: only because of what the user types, and only where moving is the navigator's
/// job.
@MainActor
struct FullFieldTests {
    private func makeForm(_ count: Int = 3) -> DeviceForm {
        let form = DeviceForm(count)
        for field in form.fields { field.formOptions.autoAdvanceLength = 4 }
        form.fields[0].becomeFirstResponder()
        return form
    }

    @Test("a skipped field, a rule, an exclusion or a navigator that does nothing leave focus where it is")
    func leftAlone() {
        final class Excluded: UIViewController {}
        let changes: [(String, @MainActor (DeviceForm) -> Void)] = [
            ("skipped", { $0.fields[0].formOptions.stop = .never }),
            ("skipped around", { $0.viewController.view.formOptions.stop = .never }),
            ("off", { $0.navigator.configuration.isEnabled = false }),
            ("rule", { $0.navigator.configuration.rules = [.off(.all, in: UIViewController.self)] }),
            ("excluded", { $0.navigator.configuration.excludedViewControllerClasses = [UIViewController.self] }),
            ("left out", { $0.navigator.configuration.order = .custom { Array($0.dropFirst()) } }),
            ("uninstalled", { $0.navigator.uninstall() }),
        ]
        for (name, change) in changes where name != "skipped around" {
            let form = DeviceForm(3)
            form.fields[0].formOptions.autoAdvanceLength = 4
            change(form)
            form.fields[0].becomeFirstResponder()
            form.device.type("1234")
            #expect(form.focus == "0", "\(name)")
        }
    }

    @Test("where only the keyboard is avoided, or taps outside are watched, no field moves on")
    func otherCapabilities() {
        for isOn in [false, true] {
            let form = makeForm()
            form.navigator.configuration.isToolbarEnabled = false
            form.navigator.configuration.isReturnKeyEnabled = isOn
            form.navigator.configuration.handlesHardwareKeyboard = false
            form.device.type("1234")
            #expect(form.focus == (isOn ? "1" : "0"))
        }
    }

    @Test("where Return is taken back from a field that moves on when it is full, it is the app's again")
    func returnTakenBack() {
        let form = makeForm()
        form.fields[0].formOptions.movesOnReturn = false
        form.navigator.reload()
        form.device.pressReturn()
        #expect(form.focus == "0")
        form.device.type("1234")
        #expect(form.focus == "1")
    }

    @Test("a delegate that empties a field for one character, and allows the next one, has it filled again")
    func emptiedByDelegate() {
        final class Delegate: NSObject, UITextFieldDelegate {
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                textField.text = ""
                return true
            }
        }
        let form = DeviceForm(3)
        let delegate = Delegate()
        for field in form.fields {
            field.formOptions.autoAdvanceLength = 1
            field.delegate = delegate
            field.text = "0"
        }
        form.fields[0].becomeFirstResponder()
        for digit in 1...2 {
            form.device.type("\(digit)")
            form.device.settle()
            #expect(form.focus == "\(digit)")
        }
        #expect(form.fields.map(\.text) == ["1", "2", "0"])
    }

    @Test("where nothing moves, a field that could be full has the app's delegate")
    func noProxy() {
        let form = DeviceForm(2)
        form.navigator.configuration.isToolbarEnabled = false
        form.navigator.configuration.isReturnKeyEnabled = false
        form.navigator.configuration.handlesHardwareKeyboard = false
        form.navigator.configuration.endsEditingOnTapOutside = true
        let hooks = TextFieldHooks()
        form.fields[0].delegate = hooks
        form.fields[0].formOptions.autoAdvanceLength = 4
        form.fields[0].becomeFirstResponder()
        #expect(form.fields[0].delegate === hooks)
        form.navigator.configuration.isReturnKeyEnabled = true
        #expect(form.fields[0].delegate !== hooks)
    }

    @Test("the shared navigator moves on where it is switched on, and not otherwise", arguments: [true, false])
    func shared(_ isOn: Bool) {
        let form = makeForm()
        form.navigator.uninstall()
        let shared = FormNavigator.shared
        let before = shared.configuration
        defer { shared.configuration = before }
        shared.isAutoToolbarEnabled = isOn
        form.device.type("1234")
        #expect(form.focus == (isOn ? "1" : "0"))
        shared.endEditing()
    }

    @Test("a code that is too long can be mended: neither a deletion nor a correction moves on")
    func mended() {
        let form = makeForm()
        form.device.paste("12345")
        #expect(form.focus == "1")
        form.fields[0].becomeFirstResponder()
        form.device.deleteBackward()
        #expect(form.focus == "0" && form.fields[0].text == "1234")
        form.device.type("5")
        #expect(form.focus == "0", "it was full before")
        form.device.deleteBackward()
        form.device.deleteBackward()
        #expect(form.focus == "0" && form.fields[0].text == "123")
        form.device.type("4")
        #expect(form.focus == "1", "this character has filled it")
    }

    @Test("a character in the place of another one moves nothing")
    func corrected() {
        let form = makeForm()
        form.device.type("1234")
        let field = form.fields[0]
        field.becomeFirstResponder()
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
        form.device.paste("4321")
        #expect(field.text == "4321")
        #expect(form.focus == "0")
    }

    @Test("what the app writes while the field has focus is known before the next key")
    func writtenByApp() {
        let form = makeForm()
        form.fields[0].text = "1234"
        form.device.type("5")
        #expect(form.focus == "0")
        form.fields[0].text = ""
        form.device.type("1234")
        #expect(form.focus == "1")
    }

    @Test("what the app writes into a text view is known too", arguments: [true, false])
    func writtenIntoTextView(_ moves: Bool) {
        let form = DeviceForm(2)
        form.navigator.configuration.textViewsMoveOnReturn = moves
        form.navigator.configuration.isAvoidanceEnabled = false
        let view = UITextView(frame: CGRect(x: 20, y: 20, width: 300, height: 50))
        view.formOptions.autoAdvanceLength = 3
        form.viewController.view.addSubview(view)
        view.becomeFirstResponder()
        view.text = "abc"
        form.device.type("d")
        #expect(view.isFirstResponder)
        view.text = ""
        form.device.type("abc")
        #expect(form.focus == "0")
    }

    /// Refuses what is more than a field holds.
    private final class Limit: NSObject, UITextFieldDelegate, UITextViewDelegate {
        func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString text: String)
            -> Bool
        {
            (field.text ?? "").count + text.count <= 3
        }

        func textView(_ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            view.text.count + text.count <= 3
        }
    }

    @Test("a character that a delegate refuses doesn't fill what the app has filled", arguments: [true, false])
    func refused(isTextView: Bool) {
        let (form, limit) = (DeviceForm(2), Limit())
        let view = UITextView(frame: CGRect(x: 20, y: 20, width: 300, height: 50))
        view.delegate = limit
        form.viewController.view.addSubview(view)
        form.fields[0].delegate = limit
        let field: UIView = isTextView ? view : form.fields[0]
        field.formOptions.autoAdvanceLength = 3
        field.becomeFirstResponder()
        if isTextView { view.text = "abc" } else { form.fields[0].text = "abc" }
        form.device.type("d")
        #expect(field.isFirstResponder)
        form.device.deleteBackward()
        form.device.type("c")
        #expect(form.focus == (isTextView ? "0" : "1"))
    }

    @Test("a form that is looked at again with every key moves on all the same")
    func reloaded() {
        let form = makeForm()
        form.fields[0].addAction(UIAction { [weak form = form.navigator] _ in form?.reload() }, for: .editingChanged)
        form.device.type("1234")
        #expect(form.focus == "1")
    }

    /// Formats groups of two digits on its own, as fields for phone and card numbers do.
    private final class Formatter: NSObject, UITextFieldDelegate {
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            let old = (textField.text ?? "") as NSString
            let digits = old.replacingCharacters(in: range, with: string).filter(\.isNumber)
            textField.text = stride(from: 0, to: digits.count, by: 2)
                .map { String(digits.dropFirst($0).prefix(2)) }.joined(separator: " ")
            return false
        }
    }

    /// The same, with the method that's new in iOS 26.
    private final class NewFormatter: NSObject, UITextFieldDelegate {
        private let formatter = Formatter()

        func textField(
            _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
            replacementString string: String
        ) -> Bool {
            formatter.textField(
                textField, shouldChangeCharactersIn: ranges[0].rangeValue, replacementString: string)
        }
    }

    @Test("a delegate that writes the text itself and refuses the change", arguments: [true, false], [true, false])
    func formatted(_ isNew: Bool, _ hasReturnKeys: Bool) {
        let form = DeviceForm(2)
        form.navigator.configuration.isReturnKeyEnabled = hasReturnKeys
        let formatter: any UITextFieldDelegate = isNew ? NewFormatter() : Formatter()
        form.fields[0].formOptions.autoAdvanceLength = 5
        form.fields[0].delegate = formatter
        form.fields[0].becomeFirstResponder()
        form.device.type("123")
        #expect(form.focus == "0" && form.fields[0].text == "12 3")
        form.device.type("4")
        #expect(form.focus == "1" && form.fields[0].text == "12 34")
        form.fields[0].becomeFirstResponder()
        form.device.deleteBackward()
        #expect(form.focus == "0" && form.fields[0].text == "12 3")
        form.device.type("4")
        #expect(form.focus == "1")
        form.navigator.uninstall()
        #expect(form.fields[0].delegate === formatter)
    }

    @Test("a field that keeps its delegate to itself moves on too, by what it is known to have held")
    func withoutProxy() {
        final class OwnField: UITextField {
            override var delegate: (any UITextFieldDelegate)? {
                get { nil }
                set {}
            }
        }
        for text in ["", "12345"] {
            let form = DeviceForm(2)
            let field = OwnField(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
            field.formOptions.autoAdvanceLength = 4
            field.text = text
            form.viewController.view.addSubview(field)
            field.becomeFirstResponder()
            form.device.paste("1234")
            #expect(form.focus == (text.isEmpty ? "0" : nil))
        }
    }

    @Test("in the last field focus stays, wrapping around or not", arguments: [true, false])
    func last(_ wraps: Bool) {
        let form = makeForm()
        form.navigator.configuration.wrapsAround = wraps
        form.fields[2].becomeFirstResponder()
        form.device.type("1234")
        #expect(form.focus == "2")
        form.device.deleteBackward()
        #expect(form.focus == "2")
    }

    @Test("while text is being composed no field is full; once it is chosen, it is")
    func composed() {
        let form = makeForm()
        form.device.compose("1234")
        #expect(form.focus == "0")
        form.device.compose("12345")
        #expect(form.focus == "0")
        form.device.commitComposition(as: "1234")
        #expect(form.focus == "1")
    }

    @Test("with a length of zero, a field doesn't move on when text has been composed")
    func zero() {
        let form = makeForm()
        form.fields[0].formOptions.autoAdvanceLength = 0
        form.device.compose("12")
        form.device.commitComposition(as: "1")
        #expect(form.focus == "0" && form.fields[0].text == "1")
    }

    @Test("a text view that is full moves on, also where its delegate writes the text")
    func textView() {
        final class Writer: NSObject, UITextViewDelegate {
            func textView(
                _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
            ) -> Bool {
                textView.text = (textView.text as NSString).replacingCharacters(in: range, with: text.uppercased())
                return false
            }
        }
        let writer = Writer()
        for hasWriter in [false, true] {
            let form = DeviceForm(2)
            let view = UITextView(frame: CGRect(x: 20, y: 20, width: 300, height: 50))
            view.formOptions.autoAdvanceLength = 3
            view.delegate = hasWriter ? writer : nil
            form.viewController.view.addSubview(view)
            view.becomeFirstResponder()
            form.device.type("ab")
            #expect(view.isFirstResponder)
            form.device.type("c")
            #expect(form.focus == "0" && view.text == (hasWriter ? "ABC" : "abc"))
        }
    }
}
