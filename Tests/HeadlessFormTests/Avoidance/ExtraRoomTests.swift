import FormNavigation
import Testing
import UIKit

/// Room for what the app puts above the keyboard, and views that should be visible with every field.
@MainActor
struct ExtraRoomTests {
    /// A form in a scroll view, with a button below the fields.
    private func makeForm() -> (device: HeadlessDevice, form: FormNavigator, fields: [UITextField], button: UIButton) {
        let device = HeadlessDevice()
        let controller = UIViewController()
        let scrollView = UIScrollView(frame: device.screen.bounds)
        let fields = (0..<12).map {
            UITextField(named: "\($0)", frame: CGRect(x: 20, y: 80 + 60 * $0, width: 200, height: 34))
        }
        for field in fields { scrollView.addSubview(field) }
        let button = UIButton(frame: CGRect(x: 20, y: 800, width: 200, height: 44))
        scrollView.addSubview(button)
        scrollView.contentSize = CGSize(width: 393, height: 880)
        controller.view.addSubview(scrollView)
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        device.settle()
        return (device, form, fields, button)
    }

    private func end(_ view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).maxY }

    @Test(
        "what the app covers above the keyboard is kept free as well, at once where it changes while a field is edited")
    func covered() {
        let (device, form, fields, _) = makeForm()
        fields[11].becomeFirstResponder()
        device.settle()
        let top = device.keyboard.frame.minY
        #expect(abs(end(fields[11]) - (top - 10)) < 0.6)
        form.configuration.extraKeyboardDistance = 60
        device.settle()
        #expect(abs(end(fields[11]) - (top - 70)) < 0.6)
        for distance in [CGFloat(-60), .infinity, -.infinity, .nan] {
            form.configuration.extraKeyboardDistance = distance
            form.endEditing()
            device.settle()
            (fields[11].superview as? UIScrollView)?.contentOffset = .zero
            fields[11].becomeFirstResponder()
            device.settle()
            #expect(abs(end(fields[11]) - (top - 10)) < 0.6, "\(distance) counts as 0")
        }
        form.configuration.extraKeyboardDistance = 60
        form.endEditing()
        device.settle()
        #expect(fields[11].superview.map { ($0 as? UIScrollView)?.contentInset.bottom } == 0)
    }

    @Test("with any room above the keyboard, nothing moves when the keyboard comes to rest", arguments: [0, 60])
    func movesOnce(covered: CGFloat) {
        for scrolls in [true, false] {
            let stage = AvoidanceStage(scrolls: scrolls)
            stage.navigator.configuration.extraKeyboardDistance = covered
            stage.navigator.configuration.keyboardDistance = 20
            for index in [11, 8, 10] {
                stage.fields[index].becomeFirstResponder()
                stage.device.runLoop.turn()
                let start = end(stage.fields[index])
                stage.device.settle()
                #expect(stage.distance(of: stage.fields[index]) >= 20 + covered - 0.5)
                #expect(end(stage.fields[index]) == start)
                if index == 8 { stage.dismiss() }
            }
        }
    }

    @Test("views kept in sight are seen with every field as far as there is room, after the field's own companions")
    func keptInSight() {
        let (device, form, fields, button) = makeForm()
        fields[9].becomeFirstResponder()
        device.settle()
        #expect(end(button) > device.keyboard.frame.minY, "without keeping it in sight")
        form.viewsKeptVisible = [button]
        device.settle()
        #expect(form.viewsKeptVisible == [button])
        #expect(end(button) <= device.keyboard.frame.minY - 9.4)
        #expect(fields[9].convert(fields[9].bounds, to: nil).minY > 0)
        // The field and the button don't fit together, so the field takes precedence.
        fields[0].becomeFirstResponder()
        device.settle()
        #expect(fields[0].convert(fields[0].bounds, to: nil).minY >= 0)
        #expect(end(button) > device.keyboard.frame.minY)
        button.isHidden = true
        fields[9].becomeFirstResponder()
        device.settle()
        #expect(end(fields[9]) <= device.keyboard.frame.minY - 9.4)
        #expect(end(button) > device.keyboard.frame.minY, "a hidden view isn't")
        form.viewsKeptVisible = []
        #expect(form.viewsKeptVisible.isEmpty)
    }

    @Test("a view kept in sight with every field is seen together with a field's own companion, if both fit")
    func withOwnCompanion() {
        let stage = AvoidanceStage(scrolls: true)
        let y = stage.fields[9].frame.maxY
        let (hint, button) = (UIView(frame: CGRect(x: 20, y: y + 2, width: 90, height: 20)), UIView())
        button.frame = CGRect(x: 20, y: y + 30, width: 90, height: 40)
        for view in [hint, button] { stage.scrollView?.addSubview(view) }
        stage.focus(9)
        #expect(stage.distance(of: button) < 0)
        stage.fields[9].formOptions.avoidance.companions = [hint]
        stage.navigator.viewsKeptVisible = [button]
        for _ in 0..<2 {
            stage.device.settle()
            #expect(stage.distance(of: hint) > 0 && stage.distance(of: button) > 0)
            stage.focus(0)
            stage.focus(9)
        }
        stage.navigator.viewsKeptVisible = []
        stage.navigator.endEditing()
        stage.device.settle()
        stage.scrollView?.contentOffset = .zero
        stage.focus(9)
        #expect(stage.distance(of: hint) > 0 && stage.distance(of: button) < 0)
    }

    @Test("views kept in sight are not kept alive")
    func lifetime() {
        let (_, form, _, _) = makeForm()
        weak var view: UIView?
        do {
            let shortLived = UIView()
            view = shortLived
            form.viewsKeptVisible = [shortLived]
        }
        #expect(view == nil && form.viewsKeptVisible.isEmpty)
    }
}
