import FormNavigation
import UIKit

/// A form in which every setting makes a difference, and what a person finds in it.
@MainActor
final class SettingStage: NSObject, UITextFieldDelegate {
    /// A view of the app's own that isn't a field.
    final class Box: UIView {}

    let device = HeadlessDevice()
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 110, width: 393, height: 742))
    let first = UITextField(named: "first", frame: CGRect(x: 20, y: 10, width: 150, height: 40))
    let second = UITextField(named: "second", frame: CGRect(x: 20, y: 500, width: 150, height: 40))
    let note = UITextView(frame: CGRect(x: 20, y: 600, width: 150, height: 60))
    let last = UITextField(named: "last", frame: CGRect(x: 20, y: 1_000, width: 150, height: 40))
    let box = Box(frame: CGRect(x: 250, y: 60, width: 60, height: 40))
    let button = UIButton(frame: CGRect(x: 320, y: 60, width: 60, height: 40))
    /// A view below the second field.
    let hint = UILabel(frame: CGRect(x: 20, y: 545, width: 150, height: 40))
    let bar = UIView(frame: CGRect(x: 0, y: 790, width: 393, height: 62))
    /// A control of the app's own that can have focus.
    let choice = ChoiceControl(frame: CGRect(x: 250, y: 1_000, width: 60, height: 40))
    let form: FormNavigator
    /// Whether the app has uninstalled the form.
    var isUninstalled = false
    /// How often the app's actions have run.
    var actionCount = 0
    /// What the navigator's delegate has heard.
    var heard: [String] = []
    /// Whether the navigator's delegate lets focus move.
    var allowsMoves = true

    override init() {
        form = FormNavigator(viewController: controller)
        super.init()
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 393, height: 1_100)
        for view in [first, second, note, last, hint, choice] { scrollView.addSubview(view) }
        for view in [scrollView, box, button, bar] { controller.view.addSubview(view) }
        for field in [first, second, last] { field.returnKeyType = .search }
        second.tintColor = .red
        form.delegate = self
        device.show(controller)
        device.settle()
    }

    // MARK: - What a person finds

    /// Uses the form in the same way each time.
    ///
    /// - Returns: What was found, in words.
    func found() -> [String] {
        var found: [String] = []
        func find(_ name: String, _ value: Any?) { found.append("\(name): \(value.map { "\($0)" } ?? "nothing")") }
        start()
        find("fields", form.fields.map(name))
        for field in [first, second, last] {
            field.becomeFirstResponder()
            device.settle()
            find("in \(name(field))", inputs(of: field))
            find("it can move", "\(form.canFocusPrevious) \(form.canFocusNext)")
            find("the toolbar shows", shown)
        }
        _ = choice.becomeFirstResponder()
        form.reload()
        find("in the choice", form.currentField === choice)
        start()
        focusSecond()
        find("offset", scrollView.contentOffset.y)
        find("distance", device.distance(to: second))
        find("inset", scrollView.contentInset.bottom)
        find("indicator inset", scrollView.verticalScrollIndicatorInsets.bottom)
        find("shift", "\(controller.view.transform.ty) \(bar.transform.ty)")
        find("keys", device.keyboard.keyboardAppearance.rawValue)
        find("is valid", form.isValid)
        find("first invalid field", form.firstInvalidField.map(name))
        let uses: [(String, () -> Void)] = [
            ("a tap on the box", { self.device.tap(at: CGPoint(x: 280, y: 80)) }),
            ("a tap on the button", { self.device.tap(at: CGPoint(x: 350, y: 80)) }),
            ("a tap beside them", { self.device.tap(at: CGPoint(x: 200, y: 30)) }),
            ("Return", device.pressReturn), ("Tab", { self.device.press(.keyboardTab) }),
            ("Shift-Tab", { self.device.press(.keyboardTab, modifiers: .shift) }),
            ("Escape", { self.device.press(.keyboardEscape) }),
            ("Command-Return", { self.device.press(.keyboardReturnOrEnter, modifiers: .command) }),
            ("a character", { self.device.type("x") }),
            ("Next", { try? self.device.tap(self.form.toolbar.nextItem) }),
            ("Previous", { try? self.device.tap(self.form.toolbar.previousItem) }),
            ("Done", { try? self.device.tap(self.form.toolbar.doneItem) }),
        ]
        for (name, use) in uses {
            focusSecond()
            use()
            device.settle()
            find("after \(name)", focus)
            find("it says", form.toolbar.state.error)
        }
        for (name, use) in uses.filter({ ["Return", "Tab"].contains($0.0) }) {
            note.becomeFirstResponder()
            device.settle()
            use()
            device.settle()
            find("after \(name) in the note", "\(focus) \(note.text.count)")
            note.text = ""
        }
        for (field, use) in [(last, "Next"), (first, "Previous")] {
            field.becomeFirstResponder()
            device.settle()
            uses.first { $0.0 == use }?.1()
            device.settle()
            find("\(use) in the \(name(field))", focus)
        }
        find("actions", actionCount)
        find("heard", heard)
        start()
        find("at the end", "\(scrollView.contentInset.bottom) \(controller.view.transform.ty) \(bar.transform.ty)")
        if !isUninstalled { form.uninstall() }
        find("without the form", [first, second, last].map { "\($0.returnKeyType.rawValue) \($0.delegate === self)" })
        if !isUninstalled { form.enable() }
        return found
    }

    /// Ends editing, and scrolls back.
    private func start() {
        controller.view.endEditing(true)
        device.settle()
        scrollView.contentOffset = .zero
        for field in [first, second, last] { field.text = "" }
        (actionCount, heard) = (0, [])
        device.settle()
    }

    private func focusSecond() {
        second.text = ""
        second.becomeFirstResponder()
        device.settle()
    }

    private var focus: String {
        ([first, second, note, last] as [UIView]).first(where: \.isFirstResponder).map(name) ?? "no field"
    }

    private func name(_ view: UIView) -> String { (view as? UITextField)?.placeholder ?? "note" }

    private func inputs(of field: UITextField) -> String {
        let bar =
            switch field.inputAccessoryView {
            case nil: "nothing"
            case let view where view === form.toolbar: "the toolbar"
            default: "another bar"
            }
        return "\(field.returnKeyType.rawValue), \(bar), \(field.delegate.map { "\(type(of: $0))" } ?? "no delegate"), "
            + "\(controller.keyCommands?.count ?? 0) keys, \(controller.view.window?.gestureRecognizers?.count ?? 0) taps"
    }

    /// Everything on the toolbar.
    private var shown: String {
        let toolbar = form.toolbar
        let items = (toolbar.bar.items ?? []).map { item in
            let name = item.title ?? item.customView?.accessibilityLabel ?? item.accessibilityLabel ?? "-"
            return "\(name) \(item.isEnabled) \(item.tintColor == .green)"
        }
        let label = toolbar.bar.items?.lazy.compactMap { $0.customView?.subviews.first as? UILabel }.first
        let look = "\(toolbar.bar.tintColor == .red) \(toolbar.bar.tintColor == .green)"
        let text = "\(label?.font.pointSize ?? 0) \(label?.textColor == .blue)"
        let state = "\(toolbar.state.place)/\(toolbar.state.count) \(toolbar.state.showsPreviousNext)"
        return "\(items) \(look) \(text) \(state) \(toolbar.state.title ?? "-")"
    }
}

extension SettingStage: FormNavigatorDelegate {
    func formNavigator(_: FormNavigator, shouldMoveFrom _: UIView?, to _: UIView) -> Bool { allowsMoves }
    func formNavigator(_: FormNavigator, didStayIn field: UIView, because error: String) {
        heard.append("stayed in \(name(field)): \(error)")
    }
    func formNavigator(_: FormNavigator, didTapDoneIn field: UIView) { heard.append("done in \(name(field))") }
    func formNavigator(_: FormNavigator, didFinishIn field: UIView) { heard.append("finished in \(name(field))") }
}
