import FormNavigation
import TestSupport
import Testing
import UIKit

/// P14: while an input method composes text, it handles the keys.
@MainActor
struct CompositionKeyTests {
    private func inputs(_ form: DeviceForm) -> [String] {
        (form.viewController.keyCommands ?? []).compactMap(\.input).sorted()
    }

    private static let escape = UIKeyCommand.inputEscape

    @Test("P14: while text is composed there are no commands for Tab, Shift-Tab and Escape; afterward they are back")
    func composing() {
        let form = DeviceForm(2)
        form.device.keyboard.isHardwareKeyboardAttached = true
        form.fields[0].becomeFirstResponder()
        let all = inputs(form)
        #expect(all.count == 4)
        form.device.compose("ni")
        #expect(inputs(form) == ["\r"])
        form.device.compose("nihao")
        #expect(inputs(form) == ["\r"])
        form.device.commitComposition(as: "你好")
        #expect(inputs(form) == all)
        form.device.press(.keyboardTab)
        #expect(form.focus == "1")
    }

    @Test(
        "P14: Escape gives up what is composed, and not the field; Tab stays with it", arguments: HeadlessBehavior.all)
    func keys(_ behavior: HeadlessBehavior) {
        let form = DeviceForm(2, on: HeadlessDevice(behavior: behavior))
        form.device.keyboard.isHardwareKeyboardAttached = true
        form.fields[1].becomeFirstResponder()
        form.device.type("a")
        form.device.compose("ni")
        for modifiers in [[], .shift] as [UIKeyModifierFlags] {
            form.device.press(.keyboardTab, modifiers: modifiers)
            #expect(form.focus == "1")
            form.device.compose("ni")
        }
        form.device.press(.keyboardEscape)
        #expect(form.focus == "1")
        #expect(form.fields[1].text?.hasPrefix("a") == true)
        form.device.press(.keyboardEscape)
        #expect(form.focus == nil)
    }

