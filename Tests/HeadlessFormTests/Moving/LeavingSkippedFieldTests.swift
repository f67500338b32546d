import FormNavigation
import TestSupport
import Testing
import UIKit

/// The user can still leave a field that Next skips: a number pad doesn't have a key that ends editing.
@MainActor
struct LeavingSkippedFieldTests {
    /// What excludes a field from moves through the form.
    enum Exclusion: CaseIterable {
        case never, neverAround, behindModalView, outOfSight

        @MainActor
        fileprivate func apply(to form: DeviceForm) {
            let view: UIView = form.viewController.view
            switch self {
            case .never: form.fields[1].formOptions.stop = .never
            case .neverAround:
                let box = UIView(frame: view.bounds)
                box.formOptions.stop = .never
                view.addSubview(box)
                box.addSubview(form.fields[1])
            case .behindModalView:
                let row = UIView(frame: view.bounds)
                let modal = UIView(frame: CGRect(x: 0, y: 300, width: 9, height: 9))
                modal.accessibilityViewIsModal = true
                modal.addSubview(UILabel())
                view.addSubview(row)
                row.addSubview(form.fields[1])
                row.addSubview(modal)
            case .outOfSight:
                let drawer = UIView(frame: CGRect(x: -393, y: 0, width: 393, height: 852))
                view.addSubview(drawer)
                drawer.addSubview(form.fields[1])
            }
        }
    }

    private func makeForm(_ exclusion: Exclusion) -> DeviceForm {
        let form = DeviceForm(3)
        form.navigator.configuration.endsEditingOnTapOutside = true
        form.fields[1].keyboardType = .numberPad
        exclusion.apply(to: form)
        return form
    }

    @Test("it has Done, and keeps its return key and its delegate", arguments: [Exclusion.never, .neverAround])
    func done(_ exclusion: Exclusion) throws {
        let form = makeForm(exclusion)
        for _ in 0..<2 {
            form.fields[1].becomeFirstResponder()
            form.device.settle()
            #expect(form.device.keyboard.inputAccessoryView === form.navigator.toolbar)
            #expect(form.fields[1].returnKeyType == .default && form.fields[1].delegate == nil)
            #expect(names(form.navigator.fields) == "0 2")
            try form.device.tap(form.navigator.toolbar.doneItem)
            #expect(form.focus == nil)
        }
        form.navigator.uninstall()
        #expect(form.fields.allSatisfy { $0.inputAccessoryView == nil })
    }

    private final class Refusal: NSObject, UITextFieldDelegate {
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
    }

    @Test(
        "it keeps focus if every field that the user could move to refuses it",
        arguments: HeadlessBehavior.HandoverOrder.allCases)
    func refused(_ order: HeadlessBehavior.HandoverOrder) {
        var behavior = HeadlessBehavior()
        behavior.handoverOrder = order
        let form = DeviceForm(3, on: HeadlessDevice(behavior: behavior))
        form.fields[1].formOptions.stop = .never
        let refusal = Refusal()
        for index in [0, 2] { form.fields[index].delegate = refusal }
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        #expect(!form.navigator.focusNext())
        form.device.settle()
        #expect(form.focus == "1")
    }

    @Test(
        "a field that a custom order leaves out has the toolbar while it has focus, and moves continue from its position"
    )
    func leftOut() throws {
        for (index, next, previous) in [(0, "1", nil), (1, "2", "0"), (2, nil, "1")] as [(Int, String?, String?)] {
            let form = DeviceForm(3)
            form.navigator.configuration.endsEditingOnTapOutside = true
            form.fields[index].keyboardType = .numberPad
            form.fields[index].formOptions.validation = .text { _ in "No." }
            form.navigator.configuration.order = .custom { [field = form.fields[index]] in $0.filter { $0 !== field } }
            let others = form.fields.filter { $0 !== form.fields[index] }
            form.fields[index].becomeFirstResponder()
            form.device.settle()
            #expect(form.device.keyboard.inputAccessoryView === form.navigator.toolbar)
            #expect(form.fields[index].returnKeyType == .default && form.fields[index].delegate == nil)
            #expect(form.navigator.fields == others && !form.navigator.isValid)
            #expect(form.navigator.canFocusNext == (index < 2) && form.navigator.canFocusPrevious == (index > 0))
            form.fields[index].formOptions.validation = nil
            #expect(form.navigator.focusNext() == (next != nil) && form.focus == next ?? "\(index)")
            form.fields[index].becomeFirstResponder()
            #expect(form.navigator.focusPrevious() == (previous != nil) && form.focus == previous ?? "\(index)")
            form.fields[index].becomeFirstResponder()
            form.device.settle()
            form.device.press(.keyboardTab)
            #expect(form.focus == next ?? "\(index)")
            form.fields[index].becomeFirstResponder()
            form.device.settle()
            try form.device.tap(form.navigator.toolbar.doneItem)
            #expect(form.focus == nil)
        }
    }

