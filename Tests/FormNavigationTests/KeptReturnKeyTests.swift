import FormNavigation
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Return keys that the app has chosen, kept while Return moves on")
struct KeptReturnKeyTests {
    private func keys(_ form: TestForm) -> [UIReturnKeyType] { form.fields.map(\.returnKeyType) }

    @Test("one field keeps its key, and Return in it moves on")
    func oneField() {
        let form = TestForm(column: 3)
        form.fields[0].returnKeyType = .search
        form.fields[1].returnKeyType = .go
        form.fields[0].formOptions.keepsReturnKeyType = true
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        #expect(keys(form) == [.search, .next, .done])
        #expect(!form.fields[0].delegateShouldReturn)
        #expect(form.focus == "1")
        navigator.uninstall()
        #expect(keys(form) == [.search, .go, .default])
        #expect(form.fields.allSatisfy { $0.delegate == nil })
    }

    @Test("the last field keeps its key, and Return in it ends editing and tells the delegate")
    func lastField() {
        final class Delegate: FormNavigatorDelegate {
            var finished = 0
            func formNavigator(_: FormNavigator, didFinishIn field: UIView) { finished += 1 }
        }
        let form = TestForm(column: 2)
        let delegate = Delegate()
        form.fields[1].returnKeyType = .send
        form.fields[1].formOptions.keepsReturnKeyType = true
        let navigator = FormNavigator(viewController: form.viewController)
        navigator.delegate = delegate
        navigator.configuration.lastReturnKey = .join
        form.fields[1].becomeFirstResponder()
        #expect(keys(form) == [.next, .send])
        #expect(!form.fields[1].delegateShouldReturn)
        #expect(form.focus == nil)
        #expect(delegate.finished == 1)
    }

    @Test("all fields of a form keep the keys that the app has chosen, but for those that are not to")
    func form() {
        let form = TestForm(column: 4)
        form.fields[1].returnKeyType = .search
        form.fields[2].returnKeyType = .route
        form.fields[2].formOptions.keepsReturnKeyType = false
        let navigator = FormNavigator(viewController: form.viewController)
        navigator.configuration.keepsReturnKeyTypes = true
        form.fields[0].becomeFirstResponder()
        #expect(keys(form) == [.next, .search, .next, .done])
        // Nobody chose a default key, but a field can keep that too.
        form.fields[3].formOptions.keepsReturnKeyType = true
        navigator.reload()
        #expect(keys(form) == [.next, .search, .next, .default])
        #expect(form.fields.map(\.delegateShouldReturn) == [false, false, false, false])
    }

    @Test("keys change at once, both ways, when the configuration does")
    func switching() {
        let form = TestForm(column: 2)
        form.fields[0].returnKeyType = .search
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        #expect(keys(form) == [.next, .done])
        navigator.configuration.keepsReturnKeyTypes = true
        #expect(keys(form) == [.search, .done])
        #expect(!form.fields[0].delegateShouldReturn)
        #expect(form.focus == "1")
        navigator.configuration.keepsReturnKeyTypes = false
        #expect(keys(form) == [.next, .done])
        navigator.configuration.isReturnKeyEnabled = false
        #expect(keys(form) == [.search, .default])
        #expect(form.fields[0].delegateShouldReturn)
    }

    @Test("a key that the app chooses while Next is shown is kept from the field's next focus on")
    func chosenLater() {
        let form = TestForm(column: 3)
        let navigator = FormNavigator(viewController: form.viewController)
        navigator.configuration.keepsReturnKeyTypes = true
        form.fields[0].becomeFirstResponder()
        #expect(keys(form) == [.next, .next, .done])
        form.fields[1].returnKeyType = .search
        navigator.focusNext()
        #expect(keys(form) == [.next, .search, .done])
        form.fields[1].returnKeyType = .default
        navigator.focusNext()
        navigator.focusPrevious()
        #expect(keys(form) == [.next, .next, .done])
        navigator.uninstall()
        #expect(keys(form) == [.default, .default, .default])
    }

    @Test("a text view keeps its key too, and starts a line unless it is told to move")
    func textView() {
        let form = TestForm(column: 1)
        let view = UITextView(frame: CGRect(x: 20, y: 20, width: 300, height: 60))
        view.returnKeyType = .continue
        view.formOptions.keepsReturnKeyType = true
        form.view.addSubview(view)
        let navigator = FormNavigator(viewController: form.viewController)
        view.becomeFirstResponder()
        #expect(view.returnKeyType == .continue)
        #expect(view.delegateShouldInsertNewline)
        navigator.configuration.textViewsMoveOnReturn = true
        #expect(view.returnKeyType == .continue)
        #expect(!view.delegateShouldInsertNewline)
        #expect(form.focus == "0")
    }

    @Test("the app's delegate is asked first, and its no holds, as with any key")
    func veto() {
        final class Delegate: NSObject, UITextFieldDelegate {
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
        }
        let form = TestForm(column: 2)
        let delegate = Delegate()
        form.fields[0].delegate = delegate
        form.fields[0].formOptions.keepsReturnKeyType = true
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        #expect(!form.fields[0].delegateShouldReturn)
        #expect(form.focus == "0")
        #expect(navigator.canFocusNext)
    }
}
