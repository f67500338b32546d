import Testing
import UIKit

@MainActor
struct ResponderChainTests {
    @Test("H1 view, controller, window, scene, application, delegate")
    func chain() {
        let device = HeadlessDevice()
        final class AppDelegate: UIResponder, UIApplicationDelegate {}
        let delegate = AppDelegate()
        UIApplication.shared.delegate = delegate
        let controller = UIViewController()
        let view = UIView()
        controller.view.addSubview(view)
        let window = device.showAndSettle(controller)
        #expect(view.next === controller.view)
        #expect(controller.view.next === controller)
        #expect(controller.next === window)
        #expect(window.next === window.windowScene)
        #expect(window.windowScene?.next === UIApplication.shared)
        #expect(UIApplication.shared.next === delegate)
        #expect(delegate.next == nil)
    }

    @Test("H1 an application delegate that is no responder ends the chain before it")
    func plainDelegate() {
        _ = HeadlessDevice()
        final class AppDelegate: NSObject, UIApplicationDelegate {}
        let delegate = AppDelegate()
        UIApplication.shared.delegate = delegate
        #expect(UIApplication.shared.next == nil)
    }

    @Test("F14 a navigation bar adds to the safe area of what it covers")
    func bars() {
        let device = HeadlessDevice()
        let top = UIViewController()
        let inner = UIView(frame: CGRect(x: 0, y: 50, width: 393, height: 200))
        let free = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 200))
        top.view.addSubview(inner)
        top.view.addSubview(free)
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: top)]
        device.showAndSettle(tabs)
        #expect(top.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        // Status bar and navigation bar; tab bar and home indicator.
        #expect(top.view.safeAreaInsets == UIEdgeInsets(top: 59 + 44, left: 0, bottom: 49 + 34, right: 0))
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 53, left: 0, bottom: 0, right: 0))
        #expect(free.safeAreaInsets == .zero)
        let navigation = top.navigationController
        navigation?.setNavigationBarHidden(true, animated: false)
        device.settle()
        #expect(top.view.safeAreaInsets.top == 59)
    }
}
