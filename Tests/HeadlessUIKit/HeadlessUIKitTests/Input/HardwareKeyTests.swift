import Testing
import UIKit

/// Keys of a hardware keyboard, from commands to text to presses.
@MainActor
struct HardwareKeyTests {
    @Test("the nearest responder with a command for the key performs it, and no other")
    func nearest() {
        let stage = InputStage()
        let field = CommandField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        stage.root.addSubview(field)
        stage.controller.addKeyCommand(stage.command("controller", UIKeyCommand.inputEscape))
        field.becomeFirstResponder()
        stage.device.press(.keyboardEscape)
        field.commands = [stage.command("field", UIKeyCommand.inputEscape)]
        stage.device.press(.keyboardEscape)
        #expect(stage.log.take() == ["controller", "field"])
    }

    @Test("commands of the window and of the presenting controller count too")
    func chain() {
        let stage = InputStage()
        let presented = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        presented.view.addSubview(field)
        stage.controller.present(presented, animated: false)
        stage.device.settle()
        stage.controller.addKeyCommand(stage.command("presenter", UIKeyCommand.inputEscape))
        field.becomeFirstResponder()
        stage.device.press(.keyboardEscape)
        #expect(stage.log.take() == ["presenter"])
    }

    private final class Refusing: UIViewController {
        override func headlessCanPerform(_ command: UIKeyCommand) -> Bool { false }
    }

    @Test("a key whose command no controller up the responder chain accepts goes on to the text")
    func refused() {
        let stage = InputStage()
        let child = Refusing()
        stage.controller.addChild(child)
        stage.root.addSubview(child.view)
        child.didMove(toParent: stage.controller)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        child.view.addSubview(view)
        let command = stage.command("command", "\t")
        command.wantsPriorityOverSystemBehavior = true
        child.addKeyCommand(command)
        view.becomeFirstResponder()
        stage.device.press(.keyboardTab)
        #expect(stage.log.take() == ["command"])
        let alone = Refusing()
        stage.device.show(alone)
        let other = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        alone.view.addSubview(other)
        alone.addKeyCommand(command)
        other.becomeFirstResponder()
        stage.device.press(.keyboardTab)
        #expect(stage.log.take() == [])
        #expect(other.text == "\t")
    }

    @Test(
        "what is held down must be what the command says; caps lock does not matter",
        arguments: [([], false), (.shift, true), ([.shift, .command], false), ([.shift, .alphaShift], true)]
            as [(UIKeyModifierFlags, Bool)])
    func modifiers(held: UIKeyModifierFlags, performs: Bool) {
        let stage = InputStage()
        stage.controller.addKeyCommand(stage.command("up", UIKeyCommand.inputUpArrow, .shift))
        stage.field("a").becomeFirstResponder()
        _ = stage.log.take()
        stage.device.press(.keyboardUpArrow, modifiers: held)
        #expect(stage.log.take() == (performs ? ["up"] : []))
    }

    @Test(
        "text comes before a command, unless the command wants priority",
        arguments: [UIKeyboardHIDUsage.keyboardTab, .keyboardReturnOrEnter, .keyboardDeleteOrBackspace], [true, false])
    func priority(key: UIKeyboardHIDUsage, hasPriority: Bool) {
        let stage = InputStage()
        let inputs = [UIKeyboardHIDUsage.keyboardTab: "\t", .keyboardReturnOrEnter: "\r"]
        let command = stage.command("command", inputs[key] ?? UIKeyCommand.inputDelete)
        command.wantsPriorityOverSystemBehavior = hasPriority
        stage.controller.addKeyCommand(command)
        let view = stage.textView("a")
        view.text = "xy"
        view.becomeFirstResponder()
        _ = stage.log.take()
        stage.device.press(key)
        #expect((stage.log.take() == ["command"]) == hasPriority)
        #expect((view.text == "xy") == hasPriority)
    }

    @Test("B7 Tab in a text view is a change of text, which the delegate may refuse", arguments: [true, false])
    func tab(allows: Bool) {
        let stage = InputStage()
        let view = stage.textView("a")
        (view.delegate as? LoggingViewDelegate)?.mayChange = allows
        view.becomeFirstResponder()
        stage.device.press(.keyboardTab)
        #expect(view.text == (allows ? "\t" : ""))
        stage.device.press(.keyboardTab, modifiers: .command)
        #expect(view.text == (allows ? "\t" : ""))
    }

    @Test("B1 B7 Return and Delete do what the keys on the screen do, and Tab nothing to a line of text")
    func text() {
        let stage = InputStage()
        let field = stage.field("a")
        field.becomeFirstResponder()
        stage.device.type("xy")
        _ = stage.log.take()
        stage.device.press(.keyboardReturnOrEnter)
        #expect(stage.log.take() == ["shouldReturn a"])
        stage.device.press(.keyboardDeleteOrBackspace)
        stage.device.press(.keyboardTab)
        stage.device.press(.keyboardEscape)
        #expect(field.text == "x")
        #expect(field.isFirstResponder)
        let view = stage.textView("b")
        view.becomeFirstResponder()
        stage.device.press(.keyboardReturnOrEnter)
        #expect(view.text == "\n")
    }

