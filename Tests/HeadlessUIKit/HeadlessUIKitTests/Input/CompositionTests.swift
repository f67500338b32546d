import Testing
import UIKit

/// Text that an input method is still composing.
@MainActor
struct CompositionTests {
    private func inputs() -> (InputStage, [UIView & UITextInput]) {
        let stage = InputStage()
        return (stage, [stage.field("a"), stage.textView("b")])
    }

    private func text(_ input: UIView & UITextInput) -> String? {
        input.textRange(from: input.beginningOfDocument, to: input.endOfDocument).flatMap(input.text(in:))
    }

    private func marked(_ input: UIView & UITextInput) -> String? { input.markedTextRange.flatMap(input.text(in:)) }

    @Test("P14 text being composed is marked, grows in place, and is committed as it is or as something else")
    func composing() {
        let (stage, inputs) = inputs()
        for input in inputs {
            input.becomeFirstResponder()
            stage.device.type("x")
            stage.device.compose("ni")
            #expect(text(input) == "xni" && marked(input) == "ni")
            stage.device.compose("nihao")
            #expect(text(input) == "xnihao" && marked(input) == "nihao")
            stage.device.commitComposition(as: "你好")
            #expect(text(input) == "x你好" && marked(input) == nil)
            stage.device.compose("a")
            stage.device.commitComposition()
            #expect(text(input) == "x你好a" && marked(input) == nil)
            stage.device.compose("b")
            stage.device.type("c")
            #expect(text(input) == "x你好abc" && marked(input) == nil)
        }
    }

    @Test("P14 the delegate is asked and told as for any text, and may refuse")
    func delegate() {
        let stage = InputStage()
        let field = stage.field("a")
        field.becomeFirstResponder()
        _ = stage.log.take()
        stage.device.compose("ni")
        #expect(stage.log.take() == ["shouldChange(0,0,\"ni\") a", "didChangeSelection a"])
        stage.device.compose("nih")
        #expect(stage.log.take() == ["shouldChange(0,2,\"nih\") a", "didChangeSelection a"])
        (field.delegate as? LoggingFieldDelegate)?.mayChange = false
        stage.device.compose("niha")
        #expect(field.text == "nih")
    }

    @Test(
        "P14 Tab, Return, Escape and Delete belong to the composition, before text and before commands",
        arguments: [
            (UIKeyboardHIDUsage.keyboardTab, "xni", false), (.keyboardReturnOrEnter, "xni", false),
            (.keyboardEscape, "x", false), (.keyboardDeleteOrBackspace, "xn", true), (.keyboardDownArrow, "xni", true),
        ])
    func keys(key: UIKeyboardHIDUsage, result: String, isComposing: Bool) {
        let (stage, inputs) = inputs()
        for input in inputs {
            for command in ["\t", "\r", UIKeyCommand.inputEscape, UIKeyCommand.inputDelete] {
                stage.controller.addKeyCommand(stage.command("command", command))
            }
            input.becomeFirstResponder()
            stage.device.type("x")
            stage.device.compose("ni")
            _ = stage.log.take()
            stage.device.press(key)
            #expect(text(input) == result)
            #expect((input.markedTextRange != nil) == isComposing)
            let lines = stage.log.take()
            #expect(!lines.contains("command") && !lines.contains { $0.hasPrefix("shouldReturn") })
            stage.device.commitComposition()
        }
    }

    @Test("P14 a command that wants priority takes the key away from the composition")
    func priority() {
        let stage = InputStage()
        let command = stage.command("command", "\t")
        command.wantsPriorityOverSystemBehavior = true
        stage.controller.addKeyCommand(command)
        let field = stage.field("a")
        field.becomeFirstResponder()
        stage.device.compose("ni")
        _ = stage.log.take()
        stage.device.press(.keyboardTab)
        #expect(stage.log.take() == ["command"])
        #expect(field.markedTextRange != nil)
    }

    @Test("what is being composed stays as it is when focus goes, and is no more when the app sets the text")
    func ends() {
        let (stage, inputs) = inputs()
        for input in inputs {
            input.becomeFirstResponder()
            stage.device.compose("ni")
            input.resignFirstResponder()
            #expect(text(input) == "ni" && input.markedTextRange == nil)
            input.becomeFirstResponder()
            stage.device.compose("ha")
            (input as? UITextField)?.text = "new"
            (input as? UITextView)?.text = "new"
            #expect(input.markedTextRange == nil)
            input.setMarkedText("ab", selectedRange: NSRange(location: 1, length: 0))
            #expect(input.selectedTextRange.map { input.offset(from: input.beginningOfDocument, to: $0.start) } == 4)
            input.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
            #expect(text(input) == "new" && input.markedTextRange == nil)
        }
    }
}
