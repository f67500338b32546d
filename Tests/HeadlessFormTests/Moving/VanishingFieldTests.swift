import FormNavigation
import TestSupport
import Testing
import UIKit

/// An app removes a field from the form when the user leaves the previous one, such as the state for certain countries.
@MainActor
struct VanishingFieldTests {
    /// How a field is removed from a form.
    enum Change: CaseIterable {
        case hidden, disabled, notInteractive, hiddenAround, emptied, scaledToNothing

        @MainActor
        func apply(to field: UITextField) {
            switch self {
            case .hidden: field.isHidden = true
            case .disabled: field.isEnabled = false
            case .notInteractive: field.isUserInteractionEnabled = false
            case .hiddenAround: field.superview?.isHidden = true
            case .emptied: field.frame.size.height = 0
            case .scaledToNothing: field.superview?.transform = CGAffineTransform(scaleX: 0, y: 0)
            }
        }
    }

    /// Shows four fields, each in its own view.
    private func makeForm(_ behavior: HeadlessBehavior) -> DeviceForm {
        let form = DeviceForm(4, on: HeadlessDevice(behavior: behavior))
        for field in form.fields {
            let box = UIView(frame: field.frame)
            form.viewController.view.addSubview(box)
            box.addSubview(field)
            field.frame = box.bounds
        }
        return form
    }

    @Test(
        "A25: a field that is gone once the one before has ended is passed over, there and back",
        arguments: HeadlessBehavior.all, Change.allCases)
    func passedOver(_ behavior: HeadlessBehavior, _ change: Change) {
        let ways: [(from: Int, gone: Int, to: String, move: @MainActor (DeviceForm) -> Void)] = [
            (0, 1, "2", { $0.navigator.focusNext() }), (0, 1, "2", { $0.device.pressReturn() }),
            (3, 2, "1", { $0.navigator.focusPrevious() }),
        ]
        // As a sample, each change occurs with one of them in turn, and with a different one for each behavior.
        let turn =
            (Change.allCases.firstIndex(of: change) ?? 0) + (HeadlessBehavior.all.firstIndex(of: behavior) ?? 0)
        for way in testsEverything ? ways : [ways[turn % ways.count]] {
            let form = makeForm(behavior)
            let (hooks, listener) = (TextFieldHooks(), MoveListener())
            let gone = form.fields[way.gone]
            hooks.didEnd = { [weak gone] _ in gone.map(change.apply) }
            form.fields[way.from].delegate = hooks
            form.navigator.delegate = listener
            form.fields[way.from].becomeFirstResponder()
            form.device.settle()
            way.move(form)
            #expect(form.focus == way.to)
            #expect(listener.moves == [way.to])
            form.device.settle()
            #expect(form.focus == way.to)
            #expect(form.navigator.fields == form.fields.filter { $0 !== gone })
            form.device.type("x")
            #expect(gone.text?.isEmpty != false, "the user can't type into a field that isn't there")
        }
    }

    @Test(
        "a field that the app itself gives focus when the last one has ended keeps it", arguments: HeadlessBehavior.all)
    func givenByApp(_ behavior: HeadlessBehavior) {
        let form = makeForm(behavior)
        let (hooks, listener) = (TextFieldHooks(), MoveListener())
        let fields = form.fields
        for field in fields[2...] { field.isHidden = true }
        hooks.didEnd = { _ in
            for (index, field) in fields.enumerated() { field.isHidden = index < 2 }
            fields[3].becomeFirstResponder()
        }
        fields[1].delegate = hooks
        form.navigator.delegate = listener
        fields[1].becomeFirstResponder()
        form.device.settle()
        form.device.pressReturn()
        form.device.settle()
        #expect(form.focus == "3")
        #expect(listener.finished == 0)
    }

