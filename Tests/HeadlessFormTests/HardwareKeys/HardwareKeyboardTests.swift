import FormNavigation
import TestSupport
import Testing
import UIKit

/// What Tab, Escape, and Command-Return on a hardware keyboard do in a form.
@MainActor
struct HardwareKeyboardTests {
    // MARK: Moving

    @Test("Tab goes through a form and Shift-Tab back, to the same fields as Next and Previous")
    func order() {
        let form = DeviceForm(4)
        form.device.keyboard.isHardwareKeyboardAttached = true
        form.fields[3].formOptions.stop = .never
        form.fields[0].formOptions.next = form.fields[2]
        form.fields[0].becomeFirstResponder()
        #expect(form.visited(3) { form.device.press(.keyboardTab) } == ["2", "1", "1"])
        #expect(form.visited(3) { form.device.press(.keyboardTab, modifiers: .shift) } == ["2", "0", "0"])
    }

    @Test("Tab goes as far as typing and Return", arguments: HeadlessBehavior.all)
    func session(_ behavior: HeadlessBehavior) throws {
        let form = DeviceForm(3, on: HeadlessDevice(behavior: behavior))
        form.device.keyboard.isHardwareKeyboardAttached = true
        try form.device.tap(form.fields[0])
        form.device.type("a")
        form.device.press(.keyboardTab)
        form.device.type("b")
        form.device.press(.keyboardReturnOrEnter)
        form.device.type("c")
        form.device.press(.keyboardTab, modifiers: .shift)
        form.device.press(.keyboardDeleteOrBackspace)
        #expect(form.fields.map(\.text) == ["a", "", "c"])
        form.device.press(.keyboardEscape)
        #expect(form.focus == nil)
        #expect(form.viewController.keyCommands == nil)
    }

    @Test("from right to left Tab goes to the left", arguments: [true, false])
    func rightToLeft(_ isRightToLeft: Bool) {
        let form = DeviceForm(2, on: HeadlessDevice(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight))
        form.fields[0].frame = CGRect(x: 20, y: 80, width: 150, height: 40)
        form.fields[1].frame = CGRect(x: 200, y: 80, width: 150, height: 40)
        form.fields[isRightToLeft ? 1 : 0].becomeFirstResponder()
        form.device.press(.keyboardTab)
        #expect(form.focus == (isRightToLeft ? "0" : "1"))
    }

    @Test("Tab passes over a field that refuses", arguments: HeadlessBehavior.all)
    func refusing(_ behavior: HeadlessBehavior) {
        let form = DeviceForm(3, on: HeadlessDevice(behavior: behavior))
        let refusing = Stubborn(mayBegin: false)
        form.fields[1].delegate = refusing
        form.fields[0].becomeFirstResponder()
        form.device.press(.keyboardTab)
        #expect(form.focus == "2")
        form.device.press(.keyboardTab, modifiers: .shift)
        #expect(form.focus == "0")
    }

    @Test("the navigator's delegate is asked and told, and may veto")
    func delegate() {
        let form = DeviceForm(3)
        let delegate = Gatekeeper()
        form.navigator.delegate = delegate
        form.fields[0].becomeFirstResponder()
        form.device.press(.keyboardTab)
        #expect(delegate.moves == ["0 1"])
        delegate.allows = false
        form.device.press(.keyboardTab)
        #expect(form.focus == "1")
        #expect(delegate.moves == ["0 1"])
    }

    // MARK: Ending

    @Test(
        "Escape and Command-Return end editing, in the last field and elsewhere",
        arguments: [UIKeyboardHIDUsage.keyboardEscape, .keyboardReturnOrEnter], [0, 1])
    func ending(key: UIKeyboardHIDUsage, index: Int) {
        let form = DeviceForm(2)
        let delegate = Gatekeeper()
        form.navigator.delegate = delegate
        form.fields[index].becomeFirstResponder()
        form.device.press(key, modifiers: key == .keyboardEscape ? [] : .command)
        #expect(form.focus == nil)
        #expect(delegate.moves.isEmpty)
    }

    @Test("a field that does not let editing end keeps it, and the keys")
    func notEnding() {
        let form = DeviceForm(2)
        let stubborn = Stubborn(mayEnd: false)
        form.fields[0].delegate = stubborn
        form.fields[0].becomeFirstResponder()
        form.device.press(.keyboardEscape)
        form.device.press(.keyboardTab)
        #expect(form.focus == "0")
        stubborn.mayEnd = true
        form.device.press(.keyboardTab)
        #expect(form.focus == "1")
    }

    // MARK: Text views

