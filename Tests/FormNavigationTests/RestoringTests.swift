import FormNavigation
import TestSupport
import Testing
import UIKit

@MainActor
struct RestoringTests {
    fileprivate final class Delegate: NSObject, UITextFieldDelegate {}

    /// What a navigator may change about a field.
    fileprivate struct Look: Equatable {
        var delegate: ObjectIdentifier?
        var returnKeyType: UIReturnKeyType
        var accessory: ObjectIdentifier?

        @MainActor init(_ field: UITextField) {
            delegate = field.delegate.map(ObjectIdentifier.init)
            returnKeyType = field.returnKeyType
            accessory = field.inputAccessoryView.map(ObjectIdentifier.init)
        }
    }

    @Test("uninstalling gives every field back what it had, while one of them has focus")
    func uninstalling() {
        let stage = Stage()
        let form = stage.form
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[1].becomeFirstResponder()
        #expect(zip(stage.now, stage.before).allSatisfy { $0 != $1 })
        navigator.uninstall()
        #expect(stage.now == stage.before)
        #expect(form.focus == "1")
        navigator.uninstall()
        form.fields[2].becomeFirstResponder()
        #expect(stage.now == stage.before)
    }

    @Test("releasing the navigator gives every field back what it had")
    func releasing() {
        let stage = Stage()
        let form = stage.form
        do {
            let navigator = FormNavigator(viewController: form.viewController)
            form.fields[1].becomeFirstResponder()
            #expect(stage.now != stage.before)
            _ = navigator
        }
        #expect(stage.now == stage.before)
    }

    @Test("releasing it on another thread does too")
    func releasingElsewhere() async {
        // Other tests run while this one waits. If one of them takes focus, everything is restored anyway.
        var isUndisturbed = false
        for _ in 0..<100 where !isUndisturbed {
            let stage = Stage()
            let form = stage.form
            let box = Box(FormNavigator(viewController: form.viewController))
            form.fields[1].becomeFirstResponder()
            #expect(stage.now != stage.before)
            await Task.detached { box.empty() }.value
            // The views are restored on the main thread, in the next turn of the run loop.
            await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
            #expect(stage.now == stage.before)
            isUndisturbed = form.fields[1].isFirstResponder
            form.window.endEditing(true)
        }
        #expect(isUndisturbed)
    }

    @Test("what the app changed meanwhile stays as the app wants it")
    func changed() {
        let stage = Stage()
        let form = stage.form
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        let (newDelegate, newAccessory) = (Delegate(), UIView())
        form.fields[0].delegate = newDelegate
        form.fields[1].returnKeyType = .join
        form.fields[3].inputAccessoryView = newAccessory
        navigator.uninstall()
        #expect(form.fields[0].delegate === newDelegate)
        #expect(form.fields[1].returnKeyType == .join)
        #expect(form.fields[3].inputAccessoryView === newAccessory)
    }

    @Test("what the app changed meanwhile is taken up when the field gets focus, and given back too")
    func changedThenMoved() {
        let stage = Stage()
        let form = stage.form
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        let newDelegate = Delegate()
        form.fields[0].delegate = newDelegate
        form.fields[1].returnKeyType = .join
        form.fields[1].becomeFirstResponder()
        #expect(form.fields[1].returnKeyType == .next)
        // A field without focus doesn't get any question about Return, so its delegate is the app's.
        #expect(form.fields[0].delegate === newDelegate)
        form.fields[0].becomeFirstResponder()
        #expect(form.fields[0].delegate !== newDelegate)
        navigator.uninstall()
        #expect(form.fields[0].delegate === newDelegate)
        #expect(form.fields[1].returnKeyType == .join)
    }

    @Test("C5: a text view's scroll delegate is heard as before, and given back")
    func scrollDelegate() {
        final class Scrolls: NSObject, UIScrollViewDelegate {
            var count = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
        }
        let form = TestForm(column: 1)
        let view = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 60))
        form.view.addSubview(view)
        let scrolls = Scrolls()
        (view as UIScrollView).delegate = scrolls
        let navigator = FormNavigator(viewController: form.viewController)
        navigator.configuration.textViewsMoveOnReturn = true
        view.becomeFirstResponder()
        #expect((view as UIScrollView).delegate !== scrolls)
        let before = scrolls.count
        view.contentOffset.y = 20
        #expect(scrolls.count == before + 1)
        navigator.uninstall()
        #expect((view as UIScrollView).delegate === scrolls)
    }

    @Test("a field whose class puts an object in front of its delegate keeps working, and gets its delegate back")
    func maskedDelegate() {
        final class Front: NSObject, UITextFieldDelegate {}
        final class MaskedField: UITextField {
            private let front = Front()
            private weak var own: (any UITextFieldDelegate)?
            override var delegate: (any UITextFieldDelegate)? {
                get { own }
                set {
                    own = newValue
                    super.delegate = front
                }
            }
        }
        let form = TestForm(column: 1)
        let field = MaskedField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
        form.view.addSubview(field)
        let delegate = Delegate()
        field.delegate = delegate
        let navigator = FormNavigator(viewController: form.viewController)
        field.becomeFirstResponder()
        navigator.uninstall()
        #expect(field.delegate === delegate)
    }

    @Test("a field that does not take a delegate keeps its return key, and the trace says so")
    func stubbornDelegate() {
        final class StubbornField: UITextField {
            override var delegate: (any UITextFieldDelegate)? {
                get { nil }
                set {}
            }
        }
        let form = TestForm(column: 1)
        let field = StubbornField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
        form.view.addSubview(field)
        let navigator = FormNavigator(viewController: form.viewController)
        let decisions = trace { field.becomeFirstResponder() }
        #expect(field.returnKeyType == .default)
        #expect(form.fields[0].returnKeyType == .next)
        #expect(decisions.map(\.description) == ["no return key for StubbornField: it handles its delegate on its own"])
        #expect(navigator.currentField === field)
    }

    @Test("a field that leaves the form has everything back at the next focus change")
    func leaving() {
        let stage = Stage()
        let form = stage.form
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        #expect(Look(form.fields[1]) != stage.before[1])
        form.fields[1].removeFromSuperview()
        navigator.focusNext()
        #expect(Look(form.fields[1]) == stage.before[1])
        #expect(Look(form.fields[3]) != stage.before[3])
    }

    @Test("switching a capability off gives back what it changed, and nothing else")
    func switchingOff() {
        let stage = Stage()
        let form = stage.form
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        navigator.configuration.isReturnKeyEnabled = false
        #expect(form.fields[0].delegate === stage.delegate)
        #expect(form.fields.map(\.returnKeyType) == [.default, .search, .default, .default])
        #expect(form.fields[0].inputAccessoryView === navigator.toolbar)
    }
}

/// A form whose fields have their own settings, which could get lost.
///
/// Each test creates its own when it begins: a form created in a suite's initializer might be on another test's device.
@MainActor
private struct Stage {
    let delegate = RestoringTests.Delegate()
    let form = TestForm(column: 4)
    let before: [RestoringTests.Look]

    init() {
        form.fields[0].delegate = delegate
        form.fields[1].returnKeyType = .search
        form.fields[2].inputAccessoryView = UIView()
        before = form.fields.map(RestoringTests.Look.init)
    }

    var now: [RestoringTests.Look] { form.fields.map(RestoringTests.Look.init) }
}

/// Holds a navigator until it's told to release it, on whichever thread that happens.
private final class Box: @unchecked Sendable {  // Only one thread at a time uses it.
    private var content: FormNavigator?
    init(_ content: FormNavigator) { self.content = content }
    func empty() { content = nil }
}
