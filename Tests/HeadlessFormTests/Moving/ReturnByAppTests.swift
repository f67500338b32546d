import FormNavigation
import Testing
import UIKit

/// The Return key in apps that respond to it themselves.
@MainActor
struct ReturnByAppTests {
    // MARK: - Hiding the keyboard

    @Test("a key that says Next anyway isn't set, so the keyboard isn't loaded again")
    func sameKey() {
        let form = DeviceForm(2)
        form.fields[0].returnKeyType = .next
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(form.notifications { form.navigator.configuration.isReturnKeyEnabled = false } == [])
        #expect(form.notifications { form.navigator.configuration.isReturnKeyEnabled = true } == [])
        #expect(form.fields.map(\.returnKeyType) == [.next, .done])
    }

    @Test(
        "the navigator's own call in textFieldShouldReturn ends the move: the keyboard goes, once",
        arguments: HeadlessBehavior.all)
    func dismissed(_ behavior: HeadlessBehavior) {
        let form = DeviceForm(3, on: HeadlessDevice(behavior: behavior))
        let (hooks, listener) = (TextFieldHooks(), MoveListener())
        hooks.shouldReturn = { [weak navigator = form.navigator] _ in navigator?.endEditing() ?? false }
        form.navigator.delegate = listener
        for field in form.fields { field.delegate = hooks }
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(form.notifications { form.device.pressReturn() } == ["willHide", "didHide"])
        #expect(form.focus == nil)
        #expect(listener.moves == [] && listener.finished == 0)
        // This no longer applies once a field has focus again.
        hooks.shouldReturn = nil
        form.fields[0].becomeFirstResponder()
        form.device.pressReturn()
        #expect(form.focus == "1")
    }

    @Test("the navigator's own call in a text view's delegate ends the move there, too")
    func dismissedTextView() {
        final class Dismissing: NSObject, UITextViewDelegate {
            weak var navigator: FormNavigator?
            func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
                -> Bool
            {
                if text == "\n" { navigator?.endEditing() }
                return true
            }
        }
        let form = DeviceForm(2)
        form.navigator.configuration.textViewsMoveOnReturn = true
        let (delegate, listener) = (Dismissing(), MoveListener())
        delegate.navigator = form.navigator
        form.navigator.delegate = listener
        let textView = UITextView(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
        textView.delegate = delegate
        form.viewController.view.addSubview(textView)
        textView.becomeFirstResponder()
        form.device.settle()
        form.device.pressReturn()
        #expect(form.focus == nil && !textView.isFirstResponder)
        #expect(listener.moves == [] && listener.finished == 0)
    }

    @Test("a call that the field does not obey ends nothing")
    func refusedDismissal() {
        final class Keeping: NSObject, UITextFieldDelegate {
            var keeps = true
            weak var navigator: FormNavigator?
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { !keeps }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                navigator?.endEditing()
                keeps = false
                return true
            }
        }
        let form = DeviceForm(2)
        let keeping = Keeping()
        keeping.navigator = form.navigator
        form.fields[0].delegate = keeping
        form.fields[0].becomeFirstResponder()
        form.device.pressReturn()
        #expect(form.focus == "1")
    }

    @Test("resigning by itself means nothing, in whatever way it is done")
    func resigned() {
        let ways: [@MainActor (UITextField) -> Void] = [
            { $0.resignFirstResponder() }, { $0.endEditing(true) }, { $0.window?.endEditing(false) },
        ]
        for way in ways {
            let form = DeviceForm(2)
            let hooks = TextFieldHooks()
            hooks.shouldReturn = {
                way($0)
                return true
            }
            form.fields[0].delegate = hooks
            form.fields[0].becomeFirstResponder()
            form.device.pressReturn()
            #expect(form.focus == "1")
        }
    }

