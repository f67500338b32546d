import FormNavigation
import Testing
import UIKit

/// What's delayed while an input method composes text, and while code edits a text storage.
@MainActor
struct ComposedTextTests {
    enum Change: CaseIterable {
        case accessoryView, lastReturnKey, appearance, uninstall

        @MainActor
        func make(in form: DeviceForm) {
            switch self {
            case .accessoryView: form.navigator.configuration.isToolbarEnabled = false
            case .lastReturnKey: form.navigator.configuration.lastReturnKey = .send
            case .appearance: form.navigator.configuration.keyboardAppearance = .dark
            case .uninstall: form.navigator.uninstall()
            }
        }

        @MainActor
        func isShown(by keyboard: HeadlessKeyboard) -> Bool {
            switch self {
            case .accessoryView: keyboard.inputAccessoryView == nil
            case .lastReturnKey: keyboard.returnKeyType == .send
            case .appearance: keyboard.keyboardAppearance == .dark
            case .uninstall: keyboard.inputAccessoryView == nil && keyboard.returnKeyType == .default
            }
        }
    }

    @Test(
        "Q4: nothing is reloaded while text is composed, and what has changed shows once it is not",
        arguments: Change.allCases)
    func reload(_ change: Change) {
        let form = DeviceForm(1)
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        form.device.compose("ni")
        let reloads = form.device.keyboard.reloadCount
        change.make(in: form)
        form.device.compose("niha")
        form.device.settle()
        #expect(form.device.keyboard.reloadCount == reloads && !change.isShown(by: form.device.keyboard))
        form.device.commitComposition(as: "你好")
        form.device.settle()
        #expect(form.device.keyboard.reloadCount == reloads + 1 && change.isShown(by: form.device.keyboard))
    }

    @Test("when the navigator goes, the keyboard shows the app's return key, whether or not there is a toolbar")
    func ownKey() {
        for hasToolbar in [true, false] {
            let form = DeviceForm(2)
            form.navigator.configuration.isToolbarEnabled = hasToolbar
            form.fields[0].becomeFirstResponder()
            form.device.settle()
            #expect(form.device.keyboard.returnKeyType == .next)
            form.navigator.uninstall()
            form.device.settle()
            #expect(form.device.keyboard.returnKeyType == .default)
        }
    }

    @Test("a field in which nothing was changed isn't reloaded when it leaves the form, or the navigator goes")
    func nothingChanged() {
        let ways: [@MainActor (DeviceForm) -> Void] = [
            { $0.navigator.uninstall() },
            {
                $0.fields[0].formOptions.isExcluded = true
                $0.navigator.configuration.wrapsAround = true
            },
            { form in
                form.fields[0].isEnabled = false
                form.navigator.configuration.isEnabled = false
            },
        ]
        for (index, way) in ways.enumerated() {
            let form = DeviceForm(2)
            form.navigator.configuration.isToolbarEnabled = false
            form.navigator.configuration.isReturnKeyEnabled = false
            form.fields[0].becomeFirstResponder()
            form.device.settle()
            let reloads = form.device.keyboard.reloadCount
            way(form)
            form.device.settle()
            #expect(form.device.keyboard.reloadCount == reloads, "\(index)")
        }
    }

    @Test("Q4: what has been reloaded for a later change isn't reloaded again for an earlier one")
    func reloadOnce() {
        let form = DeviceForm(1)
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        form.device.compose("ni")
        form.navigator.configuration.lastReturnKey = .go
        form.fields[0].unmarkText()
        let reloads = form.device.keyboard.reloadCount
        form.navigator.configuration.lastReturnKey = .send
        form.device.settle()
        #expect(form.device.keyboard.returnKeyType == .send)
        #expect(form.device.keyboard.reloadCount == reloads + 1)
    }

    @Test("Q4: a field that lost focus meanwhile isn't reloaded when it has focus again")
    func reloadAfterFocus() {
        let form = DeviceForm(2)
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        form.device.compose("ni")
        form.navigator.configuration.lastReturnKey = .go
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        form.fields[1].becomeFirstResponder()
        let reloads = form.device.keyboard.reloadCount
        form.device.settle()
        #expect(form.device.keyboard.returnKeyType == .go)
        #expect(form.device.keyboard.reloadCount == reloads)
    }

    @Test("nor is it while text is dictated", arguments: Change.allCases)
    func reloadAfterDictation(_ change: Change) {
        let form = DeviceForm(1)
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        form.device.keyboard.isDictating = true
        let reloads = form.device.keyboard.reloadCount
        change.make(in: form)
        form.device.settle()
        #expect(form.device.keyboard.reloadCount == reloads && !change.isShown(by: form.device.keyboard))
        form.device.keyboard.isDictating = false
        form.device.type("a")
        form.device.settle()
        #expect(form.device.keyboard.reloadCount == reloads + 1 && change.isShown(by: form.device.keyboard))
    }

    @Test(
        "Q4: a composition that ends without a word is noticed with the next update; one that ends with focus leaves nothing"
    )
    func otherEnds() {
        let form = DeviceForm(2)
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        form.device.compose("ni")
        form.navigator.configuration.keyboardAppearance = .dark
        form.fields[0].unmarkText()
        form.viewController.view.setNeedsLayout()
        form.device.settle()
        #expect(form.device.keyboard.keyboardAppearance == .dark)
        form.device.compose("ni")
        form.navigator.configuration.keyboardAppearance = nil
        let reloads = form.device.keyboard.reloadCount
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        #expect(form.device.keyboard.reloadCount == reloads)
        #expect(form.device.keyboard.keyboardAppearance == .default)
    }

    @Test("Q4: at focus the toolbar comes, whatever is composed there already")
    func atFocus() {
        let form = DeviceForm(1)
        let hooks = TextFieldHooks()
        hooks.didBegin = { $0.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0)) }
        form.fields[0].delegate = hooks
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(form.fields[0].markedTextRange != nil)
        #expect(form.device.keyboard.inputAccessoryView === form.navigator.toolbar)
        // A text view's keyboard is there before anything is notified of its focus.
        let view = Marked(frame: CGRect(x: 20, y: 300, width: 300, height: 80))
        form.viewController.view.addSubview(view)
        _ = view.becomeFirstResponder()
        form.device.settle()
        #expect(view.markedTextRange != nil)
        #expect(form.device.keyboard.inputAccessoryView === form.navigator.toolbar)
    }

    private final class Marked: UITextView {
        override func becomeFirstResponder() -> Bool {
            setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
            return super.becomeFirstResponder()
        }
    }

    @Test(
        "Q37: no caret is asked for while the text storage is edited, and it is in sight after that",
        arguments: [true, false])
    func caret(scrolls: Bool) {
        let stage = TextViewStage(lines: 60, scrolls: scrolls)
        stage.focus()
        HeadlessTextStorage.edit(stage.textView) {
            stage.textView.selectedRange = NSRange(location: stage.textView.text.utf16.count, length: 0)
            stage.navigator.reload()
        }
        #expect(stage.device.caretRequestsDuringEdits == 0)
        stage.device.settle()
        #expect(stage.isCaretSeen)
    }
}
