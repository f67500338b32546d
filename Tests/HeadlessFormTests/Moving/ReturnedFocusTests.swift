import FormNavigation
import Testing
import UIKit

/// An app that gives focus back to the field that's losing it. UIKit reports the end of editing last, although the field
/// is being edited again.
@MainActor
struct ReturnedFocusTests {
    /// Where the app gives focus back.
    enum Place: CaseIterable {
        case didEnd, endEvent, endNotification, keyboardWillHide

        @MainActor
        func install(in form: ChangingForm, _ body: @escaping @MainActor () -> Void) {
            switch self {
            case .didEnd: ChangePlace.didEnd.install(in: form, body)
            case .endEvent: ChangePlace.endEvent.install(in: form, body)
            case .endNotification: ChangePlace.endNotification.install(in: form, body)
            case .keyboardWillHide:
                form.observe(UIResponder.keyboardWillHideNotification) { [weak form] in
                    form?.forget()
                    body()
                }
            }
        }
    }

    enum Way: CaseIterable {
        case navigator, done, resign
    }

    @Test("the field has everything again, whoever ended editing", arguments: Place.allCases, Way.allCases)
    func again(_ place: Place, _ way: Way) throws {
        let form = ChangingForm(3)
        let field = form.fields[1]
        form.navigator.configuration.endsEditingOnTapOutside = true
        field.becomeFirstResponder()
        form.device.settle()
        let commands = form.viewController.keyCommands?.count
        var isBack = false
        place.install(in: form) { isBack = field.becomeFirstResponder() }
        switch way {
        case .navigator: form.navigator.endEditing()
        case .done: try form.device.tap(form.navigator.toolbar.doneItem)
        case .resign: field.resignFirstResponder()
        }
        form.device.settle()
        #expect(isBack && form.focus == "1" && form.navigator.currentField === field)
        #expect(field.delegate !== form.hooks, "a proxy takes part in Return")
        #expect(form.viewController.keyCommands?.count == commands)
        #expect(form.viewController.view.window?.gestureRecognizers?.isEmpty == false)
        #expect(form.device.keyboard.inputAccessoryView === form.navigator.toolbar)
        form.device.pressReturn()
        form.device.settle()
        #expect(form.focus == "2")
        #expect(field.delegate === form.hooks)
        form.forget()
    }
}
