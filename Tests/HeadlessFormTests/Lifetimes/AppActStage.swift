import FormNavigation
import UIKit

/// A screen whose app acts inside its own code, and what a form shows afterward.
@MainActor
final class AppActStage {
    let device: HeadlessDevice
    let screen: LifetimeScreen
    let runner = AppCodeRunner()
    let window: UIWindow
    private let use: FormUse
    private let observers: [any NSObjectProtocol]
    /// The number of the window's recognizers without a navigator.
    private let recognizerCount: Int
    private let switchSubviewCount: Int
    /// The delegates that the app has set in place of the screen.
    private var ownDelegates: [ObjectIdentifier: TextFieldHooks] = [:]
    private var inserted: HookedField?

    /// - Parameters:
    ///   - use: The use that the form is prepared for.
    ///   - list: The kind of the list.
    ///   - device: The device that shows the screen.
    ///   - observesNotifications: Whether the app observes notifications, which arrive in no certain order.
    ///   - container: Puts the screen into what the window shows.
    init(
        _ use: FormUse, _ list: LifetimeScreen.List, on device: HeadlessDevice = HeadlessDevice(),
        observesNotifications: Bool = true, in container: (LifetimeScreen) -> UIViewController = { $0 }
    ) {
        (self.use, self.device) = (use, device)
        observers = observesNotifications ? LifetimeScreen.observeNotifications(runner) : []
        screen = LifetimeScreen(list, runner)
        window = device.show(container(screen))
        device.settle()
        recognizerCount = window.gestureRecognizers?.count ?? 0
        switchSubviewCount = screen.news.subviews.count
        screen.form = screen.install(for: use)
    }

    // MARK: - Playing

    /// Uses the form without interference.
    ///
    /// - Returns: Which code of the app runs, and how often.
    func counts() throws -> [AppCode: Int] {
        defer { tearDown() }
        use.begin(screen, on: device)
        runner.prepare(in: nil, turn: 1) {}
        try use.action(screen, on: device)()
        device.settle()
        return runner.counts
    }

    /// Uses the form, and makes the app act when its code runs.
    ///
    /// - Returns: What's wrong afterward, in words.
    func play(_ act: AppAct, in code: AppCode, turn: Int) throws -> [String] {
        defer { tearDown() }
        use.begin(screen, on: device)
        runner.prepare(in: code, turn: turn) { [unowned self] in act.perform(on: self) }
        try use.action(screen, on: device)()
        device.settle()
        runner.forget()
        blink()
        var problems = contradictions()
        if screen.form?.currentField == nil {
            problems += tracesWithoutFocus().map { "when focus is gone: \($0)" }
        } else {
            let before = appearance()
            screen.form?.reload()
            device.settle()
            let after = appearance()
            for (name, value) in before where after[name] != value {
                problems.append("with a reload, \(name) changes from \(value) to \(after[name] ?? "nothing")")
            }
        }
        screen.dismiss(animated: false)
        device.settle()
        screen.form?.endEditing()
        device.settle()
        if screen.firstResponder == nil { problems += tracesWithoutFocus().map { "without focus: \($0)" } }
        screen.form?.uninstall()
        device.settle()
        problems += (tracesWithoutFocus() + tracesInFields()).map { "without a navigator: \($0)" }
        return problems
    }

    /// The caret blinks, and thereby updates the screen.
    private func blink() {
        device.advance(by: 1)
        screen.view.setNeedsLayout()
        device.settle()
    }

    func tearDown() {
        FormNavigator.trace = nil
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        screen.form = nil
        device.close(window)
        device.settle()
    }

    // MARK: - The app

    func changeDelegate(of field: HookedField) {
        let delegate = TextFieldHooks()
        ownDelegates[ObjectIdentifier(field)] = delegate
        field.delegate = delegate
    }

