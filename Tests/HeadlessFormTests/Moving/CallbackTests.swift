import FormNavigation
import Testing
import UIKit

/// The app's code that runs in the middle of a move, and does what apps do there.
@MainActor
struct CallbackTests {
    /// A delegate that consists of closures. If a closure is `nil`, the result is the same as without the method.
    private final class Hooks: NSObject, UITextFieldDelegate {
        var shouldBegin: ((UITextField) -> Bool)?
        var didBegin: ((UITextField) -> Void)?
        var didEnd: ((UITextField) -> Void)?
        var shouldReturn: ((UITextField) -> Bool)?

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { shouldBegin?(textField) ?? true }
        func textFieldDidBeginEditing(_ textField: UITextField) { didBegin?(textField) }
        func textFieldDidEndEditing(_ textField: UITextField) { didEnd?(textField) }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { shouldReturn?(textField) ?? true }
    }

    /// Records what a navigator reports.
    private final class Listener: FormNavigatorDelegate {
        var moves: [String] = []
        var finished = 0
        var mayMove: () -> Bool = { true }
        var onMove: () -> Void = {}

        func formNavigator(_: FormNavigator, shouldMoveFrom _: UIView?, to _: UIView) -> Bool { mayMove() }
        func formNavigator(_: FormNavigator, didMoveFrom _: UIView?, to nextField: UIView) {
            moves.append((nextField as? UITextField)?.placeholder ?? "?")
            onMove()
        }
        func formNavigator(_: FormNavigator, didFinishIn _: UIView) { finished += 1 }
    }

    @Test("what the delegate changes when it is told of a move is shown when the move returns")
    func changesAfterMove() {
        let (form, listener) = (DeviceForm(3), Listener())
        form.navigator.delegate = listener
        form.fields[0].becomeFirstResponder()
        listener.onMove = { form.fields[2].isHidden = true }
        form.navigator.focusNext()
        #expect(!form.navigator.toolbar.nextItem.isEnabled)
        #expect(form.fields[1].returnKeyType == .done)
    }

    // MARK: - Fields that open something

    @Test("a field that opens a picker instead of the keyboard has had its turn: no other gets focus")
    func pickerAfterBeginning() {
        for behavior in HeadlessBehavior.all {
            let form = DeviceForm(3, on: HeadlessDevice(behavior: behavior))
            let hooks = Hooks()
            hooks.didBegin = { $0.resignFirstResponder() }
            form.fields[1].delegate = hooks
            form.fields[0].becomeFirstResponder()
            form.navigator.focusNext()
            #expect(form.focus == nil, "\(behavior)")
        }
    }

    @Test("a field that presents a screen and refuses stays the only one that did, and the trace says why")
    func pickerInsteadOfBeginning() {
        let form = DeviceForm(4)
        let hooks = Hooks()
        var opened: [String?] = []
        hooks.shouldBegin = { [weak form = form.viewController] field in
            opened.append(field.placeholder)
            form?.present(UIViewController(), animated: true)
            return false
        }
        form.fields[1].delegate = hooks
        form.fields[2].delegate = hooks
        form.fields[0].becomeFirstResponder()
        var decisions: [String] = []
        FormNavigator.trace = { decisions.append($0.description) }
        defer { FormNavigator.trace = nil }
        #expect(!form.navigator.focusNext())
        #expect(opened == ["1"])
        #expect(form.focus == "0")
        #expect(decisions.last == "not moved: the app presented a screen")
    }

    /// What a delegate does instead of the move that it refuses.
    enum Redirection: CaseIterable {
        case focus, becoming, ending

        @MainActor
        func perform(in form: DeviceForm) {
            switch self {
            case .focus: form.navigator.focus(form.fields[3])
            case .becoming: form.fields[3].becomeFirstResponder()
            case .ending: form.viewController.view.endEditing(true)
            }
        }
    }