    @Test("a field that a custom order leaves out doesn't change the order of the others by a link of its own")
    func leftOutWithLink() {
        let form = DeviceForm(4)
        form.navigator.configuration.order = .custom { Array($0.dropFirst()) }
        form.fields[0].formOptions.next = form.fields[3]
        form.fields[0].becomeFirstResponder()
        #expect(names(form.navigator.fields) == "1 2 3")
        #expect(form.navigator.focusNext() && form.focus == "1")
    }

    @Test("a view whose text can't change anymore has no toolbar anymore, hidden or skipped", arguments: [true, false])
    func notEditable(_ isHidden: Bool) {
        let form = DeviceForm(2)
        let box = UIView(frame: CGRect(x: 20, y: 300, width: 300, height: 100))
        let note = HostNoteView(named: "Note", frame: box.bounds)
        form.viewController.view.addSubview(box)
        box.addSubview(note)
        if !isHidden { note.formOptions.stop = .never }
        form.device.tap(at: CGPoint(x: 60, y: 320))
        form.device.settle()
        #expect(note.isFirstResponder && note.inputAccessoryView === form.navigator.toolbar)
        box.isHidden = isHidden
        form.navigator.configuration.wrapsAround = true
        #expect(note.inputAccessoryView === form.navigator.toolbar)
        note.isEditable = false
        form.navigator.configuration.wrapsAround = false
        form.device.settle()
        #expect(note.isFirstResponder && note.inputAccessoryView == nil)
    }

    @Test("Q1: on an iPad its number pad stays at the bottom of the screen, with the toolbar")
    func numberPad() throws {
        var behavior = HeadlessBehavior()
        behavior.systemVersion = "26.0"
        let device = HeadlessDevice(.iPad, behavior: behavior)
        let form = DeviceForm(3, on: device)
        form.fields[1].keyboardType = .numberPad
        form.fields[1].formOptions.stop = .never
        form.fields[1].becomeFirstResponder()
        device.settle()
        #expect(!form.fields[1].allowsNumberPadPopover && device.keyboard.placement == .docked)
        #expect(device.keyboard.inputAccessoryView === form.navigator.toolbar)
        try device.tap(form.navigator.toolbar.doneItem)
        #expect(form.focus == nil)
        form.navigator.uninstall()
        #expect(form.fields[1].allowsNumberPadPopover)
    }

    @Test("Previous and Next go on from where it lies", arguments: [Exclusion.never, .neverAround])
    func moves(_ exclusion: Exclusion) throws {
        for (title, target) in [("Previous", "0"), ("Next", "2")] {
            let form = makeForm(exclusion)
            form.fields[1].becomeFirstResponder()
            form.device.settle()
            #expect(form.navigator.toolbar.previousItem.isEnabled && form.navigator.toolbar.nextItem.isEnabled)
            try form.device.tap(title: title)
            #expect(form.focus == target)
        }
    }

    @Test("if there's no other field, it keeps focus", arguments: [Exclusion.never, .neverAround])
    func onlyField(_ exclusion: Exclusion) {
        let form = makeForm(exclusion)
        for field in [form.fields[0], form.fields[2]] { field.isHidden = true }
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        #expect(!form.navigator.focusNext() && form.focus == "1")
        #expect(!form.navigator.focusPrevious() && form.focus == "1")
    }