    @Test(
        "a text view keeps Tab and moves back with Shift-Tab, unless told otherwise",
        arguments: [(nil, true, "0", "view"), (true, false, "0", "2"), (false, true, "view", "view")]
            as [(Bool?, Bool, String, String)])
    func textView(movesOnTab: Bool?, keepsTab: Bool, back: String, forth: String) {
        let form = DeviceForm(3)
        let view = UITextView(frame: form.fields[1].frame)
        view.accessibilityIdentifier = "view"
        form.fields[1].removeFromSuperview()
        form.viewController.view.addSubview(view)
        view.formOptions.movesOnTab = movesOnTab
        let focus = { view.isFirstResponder ? "view" : form.focus }
        view.becomeFirstResponder()
        form.device.press(.keyboardTab)
        #expect(focus() == forth)
        #expect(view.text == (keepsTab ? "\t" : ""))
        view.becomeFirstResponder()
        form.device.press(.keyboardTab, modifiers: .shift)
        #expect(focus() == back)
        view.becomeFirstResponder()
        form.device.press(.keyboardReturnOrEnter, modifiers: .command)
        #expect(focus() == nil)
    }

    @Test("a text field keeps Tab if it is told to")
    func keptTab() {
        let form = DeviceForm(2)
        form.fields[0].formOptions.movesOnTab = false
        form.fields[0].becomeFirstResponder()
        form.device.press(.keyboardTab)
        #expect(form.focus == "0")
        form.fields[0].formOptions.movesOnTab = nil
        form.navigator.reload()
        #expect(form.viewController.keyCommands?.count == 4)
        form.device.press(.keyboardTab)
        #expect(form.focus == "1")
    }

    // MARK: What isn't affected

