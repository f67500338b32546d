import FormNavigation
import TestSupport
import Testing
import UIKit

/// The delegate and all listeners receive which fields gain and lose focus, and why.
@MainActor
struct FocusChangeTests {
    private final class Listener: FormNavigatorDelegate {
        var log: [String] = []
        var onBegin: (() -> Void)?
        var onMove: (() -> Void)?

        func formNavigator(
            _: FormNavigator, didBeginEditingIn field: UIView, because reason: FormFocusChange.Reason
        ) {
            log.append("+\(field.name) \(reason)")
            onBegin?()
        }

        func formNavigator(
            _: FormNavigator, didEndEditingIn field: UIView, because reason: FormFocusChange.Reason
        ) { log.append("-\(field.name) \(reason)") }

        func formNavigator(_: FormNavigator, didMoveFrom _: UIView?, to _: UIView) {
            defer { onMove = nil }
            onMove?()
        }

        func formNavigator(_: FormNavigator, didTapDoneIn field: UIView) { log.append("done in \(field.name)") }

        func heard() -> [String] {
            defer { log = [] }
            return log
        }
    }

    /// The app's own view that takes focus, and of which UIKit posts nothing.
    private final class Canvas: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    private func addCanvas(to form: DeviceForm) -> Canvas {
        let canvas = Canvas(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
        canvas.formOptions.stop = .always
        form.viewController.view.addSubview(canvas)
        return canvas
    }

    private func makeForm() -> (DeviceForm, Listener) {
        let (form, listener) = (DeviceForm(3), Listener())
        form.navigator.delegate = listener
        return (form, listener)
    }

    @Test("a field that the delegate hides when editing begins is immediately no longer next")
    func changeAtBegin() {
        let (form, listener) = (DeviceForm(2), Listener())
        form.navigator.delegate = listener
        listener.onBegin = { form.fields[1].isHidden = true }
        form.fields[0].becomeFirstResponder()
        #expect(!form.navigator.toolbar.nextItem.isEnabled && form.fields[0].returnKeyType == .done)
    }

    @Test("the delegate learns in which field Done was tapped, wherever the app gives focus then")
    func doneIn() throws {
        let (form, listener) = makeForm()
        let hooks = TextFieldHooks()
        hooks.didEnd = { _ in form.fields[2].becomeFirstResponder() }
        form.fields[0].delegate = hooks
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(listener.heard() == ["+0 other"])
        try form.device.tap(form.navigator.toolbar.doneItem)
        form.device.settle()
        #expect(listener.heard().filter { $0.hasPrefix("done") } == ["done in 0"])
        #expect(form.focus == "2" && form.navigator.currentField === form.fields[2])
    }

    @Test("each change is reported once if a custom order gives focus to another field")
    func focusInOrder() {
        let (form, listener) = makeForm()
        var isArmed = true
        form.navigator.configuration.endsEditingOnTapOutside = true
        form.navigator.configuration.order = .custom { fields in
            if isArmed, form.fields[0].isFirstResponder {
                isArmed = false
                form.fields[1].becomeFirstResponder()
            }
            return fields
        }
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(listener.heard() == ["+0 other", "-0 other", "+1 other"])
        #expect(form.navigator.currentField === form.fields[1])
        form.device.press(.keyboardTab)
        #expect(listener.heard() == ["-1 next", "+2 next"])
        form.device.tap(at: CGPoint(x: 200, y: 60))
        #expect(listener.heard() == ["-2 tapOutside"])
    }

    @Test("each way of coming and going has its reason")
    func reasons() throws {
        let (form, listener) = makeForm()
        let (device, navigator) = (form.device, form.navigator)
        try device.tap(form.fields[0])
        #expect(listener.heard() == ["+0 other"])
        navigator.focusNext()
        #expect(listener.heard() == ["-0 next", "+1 next"])
        try device.tap(navigator.toolbar.previousItem)
        #expect(listener.heard() == ["-1 previous", "+0 previous"])
        device.pressReturn()
        #expect(listener.heard() == ["-0 returnKey", "+1 returnKey"])
        device.pressReturn()
        device.pressReturn()
        #expect(listener.heard() == ["-1 returnKey", "+2 returnKey", "-2 returnKey"])
        navigator.focus(form.fields[1])
        #expect(listener.heard() == ["+1 request"])
        form.fields[2].becomeFirstResponder()
        #expect(listener.heard() == ["-1 other", "+2 other"])
        try device.tap(navigator.toolbar.doneItem)
        #expect(listener.heard() == ["-2 done", "done in 2"])
        form.fields[0].becomeFirstResponder()
        navigator.endEditing()
        #expect(listener.heard() == ["+0 other", "-0 done"])
        form.fields[0].formOptions.autoAdvanceLength = 1
        form.fields[0].becomeFirstResponder()
        device.type("7")
        #expect(listener.heard() == ["+0 other", "-0 autoAdvance", "+1 autoAdvance"])
        navigator.configuration.endsEditingOnTapOutside = true
        device.tap(at: CGPoint(x: 200, y: 60))
        #expect(listener.heard() == ["-1 tapOutside"])
        navigator.focusFirst()
        #expect(listener.heard() == ["+0 request"])
    }