    func insertField() {
        guard inserted == nil else { return }
        let field = HookedField("new", runner, frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        inserted = field
        screen.take(field)
        screen.container.addSubview(field)
    }

    // MARK: - What a form shows

    /// What doesn't agree with the focus that UIKit has.
    private func contradictions() -> [String] {
        guard use != .uninstall, let form = screen.form, form.configuration.isEnabled else { return [] }
        var problems: [String] = []
        let responder = screen.firstResponder
        let focused = responder.map { ($0 as? UITextField) ?? ($0 as? UITextView) ?? screen.news }
        // The app means a screen that it has presented.
        guard screen.presentedViewController == nil else { return [] }
        if form.currentField !== focused, focused?.formOptions.isExcluded != true {
            problems.append("the current field isn't the focused one")
        }
        guard let focused, form.fields.contains(focused) else { return problems }
        if form.configuration.isToolbarEnabled {
            if responder?.inputAccessoryView !== (form.accessoryView ?? form.toolbar) {
                problems.append("the focused field has no toolbar")
            } else if device.keyboard.isVisible, device.keyboard.inputAccessoryView == nil {
                problems.append("the keyboard has no toolbar")
            }
            if form.accessoryView == nil {
                if form.toolbar.state.canFocusNext != form.canFocusNext { problems.append("Next is wrong") }
                if form.toolbar.state.canFocusPrevious != form.canFocusPrevious { problems.append("Previous is wrong") }
            }
        }
        if let field = focused as? UITextField {
            if field.returnKeyType != (form.canFocusNext ? .next : .done) { problems.append("the return key is wrong") }
            if device.keyboard.returnKeyType != field.returnKeyType {
                problems.append("the keyboard has another return key")
            }
        }
        let frame = focused.convert(focused.bounds, to: nil)
        if use != .scroll, device.keyboard.isVisible, frame.maxY > device.keyboard.frame.minY + 0.01 {
            problems.append("the focused field is behind the keyboard")
        }
        return problems
    }

    /// Everything that a form changes.
    private func appearance() -> [String: String] {
        var parts: [String: String] = [:]
        for (name, field) in inputs {
            let delegate = field.delegate.map { $0 === appDelegate(of: field) ? "the app" : "a proxy" } ?? "nothing"
            parts[name] = "\(delegate), \(returnKey(of: field)), \(accessory(of: field))"
        }
        let note = screen.note
        parts["the note"] = "\(note.delegate === screen), \(returnKey(of: note)), \(accessory(of: note))"
        if let state = screen.form?.toolbar.state {
            parts["the toolbar"] = [
                state.title ?? "no title", state.error ?? "no error", "\(state.place) of \(state.count)",
            ].joined(separator: ", ")
        }
        parts["the inset"] = "\(screen.list.contentInset.bottom), \(screen.list.verticalScrollIndicatorInsets.bottom)"
        parts["the shift"] = "\(screen.container.transform.ty), \(screen.view.transform.ty)"
        parts["the safe area"] = "\(screen.additionalSafeAreaInsets)"
        parts["the number of key commands"] = "\(screen.keyCommands?.count ?? 0)"
        parts["the number of recognizers"] = "\(window.gestureRecognizers?.count ?? 0)"
        parts["the keyboard"] = "\(device.keyboard.frame.minY), \(device.keyboard.keyboardAppearance)"
        return parts
    }

    /// A reload makes the form search rows again, so it may change which field is the last one.
    private func returnKey(of field: any UITextInputTraits) -> String {
        field.returnKeyType == .search ? "the app's key" : "the form's key"
    }

    private func accessory(of view: UIView) -> String {
        switch view.inputAccessoryView {
        case nil: "nothing above"
        case let bar where bar === screen.form?.toolbar: "the toolbar"
        case let bar where bar === screen.form?.accessoryView: "the app's bar"
        default: "something else"
        }
    }

    private var inputs: [(name: String, field: HookedField)] {
        screen.fields.filter { $0.window != nil }.map { ($0.placeholder ?? "", $0) }
    }

    private func appDelegate(of field: HookedField) -> AnyObject {
        ownDelegates[ObjectIdentifier(field)] ?? screen
    }

    // MARK: - What a form leaves behind

    /// What shouldn't be there while no field has focus.
    private func tracesWithoutFocus() -> [String] {
        let insets = [0, 40].map { UIEdgeInsets(top: 0, left: 0, bottom: $0, right: 0) }
        let recognizers = window.gestureRecognizers?.count ?? 0
        return inputs.flatMap { $0.field.traces(ofDelegateOtherThan: appDelegate(of: $0.field)) }
            + screen.tracesOfFocus(insets: insets, switchSubviewCount: switchSubviewCount)
            + (recognizers == recognizerCount ? [] : ["the window has a recognizer"])
    }

    /// What shouldn't be in a field without a navigator.
    private func tracesInFields() -> [String] { inputs.flatMap(\.field.traces) + screen.tracesInNote }
}

extension LifetimeScreen {
    /// The text field that has focus.
    var focusedField: HookedField? { fields.first(where: \.isFirstResponder) }

    /// The view that has focus: a field, or what stands in for the switch.
    var firstResponder: UIView? { ([note] + fields + news.subviews).first(where: \.isFirstResponder) }
}
