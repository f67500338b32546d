import Testing
import UIKit

@MainActor
struct InputViewTests {
    private func bar(_ height: CGFloat = 44) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height)) }

    @Test("D9 an accessory view that is dropped in the background comes back with a reload", arguments: [true, false])
    func background(_ drops: Bool) {
        let stage = InputStage()
        stage.device.behavior.dropsAccessoryViewInBackground = drops
        let field = stage.field("a")
        let accessory = bar()
        field.inputAccessoryView = accessory
        field.becomeFirstResponder()
        let frame = stage.keyboard.frame
        stage.device.background()
        #expect(accessory.window != nil)
        stage.device.foreground()
        #expect((accessory.window == nil) == drops)
        #expect(stage.keyboard.frame.height == (drops ? frame.height - 44 : frame.height))
        field.reloadInputViews()
        #expect(accessory.window === stage.keyboard.window)
        #expect(stage.keyboard.frame == frame)
    }

    @Test("D4 a reload posts frame and show notifications if the height changes, and nothing otherwise")
    func reloadNotifications() {
        let stage = InputStage()
        let field = stage.field("a")
        field.becomeFirstResponder()
        stage.device.settle()
        stage.log.observeKeyboard()
        _ = stage.log.take()
        field.reloadInputViews()
        stage.device.settle()
        #expect(stage.log.take() == [])
        field.inputAccessoryView = bar()
        field.reloadInputViews()
        #expect(stage.log.take() == ["willChangeFrame", "willShow"])
        // D3: the views are swapped without animation.
        #expect(stage.log.notes.last?.duration == 0)
        stage.device.settle()
        #expect(stage.log.take() == ["didChangeFrame", "didShow"])
        // The same height with another view.
        field.inputAccessoryView = bar()
        field.reloadInputViews()
        stage.device.settle()
        #expect(stage.log.take() == [])
    }

    @Test("D4 reloading in will-show and did-show ends, when nothing changes anymore")
    func recursion() {
        let stage = InputStage()
        let field = stage.field("a")
        stage.log.observeKeyboard()
        let accessory = bar()
        stage.log.reactions["willShow"] = {
            field.inputAccessoryView = accessory
            field.reloadInputViews()
        }
        stage.log.reactions["didShow"] = { field.reloadInputViews() }
        field.becomeFirstResponder()
        stage.device.settle()
        // The reload inside the first will-show supersedes the rest of its series.
        #expect(
            stage.log.lines.without("should", "didBegin")
                == ["willChangeFrame", "willShow", "willChangeFrame", "willShow", "didChangeFrame", "didShow"])
        #expect(stage.log.notes.last?.end.height == stage.keyboard.frame.height)
    }

    @Test("D10 an input view that sizes itself is as high as its content; otherwise its frame counts")
    func selfSizing() {
        final class Sized: UIInputView {
            override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 70) }
        }
        let stage = InputStage()
        let field = stage.field("a")
        let view = Sized(frame: CGRect(x: 0, y: 0, width: 0, height: 30), inputViewStyle: .keyboard)
        #expect(!view.allowsSelfSizing && view.inputViewStyle == .keyboard)
        field.inputAccessoryView = view
        field.becomeFirstResponder()
        #expect(view.frame.height == 30)
        view.allowsSelfSizing = true
        field.reloadInputViews()
        #expect(view.frame.height == 70)
    }

    @Test("a controller with an accessory view shows it without keys")
    func controllerBar() {
        let stage = InputStage()
        stage.controller.isWilling = true
        stage.controller.bar = bar()
        stage.log.observeKeyboard()
        #expect(stage.controller.becomeFirstResponder())
        #expect(stage.log.take() == ["willChangeFrame", "willShow"])
        #expect(stage.keyboard.frame == CGRect(x: 0, y: 667 - 44, width: 375, height: 44))
        #expect(!stage.keyboard.type("x"))
    }

    @Test("a field in an accessory view takes focus and the keyboard, and gives the bar back")
    func fieldInBar() {
        let stage = InputStage()
        let accessory = bar(50)
        let inner = UITextField(frame: CGRect(x: 10, y: 8, width: 200, height: 34))
        accessory.addSubview(inner)
        stage.controller.isWilling = true
        stage.controller.bar = accessory
        stage.controller.becomeFirstResponder()
        stage.device.tap(at: CGPoint(x: 60, y: 667 - 25))
        #expect(inner.isFirstResponder)
        #expect(stage.keyboard.inputAccessoryView === accessory && accessory.window === stage.keyboard.window)
        #expect(stage.keyboard.keysFrame.height > 0)
        stage.keyboard.type("hi")
        #expect(inner.text == "hi")
        inner.resignFirstResponder()
        #expect(stage.keyboard.frame.height == 50 && stage.controller.isFirstResponder)
        inner.becomeFirstResponder()
        let field = stage.field("a")
        field.becomeFirstResponder()
        #expect(!inner.isFirstResponder && stage.keyboard.responder === field)
    }

    @Test("the keyboard's window takes touches only where the keyboard is, and is not one of the app's")
    func window() {
        let stage = InputStage()
        let field = stage.field("a")
        var isPressed = false
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        button.addAction(UIAction { _ in isPressed = true }, for: .touchUpInside)
        let accessory = bar()
        accessory.addSubview(button)
        field.inputAccessoryView = accessory
        field.becomeFirstResponder()
        stage.device.settle()
        stage.device.tap(at: CGPoint(x: 50, y: stage.keyboard.frame.minY + 22))
        #expect(isPressed && field.isFirstResponder)
        let other = stage.field("b")
        stage.device.tap(at: CGPoint(x: 60, y: other.frame.midY))
        #expect(other.isFirstResponder)
        #expect(!stage.keyboard.window.isKeyWindow && stage.window.isKeyWindow)
        #expect(stage.window.windowScene?.windows.contains(stage.keyboard.window) == false)
    }

    @Test("D3 D10 a reload swaps the views at once: the accessory view above, the input view below")
    func places() {
        let stage = InputStage()
        let field = stage.field("a")
        field.becomeFirstResponder()
        let (accessory, picker) = (bar(), bar(216))
        field.inputAccessoryView = accessory
        field.inputView = picker
        field.reloadInputViews()
        #expect(accessory.window === stage.keyboard.window && picker.window === stage.keyboard.window)
        // The keyboard's own coordinates.
        #expect(accessory.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
        #expect(picker.frame == CGRect(x: 0, y: 44, width: 375, height: 216))
        #expect(stage.keyboard.keysFrame == CGRect(x: 0, y: 451, width: 375, height: 216))
    }
}

