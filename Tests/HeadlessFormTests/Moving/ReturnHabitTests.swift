import FormNavigation
import TestSupport
import Testing
import UIKit

/// What delegates do on Return, although a navigator handles it.
@MainActor
struct ReturnHabitTests {
    /// How an app ends editing on Return in its last field, and lets Return do what it does.
    enum Way: CaseIterable {
        case resign, endEditing, nextTag, onExit

        /// Makes the fields of a form do so.
        @MainActor func install(in form: DeviceForm, _ hooks: TextFieldHooks) {
            for (index, field) in form.fields.enumerated() {
                field.tag = index + 1
                field.delegate = hooks
                if self == .onExit {
                    field.addAction(
                        UIAction { [weak field] _ in field?.resignFirstResponder() }, for: .editingDidEndOnExit)
                }
            }
            hooks.shouldReturn = { [self] field in
                switch self {
                case .resign: field.resignFirstResponder()
                case .endEditing: field.superview?.endEditing(true)
                case .nextTag:
                    let next = field.superview?.viewWithTag(field.tag + 1)
                    if let next { next.becomeFirstResponder() } else { field.resignFirstResponder() }
                case .onExit: break
                }
                return true
            }
        }
    }

    private final class Listener: FormNavigatorDelegate {
        var heard: [String] = []
        func formNavigator(_: FormNavigator, didFinishIn _: UIView) { heard.append("finished") }
        func formNavigator(_: FormNavigator, didStayIn _: UIView, because error: String) { heard.append("stayed") }
        func formNavigator(_: FormNavigator, didBeginEditingIn _: UIView, because _: FormFocusChange.Reason) {
            heard.append("began")
        }
        func formNavigator(_: FormNavigator, didEndEditingIn _: UIView, because _: FormFocusChange.Reason) {
            heard.append("ended")
        }
    }

    private func makeForm(
        _ way: Way, _ behavior: HeadlessBehavior = .init(), log: @escaping (String) -> Void = { _ in }
    ) -> (form: DeviceForm, hooks: TextFieldHooks, listener: Listener) {
        let form = DeviceForm(2, on: HeadlessDevice(behavior: behavior))
        let (hooks, listener) = (TextFieldHooks(), Listener())
        way.install(in: form, hooks)
        form.navigator.delegate = listener
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        listener.heard = []
        hooks.didBegin = { _ in log("begin") }
        hooks.didEnd = { _ in log("end") }
        return (form, hooks, listener)
    }

    private func title(_ form: DeviceForm) -> String? { form.navigator.toolbar.text?.text }

    @Test(
        "Return in the last field ends editing once, hides the keyboard once, and finishes once",
        arguments: Way.allCases)
    func last(_ way: Way) {
        for behavior in HeadlessBehavior.all {
            var log: [String] = []
            let (form, hooks, listener) = makeForm(way, behavior) { log.append($0) }
            #expect(form.notifications { form.device.pressReturn() } == ["willHide", "didHide"])
            #expect(log == ["end"])
            #expect(listener.heard == ["ended", "finished"])
            #expect(form.focus == nil && form.fields[1].delegate === hooks)
        }
    }

    @Test("with other fields that refuse, too, what the app has let go of stays let go of", arguments: Way.allCases)
    func refused(_ way: Way) {
        var log: [String] = []
        let (form, hooks, _) = makeForm(way) { log.append($0) }
        hooks.shouldBegin = { [last = form.fields[1]] in $0 !== last }
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        log = []
        form.device.pressReturn()
        form.device.settle()
        // UIKit keeps focus in a field whose successor refuses.
        #expect(log == (way == .nextTag ? [] : ["end"]))
        #expect(form.focus == (way == .nextTag ? "0" : nil))
    }

    @Test("invalid content keeps focus and shows its error, and the second Return finishes", arguments: Way.allCases)
    func invalid(_ way: Way) {
        for behavior in HeadlessBehavior.all {
            var log: [String] = []
            let (form, hooks, listener) = makeForm(way, behavior) { log.append($0) }
            form.fields[1].formOptions.validation = .text { $0.contains("@") ? nil : "No address." }
            form.device.pressReturn()
            form.device.settle()
            #expect(form.focus == "1" && title(form) == "No address.")
            #expect(listener.heard == ["ended", "began", "stayed"])
            listener.heard = []
            log = []
            #expect(form.notifications { form.device.pressReturn() } == ["willHide", "didHide"])
            #expect(form.focus == nil && log == ["end"] && listener.heard == ["ended", "finished"])
            #expect(form.fields[1].delegate === hooks)
        }
    }

