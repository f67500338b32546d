import FormNavigation
import TestSupport
import Testing
import UIKit

/// Switches, pickers, and whatever else the app chooses are stops like text fields.
@MainActor
struct StopTests {
    private static let all = ["Name", "News", "City", "Birthday", "Plan"]

    // MARK: Moving

    @Test("Next and Previous go through text fields, switches, date pickers and segments, each once, each way")
    func order() throws {
        let form = StopForm()
        #expect(form.navigator.fields.map(\.accessibilityLabel) == Self.all)
        #expect(form.visited(5) { form.navigator.focusNext() } == Self.all)
        let toolbar = form.navigator.toolbar
        #expect(!toolbar.nextItem.isEnabled)
        #expect(form.visited(4) { try? form.device.tap(toolbar.previousItem) } == Self.all.dropLast().reversed())
        #expect(!toolbar.previousItem.isEnabled)
        #expect(form.visited(4) { try? form.device.tap(toolbar.nextItem) } == Array(Self.all.dropFirst()))
    }

    @Test("Tab and Shift-Tab go the same way, and Escape ends it")
    func keys() {
        let form = StopForm()
        form.device.keyboard.isHardwareKeyboardAttached = true
        form.name.becomeFirstResponder()
        #expect(form.visited(4) { form.device.press(.keyboardTab) } == Array(Self.all.dropFirst()))
        #expect(form.visited(1) { form.device.press(.keyboardTab, modifiers: .shift) } == ["Birthday"])
        form.device.press(.keyboardEscape)
        #expect(form.focus == nil)
        #expect(form.viewController.keyCommands == nil)
    }

    @Test("Return goes from a text field to a switch, and is Next also where only a switch follows")
    func returnKey() {
        let form = StopForm()
        form.birthday.formOptions.stop = .automatic
        form.name.becomeFirstResponder()
        #expect(form.visited(1) { form.device.pressReturn() } == ["News"])
        form.city.becomeFirstResponder()
        #expect(form.device.keyboard.returnKeyType == .next)
        #expect(form.visited(1) { form.device.pressReturn() } == ["Plan"])
        form.plan.formOptions.stop = .automatic
        form.city.becomeFirstResponder()
        #expect(form.device.keyboard.returnKeyType == .done)
    }

    @Test("a stop that is a visual effect view has nothing in it but its content view, where the ring is")
    func visualEffect() {
        let form = DeviceForm(2)
        let glass = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        glass.frame = CGRect(x: 20, y: 100, width: 200, height: 24)
        glass.formOptions.stop = .always
        form.viewController.view.addSubview(glass)
        form.fields[0].becomeFirstResponder()
        form.fields[1].frame.origin.y = 300
        #expect(form.navigator.focusNext())
        #expect(form.navigator.currentField === glass)
        #expect(glass.subviews == [glass.contentView] && glass.contentView.subviews.count == 1)
        #expect(form.device.keyboard.inputAccessoryView === form.navigator.toolbar)
        #expect(form.navigator.focusNext())
        #expect(form.focus == "1")
        #expect(glass.contentView.subviews.isEmpty)
    }

    @Test(
        "a view of the app's own that has nothing in it is a stop, too, whether or not any content is checked",
        arguments: [true, false])
    func emptyView(isChecked: Bool) {
        let form = DeviceForm(2)
        let card = UIView(frame: CGRect(x: 20, y: 200, width: 300, height: 60))
        form.viewController.view.addSubview(card)
        card.formOptions.stop = .always
        if isChecked { card.formOptions.validation = .view { (_: UIView) in nil } }
        #expect(form.navigator.fields == form.fields + [card])
        form.fields[1].becomeFirstResponder()
        #expect(form.navigator.focusNext() && form.navigator.currentField === card)
        card.formOptions.stop = .automatic
        #expect(form.navigator.fields == form.fields)
    }

    @Test("what is not marked, disabled, hidden or skipped is no stop")
    func skipped() {
        let form = StopForm()
        form.news.isEnabled = false
        form.birthday.isHidden = true
        form.plan.formOptions.stop = .never
        form.viewController.view.addSubview(UISwitch())
        #expect(form.navigator.fields.map(\.accessibilityLabel) == ["Name", "City"])
    }

