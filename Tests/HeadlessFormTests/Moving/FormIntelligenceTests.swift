import FormNavigation
import TestSupport
import Testing
import UIKit

/// What a form knows about its own state: what's missing, what's full, and where to go next.
@MainActor
struct FormIntelligenceTests {
    private static let isFilled = FormFieldOptions.Validation.text { $0.isEmpty ? "Something is missing." : nil }

    @Test("the first invalid field in the form's order, and none once all will do")
    func checks() {
        let form = DeviceForm(4)
        #expect(form.navigator.isValid)
        for field in form.fields[1...2] { field.formOptions.validation = Self.isFilled }
        #expect(form.navigator.firstInvalidField === form.fields[1])
        form.navigator.configuration.order = .custom { $0.reversed() }
        #expect(form.navigator.firstInvalidField === form.fields[2])
        #expect(form.navigator.focusFirstInvalid())
        #expect(form.focus == "2")
        form.device.type("x")
        #expect(form.navigator.focusFirstInvalid())
        #expect(form.focus == "1")
        form.device.type("x")
        #expect(form.navigator.isValid)
        #expect(!form.navigator.focusFirstInvalid())
        #expect(form.focus == "1")
    }

    @Test("a custom order that has the form read while it is asked takes nothing from the field that has focus")
    func orderThatReads() {
        let form = DeviceForm(3)
        form.navigator.configuration.order = .custom { [weak navigator = form.navigator] fields in
            navigator?.reload()
            return fields
        }
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(form.fields[0].inputAccessoryView === form.navigator.toolbar)
        #expect(form.fields[0].returnKeyType == .next && form.navigator.toolbar.state.canFocusNext)
    }

    @Test("a field that a custom order gives focus while it's asked is clear of the keyboard, and has its own title")
    func orderThatMoves() {
        let form = DeviceForm(3)
        let notes = UITextView(frame: CGRect(x: 20, y: 700, width: 300, height: 60))
        notes.formOptions.toolbar.title = .text("Notes")
        form.viewController.view.addSubview(notes)
        var moves = 0
        form.navigator.configuration.order = .custom { [weak notes] fields in
            if moves < 3 {
                moves += 1
                notes?.becomeFirstResponder()
            }
            return fields
        }
        form.navigator.focus(form.fields[0])
        form.device.settle()
        #expect(notes.isFirstResponder && form.navigator.currentField === notes)
        #expect(form.navigator.toolbar.state.title == "Notes")
        #expect(form.device.sight(of: notes).isWhole)
        form.device.type("text")
        #expect(form.device.caretVisibility?.isWhole == true)
    }

    @Test("a field that is hidden is not missing, and one that refuses is not gone to")
    func hidden() {
        let form = DeviceForm(3)
        for field in form.fields { field.formOptions.validation = Self.isFilled }
        form.fields[0].isHidden = true
        let delegate = RefusingDelegate()
        form.fields[1].delegate = delegate
        #expect(form.navigator.firstInvalidField === form.fields[1])
        #expect(!form.navigator.focusFirstInvalid())
        #expect(form.focus == nil)
    }

    @Test("a code that is full moves on, and neither an unfinished one nor the last field does")
    func autoAdvanceLength() {
        let form = DeviceForm(3)
        for field in form.fields { field.formOptions.autoAdvanceLength = 4 }
        form.fields[0].becomeFirstResponder()
        form.device.type("123")
        #expect(form.focus == "0")
        form.device.type("4")
        #expect(form.focus == "1")
        form.device.paste("5678")
        #expect(form.focus == "2")
        form.device.type("9012")
        #expect(form.focus == "2")
        form.fields[1].becomeFirstResponder()
        form.device.deleteBackward()
        #expect(form.focus == "1")
        form.fields[1].text = "5678"
        #expect(form.focus == "1", "text that code sets doesn't move focus")
        form.fields[1].formOptions.autoAdvanceLength = 0
        form.device.type("9")
        #expect(form.focus == "1")
    }

    @Test("around the ends, if wanted: for the buttons and Tab, not for Return")
    func wrapping() {
        let form = DeviceForm(3)
        form.fields[2].becomeFirstResponder()
        #expect(!form.navigator.canFocusNext)
        form.navigator.configuration.wrapsAround = true
        #expect(form.navigator.canFocusNext)
        #expect(form.navigator.toolbar.nextItem.isEnabled)
        #expect(form.navigator.focusNext())
        #expect(form.focus == "0")
        #expect(form.navigator.focusPrevious())
        #expect(form.focus == "2")
        #expect(form.device.keyboard.returnKeyTitle == "done" || form.fields[2].returnKeyType == .done)
        form.device.pressReturn()
        #expect(form.focus == nil)
        // A single field isn't its own neighbor.
        let single = DeviceForm(1)
        single.navigator.configuration.wrapsAround = true
        single.fields[0].becomeFirstResponder()
        #expect(!single.navigator.canFocusNext && !single.navigator.canFocusPrevious)
    }
}
