import FormNavigation
import Testing
import UIKit

/// Two navigators side by side: every delegate is notified of the keyboard after both navigators have responded to it.
@MainActor
struct TwoNavigatorKeyboardTests {
    /// A screen with two forms, each in its own controller. The keyboard would cover the field of the lower form.
    @MainActor
    private final class Stage {
        let device = HeadlessDevice()
        let screen = UIViewController()
        let (upper, lower) = (UIViewController(), UIViewController())
        let field = UITextField(named: "lower", frame: CGRect(x: 20, y: 380, width: 300, height: 40))
        let (upperListener, lowerListener) = (KeyboardListener(), KeyboardListener())
        private(set) var navigators: [FormNavigator] = []

        init(upperFirst: Bool) {
            let heights: [CGFloat] = [300, 552]
            var y: CGFloat = 0
            for (controller, height) in zip([upper, lower], heights) {
                screen.addChild(controller)
                controller.view.frame = CGRect(x: 0, y: y, width: 393, height: height)
                screen.view.addSubview(controller.view)
                controller.didMove(toParent: screen)
                y += height
            }
            upper.view.addSubview(UITextField(named: "upper", frame: CGRect(x: 20, y: 80, width: 300, height: 40)))
            lower.view.addSubview(field)
            for controller in upperFirst ? [upper, lower] : [lower, upper] {
                let navigator = FormNavigator(viewController: controller)
                navigator.delegate = controller === upper ? upperListener : lowerListener
                navigators.append(navigator)
            }
            device.show(screen)
            device.settle()
        }

        /// The distance from the field to the keyboard.
        func distance(_ top: CGFloat? = nil) -> CGFloat {
            (top ?? device.keyboard.frame.minY) - field.convert(field.bounds, to: nil).maxY
        }
    }

    @Test("in every callback the field that is edited is clear of the keyboard", arguments: [true, false])
    func clearInBoth(_ upperFirst: Bool) {
        let stage = Stage(upperFirst: upperFirst)
        var distances: [String: [CGFloat]] = [:]
        for (name, listener) in [("upper", stage.upperListener), ("lower", stage.lowerListener)] {
            listener.onChange = { [weak stage] keyboard in
                guard let stage, let frame = keyboard.frame(in: stage.screen.view) else { return }
                distances[name, default: []].append(stage.distance(frame.minY))
            }
        }
        stage.field.becomeFirstResponder()
        stage.device.settle()
        #expect(distances["upper"]?.isEmpty == false && distances["upper"]?.count == distances["lower"]?.count)
        for (name, distances) in distances {
            #expect(distances.allSatisfy { $0 >= 9.5 }, "\(name) was notified with the field at \(distances)")
        }
        #expect(stage.distance() >= 9.5)
    }

    @Test(
        "a delegate that moves the other form's field has it clear again afterward", arguments: [true, false],
        [true, false])
    func movedInCallback(_ upperFirst: Bool, _ whenSettled: Bool) {
        let stage = Stage(upperFirst: upperFirst)
        var hasMoved = false
        stage.upperListener.onChange = { [weak stage] keyboard in
            guard let stage, !hasMoved, keyboard.isVisible, keyboard.isSettled == whenSettled else { return }
            hasMoved = true
            stage.field.frame.origin.y += 70
        }
        stage.field.becomeFirstResponder()
        stage.device.settle()
        #expect(hasMoved)
        #expect(stage.distance() >= 9.5)
    }
}
