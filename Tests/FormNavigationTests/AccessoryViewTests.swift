import FormNavigation
import TestSupport
import Testing
import UIKit

@MainActor
struct AccessoryViewTests {
    private final class StepsView: UIView, FormAccessoryView {
        var states: [FormToolbar.State] = []
        var actions: FormToolbar.Actions?

        func update(_ state: FormToolbar.State, actions: FormToolbar.Actions) {
            states.append(state)
            self.actions = actions
        }
    }

    private let steps = StepsView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))

    @Test("a view of the app's own takes the toolbar's place in all fields, and gives it back")
    func replacing() {
        let form = TestForm(column: 3)
        let navigator = FormNavigator(viewController: form.viewController)
        navigator.accessoryView = steps
        form.fields[0].becomeFirstResponder()
        #expect(form.fields.allSatisfy { $0.inputAccessoryView === steps })
        navigator.accessoryView = nil
        #expect(form.fields.allSatisfy { $0.inputAccessoryView === navigator.toolbar })
        navigator.accessoryView = steps
        #expect(form.fields.allSatisfy { $0.inputAccessoryView === steps })
        navigator.uninstall()
        #expect(form.fields.allSatisfy { $0.inputAccessoryView == nil })
    }

    @Test("it hears what there is to show, and its buttons move")
    func states() throws {
        let form = TestForm(column: 2)
        form.fields[1].keyboardAppearance = .dark
        form.fields[1].tintColor = .systemRed
        let navigator = FormNavigator(viewController: form.viewController)
        navigator.accessoryView = steps
        form.fields[0].becomeFirstResponder()
        var expected = FormToolbar.State()
        expected.title = "0"
        expected.place = 1
        expected.count = 2
        expected.canFocusNext = true
        expected.showsPreviousNext = true
        expected.tintColor = form.fields[0].tintColor
        #expect(steps.states.last == expected)
        #expect(steps.states.last?.progress == "1 of 2")
        let actions = try #require(steps.actions)
        actions.next()
        #expect(form.focus == "1")
        expected.title = "1"
        expected.place = 2
        (expected.canFocusPrevious, expected.canFocusNext) = (true, false)
        expected.userInterfaceStyle = .dark
        expected.tintColor = .systemRed
        #expect(steps.states.last == expected)
        actions.previous()
        #expect(form.focus == "0")
        actions.done()
        #expect(form.focus == nil)
    }

    @Test("its buttons do nothing, and keep nothing alive, once the navigator has gone")
    func lifetime() throws {
        let form = TestForm(column: 2)
        var navigator: FormNavigator? = FormNavigator(viewController: form.viewController)
        weak var toolbar: UIView?
        toolbar = navigator?.toolbar
        navigator?.accessoryView = steps
        form.fields[0].becomeFirstResponder()
        navigator = nil
        #expect(toolbar == nil)
        try #require(steps.actions).next()
        #expect(form.focus == "0")
        #expect(form.fields[0].inputAccessoryView == nil)
    }

    @Test("a field has the toolbar by its own choice, whatever the form's is", arguments: [true, false])
    func choice(_ isEnabled: Bool) {
        let form = TestForm(column: 3)
        form.fields[0].formOptions.toolbar.isEnabled = false
        form.fields[1].formOptions.toolbar.isEnabled = true
        let navigator = FormNavigator(viewController: form.viewController)
        navigator.isAutoToolbarEnabled = isEnabled
        for field in form.fields {
            field.becomeFirstResponder()
            #expect(form.fields.map { $0.inputAccessoryView != nil } == [false, true, isEnabled])
        }
        form.fields[1].formOptions.toolbar.isEnabled = nil
        navigator.reload()
        #expect((form.fields[1].inputAccessoryView != nil) == isEnabled)
    }

    @Test("the toolbar of one field alone needs nothing else of the navigator")
    func alone() {
        let form = TestForm(column: 2)
        form.fields[1].formOptions.toolbar.isEnabled = true
        var configuration = FormNavigator.Configuration()
        configuration.isToolbarEnabled = false
        configuration.isReturnKeyEnabled = false
        configuration.handlesHardwareKeyboard = false
        configuration.isAvoidanceEnabled = false
        let navigator = FormNavigator(viewController: form.viewController, configuration: configuration)
        form.fields[1].becomeFirstResponder()
        #expect(form.fields.map { $0.inputAccessoryView === navigator.toolbar } == [false, true])
    }
}