    @Test("a view of the app's own that takes text is left for the reason of the call, which is reported immediately")
    func ownView() {
        let (form, listener) = makeForm()
        let note = NoteView(named: "Note", frame: CGRect(x: 20, y: 300, width: 300, height: 40))
        form.viewController.view.addSubview(note)
        #expect(form.navigator.focus(note))
        #expect(listener.heard() == ["+? request"])
        form.navigator.endEditing()
        #expect(listener.heard() == ["-? done"])
    }

    @Test(
        "Return that looks for another field in a long table in vain ends editing for its own reason",
        arguments: Survey.Kind.allCases)
    func returnInLongTable(_ kind: Survey.Kind) {
        let device = HeadlessDevice()
        let survey = Survey(Survey.rows(300, fieldsAt: [0]), kind: kind)
        survey.start(on: device)
        let listener = Listener()
        survey.form.delegate = listener
        device.pressReturn()
        device.settle()
        #expect(listener.heard() == ["-0.0.0 returnKey"])
    }

    @Test("the keys of a hardware keyboard move and end editing for the same reasons")
    func keys() {
        let (form, listener) = makeForm()
        form.fields[0].becomeFirstResponder()
        form.device.press(.keyboardTab)
        form.device.press(.keyboardEscape)
        #expect(listener.heard() == ["+0 other", "-0 next", "+1 next", "-1 done"])
    }

    @Test("a look at the form tells nothing again, and a field that refuses to end is told by Done alone")
    func once() throws {
        let (form, listener) = makeForm()
        let hooks = TextFieldHooks()
        hooks.shouldEnd = { _ in false }
        form.fields[0].delegate = hooks
        form.fields[0].becomeFirstResponder()
        form.navigator.reload()
        form.device.background()
        form.device.foreground()
        form.device.settle()
        try form.device.tap(form.navigator.toolbar.doneItem)
        #expect(listener.heard() == ["+0 other", "done in 0"])
    }

    @Test("a move that the delegate makes when a field gets focus is told in its order, each with its own reason")
    func nested() {
        let (form, listener) = makeForm()
        listener.onBegin = { [weak listener] in
            listener?.onBegin = nil
            form.navigator.focusPrevious()
        }
        form.fields[1].becomeFirstResponder()
        #expect(listener.heard() == ["+1 other", "-1 previous", "+0 previous"])
    }

    /// What an app does in a delegate's method, and the events that it receives because of that.
    enum Answer: CaseIterable {
        case request, next, end, resign, take

        @MainActor
        fileprivate func perform(in form: DeviceForm) {
            switch self {
            case .request: form.navigator.focus(form.fields[2])
            case .next: form.navigator.focusNext()
            case .end: form.navigator.endEditing()
            case .resign: form.fields[1].resignFirstResponder()
            case .take: form.fields[2].becomeFirstResponder()
            }
        }

        var log: [String] {
            switch self {
            case .request: ["-1 request", "+2 request"]
            case .next: ["-1 next", "+2 next"]
            case .end: ["-1 done"]
            case .resign: ["-1 other"]
            case .take: ["-1 other", "+2 other"]
            }
        }
    }

    @Test(
        "what the app does while it is told of a move has its own reason, whatever has caused the move",
        arguments: Answer.allCases, ["returnKey", "previous", "autoAdvance"])
    func callbacks(_ answer: Answer, _ reason: String) throws {
        for isToldOfMove in [true, false] {
            let (form, listener) = makeForm()
            form.fields[reason == "previous" ? 2 : 0].becomeFirstResponder()
            form.fields[0].formOptions.autoAdvanceLength = 1
            form.device.settle()
            _ = listener.heard()
            let perform = { [weak listener] in
                listener?.onBegin = nil
                answer.perform(in: form)
            }
            if isToldOfMove { listener.onMove = perform } else { listener.onBegin = perform }
            switch reason {
            case "returnKey": form.device.pressReturn()
            case "previous": try form.device.tap(form.navigator.toolbar.previousItem)
            default: form.device.type("7")
            }
            form.device.settle()
            #expect(Array(listener.heard().dropFirst(2)) == answer.log, "\(isToldOfMove)")
        }
    }

