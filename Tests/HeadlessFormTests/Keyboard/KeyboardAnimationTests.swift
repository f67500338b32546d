import FormNavigation
import TestSupport
import Testing
import UIKit

/// The app's own views move with the keyboard, with or without avoidance.
@MainActor
struct KeyboardAnimationTests {
    @Test("a view takes as long as the keyboard, with its curve")
    func duration() {
        let stage = KeyboardStage()
        stage.fields[0].becomeFirstResponder()
        stage.device.settle()
        #expect(stage.bar.durations == [0.25])
        #expect(FormKeyboard.current.animationDuration == 0.25)
        // Suggestions appear, more slowly.
        let begin = stage.device.keyboard.frame
        let end = CGRect(x: 0, y: begin.minY - 40, width: begin.width, height: begin.height + 40)
        let name = UIResponder.keyboardWillShowNotification
        stage.device.keyboard.post(name, begin: begin, end: end, duration: 0.4, curve: 3)
        stage.device.runLoop.turn()
        #expect(stage.bar.durations == [0.25, 0.4])
        #expect(FormKeyboard.current.animationDuration == 0.4)
        #expect(FormKeyboard.current.animationOptions == UIView.AnimationOptions(rawValue: 3 << 16))
        #expect(stage.bar.frame.maxY == end.minY)
    }

    @Test("E24 a keyboard that isn't animated moves a view immediately")
    func atOnce() {
        let device = HeadlessDevice()
        let stage = KeyboardStage(on: device)
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        stage.fields[0].becomeFirstResponder()
        device.runLoop.turn()
        #expect(stage.bar.frame.maxY == device.keyboard.frame.minY)
        #expect(stage.bar.durations == [0])
        #expect(FormKeyboard.current.animationDuration == 0)
    }

    @Test("with Reduce Motion a view moves with the keys, which slide as well, instead of jumping next to them")
    func reduceMotion() {
        let device = HeadlessDevice()
        device.isReduceMotionEnabled = true
        let stage = KeyboardStage(on: device)
        stage.fields[0].becomeFirstResponder()
        device.runLoop.turn()
        #expect(stage.bar.frame.maxY == device.keyboard.frame.minY)
        #expect(stage.bar.durations == [0.25])
    }

    @Test(
        "Q15 views whose layout is still pending don't fly to their places when a field gets focus in an animation",
        arguments: [100, 700] as [CGFloat])
    func pendingLayout(_ top: CGFloat) {
        final class Screen: UIView {
            var durations: [Double] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                durations.append(UIView.inheritedAnimationDuration)
            }
        }
        let device = HeadlessDevice()
        let controller = UIViewController()
        let screen = Screen()
        controller.view = screen
        let field = UITextField(frame: CGRect(x: 20, y: top, width: 200, height: 34))
        screen.addSubview(field)
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        device.settle()
        screen.durations = []
        UIView.animate(withDuration: 0.3) {
            screen.setNeedsLayout()
            field.becomeFirstResponder()
        }
        device.runLoop.turn()
        #expect(screen.durations.first == 0)
        #expect((screen.transform.ty < 0) == (top == 700))
        withExtendedLifetime(form) {}
    }

    /// A form in the controller's own view. Its delegate makes room in its own way.
    private final class Form: UIViewController, FormNavigatorDelegate {
        let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 34))
        let scrollView = UIScrollView()
        let button = UIButton(frame: CGRect(x: 250, y: 802, width: 100, height: 50))
        private(set) lazy var navigator = FormNavigator(viewController: self)
        var makesRoom: ((Form, FormKeyboard) -> Void)?

        func formNavigator(_: FormNavigator, keyboardDidChange keyboard: FormKeyboard) {
            keyboard.animateAlongside { self.makesRoom?(self, keyboard) }
        }

        /// The position of a view's bottom edge in the window.
        func end(_ view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).maxY }
    }

    @Test("a scroll view that the app makes smaller is not given the keyboard's height as an inset too")
    func scrollView() {
        let (device, form) = (HeadlessDevice(), Form())
        form.view.frame = device.screen.bounds
        form.scrollView.frame = form.view.bounds
        form.scrollView.contentSize = CGSize(width: 393, height: 852)
        form.scrollView.addSubview(form.field)
        form.view.addSubview(form.scrollView)
        form.makesRoom = { form, keyboard in
            form.scrollView.frame.size.height = form.view.bounds.height - keyboard.overlap(with: form.view)
        }
        form.navigator.delegate = form
        let window = device.show(form)
        form.field.becomeFirstResponder()
        device.runLoop.turn()
        for _ in 0..<2 {
            #expect(form.end(form.scrollView) == device.keyboard.frame.minY)
            #expect(form.end(form.field) <= device.keyboard.frame.minY - 9.5)
            #expect(form.scrollView.contentInset.bottom < 20)
            device.settle()
        }
        window.endEditing(true)
        device.settle()
        #expect(form.scrollView.contentInset == .zero && form.scrollView.frame == form.view.bounds)
    }

    @Test("a button in a screen that avoidance raises stands on the keyboard, for what raises it is counted")
    func raised() {
        let (device, form) = (HeadlessDevice(), Form())
        form.view.frame = device.screen.bounds
        form.view.addSubview(form.field)
        form.view.addSubview(form.button)
        form.makesRoom = { form, keyboard in
            form.button.frame.origin.y = form.view.bounds.maxY - 50 - keyboard.overlap(with: form.view)
        }
        form.navigator.delegate = form
        let window = device.show(form)
        form.field.becomeFirstResponder()
        device.runLoop.turn()
        for _ in 0..<2 {
            #expect(form.view.transform.ty < 0)
            #expect(abs(form.end(form.button) - device.keyboard.frame.minY) < 0.01)
            #expect(form.end(form.field) <= device.keyboard.frame.minY - 9.5)
            device.settle()
        }
        window.endEditing(true)
        device.settle()
        #expect(form.end(form.button) == 852 && form.view.transform.isIdentity)
    }
}