    @Test(
        "a delegate that refuses a move, and moves or ends focus itself, has the last word",
        arguments: Redirection.allCases)
    func redirected(_ redirection: Redirection) throws {
        let moves: [@MainActor (DeviceForm) throws -> Void] = [
            { $0.navigator.focusNext() }, { $0.navigator.focus($0.fields[1]) }, { try $0.device.tap(title: "Next") },
            { $0.device.pressReturn() }, { $0.device.press(.keyboardTab) },
        ]
        for (index, move) in moves.enumerated() {
            let (form, listener) = (DeviceForm(4), Listener())
            form.navigator.delegate = listener
            form.fields[0].becomeFirstResponder()
            form.device.settle()
            var isAsked = false
            listener.mayMove = {
                guard !isAsked else { return true }
                isAsked = true
                redirection.perform(in: form)
                return false
            }
            try move(form)
            form.device.settle()
            #expect(form.focus == (redirection == .ending ? nil : "3"), "\(index)")
        }
    }

    // MARK: - Forms that change

    @Test("a form that changes during a move is looked at again: buttons and keys are right at once")
    func formChanges() {
        let form = DeviceForm(3)
        form.fields[2].isHidden = true
        let hooks = Hooks()
        hooks.didEnd = { [weak last = form.fields[2]] _ in last?.isHidden = false }
        form.fields[0].delegate = hooks
        form.fields[0].becomeFirstResponder()
        form.navigator.focusNext()
        #expect(form.navigator.toolbar.nextItem.isEnabled)
        #expect(form.fields.map(\.returnKeyType) == [.next, .next, .done])
        #expect(form.fields[2].inputAccessoryView === form.navigator.toolbar)
    }

    @Test("a field that is locked as soon as Return is pressed is still where the move starts")
    func lockedAfterEntry() {
        let form = DeviceForm(4)
        let hooks = Hooks()
        hooks.shouldReturn = { field in
            field.isEnabled = false
            return true
        }
        form.fields[1].delegate = hooks
        form.fields[1].becomeFirstResponder()
        form.device.pressReturn()
        #expect(form.focus == "2")
    }

    @Test("asked in did-begin, the navigator knows the field that has just got focus")
    func askedInDidBegin() {
        let form = DeviceForm(3)
        let hooks = Hooks()
        var answers: [Bool] = []
        hooks.didBegin = { [weak navigator = form.navigator] field in
            answers = [navigator?.currentField === field, navigator?.canFocusPrevious == true]
        }
        form.fields[1].delegate = hooks
        form.fields[1].becomeFirstResponder()
        #expect(answers == [true, true])
    }

    /// How an app takes a field out of the form.
    enum Removal: CaseIterable {
        case hidden, transparent, disabled, untouchable, collapsed, scaled, removed
        case inHiddenView, inScaledView, neverStop, excluded

        @MainActor
        func remove(_ field: UITextField, in holder: UIView) {
            switch self {
            case .hidden: field.isHidden = true
            case .transparent: field.alpha = 0
            case .disabled: field.isEnabled = false
            case .untouchable: field.isUserInteractionEnabled = false
            case .collapsed: field.bounds.size = .zero
            case .scaled: field.transform = CGAffineTransform(scaleX: 1, y: 0.001)
            case .removed: field.removeFromSuperview()
            case .inHiddenView: holder.isHidden = true
            case .inScaledView: holder.transform = CGAffineTransform(scaleX: 0.001, y: 1)
            case .neverStop: field.formOptions.stop = .never
            case .excluded: holder.formOptions.isExcluded = true
            }
        }
    }

    @Test(
        "a field that leaves the form as the delegate is asked about it never has focus", arguments: Removal.allCases)
    func goneWhenAsked(_ removal: Removal) {
        let form = DeviceForm(3)
        let holder = UIView(frame: form.fields[1].frame)
        form.viewController.view.addSubview(holder)
        holder.addSubview(form.fields[1])
        form.fields[1].frame = holder.bounds
        let hooks = Hooks()
        var begun: [String?] = []
        hooks.didBegin = { begun.append($0.placeholder) }
        for field in form.fields { field.delegate = hooks }
        let listener = Listener()
        listener.mayMove = { [weak second = form.fields[1]] in
            if let second { removal.remove(second, in: holder) }
            return true
        }
        form.navigator.delegate = listener
        form.fields[0].becomeFirstResponder()
        #expect(form.navigator.focusNext())
        #expect(form.focus == "2" && begun == ["0", "2"])
    }

