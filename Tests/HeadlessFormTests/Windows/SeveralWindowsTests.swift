import FormNavigation
import Testing
import UIKit

/// Windows side by side, each with its own form and its own focus, and one keyboard: the key window's (A7).
@MainActor
struct SeveralWindowsTests {
    private final class FormController: FieldsController {
        // The keyboard would cover the second field.
        init() { super.init(at: [100, 1000]) }

        required init?(coder: NSCoder) { nil }
    }

    @MainActor
    private struct Stage {
        let device = HeadlessDevice(.iPad)
        var controllers: [FormController] = []
        var windows: [UIWindow] = []

        /// - Parameter isShared: Whether the shared navigator is responsible for both windows, or each window has its
        ///   own.
        init(isShared: Bool) {
            for x in [0, 420] {
                let controller = FormController()
                if !isShared { controller.form = FormNavigator(viewController: controller) }
                controllers.append(controller)
                windows.append(device.show(controller))
                windows.last?.frame = CGRect(x: x, y: 0, width: 400, height: 1180)
            }
            device.settle()
        }

        func form(_ index: Int) -> FormNavigator { controllers[index].form ?? .shared }

        /// Expects the keyboard to be this window's: it types into its field, its bar matches the form, and nothing is
        /// covered.
        func expectService(in index: Int, _ location: SourceLocation = #_sourceLocation) {
            let (field, form, keyboard) = (controllers[index].fields[1], form(index), device.keyboard!)
            #expect(keyboard.responder === field, sourceLocation: location)
            #expect(keyboard.inputAccessoryView === form.toolbar, sourceLocation: location)
            #expect(form.toolbar.previousItem.isEnabled && !form.toolbar.nextItem.isEnabled, sourceLocation: location)
            #expect(form.currentField === field, sourceLocation: location)
            let end = field.convert(field.bounds, to: nil).maxY
            #expect(keyboard.frame.minY - end >= 10 - 0.5, sourceLocation: location)
        }
    }

    /// Runs `body`. If `isOn`, the shared navigator does what a controller's own would do.
    private func with(shared isOn: Bool, _ body: () throws -> Void) rethrows {
        let before = FormNavigator.shared.configuration
        defer { FormNavigator.shared.configuration = before }
        if isOn { FormNavigator.shared.configuration = FormNavigator.Configuration() }
        try body()
    }

    @Test(
        "the window that becomes key has toolbar, keys and room again, and the other gives back its own",
        arguments: [true, false])
    func keyWindow(_ isShared: Bool) throws {
        try with(shared: isShared) {
            let stage = Stage(isShared: isShared)
            for index in [0, 1, 0, 1] {
                stage.windows[index].makeKey()
                let field = stage.controllers[index].fields[1]
                if !field.isFirstResponder { field.becomeFirstResponder() }
                stage.device.settle()
                stage.expectService(in: index)
                #expect(stage.controllers[1 - index].view.transform.isIdentity)

                let other = stage.controllers[1 - index].fields.map(\.isFirstResponder)
                try stage.device.tap(title: "Previous")
                #expect(stage.controllers[index].fields[0].isFirstResponder)
                stage.device.press(.keyboardTab)
                stage.device.settle()
                stage.expectService(in: index)
                #expect(stage.controllers[1 - index].fields.map(\.isFirstResponder) == other)
            }
        }
    }

    @Test(
        "a window that is closed leaves the keyboard, with all that goes with it, to the other",
        arguments: [true, false])
    func closing(_ isShared: Bool) {
        with(shared: isShared) {
            var stage = Stage(isShared: isShared)
            for index in [0, 1] {
                stage.windows[index].makeKey()
                stage.controllers[index].fields[1].becomeFirstResponder()
                stage.device.settle()
            }
            weak var closed: UIViewController?
            closed = stage.controllers[1]
            stage.device.close(stage.windows.removeLast())
            stage.controllers.removeLast()
            stage.device.settle()
            stage.expectService(in: 0)
            #expect(closed == nil)
            stage.windows[0].endEditing(true)
            stage.device.settle()
            #expect(!stage.device.keyboard.isVisible)
            #expect(stage.controllers[0].view.transform.isIdentity)
        }
    }

    /// A field that notices when its delegate is set.
    private final class WatchedField: UITextField {
        var onAssign: () -> Void = {}
        override weak var delegate: (any UITextFieldDelegate)? { didSet { onAssign() } }
    }

    @Test("if the app turns the navigator off when a field gets its delegate back, no other field gets a proxy")
    func turnedOffByDelegate() {
        with(shared: true) {
            let stage = Stage(isShared: true)
            let (first, second, hooks) = (WatchedField(), stage.controllers[1].fields[0], TextFieldHooks())
            first.frame = CGRect(x: 20, y: 200, width: 200, height: 40)
            stage.controllers[0].view.addSubview(first)
            (first.delegate, second.delegate) = (hooks, hooks)
            stage.windows[0].makeKey()
            first.becomeFirstResponder()
            stage.device.settle()
            #expect(first.delegate !== hooks)
            first.onAssign = { FormNavigator.shared.configuration.isEnabled = false }
            stage.windows[1].makeKey()
            second.becomeFirstResponder()
            #expect(!FormNavigator.shared.configuration.isEnabled)
            #expect(first.delegate === hooks && second.delegate === hooks)
        }
    }

    @Test(
        "R12: the menu bar, which takes the key window's status and gives it to none, leaves the form as it is",
        arguments: [true, false], [true, false])
    func menuBar(isShared: Bool, takesFocus: Bool) {
        with(shared: isShared) {
            var behavior = HeadlessBehavior()
            behavior.menuBarTakesFocus = takesFocus
            let device = HeadlessDevice(.iPad, behavior: behavior)
            let screen = FormController()
            if !isShared { screen.form = FormNavigator(viewController: screen) }
            device.show(screen)
            let form = screen.form ?? .shared
            screen.fields[1].becomeFirstResponder()
            device.settle()
            let shift = screen.view.transform.ty
            #expect(shift < 0)
            device.openMenuBar()
            device.settle()
            screen.view.setNeedsLayout()
            device.settle()
            #expect(form.currentField === screen.fields[1])
            #expect(screen.view.transform.ty == shift && screen.fields[1].inputAccessoryView === form.toolbar)
            #expect(form.focusPrevious() && screen.focus == "0")
            device.closeMenuBar()
            device.settle()
            #expect(form.currentField === screen.fields[0] && screen.view.transform.isIdentity)
            #expect(device.keyboard.inputAccessoryView === form.toolbar)
            form.endEditing()
        }
    }

    @Test("R12: while the menu bar has that status, the shared navigator finds the field that another one lets go of")
    func menuBarAndTakeover() {
        with(shared: true) {
            var behavior = HeadlessBehavior()
            behavior.menuBarTakesFocus = true
            let device = HeadlessDevice(.iPad, behavior: behavior)
            let screen = FormController()
            screen.form = FormNavigator(viewController: screen)
            device.show(screen)
            screen.fields[1].becomeFirstResponder()
            device.settle()
            device.openMenuBar()
            screen.form?.uninstall()
            FormNavigator.shared.reload()
            device.settle()
            #expect(FormNavigator.shared.currentField === screen.fields[1])
            device.closeMenuBar()
            screen.fields[1].resignFirstResponder()
        }
    }
}
