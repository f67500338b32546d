import FormNavigation
import Testing
import UIKit

/// Views that the app names for a form, but that are outside the form's view, stay where they are.
@MainActor
struct OutsideViewTests {
    /// A screen whose form is in an embedded controller, above the lowest 200 points.
    @MainActor
    private final class Stage {
        let device = HeadlessDevice()
        let outer = UIViewController()
        let inner = FieldsController(at: [500])
        let bar = UIView(frame: CGRect(x: 0, y: 800, width: 393, height: 52))
        let messages = UIScrollView(frame: CGRect(x: 0, y: 700, width: 393, height: 100))
        let form: FormNavigator

        init() {
            outer.addChild(inner)
            inner.view.frame = CGRect(x: 0, y: 0, width: 393, height: 652)
            outer.view.addSubview(inner.view)
            inner.didMove(toParent: outer)
            messages.contentSize = CGSize(width: 393, height: 2000)
            messages.contentOffset.y = 1000
            for view in [messages, bar] { outer.view.addSubview(view) }
            form = FormNavigator(viewController: inner)
            device.show(outer)
            device.settle()
        }

        /// How far the focused field is above the keyboard.
        func distance() -> CGFloat {
            let field = inner.fields[0]
            field.becomeFirstResponder()
            device.settle()
            return device.distance(to: field)
        }
    }

    @Test("a bar outside the form stays where it is, and a field of the form is right above the keyboard")
    func bar() {
        let stage = Stage()
        stage.form.inputBar = FormInputBar(stage.bar)
        #expect(stage.distance() == 10)
        #expect(stage.bar.transform == .identity && stage.bar.frame.minY == 800)
    }

    @Test("content outside the form stays where it is, while a bar in the form goes to the keyboard")
    func content() {
        let stage = Stage()
        stage.inner.view.addSubview(stage.bar)
        stage.bar.frame.origin.y = 600
        stage.bar.addSubview(stage.inner.fields[0])
        stage.inner.fields[0].frame = CGRect(x: 20, y: 6, width: 200, height: 40)
        stage.form.inputBar = FormInputBar(stage.bar, over: stage.messages)
        stage.inner.fields[0].becomeFirstResponder()
        stage.device.settle()
        let bar = stage.bar.convert(stage.bar.bounds, to: nil)
        #expect(bar.maxY == stage.device.keyboard.frame.minY)
        #expect(stage.messages.contentOffset.y == 1000 && stage.messages.contentInset == .zero)
        stage.form.endEditing()
        stage.device.settle()
        #expect(stage.messages.contentOffset.y == 1000 && stage.bar.transform == .identity)
    }

    @Test("a view outside the form isn't kept visible with a field of the form")
    func companion() {
        let stage = Stage()
        stage.form.viewsKeptVisible = [stage.bar]
        #expect(stage.distance() == 10)
    }
}