    @Test("a tap outside and the keys of a hardware keyboard end editing in it", arguments: Exclusion.allCases)
    func otherWays(_ exclusion: Exclusion) {
        for end in 0..<3 {
            let form = makeForm(exclusion)
            form.fields[1].becomeFirstResponder()
            form.device.settle()
            switch end {
            case 0: form.device.tap(at: CGPoint(x: 300, y: 260))
            case 1: form.device.press(.keyboardEscape)
            default: form.navigator.endEditing()
            }
            form.device.settle()
            #expect(form.focus == nil, "\(end)")
        }
    }

    @Test("a rule that turns return keys and hardware keys off leaves the toolbar and the taps")
    func rule() throws {
        let form = DeviceForm(2)
        form.navigator.configuration.endsEditingOnTapOutside = true
        form.navigator.configuration.rules.append(.off([.returnKeys, .hardwareKeyboard], in: UIViewController.self))
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(form.fields[0].returnKeyType == .default)
        try form.device.tap(form.navigator.toolbar.doneItem)
        #expect(form.focus == nil)
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        form.device.tap(at: CGPoint(x: 300, y: 260))
        #expect(form.focus == nil)
    }

    @Test("where the toolbar is off for it too, it has none", arguments: [true, false])
    func toolbarIsOff(_ isByRule: Bool) {
        let form = makeForm(.never)
        if isByRule {
            form.navigator.configuration.rules.append(.off(.toolbar, in: UIViewController.self))
        } else {
            form.fields[1].formOptions.toolbar.isEnabled = false
        }
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        #expect(form.fields[1].inputAccessoryView == nil)
    }

    @Test("what takes no text just now has nothing")
    func disabled() {
        let form = DeviceForm(1)
        let note = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 60))
        note.isEditable = false
        form.viewController.view.addSubview(note)
        note.becomeFirstResponder()
        form.device.settle()
        #expect(note.inputAccessoryView == nil)
    }

    @Test("a text view keeps its delegate, too")
    func textView() {
        final class Delegate: NSObject, UITextViewDelegate {}
        let (form, delegate) = (DeviceForm(1), Delegate())
        let note = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 60))
        note.delegate = delegate
        note.formOptions.stop = .never
        form.viewController.view.addSubview(note)
        note.becomeFirstResponder()
        form.device.settle()
        #expect(form.device.keyboard.inputAccessoryView === form.navigator.toolbar)
        #expect(note.delegate === delegate)
    }

    @Test("a field that is passed from now on keeps the toolbar, and its own return key")
    func passedWhileEdited() {
        let form = DeviceForm(3)
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        form.fields[1].formOptions.stop = .never
        form.device.advance(by: 0.5)
        form.device.settle()
        #expect(form.device.keyboard.inputAccessoryView === form.navigator.toolbar)
        #expect(form.fields[1].returnKeyType == .default && form.fields[1].delegate == nil)
        #expect(form.navigator.focusNext() && form.focus == "2")
        #expect(form.navigator.focusPrevious() && form.focus == "0")
    }

    @Test(
        "its delegate learns as editing begins that it's the current field, and moves on from there",
        arguments: [Exclusion.never, .neverAround], HeadlessBehavior.all)
    func askedAsEditingBegins(_ exclusion: Exclusion, _ behavior: HeadlessBehavior) {
        for panelCount in 0...2 {
            for isNext in [true, false] {
                let form = DeviceForm(3, on: HeadlessDevice(behavior: behavior))
                exclusion.apply(to: form)
                for index in 0..<panelCount {
                    let panel = UIView(frame: CGRect(x: 0, y: 500 + 60 * index, width: 300, height: 50))
                    panel.isHidden = true
                    panel.addSubview(UITextField(frame: panel.bounds))
                    form.viewController.view.insertSubview(panel, at: 0)
                }
                let hooks = TextFieldHooks()
                form.fields[1].delegate = hooks
                var current: UIView?
                hooks.didBegin = { _ in
                    current = form.navigator.currentField
                    if isNext { form.navigator.focusNext() } else { form.navigator.focusPrevious() }
                }
                form.fields[1].becomeFirstResponder()
                form.device.settle()
                #expect(current === form.fields[1] && form.focus == (isNext ? "2" : "0"), "\(panelCount) panels")
            }
        }
    }
}
