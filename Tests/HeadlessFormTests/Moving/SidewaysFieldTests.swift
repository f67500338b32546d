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

    @Test(
        "fields in a strip are shown between its two different insets, there and back",
        arguments: [true, false])
    func insets(areStops: Bool) {
        let (device, controller) = (HeadlessDevice(), UIViewController())
        let strip = UIScrollView(frame: CGRect(x: 40, y: 100, width: 300, height: 60))
        strip.contentInsetAdjustmentBehavior = .never
        strip.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 70)
        strip.contentSize = CGSize(width: 1_200, height: 60)
        controller.view.addSubview(strip)
        let views = (0..<6).map { index in
            let view: UIView = areStops ? UISwitch() : UITextField()
            view.formOptions.stop = areStops ? .always : .automatic
            view.frame = CGRect(x: 20 + 200 * index, y: 10, width: 100, height: 40)
            strip.addSubview(view)
            return view
        }
        let navigator = FormNavigator(viewController: controller)
        device.show(controller)
        navigator.focusFirst()
        device.settle()
        for direction in [1, -1] {
            for _ in 1..<views.count {
                #expect(direction > 0 ? navigator.focusNext() : navigator.focusPrevious())
                device.settle()
                guard let view = navigator.currentField else { continue }
                let frame = view.convert(view.bounds, to: controller.view)
                #expect(frame.minX >= 40 + 10 - 0.01 && frame.maxX <= 340 - 70 + 0.01)
            }
        }
        #expect(navigator.currentField === views[0] && strip.contentOffset.x <= 20)
    }

    @Test(
        "a strip gets an inset only if it scrolls up as well; otherwise, the screen is lifted", arguments: [40, 60, 90])
    func behindKeyboard(contentHeight: CGFloat) {
        let (device, controller) = (HeadlessDevice(), UIViewController())
        let strip = UIScrollView(frame: CGRect(x: 0, y: 700, width: 393, height: 60))
        strip.contentInsetAdjustmentBehavior = .never
        strip.contentSize = CGSize(width: 1500, height: contentHeight)
        let field = UITextField(named: "0", frame: CGRect(x: 20, y: 10, width: 100, height: 30))
        controller.view.addSubview(strip)
        strip.addSubview(field)
        let navigator = FormNavigator(viewController: controller)
        device.show(controller)
        navigator.focusFirst()
        device.settle()
        #expect(device.distance(to: field) >= 10 - 0.01)
        #expect(controller.view.transform.ty < 0)
        #expect((strip.contentInset.bottom > 0) == (contentHeight > 60))
        navigator.endEditing()
        device.settle()
        #expect(strip.contentInset == .zero && controller.view.transform.isIdentity)
    }

    @Test("Q22: where a form scrolls up and sideways for a field, neither ends the other", arguments: [true, false])
    func bothWays(endsByAssignment: Bool) {
        var behavior = HeadlessBehavior()
        behavior.scrollsInputsIntoSight = false
        behavior.assignedOffsetsEndAnimatedScrolls = endsByAssignment
        let (device, controller) = (HeadlessDevice(behavior: behavior), UIViewController())
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scrollView.contentSize = CGSize(width: 1_200, height: 2_000)
        controller.view.addSubview(scrollView)
        let fields = [CGPoint(x: 20, y: 100), CGPoint(x: 900, y: 700)].map { origin in
            UITextField(frame: CGRect(origin: origin, size: CGSize(width: 100, height: 40)))
        }
        for field in fields { scrollView.addSubview(field) }
        let navigator = FormNavigator(viewController: controller)
        device.show(controller)
        fields[0].becomeFirstResponder()
        device.settle()
        navigator.focusNext()
        device.settle()
        let frame = fields[1].convert(fields[1].bounds, to: nil)
        #expect(frame.minX >= 0 && frame.maxX <= 393)
        #expect(device.distance(to: fields[1]) >= 10 - 0.5)
    }
}