@MainActor
struct InputClickTests {
    @Test("N1 N2 N3 a click is heard only if wanted and a visible input or accessory view opts in")
    func clicks() {
        final class Opting: UIView, UIInputViewAudioFeedback {
            var enableInputClicksWhenVisible: Bool { true }
        }
        let stage = InputStage()
        let field = stage.field("a")
        func play() -> Bool {
            let before = (stage.keyboard.inputClicks, stage.keyboard.audibleInputClicks)
            UIDevice.current.playInputClick()
            #expect(stage.keyboard.inputClicks == before.0 + 1)
            return stage.keyboard.audibleInputClicks == before.1 + 1
        }
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        field.becomeFirstResponder()
        #expect(!play())
        field.inputAccessoryView = Opting(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        #expect(!play())
        field.reloadInputViews()
        #expect(play())
        stage.keyboard.clicks = false
        #expect(!play())
        stage.keyboard.clicks = true
        field.resignFirstResponder()
        #expect(!play())
        field.inputAccessoryView = nil
        field.inputView = Opting(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
        field.becomeFirstResponder()
        #expect(play())
    }

    @Test("the device in use says what it is")
    func device() {
        let device = HeadlessDevice(.iPad)
        #expect(UIDevice.current === device.device)
        #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.model == "iPad")
        #expect(UIDevice.current.orientation == .portrait)
        device.rotate(to: .landscapeRight)
        #expect(UIDevice.current.orientation == .landscapeLeft && UIDevice.current.orientation.isLandscape)
    }

    @Test("a field that is left on another device reloads nothing on the one in use")
    func otherDevice() {
        let stage = InputStage()
        let field = stage.field("a")
        field.becomeFirstResponder()
        field.reloadInputViews()
        #expect(stage.keyboard.reloadCount == 1)
        let device = HeadlessDevice()
        field.reloadInputViews()
        #expect(device.keyboard.reloadCount == 0)
    }
}
