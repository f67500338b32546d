#if !HEADLESS_UIKIT
    import TestSupport
    import Testing
    import UIKit

    @testable import FormNavigation

    /// Key commands as apps receive them: UIKit searches the responder chain for their action.
    @MainActor
    struct KeyCommandTests {
        @Test("every controller performs the action of a form's key command", arguments: FormKey.allCases)
        func action(_ key: FormKey) throws {
            let command = UIKeyCommand.make(for: key, propertyList: "someone")
            #expect(command.input == key.input && command.modifierFlags == key.modifierFlags)
            #expect(command.propertyList as? String == "someone")
            let optional: Selector? = command.action
            let action = try #require(optional)
            let controller = UIViewController()
            #expect(controller.responds(to: action))
            #expect(controller.canPerformAction(action, withSender: command))
            #expect(UINavigationController().responds(to: action))
        }

        @Test("Tab and Shift-Tab move, and a command of nobody's does nothing")
        func performing() throws {
            let form = TestForm(column: 2)
            let navigator = FormNavigator(viewController: form.viewController)
            form.fields[0].becomeFirstResponder()
            try perform(.next, on: form)
            #expect(form.focus == "1")
            try perform(.previous, on: form)
            #expect(form.focus == "0")

            let foreign = UIKeyCommand.make(for: .next, propertyList: "someone")
            form.viewController.perform(foreign.action, with: foreign)
            #expect(form.focus == "0")
            // UIKit may pass a copy.
            let command = try #require(formCommand(for: .next, of: form))
            let copy = try #require(command.copy() as? UIKeyCommand)
            form.viewController.perform(copy.action, with: copy)
            #expect(form.focus == "1")
            try perform(.cancel, on: form)
            #expect(form.focus == nil)
            withExtendedLifetime(navigator) {}
        }

        private func formCommand(for key: FormKey, of form: TestForm) -> UIKeyCommand? {
            form.viewController.keyCommands?.first { $0.input == key.input && $0.modifierFlags == key.modifierFlags }
        }

        private func perform(_ key: FormKey, on form: TestForm) throws {
            let command = try #require(formCommand(for: key, of: form))
            form.viewController.perform(command.action, with: command)
        }
    }
#endif