    @Test("a field in a stop is none of its own")
    func inside() {
        let form = StopForm()
        form.news.addSubview(UITextField(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        #expect(form.navigator.fields.map(\.accessibilityLabel) == Self.all)
    }

    @Test("the delegate is asked and told of moves to and from a switch; focusFirstInvalid() goes to one")
    func delegate() {
        let form = StopForm()
        form.news.formOptions.validation = .isOn { $0 ? nil : "Please take our news." }
        #expect(!form.navigator.isValid)
        #expect(form.navigator.focusFirstInvalid())
        #expect(form.focus == "News")
        form.news.isOn = true
        #expect(form.navigator.isValid)
        let delegate = Recorder()
        form.navigator.delegate = delegate
        form.navigator.focusNext()
        #expect(delegate.moves == ["News City"])
        delegate.allows = false
        #expect(!form.navigator.focusPrevious())
        #expect(form.focus == "City")
    }

    @Test("links, groups and wrapping around take switches along")
    func links() {
        let form = StopForm()
        form.navigator.configuration.wrapsAround = true
        form.name.formOptions.next = form.plan
        form.name.becomeFirstResponder()
        #expect(form.visited(5) { form.navigator.focusNext() } == ["Plan", "News", "City", "Birthday", "Name"])
    }

    @Test("a text field that refuses to end keeps focus, and the switch is as it was", arguments: HeadlessBehavior.all)
    func refused(_ behavior: HeadlessBehavior) {
        let form = StopForm(on: HeadlessDevice(behavior: behavior))
        let keeper = KeepingDelegate()
        form.name.delegate = keeper
        form.name.becomeFirstResponder()
        #expect(!form.navigator.focusNext())
        #expect(form.focus == "Name")
        #expect(form.views.dropFirst().allSatisfy { $0.subviews.isEmpty })
    }

    @Test("a switch has nothing left in it if the navigator is uninstalled in the middle of the move to it")
    func uninstalledOnTheWay() {
        let (form, hooks) = (StopForm(), TextFieldHooks())
        hooks.didEnd = { [navigator = form.navigator] _ in navigator.uninstall() }
        form.name.delegate = hooks
        form.name.becomeFirstResponder()
        form.navigator.focusNext()
        form.device.settle()
        #expect(form.news.subviews.isEmpty)
        #expect(!form.device.keyboard.isVisible)
    }

    @Test("while editing ends in the field before it, a switch doesn't have focus yet")
    func onTheWay() {
        let (form, hooks) = (StopForm(), TextFieldHooks())
        var fields: [UIView?] = []
        hooks.didEnd = { [navigator = form.navigator] _ in fields.append(navigator.currentField) }
        form.name.delegate = hooks
        form.name.becomeFirstResponder()
        #expect(form.navigator.focusNext())
        #expect(form.focus == "News" && fields == [nil])
    }

    // MARK: What's seen

    @Test("on a switch the keys go and the toolbar stays, with what VoiceOver calls it as title")
    func toolbar() throws {
        let form = StopForm()
        form.name.becomeFirstResponder()
        form.device.settle()
        form.navigator.focusNext()
        form.device.settle()
        let keyboard = form.device.keyboard!
        #expect(keyboard.inputAccessoryView === form.navigator.toolbar)
        #expect(keyboard.keysFrame.height == 0)
        #expect(form.title == "News")
        form.news.formOptions.toolbar.title = .text("Newsletter")
        form.navigator.reload()
        #expect(form.title == "Newsletter")
        try form.device.tap(form.news)
        #expect(form.news.isOn)
        #expect(form.focus == "News", "using it isn't leaving it")
        try form.device.tap(form.navigator.toolbar.doneItem)
        form.device.settle()
        #expect(form.focus == nil)
        #expect(!keyboard.isVisible)
    }

    @Test("a move to a switch and back loads the toolbar once, with the keyboard")
    func noReload() {
        let form = StopForm()
        form.name.becomeFirstResponder()
        form.device.settle()
        let count = form.device.keyboard.reloadCount
        #expect(form.visited(2) { form.navigator.focusNext() } == ["News", "City"])
        #expect(form.device.keyboard.reloadCount == count)
    }

    @Test("a ring in its tint is around the switch that has focus, and follows its size and tint")
    func ring() throws {
        let form = StopForm()
        form.plan.tintColor = .systemPink
        form.city.becomeFirstResponder()
        form.navigator.focusNext()
        form.navigator.focusNext()
        let ring = try #require(form.plan.subviews.last)
        #expect(ring.layer.borderWidth > 0)
        #expect(ring.layer.borderColor == UIColor.systemPink.cgColor)
        form.plan.frame.size.width += 50
        form.plan.tintColor = .systemGreen
        form.device.settle()
        #expect(ring.frame.contains(form.plan.bounds) && !form.plan.bounds.contains(ring.frame))
        #expect(ring.layer.borderColor == UIColor.systemGreen.cgColor)
    }

    @Test("without a toolbar a switch is still a stop", arguments: [true, false])
    func noToolbar(ofField: Bool) {
        let form = StopForm()
        if ofField {
            form.news.formOptions.toolbar.isEnabled = false
        } else {
            form.navigator.configuration.isToolbarEnabled = false
        }
        form.name.becomeFirstResponder()
        #expect(form.visited(2) { form.navigator.focusNext() } == ["News", "City"])
        form.navigator.focusPrevious()
        form.device.settle()
        #expect(!form.device.keyboard.isVisible)
    }

    @Test("each stop is scrolled to where it is seen above the toolbar, and everything comes back")
    func avoidance() {
        let form = StopForm(gap: 250)
        for name in Self.all {
            form.navigator.focusNext()
            form.device.settle()
            let field = form.navigator.currentField!
            let frame = field.convert(field.bounds, to: nil)
            #expect(frame.minY >= 0 && frame.maxY <= form.device.keyboard.frame.minY, "\(name) at \(frame)")
        }
        form.navigator.endEditing()
        form.device.settle()
        #expect((form.name.superview as? UIScrollView)?.contentInset == .zero)
    }

    @Test("VoiceOver comes along to a switch")
    func voiceOver() {
        let form = StopForm()
        form.device.isVoiceOverRunning = true
        form.name.becomeFirstResponder()
        form.navigator.focusNext()
        form.device.settle()
        #expect(form.device.accessibilityPosts.last?.element === form.news)
    }

    @Test("a switch with a bar and no keys below says nothing about a hardware keyboard")
    func hardwareKeyboard() {
        var configuration = FormNavigator.Configuration()
        configuration.toolbar.hidesWithHardwareKeyboard = true
        let form = StopForm(configuration: configuration)
        form.name.becomeFirstResponder()
        form.device.settle()
        for name in ["News", "City"] {
            #expect(form.visited(1) { form.navigator.focusNext() } == [name])
            #expect(form.device.keyboard.inputAccessoryView === form.navigator.toolbar)
        }
    }

    @Test("a tap outside ends it; a tap on it does not")
    func tapOutside() throws {
        var configuration = FormNavigator.Configuration()
        configuration.endsEditingOnTapOutside = true
        let form = StopForm(configuration: configuration)
        form.name.becomeFirstResponder()
        form.navigator.focusNext()
        form.device.settle()
        try form.device.tap(form.news)
        #expect(form.focus == "News")
        form.device.tap(at: CGPoint(x: 380, y: 600))
        form.device.settle()
        #expect(form.focus == nil)
    }

    @Test("a tap on a stop that is no control keeps editing, unless its options say otherwise", arguments: [nil, true])
    func tapOnStop(wish: Bool?) throws {
        var configuration = FormNavigator.Configuration()
        configuration.endsEditingOnTapOutside = true
        let form = StopForm(configuration: configuration)
        let card = UIView(frame: CGRect(x: 20, y: 360, width: 200, height: 60))
        card.formOptions.stop = .always
        card.formOptions.endsEditingWhenTapped = wish
        form.viewController.view.addSubview(card)
        form.name.becomeFirstResponder()
        form.device.settle()
        try form.device.tap(card)
        #expect(form.focus == (wish == true ? nil : "Name"))
    }

    // MARK: Restoring

    @Test("a switch is as it was once focus has left it, in whatever way", arguments: Leave.allCases)
    func restored(_ leave: Leave) throws {
        let form = StopForm()
        form.name.becomeFirstResponder()
        form.navigator.focusNext()
        form.device.settle()
        #expect(form.news.subviews.count == 1)
        switch leave {
        case .next: form.navigator.focusNext()
        case .done: form.navigator.endEditing()
        case .tap: try form.device.tap(form.city)
        case .endEditing: form.viewController.view.endEditing(true)
        case .removed: form.news.removeFromSuperview()
        case .uninstall: form.navigator.uninstall()
        case .off: form.navigator.configuration.isEnabled = false
        case .keyboardGone: form.device.dismissKeyboard()
        }
        form.device.settle()
        #expect(form.news.subviews.isEmpty)
        #expect(form.viewController.keyCommands == nil || form.focus != nil)
        if leave == .next || leave == .tap {
            #expect(form.focus == "City")
        } else {
            #expect(form.focus == nil)
            #expect(!form.device.keyboard.isVisible)
        }
    }

    enum Leave: CaseIterable {
        case next, done, tap, endEditing, removed, uninstall, off, keyboardGone
    }

    @Test("a screen that goes while a switch has focus leaves nothing behind")
    func lifetime() {
        weak var controller: UIViewController?
        weak var navigator: FormNavigator?
        let device = HeadlessDevice()
        do {
            let form = StopForm(on: device)
            (controller, navigator) = (form.viewController, form.navigator)
            form.name.becomeFirstResponder()
            form.navigator.focusNext()
            device.settle()
            #expect(form.focus == "News")
            device.close(form.news.window!)
        }
        device.settle()
        #expect(controller == nil)
        #expect(navigator == nil)
        #expect(!device.keyboard.isVisible)
    }

    // MARK: Views that can have focus themselves

    @Test("a control with an input view has focus itself, its input view is shown, and the toolbar above it")
    func inputView() {
        let form = StopForm()
        let control = form.addControl(ChoiceControl())
        form.city.becomeFirstResponder()
        form.navigator.focusNext()
        #expect(form.title == "Choice", "immediately")
        form.device.settle()
        #expect(control.isFirstResponder)
        #expect(form.focus == "Choice")
        #expect(form.device.keyboard.inputView === control.choices)
        #expect(form.device.keyboard.inputAccessoryView === form.navigator.toolbar)
        #expect(form.title == "Choice")
        #expect(control.subviews.isEmpty)
        form.navigator.uninstall()
        #expect(control.isFirstResponder)
        #expect(control.inputAccessoryView == nil)
    }

    @Test("a control that takes no accessory view is a stop without a toolbar")
    func bare() {
        let form = StopForm()
        let control = form.addControl(BareControl())
        form.city.becomeFirstResponder()
        #expect(form.visited(2) { form.navigator.focusNext() } == ["Choice", "Birthday"])
        form.navigator.focusPrevious()
        #expect(control.isFirstResponder)
    }

    @Test("a control that has taken focus by itself is where moves start from", arguments: [true, false])
    func byItself(afterText: Bool) {
        let form = StopForm()
        let control = form.addControl(ChoiceControl())
        if afterText {
            form.name.becomeFirstResponder()
            form.device.settle()
        }
        _ = control.becomeFirstResponder()
        form.device.settle()
        #expect(form.focus == "Choice")
        #expect(form.device.keyboard.inputAccessoryView === form.navigator.toolbar)
        #expect(form.title == "Choice")
        #expect(form.visited(1) { form.navigator.focusNext() } == ["Birthday"])
        _ = control.becomeFirstResponder()
        form.device.settle()
        control.resignFirstResponder()
        form.device.settle()
        #expect(form.focus == nil)
        #expect(form.viewController.keyCommands == nil)
    }

    @Test("a control that refuses is passed over")
    func refusingControl() {
        let form = StopForm()
        let control = form.addControl(ChoiceControl())
        control.takesFocus = false
        form.city.becomeFirstResponder()
        #expect(form.visited(1) { form.navigator.focusNext() } == ["Birthday"])
    }

    // MARK: All kinds of forms

    @Test("the shared navigator finds switches too")
    func shared() {
        let form = StopForm()
        form.navigator.uninstall()
        FormNavigator.shared.isAutoToolbarEnabled = true
        defer { FormNavigator.shared.isAutoToolbarEnabled = false }
        form.name.becomeFirstResponder()
        #expect(FormNavigator.shared.focusNext())
        #expect(FormNavigator.shared.currentField === form.news)
        #expect(FormNavigator.shared.focusNext())
        #expect(FormNavigator.shared.currentField === form.city)
        #expect(form.news.subviews.isEmpty)
        let control = form.addControl(ChoiceControl())
        _ = control.becomeFirstResponder()
        #expect(FormNavigator.shared.currentField === control)
    }

    @Test("switches in rows that are not loaded are reached")
    func rows() {
        let device = HeadlessDevice()
        let screen = SwitchRows()
        device.show(screen)
        device.settle()
        for row in [0, 40, 80, 120] {
            screen.form?.focusNext()
            device.settle()
            #expect(screen.focus == row)
        }
        #expect(screen.form?.canFocusNext == true, "the search hasn't started yet")
        #expect(screen.form?.focusNext() == false)
        #expect(screen.focus == 120)
        for row in [80, 40, 0] {
            screen.form?.focusPrevious()
            device.settle()
            #expect(screen.focus == row)
        }
    }

    @Test("for every form of text fields and switches, each is visited once each way, and all are as they were")
    func promise() {
        var generator = SplitMix64(seed: 20_261_121)
        for _ in 0..<60 {
            let seed = generator.next()
            var random = SplitMix64(seed: seed)
            let device = HeadlessDevice()
            let controller = UIViewController()
            let views: [UIView] = (0..<Int.random(in: 1...9, using: &random)).map { index in
                let kinds: [UIView] = [UITextField(), UITextView(), UISwitch(), ChoiceControl(), UIView()]
                let view = kinds.randomElement(using: &random)!
                view.frame = CGRect(x: 20, y: 60 + 50 * CGFloat(index), width: 200, height: 40)
                view.accessibilityLabel = "\(index)"
                view.formOptions.stop = .always
                controller.view.addSubview(view)
                return view
            }
            let navigator = FormNavigator(viewController: controller)
            device.show(controller)
            let there = views.map { _ in navigator.focusNext() ? navigator.currentField : nil }
            #expect(zip(there, views).allSatisfy { $0 === $1 }, "seed \(seed)")
            #expect(!navigator.focusNext(), "seed \(seed)")
            let back = views.dropLast().map { _ in navigator.focusPrevious() ? navigator.currentField : nil }
            #expect(zip(back, views.dropLast().reversed()).allSatisfy { $0 === $1 }, "seed \(seed)")
            navigator.uninstall()
            #expect(views.allSatisfy { $0 is UITextView || $0 is UITextField || $0.subviews.isEmpty }, "seed \(seed)")
            #expect(views.allSatisfy { $0.inputAccessoryView == nil }, "seed \(seed)")
        }
    }
}

// MARK: - What's part of the form

@MainActor
private final class Recorder: FormNavigatorDelegate {
    var moves: [String] = []
    var allows = true

    func formNavigator(_ navigator: FormNavigator, shouldMoveFrom field: UIView?, to nextField: UIView) -> Bool {
        allows
    }

    func formNavigator(_ navigator: FormNavigator, didMoveFrom field: UIView?, to nextField: UIView) {
        moves.append("\(field?.accessibilityLabel ?? "-") \(nextField.accessibilityLabel ?? "-")")
    }
}

@MainActor
/// A table with 160 rows. Every fortieth row has a switch.
private final class SwitchRows: UITableViewController {
    private(set) var form: FormNavigator?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        form = FormNavigator(viewController: self)
    }

    var focus: Int? { form?.currentField?.tag }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 160 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        for view in cell.contentView.subviews { view.removeFromSuperview() }
        if indexPath.row.isMultiple(of: 40) {
            let control = UISwitch(frame: CGRect(x: 20, y: 5, width: 51, height: 31))
            control.tag = indexPath.row
            control.formOptions.stop = .always
            cell.contentView.addSubview(control)
        }
        return cell
    }
}

extension StopForm {
    /// What the toolbar shows.
    fileprivate var title: String? {
        navigator.toolbar.bar.items?.lazy.compactMap { $0.customView?.subviews.first as? UILabel }.first?.text
    }

    /// Inserts a control between the city and the birthday.
    fileprivate func addControl<Control: UIControl>(_ control: Control) -> Control {
        control.accessibilityLabel = "Choice"
        control.formOptions.stop = .always
        control.frame = city.frame.offsetBy(dx: 0, dy: 50)
        control.frame.size.height = 5
        city.superview?.addSubview(control)
        return control
    }
}