    @Test("what is shown in its place is next", arguments: HeadlessBehavior.all)
    func replaced(_ behavior: HeadlessBehavior) {
        let form = makeForm(behavior)
        form.fields[2].isHidden = true
        let hooks = TextFieldHooks()
        hooks.didEnd = { [weak state = form.fields[1], weak province = form.fields[2]] _ in
            state?.isHidden = true
            province?.isHidden = false
        }
        form.fields[0].delegate = hooks
        form.fields[0].becomeFirstResponder()
        #expect(form.navigator.focusNext())
        #expect(form.focus == "2")
        #expect(form.navigator.toolbar.nextItem.isEnabled)
    }

    @Test(
        "Return in the last field goes on to what takes its place, however that field goes", arguments: Change.allCases)
    func replacedLast(_ change: Change) {
        let form = makeForm(HeadlessBehavior())
        let (hooks, listener) = (TextFieldHooks(), MoveListener())
        form.navigator.delegate = listener
        for field in form.fields[2...] { field.isHidden = true }
        hooks.didEnd = { [weak last = form.fields[1], weak next = form.fields[2]] _ in
            last.map(change.apply)
            next?.isHidden = false
        }
        form.fields[1].delegate = hooks
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        form.device.pressReturn()
        #expect(form.focus == "2" && listener.finished == 0)
    }

    @Test("a field that's edited in a part that takes no touches anymore keeps its place and what it has")
    func touchless() {
        let form = makeForm(HeadlessBehavior())
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        form.fields[1].superview?.isUserInteractionEnabled = false
        form.navigator.configuration.wrapsAround = true
        form.device.settle()
        #expect(form.navigator.currentField === form.fields[1] && form.fields[1].returnKeyType == .next)
        #expect(form.fields[1].inputAccessoryView === form.navigator.toolbar)
        #expect(form.navigator.focusNext() && form.focus == "2")
    }

    @Test("where all that follow are gone, focus stays; where the field itself is too, editing ends")
    func allGone() {
        for behavior in HeadlessBehavior.all {
            for isLeftGone in [false, true] {
                let form = makeForm(behavior)
                let hooks = TextFieldHooks()
                hooks.didEnd = { [fields = form.fields] _ in
                    for field in fields[(isLeftGone ? 0 : 1)...] { field.isHidden = true }
                }
                form.fields[0].delegate = hooks
                form.fields[0].becomeFirstResponder()
                #expect(!form.navigator.focusNext())
                #expect(form.focus == (isLeftGone ? nil : "0"))
                form.device.settle()
                #expect(form.device.keyboard.isVisible == !isLeftGone)
            }
        }
    }

    @Test("a field that hides itself when it's asked for focus, and refuses, leaves nothing to go to")
    func hidesItself() {
        for behavior in HeadlessBehavior.sampled(0) {
            let form = DeviceForm(2, on: HeadlessDevice(behavior: behavior))
            let hooks = TextFieldHooks()
            hooks.shouldBegin = {
                $0.isHidden = true
                return false
            }
            form.fields[1].delegate = hooks
            form.fields[0].becomeFirstResponder()
            #expect(!form.navigator.focusNext() && form.focus == "0")
            #expect(!form.navigator.toolbar.nextItem.isEnabled)
        }
    }

    @Test("from a hidden field with focus, wrapping around leads to its only neighbor, in either direction")
    func wrapping() {
        for (hidden, neighbor) in [(0, "1"), (1, "0")] {
            for isNext in [true, false] {
                let form = DeviceForm(2)
                form.navigator.configuration.wrapsAround = true
                form.fields[hidden].becomeFirstResponder()
                form.device.settle()
                form.fields[hidden].isHidden = true
                #expect(isNext ? form.navigator.focusNext() : form.navigator.focusPrevious())
                #expect(form.focus == neighbor, "from \(hidden), \(isNext)")
            }
        }
    }