    @Test("a field that loses focus to another navigator's has lost it for that one's reason")
    func otherNavigator() {
        let (form, listener) = makeForm()
        let child = UIViewController()
        child.view.frame = CGRect(x: 0, y: 300, width: 393, height: 100)
        let field = UITextField(named: "child", frame: CGRect(x: 20, y: 0, width: 300, height: 40))
        child.view.addSubview(field)
        form.viewController.addChild(child)
        form.viewController.view.addSubview(child.view)
        child.didMove(toParent: form.viewController)
        let inner = FormNavigator(viewController: child)
        form.fields[0].becomeFirstResponder()
        #expect(inner.focus(field))
        #expect(listener.heard() == ["+0 other", "-0 request"])
    }

    @Test("a stop of the app's own that UIKit says nothing about is left before the next field is reached")
    func ownStop() {
        let (form, listener) = makeForm()
        let canvas = addCanvas(to: form)
        for moves in [true, false] {
            form.navigator.focus(canvas)
            form.device.settle()
            #expect(form.navigator.currentField === canvas)
            #expect(listener.heard() == ["+? request"])
            if moves { form.navigator.focusNext() } else { form.fields[0].becomeFirstResponder() }
            #expect(listener.heard() == (moves ? ["-? next", "+0 next"] : ["-? other", "+0 other"]))
            form.device.settle()
            form.navigator.endEditing()
            form.device.settle()
            _ = listener.heard()
        }
    }

    @Test("focus that the app moves on when it's told of the end of a stop is told last")
    func movedOnInside() {
        final class Restless: FormNavigatorDelegate {
            var log: [String] = []
            var next: UIView?

            func formNavigator(
                _: FormNavigator, didBeginEditingIn field: UIView, because _: FormFocusChange.Reason
            ) { log.append("+\(field.name)") }

            func formNavigator(
                _: FormNavigator, didEndEditingIn field: UIView, because _: FormFocusChange.Reason
            ) {
                log.append("-\(field.name)")
                let target = next
                next = nil
                target?.becomeFirstResponder()
            }
        }
        let (form, delegate) = (DeviceForm(3), Restless())
        form.navigator.focus(addCanvas(to: form))
        form.device.settle()
        form.navigator.delegate = delegate
        delegate.next = form.fields[2]
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(form.focus == "2")
        #expect(delegate.log == ["-?", "+0", "-0", "+2"])
    }

    @Test("a delegate that another one replaces while it's informed hears no more, and the other one hears the rest")
    func replacedDelegate() {
        final class Delegate: FormNavigatorDelegate {
            var next: Delegate?
            private(set) var log: [String] = []
            func formNavigator(
                _ navigator: FormNavigator, didBeginEditingIn field: UIView, because _: FormFocusChange.Reason
            ) { log.append("+\(field.name)") }
            func formNavigator(
                _ navigator: FormNavigator, didEndEditingIn field: UIView, because _: FormFocusChange.Reason
            ) {
                log.append("-\(field.name)")
                navigator.delegate = next
            }
        }
        for isReplaced in [true, false] {
            let (form, old, new) = (DeviceForm(3), Delegate(), Delegate())
            if isReplaced { old.next = new }
            form.navigator.focus(addCanvas(to: form))
            form.device.settle()
            form.navigator.delegate = old
            // Two changes are reported together: UIKit doesn't report that the canvas has lost focus.
            form.fields[0].becomeFirstResponder()
            form.device.settle()
            #expect(old.log == ["-?"] && new.log == (isReplaced ? ["+0"] : []))
        }
    }