    @Test(
        "a text view that resigns by itself is left all the same, unless its delegate refuses",
        arguments: [true, false])
    func resignedTextView(_ allows: Bool) {
        final class Resigning: NSObject, UITextViewDelegate {
            var allows = true
            func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
                -> Bool
            {
                if text == "\n" { textView.resignFirstResponder() }
                return allows
            }
        }
        let form = DeviceForm(2)
        form.navigator.configuration.textViewsMoveOnReturn = true
        let delegate = Resigning()
        delegate.allows = allows
        let textView = UITextView(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
        textView.delegate = delegate
        form.viewController.view.addSubview(textView)
        textView.becomeFirstResponder()
        form.device.settle()
        form.device.pressReturn()
        #expect(form.focus == (allows ? "0" : nil) && !textView.isFirstResponder)
    }

    @Test("Return never goes round: where all that follow refuse, focus stays")
    func refusedAround() {
        let form = DeviceForm(3)
        form.navigator.configuration.wrapsAround = true
        let hooks = TextFieldHooks()
        hooks.shouldBegin = { _ in false }
        form.fields[2].delegate = hooks
        form.fields[1].becomeFirstResponder()
        form.device.pressReturn()
        #expect(form.focus == "1")
        #expect(form.navigator.focusNext())
        #expect(form.focus == "0")
    }

    // MARK: - Moving focus elsewhere

    /// The app's own view that takes keys, but isn't a stop.
    private final class PinView: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test("an action for the end of editing on exit that sends focus elsewhere has the last word", arguments: 0...3)
    func onExit(_ kind: Int) {
        let form = DeviceForm(3)
        let pin = PinView(frame: CGRect(x: 0, y: 500, width: 100, height: 40))
        let search = UISearchBar(frame: CGRect(x: 0, y: 550, width: 300, height: 44))
        let other = UITextField(named: "other", frame: CGRect(x: 0, y: 600, width: 300, height: 44))
        other.formOptions.stop = .never
        for view in [pin, search, other] { form.viewController.view.addSubview(view) }
        form.window.layoutIfNeeded()
        let targets: [UIView] = [form.fields[2], pin, search.searchTextField, other]
        let target = targets[kind]
        form.fields[0].addAction(
            UIAction { [weak target] _ in target?.becomeFirstResponder() }, for: .editingDidEndOnExit)
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        form.device.pressReturn()
        #expect(target.isFirstResponder)
        form.device.settle()
        #expect(target.isFirstResponder)
    }

    @Test("a delegate that sends focus to a view of its own has the last word too")
    func shouldReturn() {
        let form = DeviceForm(2)
        let pin = PinView(frame: CGRect(x: 0, y: 500, width: 100, height: 40))
        form.viewController.view.addSubview(pin)
        let hooks = TextFieldHooks()
        hooks.shouldReturn = { [weak pin] _ in pin?.becomeFirstResponder() ?? false }
        form.fields[0].delegate = hooks
        form.fields[0].becomeFirstResponder()
        form.device.pressReturn()
        #expect(pin.isFirstResponder)
    }

    @Test("a delegate that presents a screen and allows Return in the last field keeps focus, and has not finished")
    func presented() {
        let form = DeviceForm(2)
        let (hooks, listener) = (TextFieldHooks(), MoveListener())
        hooks.shouldReturn = { [weak controller = form.viewController] _ in
            controller?.present(UIViewController(), animated: true)
            return true
        }
        form.navigator.delegate = listener
        for field in form.fields {
            field.delegate = hooks
            field.becomeFirstResponder()
            form.device.pressReturn()
            #expect(field.isFirstResponder)
            form.device.settle()
            form.viewController.dismiss(animated: false)
            form.device.settle()
        }
        #expect(listener.finished == 0 && listener.moves == [])
    }

    // MARK: - Text views

    /// Limits the number of characters in a text view.
    private class Limit: NSObject, UITextViewDelegate {
        var asked: [String] = []

        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            asked.append(text)
            return textView.text.utf16.count - range.length + text.utf16.count <= 5
        }
    }

    /// The same, with the method that's new in iOS 26.
    private final class NewLimit: NSObject, UITextViewDelegate {
        func textView(
            _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
        ) -> Bool {
            textView.text.utf16.count - ranges[0].rangeValue.length + text.utf16.count <= 5
        }
    }

    /// Refuses line breaks.
    private final class OneLine: NSObject, UITextViewDelegate {
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            text != "\n"
        }
    }

    /// Refuses everything.
    private final class Closed: NSObject, UITextViewDelegate {
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            false
        }
    }

    private func makeTextForm(_ text: String, _ view: UITextView = UITextView()) -> (form: DeviceForm, view: UITextView)
    {
        let form = DeviceForm(2)
        form.navigator.configuration.textViewsMoveOnReturn = true
        view.frame = CGRect(x: 20, y: 20, width: 300, height: 50)
        view.text = text
        form.viewController.view.addSubview(view)
        return (form, view)
    }

    @Test("a text view that is as long as its delegate allows moves on Return", arguments: [true, false])
    func atLimit(_ isNew: Bool) {
        let delegate: any UITextViewDelegate = isNew ? NewLimit() : Limit()
        for caret in [5, 0, 3] {
            let (form, view) = makeTextForm("abcde")
            view.delegate = delegate
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: caret, length: 0)
            form.device.pressReturn()
            #expect(form.focus == "0")
            #expect(view.text == "abcde")
        }
    }

    @Test("below its limit it is asked once, and moves")
    func belowLimit() {
        let (form, view) = makeTextForm("abc")
        let limit = Limit()
        view.delegate = limit
        view.becomeFirstResponder()
        form.device.pressReturn()
        #expect(form.focus == "0")
        #expect(limit.asked == ["\n"])
    }

    @Test("a delegate that refuses line breaks, or everything, is asked once, and Return moves on without one")
    func refusal() {
        let delegates: [any UITextViewDelegate] = [OneLine(), Closed()]
        for delegate in delegates {
            let (form, view) = makeTextForm("abcde")
            view.delegate = delegate
            view.becomeFirstResponder()
            form.device.pressReturn()
            #expect(form.focus == "0")
            #expect(view.text == "abcde")
        }
    }

    @Test("a delegate that refuses to end editing, or puts the keyboard away by itself, has its way")
    func ending() {
        final class Keeper: NSObject, UITextViewDelegate {
            func textViewShouldEndEditing(_ textView: UITextView) -> Bool { false }
        }
        final class Ender: NSObject, UITextViewDelegate {
            func textView(
                _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
            ) -> Bool {
                if text == "\n" { textView.resignFirstResponder() }
                return text != "\n"
            }
        }
        let delegates: [(any UITextViewDelegate, keepsFocus: Bool)] = [(Keeper(), true), (Ender(), false)]
        for (delegate, keepsFocus) in delegates {
            let (form, view) = makeTextForm("abcde")
            view.delegate = delegate
            view.becomeFirstResponder()
            form.device.pressReturn()
            #expect(view.isFirstResponder == keepsFocus)
            #expect(form.focus == nil)
            #expect(view.text == "abcde")
        }
    }

    @Test("a text view whose key keeps another word moves all the same")
    func otherKey() {
        final class KeyView: UITextView {
            override var returnKeyType: UIReturnKeyType {
                get { .default }
                set {}
            }
        }
        let (form, view) = makeTextForm("a", KeyView())
        view.becomeFirstResponder()
        #expect(form.device.keyboard.returnKeyType == .default)
        form.device.pressReturn()
        #expect(form.focus == "0")
        #expect(view.text == "a")
    }
}
