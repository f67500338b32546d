import FormNavigation
import Testing
import UIKit

/// Fields in a strip that scrolls sideways.
@MainActor
struct SidewaysFieldTests {
    @Test(
        "a field that is wider than the strip is shown from its beginning, whichever side focus comes from",
        arguments: [true, false])
    func wide(_ seesToInputs: Bool) {
        var behavior = HeadlessBehavior()
        behavior.scrollsInputsIntoSight = seesToInputs
        let device = HeadlessDevice(behavior: behavior)
        let controller = UIViewController()
        let strip = UIScrollView(frame: CGRect(x: 40, y: 100, width: 300, height: 60))
        strip.contentInsetAdjustmentBehavior = .never
        strip.contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        strip.contentSize = CGSize(width: 1500, height: 60)
        controller.view.addSubview(strip)
        for (index, (x, width)) in [(20, 100), (500, 700), (1300, 100)].enumerated() {
            strip.addSubview(UITextField(named: "\(index)", frame: CGRect(x: x, y: 10, width: width, height: 40)))
        }
        let navigator = FormNavigator(viewController: controller)
        device.show(controller)
        for direction in ["", "forwards", "forwards", "back"] {
            _ = direction == "back" ? navigator.focusPrevious() : navigator.focusNext()
            device.settle()
            guard (navigator.currentField as? UITextField)?.placeholder == "1" else { continue }
            #expect(abs(strip.contentOffset.x - (500 - 16)) < 0.01, "\(direction)")
        }
        #expect((navigator.currentField as? UITextField)?.placeholder == "1")
    }
}