    @Test(
        "a navigator that's started again as it stops ends its old streams, and no new one", arguments: [true, false])
    func restarted(isSwitch: Bool) async {
        final class Delegate: FormNavigatorDelegate {
            var stream: AsyncStream<FormFocusChange>?
            func formNavigator(
                _ navigator: FormNavigator, didEndEditingIn _: UIView, because _: FormFocusChange.Reason
            ) {
                navigator.enable()
                stream = navigator.focusChanges()
            }
        }
        let (form, delegate, hooks) = (DeviceForm(2), Delegate(), TextFieldHooks())
        let news = UISwitch(frame: CGRect(x: 20, y: 300, width: 60, height: 40))
        news.formOptions.stop = .always
        form.viewController.view.addSubview(news)
        let old = form.navigator.focusChanges()
        form.navigator.focus(isSwitch ? news : form.fields[0])
        form.device.settle()
        form.navigator.delegate = delegate
        if isSwitch {
            form.navigator.uninstall()
        } else {
            form.fields[0].delegate = hooks
            hooks.didEnd = { _ in form.navigator.uninstall() }
            form.viewController.view.endEditing(true)
        }
        form.device.settle()
        form.navigator.delegate = nil
        form.navigator.enable()
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        let new = delegate.stream ?? form.navigator.focusChanges()
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        form.navigator.uninstall()
        let (first, second) = (await focusCount(in: old), await focusCount(in: new))
        #expect(first == 1)
        #expect(second.map { $0 >= 1 } == true)
    }

    /// Returns how often a field gained focus in a stream; `nil` if the stream hasn't ended.
    private func focusCount(in stream: AsyncStream<FormFocusChange>) async -> Int? {
        var (count, hasEnded) = (0, false)
        let listener = Task {
            for await change in stream where change.isFocused { count += 1 }
            hasEnded = true
        }
        for _ in 0..<20 where !hasEnded { await Task.yield() }
        defer { listener.cancel() }
        return hasEnded ? count : nil
    }

    @Test("a listener that comes after another one has gone leaves the others what is theirs")
    func listenerAfterAnother() async {
        let form = DeviceForm(2)
        var streams = [form.navigator.focusChanges(), form.navigator.focusChanges()]
        streams.removeFirst()
        // The end of a stream is noticed in a later turn.
        for _ in 0..<20 { await Task.yield() }
        streams.append(form.navigator.focusChanges())
        var counts = [0, 0]
        let listeners = streams.enumerated().map { index, stream in
            Task { for await _ in stream { counts[index] += 1 } }
        }
        form.fields[0].becomeFirstResponder()
        for _ in 0..<20 { await Task.yield() }
        #expect(counts == [1, 1])
        for listener in listeners { listener.cancel() }
    }

    @Test("a listener gets the same, each listener all of it, until the navigator goes")
    func stream() async {
        let form = DeviceForm(3)
        let streams = [form.navigator.focusChanges(), form.navigator.focusChanges()]
        form.fields[0].becomeFirstResponder()
        form.navigator.focusNext()
        form.navigator.uninstall()
        for stream in streams {
            var log: [String] = []
            for await change in stream {
                log.append("\(change.isFocused ? "+" : "-")\(change.field?.name ?? "gone") \(change.reason)")
            }
            #expect(log == ["+0 other", "-0 next", "+1 next"])
        }
    }

    @Test("what a navigator hasn't reported when a newer one takes over is never reported")
    func suspended() async {
        final class Field: UITextField {
            var onSet: (() -> Void)?

            override var inputAccessoryView: UIView? {
                didSet {
                    let act = onSet
                    onSet = nil
                    act?()
                }
            }
        }
        let (device, controller) = (HeadlessDevice(), UIViewController())
        let field = Field(named: "0", frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        controller.view.addSubview(field)
        let navigator = FormNavigator(viewController: controller)
        let stream = navigator.focusChanges()
        device.show(controller)
        device.settle()
        var newer: FormNavigator?
        // The toolbar is set before the app learns of the field.
        field.onSet = { newer = FormNavigator(viewController: controller) }
        field.becomeFirstResponder()
        device.settle()
        #expect(newer?.currentField === field)
        newer?.uninstall()
        field.resignFirstResponder()
        device.settle()
        navigator.uninstall()
        var log: [String] = []
        for await change in stream { log.append("\(change.isFocused ? "+" : "-")\(change.field?.name ?? "gone")") }
        #expect(log == ["-0"])
    }

    @Test("changes that nobody has looked at keep neither a field nor the navigator alive")
    func lifetime() async {
        var form: DeviceForm? = DeviceForm(2)
        let stream = form?.navigator.focusChanges()
        form?.fields[0].becomeFirstResponder()
        let field = Weak(object: form?.fields[0])
        let navigator = Weak(object: form?.navigator)
        form = nil
        _ = HeadlessDevice()
        #expect(field.object == nil && navigator.object == nil)
        var changes: [FormFocusChange] = []
        if let stream { for await change in stream { changes.append(change) } }
        #expect(changes.allSatisfy { $0.field == nil } && !changes.isEmpty)
    }
}

extension UIView {
    fileprivate var name: String { (self as? UITextField)?.placeholder ?? "?" }
}
