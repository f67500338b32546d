import FormNavigation
import TestSupport
import Testing
import UIKit

@MainActor
struct ReturnKeyTests {
    private func keys(_ form: TestForm) -> [UIReturnKeyType] { form.fields.map(\.returnKeyType) }

    @Test("Next on every field but the last, Done on the last")
    func keys() {
        let form = TestForm(column: 3)
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[1].becomeFirstResponder()
        #expect(keys(form) == [.next, .next, .done])
        navigator.configuration.lastReturnKey = .send
        #expect(keys(form) == [.next, .next, .send])
    }

    @Test("the last key moves with the last field")
    func lastMoves() {
        let form = TestForm(column: 3)
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        form.fields[2].isHidden = true
        navigator.focusNext()
        #expect(keys(form) == [.next, .done, .default])
    }

    @Test("Return moves to the next field, and in the last one ends editing and tells the delegate")
    func returns() {
        final class Delegate: FormNavigatorDelegate {
            var finished: [String] = []
            func formNavigator(_: FormNavigator, didFinishIn field: UIView) {
                #expect(!field.isFirstResponder)
                finished.append(names([field]))
            }
        }
        let form = TestForm(column: 2)
        let delegate = Delegate()
        let navigator = FormNavigator(viewController: form.viewController)
        navigator.delegate = delegate
        form.fields[0].becomeFirstResponder()
        #expect(!form.fields[0].delegateShouldReturn)
        #expect(form.focus == "1")
        #expect(delegate.finished.isEmpty)
        #expect(!form.fields[1].delegateShouldReturn)
        #expect(form.focus == nil)
        #expect(delegate.finished == ["1"])
    }

    @Test("the app's delegate is asked first, and its no holds")
    func veto() {
        final class Delegate: NSObject, UITextFieldDelegate {
            var asked = 0
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                asked += 1
                return false
            }
        }
        let form = TestForm(column: 2)
        let delegate = Delegate()
        form.fields[0].delegate = delegate
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        #expect(!form.fields[0].delegateShouldReturn)
        #expect(delegate.asked == 1)
        #expect(form.focus == "0")
        #expect(navigator.canFocusNext)
    }

    @Test("a delegate that moves focus by itself when Return is pressed is not moved any further")
    func movesByItself() {
        final class Delegate: NSObject, UITextFieldDelegate {
            weak var next: UITextField?
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                next?.becomeFirstResponder()
                return true
            }
        }
        let form = TestForm(column: 4)
        let delegate = Delegate()
        delegate.next = form.fields[2]
        form.fields[0].delegate = delegate
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        #expect(form.fields[0].delegateShouldReturn)
        #expect(form.focus == "2")
        #expect(navigator.currentField === form.fields[2])
    }

    @Test("a delegate that the app replaces is asked instead of the old one from the next focus change on")
    func replaced() {
        final class Delegate: NSObject, UITextFieldDelegate {
            var asked = 0
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                asked += 1
                return true
            }
        }
        let form = TestForm(column: 3)
        let (old, new) = (Delegate(), Delegate())
        form.fields[0].delegate = old
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[1].becomeFirstResponder()
        form.fields[0].delegate = new
        form.fields[0].becomeFirstResponder()
        #expect(!form.fields[0].delegateShouldReturn)
        #expect(form.focus == "1")
        #expect((old.asked, new.asked) == (0, 1))
        navigator.uninstall()
        #expect(form.fields[0].delegate === new)
    }

    @Test("a delegate that is released leaves a field that still moves on Return")
    func released() {
        final class Delegate: NSObject, UITextFieldDelegate {
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
        }
        let form = TestForm(column: 2)
        var delegate: Delegate? = Delegate()
        form.fields[0].delegate = delegate
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        weak var gone: Delegate?
        gone = delegate
        delegate = nil
        #expect(gone == nil)
        #expect(!form.fields[0].delegateShouldReturn)
        #expect(form.focus == "1")
        navigator.uninstall()
        #expect(form.fields[0].delegate == nil)
    }

    @Test("a field that is its own delegate is asked like any other")
    func ownDelegate() {
        final class CodeField: UITextField, UITextFieldDelegate {
            var allows = false
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { allows }
        }
        let form = TestForm(column: 1)
        let field = CodeField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        field.delegate = field
        form.view.addSubview(field)
        let navigator = FormNavigator(viewController: form.viewController)
        field.becomeFirstResponder()
        #expect(!field.delegateShouldReturn)
        #expect(field.isFirstResponder)
        field.allows = true
        #expect(!field.delegateShouldReturn)
        #expect(form.focus == "0")
        navigator.uninstall()
        #expect(field.delegate === field)
    }

    @Test("a text view keeps Return, its key and its delegate, unless it is told to move")
    func textViews() {
        let form = TestForm(column: 2)
        let view = UITextView(frame: CGRect(x: 20, y: 20, width: 300, height: 60))
        form.view.addSubview(view)
        let navigator = FormNavigator(viewController: form.viewController)
        // If the text view is kept clear of the keyboard, it has a proxy for its caret.
        navigator.configuration.isAvoidanceEnabled = false
        view.becomeFirstResponder()
        #expect(view.returnKeyType == .default)
        #expect(view.delegate == nil)

        navigator.configuration.textViewsMoveOnReturn = true
        #expect(view.returnKeyType == .next)
        #expect(!view.delegateShouldInsertNewline)
        #expect(form.focus == "0")

        view.formOptions.movesOnReturn = false
        navigator.reload()
        #expect(view.returnKeyType == .default)
        #expect(view.delegate == nil)

        navigator.configuration.isAvoidanceEnabled = true
        view.becomeFirstResponder()
        #expect(view.delegate != nil)
        #expect(view.delegateShouldInsertNewline)
        navigator.uninstall()
        #expect(view.delegate == nil)
    }

    @Test("a text field that is told not to move keeps its key and its delegate")
    func textFieldStays() {
        let form = TestForm(column: 2)
        form.fields[0].formOptions.movesOnReturn = false
        form.fields[0].returnKeyType = .search
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        #expect(keys(form) == [.search, .done])
        #expect(form.fields[0].delegate == nil)
        #expect(navigator.canFocusNext)
    }

    @Test("B3 Q26 an app hears of the end of editing on exit, and of the primary action once")
    func onExit() {
        let form = TestForm(column: 2)
        var events: [String] = []
        form.fields[0].addAction(UIAction { _ in events.append("exit") }, for: .editingDidEndOnExit)
        form.fields[0].addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        _ = form.fields[0].delegateShouldReturn
        #expect(events == ["exit", "primary"])
        #expect(form.focus == "1")
        #expect(navigator.canFocusPrevious)
        _ = form.fields[1].delegateShouldReturn
        #expect(form.focus == nil && form.fields[1].allControlEvents == [], "nothing of the navigator remains")
    }
}
