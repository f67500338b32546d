import FormNavigation
import Testing
import UIKit

/// Q1: the number pads of an iPad with iOS 26, which appear in a popover unless something prevents it.
@MainActor
struct NumberPadTests {
    private func makeForm(
        _ popover: HeadlessBehavior.NumberPadPopover = .accessoryViewStays, version: String = "26.0",
        _ model: HeadlessModel = .iPad
    ) -> DeviceForm {
        var behavior = HeadlessBehavior()
        behavior.systemVersion = version
        behavior.numberPadPopover = popover
        let form = DeviceForm(3, on: HeadlessDevice(model, behavior: behavior))
        form.fields[1].keyboardType = .numberPad
        return form
    }

    @Test("Q1: by default they stand at the bottom, with the toolbar, from the first focus on; a way to go on is there")
    func docked() throws {
        let form = makeForm()
        for first in [0, 1] {
            form.fields[first].becomeFirstResponder()
            form.device.settle()
            if first == 0 { form.navigator.focusNext() }
            form.device.settle()
            #expect(form.focus == "1" && form.device.keyboard.numberPadFrame == nil)
            #expect(form.device.keyboard.keysFrame.height > 100)
            #expect(form.device.keyboard.inputAccessoryView === form.navigator.toolbar)
            form.navigator.endEditing()
            form.device.settle()
        }
        #expect(form.fields.map(\.allowsNumberPadPopover) == [true, false, true])
        form.navigator.uninstall()
        #expect(form.fields.map(\.allowsNumberPadPopover) == [true, true, true])
    }

    @Test(
        "Q1: form and field may allow the popover, and a field of the app's own keeps what it says",
        arguments: [true, false])
    func options(isAllowed: Bool) {
        let form = makeForm()
        form.fields[2].keyboardType = .decimalPad
        form.fields[2].formOptions.allowsNumberPadPopover = !isAllowed
        form.navigator.configuration.allowsNumberPadPopover = isAllowed
        form.fields[0].becomeFirstResponder()
        #expect(form.fields.map(\.allowsNumberPadPopover) == [true, isAllowed, !isAllowed])
        // What the app has since set stays.
        form.navigator.configuration.allowsNumberPadPopover = true
        form.fields[1].allowsNumberPadPopover = false
        form.navigator.uninstall()
        #expect(form.fields.map(\.allowsNumberPadPopover) == [true, false, true])
    }

    @Test(
        "Q1: a text field or a text view gets back what it said, whatever ends it", arguments: [true, false],
        [true, false])
    func restored(isTextView: Bool, own: Bool) {
        for end in 0..<4 { restored(isTextView, own, end) }
    }

