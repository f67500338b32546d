import FormNavigation
import Testing
import UIKit

/// The app's navigator ends editing in whatever it's responsible for, and reports whether the keyboard is there for
/// something else.
@MainActor
struct EndEditingTests {
    private func withShared(_ body: (FormNavigator) throws -> Void) rethrows {
        let before = FormNavigator.shared.configuration
        defer { FormNavigator.shared.configuration = before }
        FormNavigator.shared.configuration = FormNavigator.Configuration()
        try body(.shared)
    }

    @Test("it ends its own field, and not one that another navigator serves")
    func anothersField() {
        withShared { shared in
            let form = DeviceForm(2)
            form.fields[0].becomeFirstResponder()
            form.device.settle()
            #expect(!shared.endEditing() && form.focus == "0")
            form.navigator.uninstall()
            #expect(shared.endEditing() && form.focus == nil)
            #expect(shared.endEditing(), "nothing is being edited")
        }
    }

    @Test(
        "it says no where a field keeps the keyboard that refuses to end, or that is left alone",
        arguments: [true, false])
    func keptKeyboard(_ refuses: Bool) {
        withShared { shared in
            let form = DeviceForm(1)
            form.navigator.uninstall()
            let hooks = TextFieldHooks()
            if refuses {
                hooks.shouldEnd = { _ in false }
                form.fields[0].delegate = hooks
            } else {
                shared.configuration.excludedViewControllerClasses = [UIViewController.self]
            }
            form.fields[0].becomeFirstResponder()
            #expect(!shared.endEditing() && form.focus == "0")
            hooks.shouldEnd = nil
            shared.configuration.excludedViewControllerClasses = []
            #expect(shared.endEditing() && form.focus == nil)
        }
    }

    @Test("of two windows with a field in focus each, it ends those that are its own")
    func windows() {
        withShared { shared in
            let device = HeadlessDevice(.iPad)
            let controllers = (0..<2).map { _ in FieldsController(at: [100]) }
            let windows = controllers.enumerated().map { index, controller in
                let window = device.show(controller)
                window.frame = CGRect(x: 420 * index, y: 0, width: 400, height: 1180)
                return window
            }
            controllers[1].form = FormNavigator(viewController: controllers[1])
            for (window, controller) in zip(windows, controllers) {
                window.makeKey()
                controller.fields[0].becomeFirstResponder()
                device.settle()
            }
            // The keyboard is there for the field of the other navigator.
            #expect(!shared.endEditing() && controllers[1].focus == "0")
            controllers[1].form?.uninstall()
            #expect(shared.endEditing() && controllers[1].focus == nil)
            for (window, controller) in zip(windows, controllers) {
                window.makeKey()
                controller.fields[0].becomeFirstResponder()
                device.settle()
            }
            #expect(controllers.allSatisfy { $0.focus == "0" })
            #expect(shared.endEditing() && controllers.allSatisfy { $0.focus == nil }, "both")
        }
    }

    @Test(
        "it ends a view of the app's own that has just taken focus, of which UIKit says nothing",
        arguments: [true, false])
    func ownView(_ isShared: Bool) {
        withShared { shared in
            let form = DeviceForm(1)
            if isShared { form.navigator.uninstall() }
            form.fields[0].becomeFirstResponder()
            let note = NoteView(named: "Note", frame: CGRect(x: 20, y: 300, width: 300, height: 40))
            form.viewController.view.addSubview(note)
            note.becomeFirstResponder()
            #expect((isShared ? shared : form.navigator).endEditing() && !note.isFirstResponder)
        }
    }

    @Test("a navigator of a screen says what it did for its own fields only")
    func ownFields() {
        withShared { _ in
            let form = DeviceForm(2)
            let other = UIViewController()
            let own = FormNavigator(viewController: other)
            form.fields[0].becomeFirstResponder()
            #expect(own.endEditing() && form.focus == "0")
            #expect(form.navigator.endEditing() && form.focus == nil)
        }
    }
}
