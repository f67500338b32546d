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

    @Test("H1 a child controller is followed by its view's superview, and so by its parent")
    func child() {
        let device = HeadlessDevice()
        let parent = UIViewController()
        let child = UIViewController()
        let box = UIView()
        parent.view.addSubview(box)
        parent.addChild(child)
        box.addSubview(child.view)
        child.didMove(toParent: parent)
        device.showAndSettle(parent)
        #expect(child.view.next === child)
        #expect(child.next === box)
        #expect(box.next === parent.view)
    }

    @Test("H1 a presented controller is followed by its presenter")
    func presented() {
        let device = HeadlessDevice()
        let presenter = UIViewController()
        let presented = UIViewController()
        device.showAndSettle(presenter)
        presenter.present(presented, animated: false)
        device.settle()
        #expect(presented.next === presenter)
    }

    @Test("H1 a controller presented from inside a container is followed by the container")
    func presentedFromInside() {
        let device = HeadlessDevice()
        let top = UIViewController()
        let navigation = UINavigationController(rootViewController: top)
        device.showAndSettle(navigation)
        let presented = UIViewController()
        top.present(presented, animated: false)
        device.settle()
        #expect(presented.presentingViewController === navigation)
        #expect(presented.next === navigation)
    }

    @Test("H9 what stands in a navigation bar belongs to the navigation controller")
    func titleView() {
        let device = HeadlessDevice()
        let top = UIViewController()
        let titleView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        top.navigationItem.titleView = titleView
        let navigation = UINavigationController(rootViewController: top)
        device.showAndSettle(navigation)
        #expect(titleView.window != nil)
        let chain = Array(sequence(first: titleView as UIResponder) { $0.next })
        #expect(chain.first { $0 is UIViewController } === navigation)
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
