import FormNavigation
import TestSupport
import Testing
import UIKit

/// What a user does with a form, with real touches and keys, whatever iOS does one way or another.
@MainActor
struct SessionTests {
    @Test("typing and Return go through a form, Previous goes back, Done ends it", arguments: HeadlessBehavior.all)
    func session(_ behavior: HeadlessBehavior) throws {
        let form = DeviceForm(3, on: HeadlessDevice(behavior: behavior))
        try form.device.tap(form.fields[0])
        form.device.runLoop.turn()
        #expect(form.device.keyboard.returnKeyTitle == "Next")
        form.device.type("a")
        form.device.pressReturn()
        form.device.type("b")
        try form.device.tap(title: "Next")
        form.device.type("c")
        #expect(form.device.keyboard.returnKeyTitle == "Done")
        try form.device.tap(title: "Previous")
        form.device.type("d")
        #expect(form.fields.map(\.text) == ["a", "bd", "c"])
        try form.device.tap(title: "Done")
        #expect(form.focus == nil)
        form.device.settle()
        #expect(!form.device.keyboard.isVisible)
    }

    @Test("the first field's input views are reloaded once, and no other's (D4)", arguments: HeadlessBehavior.all)
    func reloads(_ behavior: HeadlessBehavior) {
        let form = DeviceForm(4, on: HeadlessDevice(behavior: behavior))
        let keyboard = form.device.keyboard!
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(keyboard.reloadCount == 1)
        #expect(keyboard.inputAccessoryView === form.navigator.toolbar)
        for _ in 0..<3 { form.navigator.focusNext() }
        form.device.settle()
        #expect(keyboard.reloadCount == 1)
        #expect(keyboard.inputAccessoryView === form.navigator.toolbar)
    }

    @Test("the keyboard stays up from the first field to the last", arguments: HeadlessBehavior.all)
    func staysUp(_ behavior: HeadlessBehavior) {
        let form = DeviceForm(4, on: HeadlessDevice(behavior: behavior))
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        let posted = form.notifications { for _ in 0..<3 { form.device.pressReturn() } }
        #expect(form.focus == "3")
        #expect(!posted.contains("willHide") && !posted.contains("didHide"))
    }

    @Test("A25: a field that refuses only after the one before has let go does not cost the focus")
    func refusalAfterLettingGo() {
        var behavior = HeadlessBehavior()
        behavior.handoverOrder = .oldFieldFirst
        let form = DeviceForm(2, on: HeadlessDevice(behavior: behavior))
        let refusing = RefusingDelegate()
        form.fields[1].delegate = refusing
        form.fields[0].becomeFirstResponder()
        #expect(!form.navigator.focusNext())
        #expect(form.focus == "0")
        form.device.type("x")
        #expect(form.fields[0].text == "x")
    }

    @Test("typing, deleting and moving the caret walk through no view")
    func keystrokes() throws {
        let form = DeviceForm(3)
        try form.device.tap(form.fields[0])
        // Readings that take a second use up all the time available for them.
        var seconds = 0.0
        form.navigator.clock = {
            seconds += 1
            return seconds
        }
        form.device.settle()
        let walks = form.navigator.work.walks
        form.device.type("A whole sentence, one character after the other.")
        form.device.deleteBackward()
        form.fields[0].selectedTextRange = nil
        // Within the time that the last reading has used up.
        form.device.advance(by: 1)
        #expect(form.navigator.work.walks == walks)
    }

    @Test("disabled toolbar buttons do nothing")
    func disabled() throws {
        let form = DeviceForm(2)
        try form.device.tap(form.fields[0])
        try form.device.tap(form.navigator.toolbar.previousItem)
        #expect(form.focus == "0")
        try form.device.tap(form.navigator.toolbar.nextItem)
        try form.device.tap(form.navigator.toolbar.nextItem)
        #expect(form.focus == "1")
    }

    @Test("Return in a text view starts a line, and moves on where the text view is told to")
    func textView() throws {
        let form = DeviceForm(1)
        let view = UITextView(frame: CGRect(x: 20, y: 20, width: 300, height: 50))
        form.viewController.view.addSubview(view)
        try form.device.tap(view)
        form.device.type("one\ntwo")
        #expect(view.text == "one\ntwo")
        form.navigator.configuration.textViewsMoveOnReturn = true
        #expect(form.device.keyboard.returnKeyTitle == "Next")
        form.device.type("!")
        form.device.pressReturn()
        form.device.type("x")
        #expect(view.text == "one\ntwo!")
        #expect(form.fields[0].text == "x")
    }

    @Test("N1: Previous, Next and Done click when they are to, and are silent otherwise", arguments: [true, false])
    func clicks(_ plays: Bool) throws {
        let form = DeviceForm(2)
        form.navigator.configuration.playsInputClicks = plays
        try form.device.tap(form.fields[0])
        try form.device.tap(title: "Next")
        try form.device.tap(title: "Previous")
        try form.device.tap(title: "Done")
        #expect(form.device.keyboard.inputClicks == (plays ? 3 : 0))
        #expect(form.device.keyboard.audibleInputClicks == (plays ? 3 : 0))
    }

    @Test("A28: the toolbar is on screen above the keys, and its height counts in the keyboard's frame (D5)")
    func toolbarOnScreen() throws {
        let form = DeviceForm(2)
        try form.device.tap(form.fields[0])
        form.device.settle()
        let toolbar = form.navigator.toolbar
        #expect(toolbar.window != nil)
        #expect(toolbar.bounds.width == form.device.screen.bounds.width)
        #expect(form.device.keyboard.frame.height == form.device.keyboard.keysFrame.height + 44)
    }

    @Test("uninstalling while a field has focus takes the toolbar off the screen and the word off the key")
    func uninstalling() throws {
        let form = DeviceForm(2)
        try form.device.tap(form.fields[0])
        form.navigator.uninstall()
        #expect(form.focus == "0")
        #expect(form.device.keyboard.inputAccessoryView == nil)
        #expect(form.device.keyboard.returnKeyTitle == "return")
    }

    @Test("README: a test of one's own")
    func readme() throws {
        final class SignUpViewController: UIViewController {
            var form: FormNavigator?
            override func viewDidLoad() {
                super.viewDidLoad()
                for (index, name) in ["Email", "Password"].enumerated() {
                    let field = UITextField(frame: CGRect(x: 20, y: 100 + 60 * index, width: 300, height: 44))
                    field.placeholder = name
                    view.addSubview(field)
                }
                form = FormNavigator(viewController: self)
            }
        }
        let device = HeadlessDevice(.iPhone15)
        device.show(SignUpViewController())
        try device.tap(title: "Email")
        #expect(device.keyboard.returnKeyTitle == "Next")
        device.type("ada@example.org")
        device.pressReturn()
        #expect(device.keyboard.returnKeyTitle == "Done")
    }
}