    @Test("a field that uninstalls the navigator when its return key is set is left as it was, and so are all others")
    func returnKeyThatUninstalls() {
        final class Field: UITextField {
            var onReturnKey: (() -> Void)?

            override var returnKeyType: UIReturnKeyType {
                didSet {
                    let act = onReturnKey
                    onReturnKey = nil
                    act?()
                }
            }
        }
        let form = DeviceForm(2)
        let field = Field(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
        form.viewController.view.addSubview(field)
        form.navigator.configuration.keyboardAppearance = .dark
        field.onReturnKey = { [weak navigator = form.navigator] in navigator?.uninstall() }
        field.becomeFirstResponder()
        form.device.settle()
        for field in [field] + form.fields {
            #expect(field.returnKeyType == .default && field.keyboardAppearance == .default)
            #expect(field.inputAccessoryView == nil && field.delegate == nil)
        }
    }

    @Test("a navigator that is made while the one before gives way is the newest, and serves alone")
    func navigatorMadeMeanwhile() {
        final class Field: UITextField {
            var onReturnKey: (() -> Void)?

            override var returnKeyType: UIReturnKeyType { didSet { onReturnKey?() } }
        }
        let form = DeviceForm(1)
        let field = Field(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
        form.viewController.view.addSubview(field)
        field.becomeFirstResponder()
        form.device.settle()
        var newest: FormNavigator?
        field.onReturnKey = { [weak field, weak viewController = form.viewController] in
            field?.onReturnKey = nil
            newest = viewController.map { FormNavigator(viewController: $0) }
        }
        let newer = FormNavigator(viewController: form.viewController)
        form.device.settle()
        #expect(newest?.currentField === field && newer.currentField == nil)
        #expect(field.inputAccessoryView === newest?.toolbar)
        newest?.uninstall()
        #expect(newer.currentField === field)
    }

    @Test("a navigator that a custom order makes is the newest, and reports the changes of focus alone")
    func navigatorMadeByOrder() async {
        let form = DeviceForm(3)
        var newest: FormNavigator?
        var isMaking = true
        form.navigator.configuration.order = .custom { [weak viewController = form.viewController] fields in
            if isMaking, fields.contains(where: \.isFirstResponder), let viewController {
                isMaking = false
                newest = FormNavigator(viewController: viewController)
            }
            return fields
        }
        let changes = form.navigator.focusChanges()
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        #expect(newest?.currentField === form.fields[1] && form.navigator.currentField == nil)
        #expect(form.fields.allSatisfy { $0.inputAccessoryView != nil && $0.inputAccessoryView === newest?.toolbar })
        newest?.uninstall()
        #expect(form.fields.allSatisfy { $0.inputAccessoryView === form.navigator.toolbar })
        form.fields[1].resignFirstResponder()
        form.navigator.uninstall()
        var log: [Bool] = []
        for await change in changes { log.append(change.isFocused) }
        #expect(log == [false])
    }

    // MARK: - Delegates that act on their own

    @Test("a delegate that resigns and allows Return, as many do, does not keep the person from going on")
    func resigningDelegate() {
        let form = DeviceForm(2)
        let hooks = Hooks()
        hooks.shouldReturn = { $0.resignFirstResponder() }
        let listener = Listener()
        form.navigator.delegate = listener
        for field in form.fields { field.delegate = hooks }
        form.fields[0].becomeFirstResponder()
        form.device.pressReturn()
        #expect(form.focus == "1")
        form.device.pressReturn()
        #expect(form.focus == nil)
        #expect(listener.finished == 1)
    }

    @Test("the delegate hears of the field that has focus in the end, and of no move that led out of the form")
    func didMove() {
        let form = DeviceForm(4)
        let hooks = Hooks()
        hooks.didBegin = { [weak target = form.fields[3]] _ in target?.becomeFirstResponder() }
        form.fields[1].delegate = hooks
        let listener = Listener()
        form.navigator.delegate = listener
        form.fields[0].becomeFirstResponder()
        form.navigator.focusNext()
        #expect(listener.moves == ["3"])
    }

    @Test("ending that leads to another field is no end: neither for Done nor for the last Return")
    func endingElsewhere() {
        let form = DeviceForm(3)
        let hooks = Hooks()
        hooks.didEnd = { [weak first = form.fields[0]] _ in first?.becomeFirstResponder() }
        form.fields[2].delegate = hooks
        let listener = Listener()
        form.navigator.delegate = listener
        form.fields[2].becomeFirstResponder()
        #expect(!form.navigator.endEditing())
        form.fields[2].becomeFirstResponder()
        form.device.pressReturn()
        #expect(form.focus == "0")
        #expect(listener.finished == 0)
    }

    // MARK: - Calls into the navigator

    @Test("asking for the next field while one is about to begin skips that one, and ends")
    func reentrantMove() {
        let form = DeviceForm(4)
        let hooks = Hooks()
        hooks.shouldBegin = { [weak navigator = form.navigator] _ in
            navigator?.focusNext()
            return false
        }
        form.fields[1].delegate = hooks
        form.fields[2].delegate = hooks
        form.fields[0].becomeFirstResponder()
        form.navigator.focusNext()
        #expect(form.focus == "3")
    }

    @Test("a trace that asks the navigator while it looks, and an order that does, find no fields, and end")
    func reentrantQuestions() {
        let form = DeviceForm(3)
        form.fields[1].isHidden = true
        var count = 0
        FormNavigator.trace = { [weak navigator = form.navigator] _ in count += navigator?.fields.count ?? 0 }
        defer { FormNavigator.trace = nil }
        #expect(form.navigator.fields.count == 2)
        #expect(count == 0)
        FormNavigator.trace = nil
        form.navigator.configuration.order = .custom { [weak navigator = form.navigator] fields in
            navigator?.canFocusNext == true ? [] : fields.reversed()
        }
        #expect(form.navigator.fields == [form.fields[2], form.fields[0]])
        // The second question gets the answer that the first one got.
        form.navigator.configuration.order = .custom { [weak navigator = form.navigator] fields in
            let answers = (0..<3).map { _ in navigator?.fields.isEmpty == true && navigator?.canFocusPrevious == false }
            return answers.contains(false) ? [] : fields.reversed()
        }
        #expect(form.navigator.fields == [form.fields[2], form.fields[0]])
    }

    @Test("uninstalled in the middle of a move, the navigator stops there")
    func uninstalledMeanwhile() {
        let form = DeviceForm(3)
        let listener = Listener()
        form.navigator.delegate = listener
        form.fields[0].becomeFirstResponder()
        listener.mayMove = { [weak navigator = form.navigator] in
            navigator?.uninstall()
            return true
        }
        form.navigator.focusNext()
        #expect(form.focus == "0")
        #expect(listener.moves.isEmpty)
        #expect(form.fields.allSatisfy { $0.inputAccessoryView == nil && $0.delegate == nil })
        #expect(!form.navigator.focusNext() && form.navigator.fields.isEmpty)
    }

    // MARK: - Objects in front of the proxy

    @Test("an object that steps in front of the proxy and holds it weakly does not cost the app its delegate")
    func weakFront() {
        final class Front: NSObject, UITextFieldDelegate, HeadlessForwarding {
            weak var next: AnyObject?
            var headlessForwardingTarget: AnyObject? { next }
        }
        let form = DeviceForm(2)
        let hooks = Hooks()
        var asked = 0
        hooks.shouldReturn = { _ in
            asked += 1
            return false
        }
        form.fields[0].delegate = hooks
        form.fields[0].becomeFirstResponder()
        let front = Front()
        front.next = form.fields[0].delegate
        form.fields[0].delegate = front
        form.navigator.focusNext()
        form.fields[0].becomeFirstResponder()
        form.device.pressReturn()
        #expect(asked == 1)
        #expect(form.focus == "0")
        form.navigator.uninstall()
        #expect(form.fields[0].delegate === front)
        form.device.pressReturn()
        #expect(asked == 2)
    }

    @Test("objects that stand in front of each other are asked once, and not for ever")
    func ring() {
        final class Ring: NSObject, UITextFieldDelegate {
            weak var next: (any UITextFieldDelegate)?
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                next?.textFieldShouldReturn(textField) ?? true
            }
        }
        let form = DeviceForm(2)
        let ring = Ring()
        form.fields[0].delegate = ring
        form.fields[0].becomeFirstResponder()
        ring.next = form.fields[0].delegate
        form.device.pressReturn()
        #expect(form.focus == "1")
    }
}