    @Test("a search bar and an alert get no commands, and a skipped field does, to be left by")
    func leftAlone() throws {
        let form = DeviceForm(2)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 300, width: 393, height: 56))
        form.viewController.view.addSubview(bar)
        form.fields[1].formOptions.stop = .never
        form.fields[0].becomeFirstResponder()
        #expect(form.viewController.keyCommands?.count == 4)
        bar.becomeFirstResponder()
        #expect(form.viewController.keyCommands == nil)
        form.device.press(.keyboardEscape)
        #expect(bar.searchTextField.isFirstResponder)
        form.fields[1].becomeFirstResponder()
        #expect(form.viewController.keyCommands?.count == 4)
        form.fields[0].becomeFirstResponder()
        form.fields[0].formOptions.stop = .never
        form.navigator.reload()
        #expect(form.viewController.keyCommands?.count == 4)
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addTextField()
        form.viewController.present(alert, animated: false)
        form.device.settle()
        let field = try #require(alert.textFields?.first)
        field.becomeFirstResponder()
        #expect(form.viewController.keyCommands == nil && alert.keyCommands == nil)
        form.device.press(.keyboardEscape)
        #expect(field.isFirstResponder)
    }

    @Test("nothing moves below a screen that is presented over the form")
    func presented() {
        let form = DeviceForm(2)
        form.fields[0].becomeFirstResponder()
        form.viewController.present(
            UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: false)
        form.fields[0].becomeFirstResponder()
        form.device.press(.keyboardTab)
        #expect(form.focus == "0")
        // Escape is for the topmost screen.
        form.device.press(.keyboardEscape)
        #expect(form.focus == "0")
    }

    @Test("for a key of the app's own on the same controller the app wins, and its commands stay as they are")
    func appWins() {
        let form = DeviceForm(2)
        var pressed: [String] = []
        let tab = HeadlessKeyCommand.make(input: "\t") { _ in pressed.append("Tab") }
        tab.wantsPriorityOverSystemBehavior = true
        let up = HeadlessKeyCommand.make(input: UIKeyCommand.inputUpArrow) { _ in pressed.append("up") }
        form.viewController.addKeyCommand(tab)
        form.viewController.addKeyCommand(up)
        form.fields[0].becomeFirstResponder()
        #expect(form.viewController.keyCommands?.count == 5)
        form.device.press(.keyboardTab)
        form.device.press(.keyboardUpArrow)
        #expect(pressed == ["Tab", "up"])
        #expect(form.focus == "0")
        form.fields[1].becomeFirstResponder()
        form.device.press(.keyboardTab, modifiers: .shift)
        #expect(form.focus == "0")
        form.viewController.removeKeyCommand(tab)
        form.navigator.reload()
        form.device.press(.keyboardTab)
        #expect(form.focus == "1")
        form.device.press(.keyboardEscape)
        #expect(form.viewController.keyCommands == [up])
    }

    @Test("if the app releases the navigator when its key commands are read, none of the navigator's stay")
    func releasedByKeyCommands() {
        final class Controller: UIViewController {
            var onRead: () -> Void = {}
            override var keyCommands: [UIKeyCommand]? {
                onRead()
                return super.keyCommands
            }
        }
        let controller = Controller()
        let device = HeadlessDevice()
        device.show(controller)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        controller.view.addSubview(field)
        var navigator: FormNavigator? = FormNavigator(viewController: controller)
        controller.onRead = { navigator = nil }
        field.becomeFirstResponder()
        #expect(navigator == nil && controller.keyCommands == nil)
    }

    @Test("for a key of the app's own between the field and the controller the app wins, priority or not")
    func appWinsNearer() {
        let form = DeviceForm(2)
        let group = CommandView(frame: form.viewController.view.bounds)
        form.viewController.view.addSubview(group)
        for field in form.fields { group.addSubview(field) }
        var presses = 0
        group.commands = [HeadlessKeyCommand.make(input: UIKeyCommand.inputEscape) { _ in presses += 1 }]
        form.fields[0].becomeFirstResponder()
        form.device.press(.keyboardEscape)
        #expect(presses == 1)
        #expect(form.focus == "0")
    }

    @Test("where a move leads to a closed group with a controller of its own, that has the commands and no other")
    func otherController() {
        let form = DeviceForm(2)
        let child = UIViewController()
        form.viewController.addChild(child)
        child.view.frame = CGRect(x: 0, y: 200, width: 393, height: 200)
        child.view.formOptions.grouping = .closed
        form.viewController.view.addSubview(child.view)
        child.didMove(toParent: form.viewController)
        let inner = (0..<2).map {
            UITextField(named: "inner", frame: CGRect(x: 20, y: 20 + 50 * $0, width: 300, height: 40))
        }
        for field in inner { child.view.addSubview(field) }
        form.fields[0].becomeFirstResponder()
        let count = form.viewController.keyCommands?.count ?? 0
        #expect(count > 0)
        #expect(form.navigator.focus(inner[0]))
        #expect(form.viewController.keyCommands ?? [] == [])
        #expect(child.keyCommands?.count == count)
        form.device.keyboard.isHardwareKeyboardAttached = true
        form.device.press(.keyboardTab)
        #expect(inner[1].isFirstResponder)
        #expect(form.navigator.focus(form.fields[1]))
        #expect(child.keyCommands ?? [] == [])
    }

    @Test("a command for the same key beyond the form's controller is further away, and the form's comes first")
    func commandBeyond() {
        let device = HeadlessDevice()
        let (container, controller) = (UIViewController(), UIViewController())
        let fields = (0..<2).map { UITextField(frame: CGRect(x: 20, y: 80 + 50 * $0, width: 200, height: 40)) }
        for field in fields { controller.view.addSubview(field) }
        container.addChild(controller)
        container.view.addSubview(controller.view)
        controller.didMove(toParent: container)
        let navigator = FormNavigator(viewController: controller)
        device.show(container)
        var presses = 0
        container.addKeyCommand(HeadlessKeyCommand.make(input: "\t") { _ in presses += 1 })
        fields[0].becomeFirstResponder()
        device.press(.keyboardTab)
        #expect(fields[1].isFirstResponder)
        #expect(presses == 0)
        navigator.configuration.handlesHardwareKeyboard = false
        device.press(.keyboardTab)
        #expect(presses == 1, "without the navigator's command, it's the app's")
    }

    // MARK: Several navigators

    @Test("each navigator has its keys on its own controller, one at a time")
    func severalNavigators() {
        let form = DeviceForm(2)
        let child = UIViewController()
        form.viewController.addChild(child)
        form.viewController.view.addSubview(child.view)
        child.view.frame = CGRect(x: 0, y: 300, width: 393, height: 200)
        let inner = (0..<2).map { UITextField(frame: CGRect(x: 20, y: 50 * $0, width: 200, height: 40)) }
        for field in inner { child.view.addSubview(field) }
        child.didMove(toParent: form.viewController)
        let navigator = FormNavigator(viewController: child)
        form.fields[1].becomeFirstResponder()
        #expect(form.viewController.keyCommands?.count == 4 && child.keyCommands == nil)
        inner[0].becomeFirstResponder()
        #expect(form.viewController.keyCommands == nil && child.keyCommands?.count == 4)
        form.device.press(.keyboardTab)
        #expect(inner[1].isFirstResponder)
        navigator.uninstall()
        #expect(form.viewController.keyCommands?.count == 4 && child.keyCommands == nil)
        form.device.press(.keyboardTab, modifiers: .shift)
        form.device.press(.keyboardTab, modifiers: .shift)
        #expect(form.focus == "1")
    }

    @Test("the shared navigator has no keys until it is told to")
    func shared() {
        let device = HeadlessDevice()
        let controller = UIViewController()
        let fields = (0..<2).map { UITextField(frame: CGRect(x: 20, y: 80 + 50 * $0, width: 200, height: 40)) }
        for field in fields { controller.view.addSubview(field) }
        let window = device.show(UINavigationController(rootViewController: controller))
        let shared = FormNavigator.shared
        let before = shared.configuration
        defer { shared.configuration = before }
        fields[0].becomeFirstResponder()
        #expect(controller.keyCommands == nil)
        shared.configuration.handlesHardwareKeyboard = true
        #expect(controller.keyCommands?.count == 4)
        device.press(.keyboardTab)
        #expect(fields[1].isFirstResponder)
        window.endEditing(true)
        #expect(controller.keyCommands == nil)
    }

    // MARK: Nothing is left behind

    @Test("without toolbar and return keys Tab works alone, and is switched off at once")
    func alone() {
        let form = DeviceForm(2)
        form.navigator.configuration.isToolbarEnabled = false
        form.navigator.configuration.isReturnKeyEnabled = false
        form.fields[0].becomeFirstResponder()
        #expect(form.viewController.keyCommands?.count == 4)
        form.device.press(.keyboardTab)
        #expect(form.focus == "1")
        form.navigator.configuration.handlesHardwareKeyboard = false
        #expect(form.viewController.keyCommands == nil)
        form.device.press(.keyboardTab, modifiers: .shift)
        form.device.press(.keyboardEscape)
        #expect(form.focus == "1")
    }

    @Test("the commands are there while a field has focus, and gone when editing or the navigator ends")
    func gone() {
        let form = DeviceForm(2)
        #expect(form.viewController.keyCommands == nil)
        form.fields[0].becomeFirstResponder()
        #expect(form.viewController.keyCommands?.allSatisfy(\.wantsPriorityOverSystemBehavior) == true)
        form.fields[0].removeFromSuperview()
        #expect(form.viewController.keyCommands == nil)
        form.fields[1].becomeFirstResponder()
        let taken = form.viewController.keyCommands ?? []
        #expect(taken.count == 4)
        form.navigator.uninstall()
        #expect(form.viewController.keyCommands == nil)
        // The app may have held on to them.
        for command in taken { form.viewController.addKeyCommand(command) }
        form.device.press(.keyboardEscape)
        #expect(form.focus == "1")
    }

    @Test("a navigator that is let go takes its commands away")
    func released() {
        let device = HeadlessDevice()
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
        controller.view.addSubview(field)
        device.show(controller)
        var navigator: FormNavigator? = FormNavigator(viewController: controller)
        field.becomeFirstResponder()
        #expect(controller.keyCommands?.count == 4)
        navigator = nil
        #expect(navigator == nil && controller.keyCommands == nil)
    }

    @Test("the commands keep neither the controller that has them nor the navigator and its parts alive")
    func lifetime() {
        var watched: [Weak] = []
        do {
            let form = DeviceForm(1)
            form.fields[0].becomeFirstResponder()
            #expect(form.viewController.keyCommands?.count == 4)
            let objects: [AnyObject] = [form.viewController, form.navigator, form.navigator.toolbar, form.fields[0]]
            watched = objects.map { Weak(object: $0) }
            form.device.close(form.window)
        }
        // The device is released too.
        HeadlessDevice().settle()
        #expect(watched.compactMap(\.object).isEmpty)
    }
}

/// A view with its own commands.
private final class CommandView: UIView {
    var commands: [UIKeyCommand]?
    override var keyCommands: [UIKeyCommand]? { commands }
}

/// A field's delegate that refuses.
private final class Stubborn: NSObject, UITextFieldDelegate {
    var mayBegin: Bool
    var mayEnd: Bool

    init(mayBegin: Bool = true, mayEnd: Bool = true) {
        self.mayBegin = mayBegin
        self.mayEnd = mayEnd
        super.init()
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
}

/// A navigator's delegate that records where focus goes.
private final class Gatekeeper: FormNavigatorDelegate {
    var allows = true
    var moves: [String] = []

    func formNavigator(_ navigator: FormNavigator, shouldMoveFrom field: UIView?, to nextField: UIView) -> Bool {
        allows
    }

    func formNavigator(_ navigator: FormNavigator, didMoveFrom field: UIView?, to nextField: UIView) {
        let names = [field, nextField].map { ($0 as? UITextField)?.placeholder ?? "?" }
        moves.append(names.joined(separator: " "))
    }
}
