import FormNavigation
import TestSupport
import Testing
import UIKit

/// The delegate, and whoever listens, hear which fields get focus and lose it, and why.
@MainActor
struct FocusChangeTests {
    private final class Listener: FormNavigatorDelegate {
        var log: [String] = []
        var onBegin: (() -> Void)?

        func formNavigator(
            _: FormNavigator, didBeginEditingIn field: UIView, because reason: FormFocusChange.Reason
        ) {
            log.append("+\(field.name) \(reason)")
            onBegin?()
        }

        func formNavigator(
            _: FormNavigator, didEndEditingIn field: UIView, because reason: FormFocusChange.Reason
        ) { log.append("-\(field.name) \(reason)") }

        func formNavigator(_: FormNavigator, didTapDoneIn field: UIView) { log.append("done in \(field.name)") }

        func heard() -> [String] {
            defer { log = [] }
            return log
        }
    }

    private func makeForm() -> (DeviceForm, Listener) {
        let (form, listener) = (DeviceForm(3), Listener())
        form.navigator.delegate = listener
        return (form, listener)
    }

    @Test("each way of coming and going has its reason")
    func reasons() throws {
        let (form, listener) = makeForm()
        let (device, navigator) = (form.device, form.navigator)
        try device.tap(form.fields[0])
        #expect(listener.heard() == ["+0 other"])
        navigator.goNext()
        #expect(listener.heard() == ["-0 next", "+1 next"])
        try device.tap(navigator.toolbar.previousItem)
        #expect(listener.heard() == ["-1 previous", "+0 previous"])
        device.pressReturn()
        #expect(listener.heard() == ["-0 return key", "+1 return key"])
        device.pressReturn()
        device.pressReturn()
        #expect(listener.heard() == ["-1 return key", "+2 return key", "-2 return key"])
        navigator.focus(form.fields[1])
        #expect(listener.heard() == ["+1 request"])
        form.fields[2].becomeFirstResponder()
        #expect(listener.heard() == ["-1 other", "+2 other"])
        try device.tap(navigator.toolbar.doneItem)
        #expect(listener.heard() == ["-2 done", "done in 2"])
        form.fields[0].becomeFirstResponder()
        navigator.endEditing()
        #expect(listener.heard() == ["+0 other", "-0 done"])
        form.fields[0].formOptions.autoAdvanceLength = 1
        form.fields[0].becomeFirstResponder()
        device.type("7")
        #expect(listener.heard() == ["+0 other", "-0 full", "+1 full"])
        navigator.configuration.endsEditingOnTapOutside = true
        device.tap(at: CGPoint(x: 200, y: 60))
        #expect(listener.heard() == ["-1 tap outside"])
    }

    @Test(
        "Return that looks for another field in a long table in vain ends editing for its own reason",
        arguments: Survey.Kind.allCases)
    func returnInLongTable(_ kind: Survey.Kind) {
        let device = HeadlessDevice()
        let survey = Survey(Survey.rows(300, fieldsAt: [0]), kind: kind)
        survey.start(on: device)
        let listener = Listener()
        survey.form.delegate = listener
        device.pressReturn()
        device.settle()
        #expect(listener.heard() == ["-0.0.0 return key"])
    }

    @Test("the keys of a hardware keyboard move and end editing for the same reasons")
    func keys() {
        let (form, listener) = makeForm()
        form.fields[0].becomeFirstResponder()
        form.device.press(.keyboardTab)
        form.device.press(.keyboardEscape)
        #expect(listener.heard() == ["+0 other", "-0 next", "+1 next", "-1 done"])
    }

    @Test("a look at the form tells nothing again, and a field that refuses to end is told by Done alone")
    func once() throws {
        let (form, listener) = makeForm()
        let hooks = TextFieldHooks()
        hooks.shouldEnd = { _ in false }
        form.fields[0].delegate = hooks
        form.fields[0].becomeFirstResponder()
        form.navigator.reload()
        form.device.background()
        form.device.foreground()
        form.device.settle()
        try form.device.tap(form.navigator.toolbar.doneItem)
        #expect(listener.heard() == ["+0 other", "done in 0"])
    }

    @Test("a move that the delegate makes when a field gets focus is told in its order, each with its own reason")
    func nested() {
        let (form, listener) = makeForm()
        listener.onBegin = { [weak listener] in
            listener?.onBegin = nil
            form.navigator.goPrevious()
        }
        form.fields[1].becomeFirstResponder()
        #expect(listener.heard() == ["+1 other", "-1 previous", "+0 previous"])
    }

    @Test("a listener gets the same, each listener all of it, until the navigator goes")
    func stream() async {
        let form = DeviceForm(3)
        let streams = [form.navigator.focusChanges(), form.navigator.focusChanges()]
        form.fields[0].becomeFirstResponder()
        form.navigator.goNext()
        form.navigator.uninstall()
        for stream in streams {
            var log: [String] = []
            for await change in stream {
                log.append("\(change.isFocused ? "+" : "-")\(change.field?.name ?? "gone") \(change.reason)")
            }
            #expect(log == ["+0 other", "-0 next", "+1 next"])
        }
    }

    @Test("changes that nobody has looked at keep neither a field nor the navigator alive")
    func lifetime() async {
        var form: DeviceForm? = DeviceForm(2)
        let stream = form?.navigator.focusChanges()
        form?.fields[0].becomeFirstResponder()
        let field = Weak(object: form?.fields[0])
        let navigator = Weak(object: form?.navigator)
        form = nil
        _ = HeadlessDevice()
        #expect(field.object == nil && navigator.object == nil)
        var changes: [FormFocusChange] = []
        if let stream { for await change in stream { changes.append(change) } }
        #expect(changes.allSatisfy { $0.field == nil } && !changes.isEmpty)
    }
}

extension UIView {
    fileprivate var name: String { (self as? UITextField)?.placeholder ?? "?" }
}
