import Testing
import UIKit

/// Focus that is asked for before there is a window.
@MainActor
struct EarlyFocusTests {
    /// A screen that asks for focus too early.
    private final class Eager: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        let other = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            view.addSubview(other)
            field.becomeFirstResponder()
        }
    }

    @Test("P19 the first screen of a new window gets its focus too, and the keyboard once the window is key")
    func firstScreen() {
        let device = HeadlessDevice()
        let screen = Eager()
        device.show(screen)
        #expect(screen.field.isFirstResponder)
        #expect(device.keyboard.isVisible)
    }

    @Test("P19 of several that asked the last one gets it")
    func last() {
        let device = HeadlessDevice()
        let screen = Eager()
        screen.loadViewIfNeeded()
        screen.other.becomeFirstResponder()
        device.show(screen)
        #expect(screen.other.isFirstResponder)
    }

    @Test("P19 who has resigned meanwhile, alone or with endEditing, does not get it")
    func resigned() {
        let device = HeadlessDevice()
        let (first, second) = (Eager(), Eager())
        first.loadViewIfNeeded()
        first.field.resignFirstResponder()
        second.loadViewIfNeeded()
        second.view.endEditing(true)
        device.show(first)
        device.show(second)
        device.settle()
        #expect(!first.field.isFirstResponder && !second.field.isFirstResponder)
    }

    @Test("P19 it is carried out once: a view that has come into a window and left it asks no more")
    func once() {
        let stage = InputStage()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.becomeFirstResponder()
        stage.root.addSubview(field)
        #expect(field.isFirstResponder)
        field.removeFromSuperview()
        stage.root.addSubview(field)
        #expect(!field.isFirstResponder)
    }
}
