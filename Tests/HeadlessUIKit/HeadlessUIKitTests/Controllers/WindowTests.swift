import Testing
import UIKit

@MainActor
struct WindowTests {
    @Test("a window's screen can be set, which moves it to the scene there, if there is one")
    func screen() {
        let other = HeadlessDevice(.iPad).screen
        let device = HeadlessDevice(.iPhone15)
        let window = UIWindow()
        window.screen = device.screen
        #expect(window.screen === device.screen && window.windowScene != nil)
        window.screen = other
        #expect(window.windowScene == nil)
        window.screen = device.screen
        window.windowScene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        #expect(window.screen === device.screen)
    }

    @Test func aWindowThatMayNotBecomeKeyIsShownOnly() {
        _ = HeadlessDevice(.iPhone15)
        final class Overlay: UIWindow {
            override var canBecomeKey: Bool { false }
        }
        let window = UIWindow()
        window.makeKeyAndVisible()
        let overlay = Overlay(frame: window.frame)
        overlay.makeKeyAndVisible()
        #expect(!overlay.isHidden)
        #expect(window.isKeyWindow)
    }

    @Test func keyAndVisibilityChangesAreAnnounced() {
        _ = HeadlessDevice(.iPhone15)
        let log = AnnouncementLog([
            UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
            UIWindow.didResignKeyNotification, UIWindow.didBecomeHiddenNotification,
        ])
        let first = UIWindow()
        first.makeKeyAndVisible()
        let second = UIWindow()
        second.makeKeyAndVisible()
        #expect(
            log.names == [
                "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification",
                "UIWindowDidBecomeVisibleNotification", "UIWindowDidResignKeyNotification",
                "UIWindowDidBecomeKeyNotification",
            ])
    }

    @Test("A7 the keyboard appears for the key window's first responder only")
    func keyboardBelongsToKeyWindow() {
        let device = HeadlessDevice(.iPhone15)
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        controller.view.addSubview(field)
        let window = UIWindow()
        window.rootViewController = controller
        window.isHidden = false
        #expect(field.becomeFirstResponder())
        #expect(!device.keyboard.isVisible)
        window.makeKey()
        #expect(device.keyboard.isVisible)
        let other = UIWindow()
        other.makeKeyAndVisible()
        #expect(field.isFirstResponder)
        #expect(!device.keyboard.isVisible)
    }

    @Test func aNewRootReplacesTheOldOne() {
        let device = HeadlessDevice(.iPhone15)
        let log = CallLog()
        let old = LoggingController("old", log)
        let new = LoggingController("new", log)
        let window = device.showAndSettle(old)
        _ = log.take()
        window.rootViewController = new
        device.settle()
        #expect(old.view.window == nil)
        #expect(new.view.window === window)
        #expect(old.next !== window)
        #expect(
            log.take() == ["old willDisappear", "old didDisappear", "new load", "new willAppear", "new didAppear"])
    }

    @Test("F14 safe areas cover what bars and corners take, by orientation, and zero off the screen")
    func safeArea() {
        let device = HeadlessDevice(.iPhone15)
        let controller = UIViewController()
        #expect(controller.view.safeAreaInsets == .zero)
        device.showAndSettle(controller)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        device.rotate(to: .landscapeLeft)
        device.settle()
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 10, left: 60, bottom: 23, right: 62))
    }

    @Test func aSmallWindowIsOutsideTheBars() {
        _ = HeadlessDevice(.iPhone15)
        let window = UIWindow(frame: CGRect(x: 0, y: 30, width: 393, height: 100))
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 29, left: 0, bottom: 0, right: 0))
    }

    @Test func rotationResizesWindowsAndTellsControllers() {
        let device = HeadlessDevice(.iPhone15)
        final class Turning: UIViewController {
            var events: [String] = []

            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                events.append("will \(Int(view.bounds.width)) to \(Int(size.width))")
                coordinator.animate { [self] _ in
                    events.append("alongside \(Int(view.bounds.width))")
                } completion: { [self] _ in
                    events.append("done")
                }
            }
        }
        let controller = Turning()
        let child = Turning()
        controller.addChild(child)
        controller.view.addSubview(child.view)
        child.didMove(toParent: controller)
        let window = device.showAndSettle(controller)
        let small = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        device.rotate(to: .landscapeRight)
        #expect(window.bounds.size == CGSize(width: 852, height: 393))
        #expect(small.bounds.size == CGSize(width: 50, height: 50))
        #expect(controller.events == ["will 393 to 852", "alongside 852"])
        #expect(child.events.first == "will 393 to 852")
        device.settle()
        #expect(controller.events.last == "done")
        #expect(controller.traitCollection.verticalSizeClass == .compact)
    }

    @Test("E6 screen and window coordinates coincide in a full-screen window")
    func coordinatesCoincide() {
        let device = HeadlessDevice(.iPhone15)
        let window = device.showAndSettle(UIViewController())
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(window.screen.coordinateSpace.convert(rect, to: window) == rect)
    }

    @Test("E5 converting from the screen honors the window's place in it")
    func coordinatesDiffer() throws {
        let device = HeadlessDevice(.iPad)
        device.windowOrigin = CGPoint(x: 500, y: 40)
        let controller = UIViewController()
        let window = device.showAndSettle(controller)
        #expect(window.bounds.size == CGSize(width: 320, height: 1_140))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        controller.view.addSubview(view)
        let screen = window.screen.coordinateSpace
        let point = CGPoint(x: 520, y: 70)
        #expect(screen.convert(point, to: view) == CGPoint(x: 10, y: 10))
        #expect(view.convert(point, from: screen) == CGPoint(x: 10, y: 10))
        #expect(view.convert(CGPoint(x: 10, y: 10), to: screen) == point)
        #expect(screen.convert(CGPoint(x: 10, y: 10), from: view) == point)
        #expect(window.convert(CGPoint.zero, to: nil) == CGPoint(x: 500, y: 40))
        let scene = try #require(window.windowScene)
        #expect(scene.coordinateSpace.convert(CGPoint.zero, to: screen) == CGPoint(x: 500, y: 40))
        #expect(scene.coordinateSpace.bounds.size == window.bounds.size)
        // A narrow window of a pad is compact, and lies outside the status bar.
        #expect(controller.traitCollection.horizontalSizeClass == .compact)
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
    }

    @Test func windowsAreListedByLevelThenAge() throws {
        _ = HeadlessDevice(.iPhone15)
        let alert = UIWindow()
        alert.windowLevel = .alert
        let first = UIWindow()
        let second = UIWindow()
        let scene = try #require(first.windowScene)
        #expect(scene.windows == [first, second, alert])
    }

    @Test func styleComesFromWindowControllerAndView() {
        let device = HeadlessDevice(.iPhone15)
        let controller = UIViewController()
        let child = UIView()
        controller.view.addSubview(child)
        let window = device.showAndSettle(controller)
        #expect(child.traitCollection.userInterfaceStyle == .light)
        device.userInterfaceStyle = .dark
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        controller.overrideUserInterfaceStyle = .light
        #expect(child.traitCollection.userInterfaceStyle == .light)
        #expect(controller.traitCollection.userInterfaceStyle == .light)
        #expect(window.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func aKeyWindowThatIsHiddenLeavesItToTheOneBefore() {
        _ = HeadlessDevice(.iPhone15)
        let (first, second) = (UIWindow(), UIWindow())
        first.makeKeyAndVisible()
        second.makeKeyAndVisible()
        second.isHidden = true
        #expect(first.isKeyWindow)
        #expect(first.windowScene === UIApplication.shared.connectedScenes.first)
    }
}