    @Test("content that must be valid keeps focus each time, and other content is warned of again")
    func refusedContent() {
        let (form, hooks, listener) = makeForm(.resign)
        form.fields[1].formOptions.validation = .text { $0.contains("@") ? nil : "No address." }
        form.device.pressReturn()
        form.device.type("a")
        listener.heard = []
        form.device.pressReturn()
        #expect(form.focus == "1" && listener.heard.last == "stayed" && title(form) == "No address.")
        form.fields[1].formOptions.invalidFieldPolicy = .refuse
        for _ in 0..<3 {
            form.device.pressReturn()
            #expect(form.focus == "1" && listener.heard.last == "stayed" && title(form) == "No address.")
        }
        form.device.type("@")
        form.device.pressReturn()
        #expect(form.focus == nil && listener.heard.last == "finished" && form.fields[1].delegate === hooks)
    }

    @Test("in a field that isn't the last one, too, a warning counts for the next Return", arguments: Way.allCases)
    func invalidFirst(_ way: Way) {
        let (form, hooks, _) = makeForm(way)
        defer { withExtendedLifetime(hooks) {} }
        form.fields[0].formOptions.validation = .text { $0.contains("@") ? nil : "No address." }
        form.fields[0].becomeFirstResponder()
        form.device.pressReturn()
        // A delegate that moves focus itself has the last word.
        #expect(form.focus == (way == .nextTag ? "1" : "0"))
        guard way != .nextTag else { return }
        #expect(title(form) == "No address.")
        form.device.pressReturn()
        #expect(form.focus == "1")
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(title(form) == "0", "it's pointed out again")
    }

    @Test("a warning is over once the user has ended editing and begins again")
    func endedBetween() {
        let (form, hooks, _) = makeForm(.resign)
        defer { withExtendedLifetime(hooks) {} }
        form.fields[1].formOptions.validation = .text { $0.contains("@") ? nil : "No address." }
        form.device.pressReturn()
        form.navigator.endEditing()
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        #expect(title(form) == "1")
        form.device.pressReturn()
        #expect(form.focus == "1" && title(form) == "No address.")
    }

    @Test("a text view that resigns on Return ends editing once, too, and keeps focus for what's wrong")
    func textView() {
        final class Resigning: NSObject, UITextViewDelegate {
            var ends = 0
            func textViewDidEndEditing(_ textView: UITextView) { ends += 1 }
            func textView(
                _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
            ) -> Bool {
                if text == "\n" { textView.resignFirstResponder() }
                return true
            }
        }
        let form = DeviceForm(1)
        form.navigator.configuration.textViewsMoveOnReturn = true
        let (delegate, listener) = (Resigning(), MoveListener())
        form.navigator.delegate = listener
        let textView = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        textView.delegate = delegate
        form.viewController.view.addSubview(textView)
        textView.formOptions.validation = .text { _ in "No." }
        textView.becomeFirstResponder()
        form.device.settle()
        form.device.pressReturn()
        form.device.settle()
        #expect(textView.isFirstResponder && title(form) == "No." && listener.finished == 0)
        delegate.ends = 0
        #expect(form.notifications { form.device.pressReturn() } == ["willHide", "didHide"])
        #expect(delegate.ends == 1 && listener.finished == 1)
    }

    @Test("beyond a resigning field in a list, Return still finds the field in a row that isn't loaded")
    func rows() {
        let survey = Survey(Survey.rows(60, fieldsAt: [0, 59]))
        let hooks = TextFieldHooks()
        hooks.shouldReturn = { $0.resignFirstResponder() }
        survey.onFill = { content, _ in
            for field in content.fields { field.delegate = hooks }
        }
        let device = HeadlessDevice()
        survey.start(on: device)
        #expect(survey.focus == "0.0.0")
        device.pressReturn()
        device.settle()
        #expect(survey.focus == "0.59.0")
    }
}
