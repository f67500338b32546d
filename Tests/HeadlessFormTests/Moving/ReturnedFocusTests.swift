import FormNavigation
import Testing
import UIKit

/// An app that gives focus back to the field that's losing it. UIKit reports the end of editing last, although the field
/// is being edited again.
@MainActor
struct ReturnedFocusTests {
    enum Place: CaseIterable {
        case didEnd, didEndEvent, didEndNotification, keyboardWillHide
    }

    enum Way: CaseIterable {
        case navigator, done, resign
    }

    @Test("the field has everything again, whoever ended editing", arguments: Place.allCases, Way.allCases)
    func again(_ place: Place, _ way: Way) throws {
        let form = DeviceForm(3)
        let (field, hooks) = (form.fields[1], TextFieldHooks())
        field.delegate = hooks
        form.navigator.configuration.endsEditingOnTapOutside = true
        field.becomeFirstResponder()
        form.device.settle()
        let commands = form.viewController.keyCommands?.count
        var isBack = false
        let takeBack: @MainActor () -> Void = {
            guard !isBack else { return }
            isBack = true
            field.becomeFirstResponder()
        }
        var tokens: [any NSObjectProtocol] = []
        func observe(_ name: Notification.Name) {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated(takeBack)
                })
        }
        switch place {
        case .didEnd: hooks.didEnd = { _ in takeBack() }
        case .didEndEvent: field.addAction(UIAction { _ in takeBack() }, for: .editingDidEnd)
        case .didEndNotification: observe(UITextField.textDidEndEditingNotification)
        case .keyboardWillHide: observe(UIResponder.keyboardWillHideNotification)
        }
        switch way {
        case .navigator: form.navigator.endEditing()
        case .done: try form.device.tap(form.navigator.toolbar.doneItem)
        case .resign: field.resignFirstResponder()
        }
        form.device.settle()
        #expect(isBack && form.focus == "1" && form.navigator.currentField === field)
        #expect(field.delegate !== hooks, "a proxy takes part in Return")
        #expect(form.viewController.keyCommands?.count == commands)
        #expect(form.window.gestureRecognizers?.isEmpty == false)
        #expect(form.device.keyboard.inputAccessoryView === form.navigator.toolbar)
        form.device.pressReturn()
        form.device.settle()
        #expect(form.focus == "2")
        #expect(field.delegate === hooks)
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}