    @Test("a command that was removed is gone, and the others stay in their order")
    func removing() {
        let stage = InputStage()
        let controller = stage.controller
        #expect(controller.keyCommands == nil)
        let commands = (0..<3).map { _ in HeadlessKeyCommand.make(input: "\t") { _ in } }
        for command in commands { controller.addKeyCommand(command) }
        controller.removeKeyCommand(commands[1])
        #expect(controller.keyCommands == [commands[0], commands[2]])
        for command in commands { controller.removeKeyCommand(command) }
        #expect(controller.keyCommands == nil)
    }

    @Test("a command has titles and a state, and does nothing while it is disabled")
    func titles() {
        let stage = InputStage()
        var presses = 0
        let command = HeadlessKeyCommand.make(
            title: "Next", input: UIKeyCommand.inputEscape, modifierFlags: .command, discoverabilityTitle: "Next field",
            attributes: .disabled, state: .on
        ) { _ in presses += 1 }
        #expect(command.title == "Next" && command.discoverabilityTitle == "Next field" && command.state == .on)
        stage.controller.addKeyCommand(command)
        stage.field("a").becomeFirstResponder()
        stage.device.press(.keyboardEscape, modifiers: .command)
        #expect(presses == 0)
        command.attributes = []
        stage.device.press(.keyboardEscape, modifiers: .command)
        #expect(presses == 1)
    }

    @Test("a command carries what it was made with, and is given to its action")
    func command() {
        let stage = InputStage()
        var received: UIKeyCommand?
        let command = HeadlessKeyCommand.make(input: "\r", modifierFlags: .command, propertyList: "id") {
            received = $0
        }
        stage.controller.addKeyCommand(command)
        stage.field("a").becomeFirstResponder()
        stage.device.press(.keyboardReturnOrEnter, modifiers: .command)
        #expect(received === command)
        #expect(command.input == "\r" && command.modifierFlags == .command)
        #expect(command.propertyList as? String == "id")
        #expect(!command.wantsPriorityOverSystemBehavior)
    }

    @Test("a key that nobody takes is pressed and released, up the responder chain from the focus")
    func presses() throws {
        let stage = InputStage()
        let container = PressView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        container.addSubview(field)
        stage.root.addSubview(container)
        field.becomeFirstResponder()
        stage.device.press(.keyboardUpArrow, modifiers: .shift)
        #expect(container.phases == [.began, .ended])
        let press = try #require(container.event?.allPresses.first)
        #expect(container.event?.type == .presses)
        #expect(press.key?.keyCode == .keyboardUpArrow && press.key?.modifierFlags == .shift)
        #expect(press.responder === field && press.window === stage.window)
        stage.device.press(.keyboardReturnOrEnter)
        #expect(container.phases.count == 2)
    }

    @Test("E18 a key works with no software keyboard on the screen, and so does typing")
    func attached() {
        let stage = InputStage()
        stage.keyboard.isHardwareKeyboardAttached = true
        let view = stage.textView("a")
        view.becomeFirstResponder()
        stage.device.settle()
        #expect(!stage.keyboard.isVisible)
        stage.device.type("a")
        stage.device.press(.keyboardTab)
        stage.device.type("b")
        #expect(view.text == "a\tb")
    }

    @Test("without a focus a key goes to the key window")
    func noFocus() {
        let stage = InputStage()
        let window = PressWindow(frame: stage.device.screen.bounds)
        window.makeKeyAndVisible()
        stage.device.press(.keyboardEscape)
        #expect(window.hasBeenPressed)
    }
}

/// A field with commands of its own.
private final class CommandField: UITextField {
    var commands: [UIKeyCommand]?
    override var keyCommands: [UIKeyCommand]? { commands }
}

/// Notes what is pressed below it.
private final class PressView: UIView {
    var phases: [UIPress.Phase] = []
    var event: UIPressesEvent?

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesBegan(presses, with: event)
        phases += presses.map(\.phase)
        self.event = event
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesEnded(presses, with: event)
        phases += presses.map(\.phase)
    }
}

private final class PressWindow: UIWindow {
    var hasBeenPressed = false

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesBegan(presses, with: event)
        hasBeenPressed = true
    }
}

extension InputStage {
    /// A command that writes its name into the log.
    func command(
        _ name: String, _ input: String, _ modifierFlags: UIKeyModifierFlags = []
    ) -> UIKeyCommand {
        HeadlessKeyCommand.make(input: input, modifierFlags: modifierFlags) { [log] _ in log.write(name) }
    }
}