    @Test("a new field at the address of a removed one isn't taken for it")
    func addressUsedAgain() {
        let form = DeviceForm(2)
        func makeField(_ name: String, _ y: Int) -> UITextField {
            UITextField(named: name, frame: CGRect(x: 20, y: y, width: 300, height: 40))
        }
        var removed: UITextField? = makeField("removed", 120)
        removed.map(form.viewController.view.addSubview)
        form.fields[1].frame.origin.y = 200
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        let address = removed.map { ObjectIdentifier($0) }
        removed?.removeFromSuperview()
        removed = nil
        var others = [makeField("other", 300)]
        while ObjectIdentifier(others[0]) != address, others.count < 1_000 {
            others.insert(makeField("other", 300), at: 0)
        }
        form.viewController.view.addSubview(others[0])
        form.fields[1].isHidden = true
        #expect(form.navigator.focusNext())
        #expect(others[0].isFirstResponder)
    }

    @Test("a hidden field with focus keeps its place, and with it the return key, wherever hiding has moved it")
    func movedByHiding() {
        for (hidden, y) in [(2, 0), (0, 300)] {
            let form = DeviceForm(3)
            form.fields[hidden].becomeFirstResponder()
            form.device.settle()
            form.fields[hidden].isHidden = true
            form.fields[hidden].frame.origin.y = CGFloat(y)
            form.device.advance(by: 0.5)
            form.device.settle()
            #expect(form.fields.map(\.returnKeyType) == [.next, .next, .done], "\(hidden)")
        }
    }

    @Test("a veto against the field after it sends focus back to where it came from")
    func refusedByDelegate() {
        final class Veto: FormNavigatorDelegate {
            func formNavigator(_: FormNavigator, shouldMoveFrom _: UIView?, to nextField: UIView) -> Bool {
                (nextField as? UITextField)?.placeholder != "2"
            }
        }
        let form = makeForm(HeadlessBehavior())
        let (hooks, veto) = (TextFieldHooks(), Veto())
        hooks.didEnd = { [weak gone = form.fields[1]] _ in gone?.isHidden = true }
        form.fields[0].delegate = hooks
        form.navigator.delegate = veto
        form.fields[0].becomeFirstResponder()
        #expect(!form.navigator.focusNext())
        #expect(form.focus == "0")
    }

    @Test("an invalid field that is gone once another one has ended is not gone to")
    func invalid() {
        let form = makeForm(HeadlessBehavior())
        let hooks = TextFieldHooks()
        hooks.didEnd = { [weak gone = form.fields[2]] _ in gone?.isHidden = true }
        form.fields[0].delegate = hooks
        form.fields[2].formOptions.validation = .view { (_: UIView) in "No." }
        form.fields[0].becomeFirstResponder()
        #expect(!form.navigator.focusFirstInvalid())
        #expect(form.focus == "0")
        #expect(form.navigator.isValid)
    }

    /// A field that shows another one in its place.
    private final class Relay: UITextField {
        var onFocus: (() -> Bool)?

        override func becomeFirstResponder() -> Bool { onFocus?() ?? super.becomeFirstResponder() }
    }

    @Test(
        "focus that a field passes on stays where it went when that field disappears, with or without the one before it",
        arguments: [true, false], [true, false])
    func passedOn(isNext: Bool, hidesPrevious: Bool) {
        let (device, controller, relay) = (HeadlessDevice(), UIViewController(), Relay())
        let fields = (0..<4).map { _ in UITextField() }
        let order = [fields[0], relay] + fields[1...]
        for (index, field) in (isNext ? order : order.reversed()).enumerated() {
            field.frame = CGRect(x: 20, y: 80 + 50 * index, width: 300, height: 40)
            controller.view.addSubview(field)
        }
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        fields[0].becomeFirstResponder()
        device.settle()
        relay.onFocus = {
            relay.isHidden = true
            fields[0].isHidden = hidesPrevious
            return fields[2].becomeFirstResponder()
        }
        #expect(isNext ? form.focusNext() : form.focusPrevious())
        #expect(fields[2].isFirstResponder)
        device.settle()
        #expect(fields[2].isFirstResponder && form.currentField === fields[2])
    }
}
