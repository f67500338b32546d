import Testing
import UIKit

@MainActor
struct FirstResponderTests {
    @Test("A7 without its window being key a field has focus but no keyboard; the keyboard follows the key window")
    func keyWindow() {
        let stage = InputStage()
        let other = UIWindow(frame: stage.device.screen.bounds)
        other.rootViewController = UIViewController()
        other.isHidden = false
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        other.rootViewController?.view.addSubview(field)
        #expect(!other.isKeyWindow)
        #expect(field.becomeFirstResponder())
        #expect(!stage.keyboard.isVisible)
        other.makeKey()
        #expect(stage.keyboard.isVisible)
        stage.window.makeKey()
        #expect(!stage.keyboard.isVisible)
        #expect(field.isFirstResponder)
    }

    @Test("A31 a disabled field ignores taps, and an enabled one takes focus")
    func tapping() {
        let stage = InputStage()
        let field = stage.field("a")
        field.isEnabled = false
        stage.device.tap(at: CGPoint(x: 60, y: field.frame.midY))
        #expect(!field.isFirstResponder)
        field.isEnabled = true
        stage.device.tap(at: CGPoint(x: 60, y: field.frame.midY))
        #expect(field.isFirstResponder)
        let view = stage.textView("b")
        stage.device.tap(at: CGPoint(x: 60, y: view.frame.midY))
        #expect(view.isFirstResponder)
    }

    @Test("A36 a text view to read can become first responder and show its accessory view")
    func readOnly() {
        let stage = InputStage()
        let view = stage.textView("a")
        view.isEditable = false
        view.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        stage.log.observeKeyboard()
        #expect(view.becomeFirstResponder())
        #expect(stage.log.take() == ["willChangeFrame", "willShow"])
        #expect(stage.keyboard.frame.height == 44)
        #expect(!stage.keyboard.type("x"))
    }

    @Test("A37 a recognizer of taps around a field leaves the field its taps")
    func ancestorTaps() {
        let stage = InputStage()
        let (field, view) = (stage.field("a"), stage.textView("b"))
        let tap = UITapGestureRecognizer()
        var taps = 0
        HeadlessGesture.setAction(of: tap) { _ in taps += 1 }
        stage.root.addGestureRecognizer(tap)
        for input in [field, view] as [UIView] {
            // The second tap is one in the field that's edited.
            for _ in 0..<2 {
                stage.device.tap(at: CGPoint(x: 60, y: input.frame.midY))
                #expect(input.isFirstResponder)
                #expect(taps == 0)
            }
        }
        field.isEnabled = false
        view.isEditable = false
        for input in [field, view] as [UIView] { stage.device.tap(at: CGPoint(x: 60, y: input.frame.midY)) }
        #expect(taps == 2)
    }

    @Test("nothing keeps a focused field alive")
    func lifetime() {
        let stage = InputStage()
        weak var weakField: UITextField?
        do {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
            stage.root.addSubview(field)
            field.becomeFirstResponder()
            weakField = field
            field.removeFromSuperview()
        }
        #expect(weakField == nil)
    }

    @Test("nothing keeps a window with a focused field alive")
    func windowLifetime() {
        let device = HeadlessDevice()
        weak var weakWindow: UIWindow?
        weak var weakField: UITextField?
        do {
            let window = UIWindow(frame: device.screen.bounds)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
            window.rootViewController?.view.addSubview(field)
            field.becomeFirstResponder()
            device.settle()
            // Its scene holds a window for as long as it is shown.
            window.isHidden = true
            weakWindow = window
            weakField = field
        }
        #expect(weakWindow == nil && weakField == nil)
        // The keyboard finds out when focus moves next.
        let next = UIWindow(frame: device.screen.bounds)
        next.makeKeyAndVisible()
        #expect(!device.keyboard.isVisible)
    }
}