    /// - Parameter end: What ends the form's work.
    private func restored(_ isTextView: Bool, _ own: Bool, _ end: Int) {
        let form = makeForm()
        let note = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 60))
        form.viewController.view.addSubview(note)
        note.keyboardType = .numberPad
        let field: UIView & FormField = isTextView ? note : form.fields[1]
        field.mayShowNumberPadPopover = own
        for _ in 0..<2 {
            field.becomeFirstResponder()
            form.device.settle()
            #expect(!field.mayShowNumberPadPopover)
            switch end {
            case 0: form.navigator.uninstall()
            case 1: form.navigator.configuration.allowsNumberPadPopover = true
            case 2: field.formOptions.allowsNumberPadPopover = true
            default: form.navigator.configuration.isEnabled = false
            }
            form.navigator.reload()
            form.device.settle()
            #expect(field.mayShowNumberPadPopover == own)
            form.navigator.enable()
            form.navigator.configuration.allowsNumberPadPopover = false
            field.formOptions.allowsNumberPadPopover = nil
        }
        form.navigator.uninstall()
        #expect(field.mayShowNumberPadPopover == own)
    }

    @Test("Q1: without a toolbar, on a phone, and for other keyboards nothing is written")
    func untouched() {
        let (plain, phone) = (makeForm(), makeForm(.accessoryViewStays, .iPhone15))
        plain.navigator.configuration.isToolbarEnabled = false
        for form in [plain, phone] {
            form.fields[1].becomeFirstResponder()
            #expect(form.fields.map(\.allowsNumberPadPopover) == [true, true, true])
        }
    }

    @Test("Q1: the switch counts at once, and a change of the keyboard's type with the next update of the screen")
    func changes() {
        let form = makeForm()
        form.navigator.configuration.allowsNumberPadPopover = true
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        #expect(form.device.keyboard.numberPadFrame != nil)
        form.navigator.configuration.allowsNumberPadPopover = false
        form.device.settle()
        #expect(form.device.keyboard.numberPadFrame == nil && form.device.keyboard.keysFrame.height > 100)
        form.fields[1].keyboardType = .default
        form.navigator.reload()
        #expect(form.fields[1].allowsNumberPadPopover)
    }

    @Test(
        "Q1: where a popover is allowed, its field is clear of what there is, and no hardware keyboard is seen",
        arguments: HeadlessBehavior.NumberPadPopover.allCases)
    func allowed(_ popover: HeadlessBehavior.NumberPadPopover) throws {
        let form = makeForm(popover)
        form.navigator.configuration.allowsNumberPadPopover = true
        form.navigator.configuration.toolbar.hidesWithHardwareKeyboard = true
        let height = form.device.screen.bounds.height
        for (index, field) in form.fields.enumerated() { field.frame.origin.y = height - 200 + 50 * CGFloat(index) }
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        #expect(form.device.keyboard.numberPadFrame != nil)
        let toolbar = form.navigator.toolbar
        #expect((form.device.keyboard.inputAccessoryView === toolbar) == (popover == .accessoryViewStays))
        if popover == .accessoryViewStays {
            let top = form.device.keyboard.frame.minY
            #expect(form.fields[1].convert(form.fields[1].bounds, to: nil).maxY <= top)
        } else {
            #expect(form.viewController.view.transform == .identity)
        }
        // A tap beside it closes it, and a tap on the field docks it.
        form.device.tap(at: CGPoint(x: 20, y: 60))
        form.device.settle()
        #expect(form.focus == "1" && form.device.keyboard.numberPadFrame == nil)
        try form.device.tap(form.fields[1])
        form.device.settle()
        #expect(form.device.keyboard.inputAccessoryView === toolbar)
        #expect(form.device.distance(to: form.fields[1]) >= 10)
        // The next field has its keys and the toolbar.
        form.navigator.focusNext()
        form.device.settle()
        #expect(form.focus == "2" && form.device.keyboard.inputAccessoryView === toolbar)
        #expect(form.device.distance(to: form.fields[2]) >= 10)
        form.navigator.focusPrevious()
        form.navigator.endEditing()
        form.device.settle()
        #expect(form.viewController.view.transform == .identity)
    }

    @Test("Q1: when the navigator goes, the pad is where the app wants it, below the app's own view too")
    func restored() {
        let form = makeForm()
        form.navigator.configuration.isReturnKeyEnabled = false
        form.fields[1].inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        #expect(form.device.keyboard.numberPadFrame == nil)
        form.navigator.uninstall()
        form.device.settle()
        #expect(form.device.keyboard.numberPadFrame != nil)
    }

    @Test(
        "R9: pads are at the bottom from the first focus on, even if that's decided before it, in every field of the screen",
        arguments: [true, false])
    func decidedEarly(isTextView: Bool) {
        var behavior = HeadlessBehavior()
        behavior.systemVersion = "26.0"
        behavior.popoversAreDecidedBeforeFocus = true
        behavior.popoverKeyboards = .numbers
        let device = HeadlessDevice(.iPad, behavior: behavior)
        let controller = UIViewController()
        let step = UIView(frame: CGRect(x: 0, y: 400, width: 400, height: 200))
        let frame = CGRect(x: 20, y: 60, width: 300, height: 60)
        func makePad() -> any FormField {
            if isTextView { return UITextView(frame: frame) }
            return UITextField(frame: frame)
        }
        let pads = [makePad(), makePad()]
        for (pad, parent) in zip(pads, [controller.view!, step]) {
            (pad as? UITextField)?.keyboardType = .numbersAndPunctuation
            (pad as? UITextView)?.keyboardType = .numbersAndPunctuation
            parent.addSubview(pad)
        }
        controller.view.addSubview(step)
        // A later step of the form isn't there yet.
        step.isHidden = true
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        func areDocked() -> [Bool] { pads.map { !$0.mayShowNumberPadPopover } }
        #expect(areDocked() == [true, true])
        for pad in pads {
            step.isHidden = false
            pad.becomeFirstResponder()
            device.settle()
            #expect(device.keyboard.numberPadFrame == nil && device.keyboard.keysFrame.height > 100)
            pad.resignFirstResponder()
            device.settle()
        }
        form.configuration.allowsNumberPadPopover = true
        #expect(areDocked() == [false, false])
        form.configuration.allowsNumberPadPopover = false
        #expect(areDocked() == [true, true])
        form.uninstall()
        #expect(areDocked() == [false, false])
    }

    @Test("Q1: before iOS 26 there is nothing to allow")
    func before() {
        let form = makeForm(version: "18.5")
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        #expect(form.device.keyboard.keysFrame.height > 100)
    }
}
