import TestSupport
import Testing
import UIKit

@testable import FormNavigation

@MainActor
struct MovingTests {
    @Test("Next goes from the first field to the last, Previous back, and each stops at its end")
    func thereAndBack() {
        let form = TestForm(column: 3)
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        var visited = [form.focus]
        while navigator.focusNext() { visited.append(form.focus) }
        #expect(visited == ["0", "1", "2"])
        #expect(form.focus == "2")
        visited = [form.focus]
        while navigator.focusPrevious() { visited.append(form.focus) }
        #expect(visited == ["2", "1", "0"])
        #expect(navigator.currentField === form.fields[0])
    }

    @Test("canFocusPrevious and canFocusNext tell what focusPrevious and focusNext would do")
    func canGo() {
        let form = TestForm(column: 2)
        let navigator = FormNavigator(viewController: form.viewController)
        #expect(navigator.canFocusNext && navigator.canFocusPrevious)
        form.fields[0].becomeFirstResponder()
        #expect(navigator.canFocusNext && !navigator.canFocusPrevious)
        navigator.focusNext()
        #expect(!navigator.canFocusNext && navigator.canFocusPrevious)
    }

    @Test("without a focused field, Next enters at the first field and Previous at the last")
    func entering() {
        let form = TestForm(column: 3)
        let navigator = FormNavigator(viewController: form.viewController)
        navigator.focusPrevious()
        #expect(form.focus == "2")
        navigator.endEditing()
        #expect(form.focus == nil)
        navigator.focusNext()
        #expect(form.focus == "0")
    }

    @Test("a field that appears, becomes enabled, or vanishes counts at the next move, without a call")
    func changes() {
        let form = TestForm(column: 4)
        form.fields[1].isEnabled = false
        form.fields[2].isHidden = true
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        form.fields[1].isEnabled = true
        navigator.focusNext()
        #expect(form.focus == "1")
        form.fields[2].isHidden = false
        form.fields[3].removeFromSuperview()
        navigator.focusNext()
        #expect(form.focus == "2")
        #expect(!navigator.focusNext())
    }

    @Test("each field that refuses is reported once, and nothing else is about a move that fails for it")
    func refusalReported() {
        let form = TestForm(column: 3)
        let refusing = RefusingDelegate()
        for field in form.fields.dropFirst() { field.delegate = refusing }
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        let decisions = trace { navigator.focusNext() }.filter { $0.kind == .notMoved }
        #expect(decisions.map(\.view) == [form.fields[1], form.fields[2]])
        #expect(decisions.allSatisfy { $0.reason == .refused })
    }

    @Test("a field that refuses is passed over; if all refuse, focus stays where it was")
    func refusal() {
        let form = TestForm(column: 4)
        let refusing = RefusingDelegate()
        form.fields[1].delegate = refusing
        form.fields[3].delegate = refusing
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        #expect(navigator.focusNext())
        #expect(form.focus == "2")
        let decisions = trace { #expect(!navigator.focusNext()) }
        #expect(form.focus == "2")
        #expect(decisions.map(\.description).contains("not moved: UITextField “3” didn't become first responder"))
    }

    @Test("the delegate is asked with both fields, can forbid the move, and hears of those that happened")
    func delegate() {
        final class Delegate: FormNavigatorDelegate {
            var log: [String] = []
            var forbidden = ""
            func formNavigator(_: FormNavigator, shouldMoveFrom field: UIView?, to nextField: UIView) -> Bool {
                log.append("should \(names([field].compactMap(\.self)))>\(names([nextField]))")
                return names([nextField]) != forbidden
            }
            func formNavigator(_: FormNavigator, didMoveFrom field: UIView?, to nextField: UIView) {
                log.append("did \(names([field].compactMap(\.self)))>\(names([nextField]))")
            }
        }
        let form = TestForm(column: 3)
        let delegate = Delegate()
        let navigator = FormNavigator(viewController: form.viewController)
        navigator.delegate = delegate
        navigator.focusNext()
        navigator.focusNext()
        delegate.forbidden = "2"
        let decisions = trace { #expect(!navigator.focusNext()) }
        #expect(form.focus == "1")
        #expect(delegate.log == ["should >0", "did >0", "should 0>1", "did 0>1", "should 1>2"])
        #expect(decisions.map(\.description).last == "not moved: the delegate doesn't allow UITextField “2”")
    }

    @Test("A17: a field that does not let editing end keeps focus")
    func keepsEditing() {
        let form = TestForm(column: 2)
        let keeping = KeepingDelegate()
        form.fields[0].delegate = keeping
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        #expect(!navigator.focusNext())
        #expect(!navigator.endEditing())
        #expect(form.focus == "0")
    }

    @Test(
        "one walk for each focus change, one more for a move to find where to go, and none for anything else")
    func walks() {
        let form = TestForm(column: 5)
        let navigator = FormNavigator(viewController: form.viewController)
        func walks(_ body: () -> Void) -> Int {
            let before = navigator.work.walks
            body()
            return navigator.work.walks - before
        }
        #expect(walks { form.fields[0].becomeFirstResponder() } == 1)
        // Giving focus may run the app's code, so the navigator reads again what it shows afterward.
        #expect(walks { navigator.focusNext() } == 2)
        #expect(walks { navigator.focusPrevious() } == 2)
        #expect(walks { form.fields[3].becomeFirstResponder() } == 1)
        #expect(walks { form.fields[3].text = "typed" } == 0)
        #expect(walks { navigator.endEditing() } == 0)
    }

    @Test("a delegate that answers a move by focusing another field has its way")
    func redirect() {
        final class Redirecting: NSObject, UITextFieldDelegate {
            weak var target: UITextField?
            func textFieldDidBeginEditing(_ textField: UITextField) { target?.becomeFirstResponder() }
        }
        let form = TestForm(column: 4)
        let redirecting = Redirecting()
        redirecting.target = form.fields[3]
        form.fields[1].delegate = redirecting
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        navigator.focusNext()
        #expect(form.focus == "3")
        #expect(navigator.currentField === form.fields[3])
        #expect(!navigator.canFocusNext)
    }
}
