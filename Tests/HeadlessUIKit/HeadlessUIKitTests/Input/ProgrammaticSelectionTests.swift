import Testing
import UIKit

/// What code does to text and selection, and who hears of it.
@MainActor
struct ProgrammaticSelectionTests {
    @Test("L8 a text that code sets tells of the selection if that has moved, and so does a selection that code sets")
    func textView() {
        let stage = InputStage()
        let view = stage.textView("a")
        view.text = "Hello"
        #expect(stage.log.take() == ["didChangeSelection a"])
        view.selectedRange = NSRange(location: 1, length: 2)
        #expect(stage.log.take() == ["didChangeSelection a"])
        view.selectedRange = NSRange(location: 1, length: 2)
        #expect(stage.log.take() == [])
    }

    @Test("L8 a text field tells of the selection only while it is edited")
    func textField() {
        let stage = InputStage()
        let field = stage.field("a")
        field.text = "Hello"
        #expect(stage.log.take() == [])
        field.becomeFirstResponder()
        stage.device.settle()
        _ = stage.log.take()
        field.text = "Hello, world"
        #expect(stage.log.take() == ["didChangeSelection a"])
    }
}