    @Test("in a text view, and again in the next field")
    func textView() {
        let form = DeviceForm(2)
        let view = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 80))
        form.viewController.view.addSubview(view)
        view.becomeFirstResponder()
        let all = inputs(form)
        #expect(all.count == 3, "a text view keeps Tab")
        form.device.compose("か")
        #expect(inputs(form) == ["\r"])
        form.device.compose("")
        #expect(inputs(form) == all)
        form.device.compose("か")
        // Focus moves on, and the composed text stays as it is.
        form.fields[0].becomeFirstResponder()
        #expect(inputs(form).count == 4)
        form.device.press(.keyboardTab)
        #expect(form.focus == "1")
    }

    @Test("what the app has changed meanwhile: a key of its own, other options, another field's composition")
    func meanwhile() {
        let form = DeviceForm(2)
        form.fields[0].becomeFirstResponder()
        form.device.compose("ni")
        form.navigator.reload()
        #expect(inputs(form) == ["\r"], "a look at the form does not bring them back")
        form.fields[0].formOptions.movesOnTab = false
        form.device.commitComposition(as: "你")
        #expect(inputs(form) == ["\r", Self.escape])
        form.device.compose("ni")
        form.navigator.configuration.handlesHardwareKeyboard = false
        form.device.commitComposition(as: "你")
        #expect(form.viewController.keyCommands == nil)
        form.navigator.configuration.handlesHardwareKeyboard = true
        form.device.compose("ni")
        form.navigator.uninstall()
        form.device.commitComposition(as: "你")
        #expect(form.viewController.keyCommands == nil)
    }

    @Test("Full Keyboard Access: Escape ends editing, and then no key is the form's")
    func fullKeyboardAccess() {
        let form = DeviceForm(2)
        form.device.keyboard.isHardwareKeyboardAttached = true
        form.fields[0].becomeFirstResponder()
        form.device.press(.keyboardEscape)
        #expect(form.viewController.keyCommands == nil)
        form.device.press(.keyboardTab)
        #expect(form.focus == nil)
        // A field that the input method itself moves focus to is a field like any other.
        form.fields[1].becomeFirstResponder()
        #expect(inputs(form).count == 4)
    }

    // MARK: A controller that shows no commands

    private final class Ignoring: UIViewController {
        var ignores = true
        var own: [UIKeyCommand] = []
        override var keyCommands: [UIKeyCommand]? { ignores ? own : super.keyCommands }
    }

    @Test("a controller that overrides keyCommands without super is traced, once for each field, and others are not")
    func ignoredCommands() {
        let device = HeadlessDevice()
        let controller = Ignoring()
        let fields = (0..<2).map { UITextField(frame: CGRect(x: 20, y: 80 + 50 * $0, width: 200, height: 40)) }
        for field in fields { controller.view.addSubview(field) }
        device.show(controller)
        let navigator = FormNavigator(viewController: controller)
        func traced(_ body: () -> Void) -> [String] {
            trace(body).filter { $0.kind == .ignoredKeyCommands && $0.view === controller.view }.map(\.description)
        }
        #expect(
            traced { fields[0].becomeFirstResponder() } == [
                "no keys for Ignoring: it overrides `keyCommands` without `super`"
            ])
        #expect(traced { device.type("a") } == [])
        #expect(traced { navigator.reload() } == [])
        device.press(.keyboardTab)
        #expect(fields[0].isFirstResponder)
        controller.view.endEditing(true)
        controller.ignores = false
        #expect(traced { fields[0].becomeFirstResponder() } == [])
        device.press(.keyboardTab)
        #expect(fields[1].isFirstResponder)
        controller.ignores = true
        let keys: [(String, UIKeyModifierFlags)] = [
            ("\t", []), ("\t", .shift), (UIKeyCommand.inputEscape, []), ("\r", .command),
        ]
        controller.own = keys.map { input, flags in
            HeadlessKeyCommand.make(input: input, modifierFlags: flags) { _ in }
        }
        #expect(traced { fields[0].becomeFirstResponder() } == [], "the app has a command for each key")
        navigator.configuration.handlesHardwareKeyboard = false
        controller.own = []
        #expect(traced { fields[1].becomeFirstResponder() } == [], "the field doesn't want any keys")
    }

    /// Refuses every action that it doesn't know, as many apps do in order to limit the editing menu.
    private final class Refusing: UIViewController {
        override func headlessCanPerform(_ command: UIKeyCommand) -> Bool { false }
    }

    @Test(
        "a controller that refuses unknown actions is traced, unless a controller around it accepts them",
        arguments: [true, false])
    func refusedCommands(isAlone: Bool) {
        let device = HeadlessDevice()
        let controller = Refusing()
        let fields = (0..<2).map { UITextField(frame: CGRect(x: 20, y: 120 + 50 * $0, width: 200, height: 40)) }
        for field in fields { controller.view.addSubview(field) }
        device.show(isAlone ? controller : UINavigationController(rootViewController: controller))
        let navigator = FormNavigator(viewController: controller)
        let lines = trace { fields[0].becomeFirstResponder() }.filter { $0.kind == .ignoredKeyCommands }
        let line = "no keys for Refusing: `canPerformAction(_:withSender:)` refuses them"
        #expect(lines.map(\.description) == (isAlone ? [line] : []))
        device.press(.keyboardTab)
        #expect(fields[isAlone ? 0 : 1].isFirstResponder)
        navigator.uninstall()
    }

    @Test("a key that reaches another copy of the library moves focus once, and a foreign key does nothing")
    func anotherCopy() throws {
        let form = DeviceForm(3)
        form.fields[0].becomeFirstResponder()
        let commands = try #require(form.viewController.keyCommands)
        let command = try #require(commands.first { $0.input == "\t" && $0.modifierFlags.isEmpty })
        let pressed = Notification.Name("FormNavigationKeyCommandPressed")
        NotificationCenter.default.post(name: pressed, object: command)
        #expect(form.focus == "1")
        let foreign = HeadlessKeyCommand.make(input: "\t", propertyList: "another copy") { _ in }
        NotificationCenter.default.post(name: pressed, object: foreign)
        #expect(form.focus == "1")
    }
}
