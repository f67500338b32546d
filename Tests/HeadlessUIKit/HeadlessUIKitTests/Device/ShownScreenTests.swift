import TestSupport
import Testing
import UIKit

/// What a device holds of the screens that it has shown.
@MainActor
struct ShownScreenTests {
    @Test("a device lets go of the screen before, whose keyboard goes")
    func before() {
        let device = HeadlessDevice()
        weak var first: UIViewController?
        do {
            let controller = UIViewController()
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            controller.view.addSubview(field)
            device.show(controller)
            field.becomeFirstResponder()
            device.settle()
            first = controller
        }
        #expect(first != nil && device.keyboard.isVisible)
        let second = device.show(UIViewController())
        device.settle()
        #expect(first == nil)
        #expect(!device.keyboard.isVisible && second.isKeyWindow)
        #expect(device.application.windows == [second])
    }

    @Test("a window that somebody holds stays behind the next one, as does one in another scene")
    func held() {
        let device = HeadlessDevice(.iPad)
        let held = device.show(UIViewController())
        let other = device.connectScene(in: CGRect(x: 410, y: 0, width: 410, height: 1180))
        weak var beside: UIWindow?
        beside = device.show(UIViewController(), in: other)
        let front = device.show(UIViewController())
        device.settle()
        #expect(!held.isHidden && front.isKeyWindow && beside != nil)
    }

    @Test("where a device, a model or a behavior is printed, it is short")
    func descriptions() {
        let device = HeadlessDevice(.iPad)
        #expect("\(device)" == "iPad" && String(describing: device) == "iPad")
        #expect("\(HeadlessModel.iPhone15)" == "iPhone 15")
        #expect("\(HeadlessBehavior())" == "the default")
        var behavior = HeadlessBehavior()
        behavior.textViewOrder = .editingFirst
        behavior.prefetchedCellCount = 3
        behavior.systemVersion = "26.0"
        #expect("\(behavior)" == "textViewOrder: editingFirst, prefetchedCellCount: 3, systemVersion: 26.0")
    }
}
