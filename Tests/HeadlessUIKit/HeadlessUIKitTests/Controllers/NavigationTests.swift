import Testing
import UIKit

@MainActor
struct NavigationTests {
    let log = CallLog()

    private func navigation() -> (UINavigationController, LoggingController) {
        let device = HeadlessDevice.current
        let root = LoggingController("A", log)
        let navigation = UINavigationController(rootViewController: root)
        device.showAndSettle(navigation)
        return (navigation, root)
    }

    @Test func theRootAppearsWithTheContainer() {
        _ = HeadlessDevice(.iPhone15)
        let (navigation, root) = navigation()
        #expect(log.take() == ["A willEnter", "A didEnter", "A load", "A willAppear", "A didAppear"])
        #expect(navigation.topViewController === root)
        #expect(root.view.window != nil)
        #expect(root.parent === navigation)
    }

    @Test(arguments: [true, false])
    func pushAndPop(animated: Bool) {
        let device = HeadlessDevice(.iPhone15)
        let (navigation, root) = navigation()
        _ = log.take()
        let next = LoggingController("B", log)
        navigation.pushViewController(next, animated: animated)
        #expect(navigation.topViewController === next)
        #expect(next.isMovingToParent)
        #expect(log.take() == ["B willEnter", "A willDisappear", "B load", "B willAppear"])
        device.settle()
        #expect(log.take() == ["A didDisappear", "B didAppear", "B didEnter"])
        #expect(!next.isMovingToParent)
        #expect(root.view.window == nil)

        #expect(navigation.popViewController(animated: animated) === next)
        #expect(navigation.topViewController === root)
        #expect(next.isMovingFromParent)
        #expect(log.take() == ["B willLeave", "B willDisappear", "A willAppear"])
        device.settle()
        #expect(log.take() == ["B didDisappear", "A didAppear", "B didLeave"])
        #expect(next.parent == nil)
        #expect(next.view.window == nil)
        #expect(navigation.popViewController(animated: animated) == nil)
    }

    @Test func theDelegateHearsWhatIsShown() {
        let device = HeadlessDevice(.iPhone15)
        final class Delegate: NSObject, UINavigationControllerDelegate {
            let log: CallLog
            init(_ log: CallLog) { self.log = log }
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) { log.entries.append("will show \(animated)") }
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController,
                animated: Bool
            ) { log.entries.append("did show \(animated)") }
        }
        let (navigation, _) = navigation()
        let delegate = Delegate(log)
        navigation.delegate = delegate
        _ = log.take()
        navigation.pushViewController(UIViewController(), animated: true)
        device.settle()
        #expect(log.take().filter { $0.contains("show") } == ["will show true", "did show true"])
    }

    @Test func popsToTheRootAndToOthers() {
        let device = HeadlessDevice(.iPhone15)
        let (navigation, root) = navigation()
        let others = (1...3).map { _ in UIViewController() }
        navigation.setViewControllers([root] + others, animated: false)
        device.settle()
        #expect(navigation.viewControllers == [root] + others)
        #expect(others[2].view.window != nil)
        #expect(navigation.popToViewController(others[1], animated: false) == [others[2]])
        device.settle()
        #expect(navigation.popToRootViewController(animated: true) == [others[0], others[1]])
        device.settle()
        #expect(navigation.viewControllers == [root])
        #expect(root.view.window != nil)
        #expect(others.allSatisfy { $0.parent == nil && $0.viewIfLoaded?.window == nil })
    }

    @Test func aStackBuiltBeforeItIsShownShowsItsTopOnly() {
        let device = HeadlessDevice(.iPhone15)
        let root = LoggingController("A", log)
        let next = LoggingController("B", log)
        let navigation = UINavigationController()
        navigation.viewControllers = [root, next]
        device.showAndSettle(navigation)
        #expect(!root.isViewLoaded)
        #expect(log.take().filter { $0.contains("ppear") } == ["B willAppear", "B didAppear"])
    }

    @Test func aCancelledSwipeBackLeavesEverythingAsItWas() throws {
        let device = HeadlessDevice(.iPhone15)
        let (navigation, root) = navigation()
        let next = LoggingController("B", log)
        let field = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
        next.view.addSubview(field)
        navigation.pushViewController(next, animated: false)
        device.settle()
        field.becomeFirstResponder()
        _ = log.take()
        let swipe = try #require(HeadlessTransition.swipeBack(in: navigation))
        #expect(log.take() == ["B willLeave", "B willDisappear", "A willAppear"])
        #expect(root.view.window != nil && next.view.window != nil)
        #expect(next.transitionCoordinator?.isInteractive == true)
        device.settle()
        #expect(log.take().isEmpty)
        swipe.cancel()
        device.settle()
        #expect(log.take() == ["A willDisappear", "A didDisappear", "B willAppear", "B didAppear"])
        #expect(navigation.viewControllers == [root, next])
        #expect(root.view.window == nil && next.view.window != nil)
        #expect(next.parent === navigation)
        #expect(navigation.navigationBar.topItem === next.navigationItem)
        #expect(field.isFirstResponder)
        #expect(device.keyboard.isVisible)
    }

    @Test func aSwipeBackPops() throws {
        let device = HeadlessDevice(.iPhone15)
        let (navigation, root) = navigation()
        let next = LoggingController("B", log)
        navigation.pushViewController(next, animated: false)
        device.settle()
        let field = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
        next.view.addSubview(field)
        field.becomeFirstResponder()
        _ = log.take()
        var isCancelled: Bool?
        let swipe = try #require(HeadlessTransition.swipeBack(in: navigation))
        next.transitionCoordinator?.animate(alongsideTransition: nil) { isCancelled = $0.isCancelled }
        swipe.finish()
        device.settle()
        #expect(isCancelled == false)
        #expect(
            log.take() == [
                "B willLeave", "B willDisappear", "A willAppear", "B didDisappear", "A didAppear", "B didLeave",
            ])
        #expect(navigation.viewControllers == [root])
        #expect(!field.isFirstResponder)
        #expect(HeadlessTransition.swipeBack(in: navigation) == nil)
    }

    @Test func tappingBackPops() throws {
        let device = HeadlessDevice(.iPhone15)
        let (navigation, root) = navigation()
        root.title = "Start"
        let next = UIViewController()
        next.title = "Next"
        navigation.pushViewController(next, animated: false)
        device.settle()
        try device.tap(title: "Start")
        device.settle()
        #expect(navigation.viewControllers == [root])
    }

    @Test func tabs() throws {
        let device = HeadlessDevice(.iPhone15)
        let first = LoggingController("A", log)
        let second = LoggingController("B", log)
        first.title = "One"
        second.title = "Two"
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        device.showAndSettle(tabs)
        #expect(tabs.selectedIndex == 0)
        #expect(!second.isViewLoaded)
        #expect(second.parent === tabs)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 852 - 49 - 34, width: 393, height: 49 + 34))
        _ = log.take()
        try device.tap(title: "Two")
        device.settle()
        #expect(tabs.selectedViewController === second)
        #expect(tabs.selectedIndex == 1)
        let events = log.take()
        #expect(events.filter { $0.hasPrefix("A") } == ["A willDisappear", "A didDisappear"])
        #expect(events.filter { $0.hasPrefix("B") } == ["B load", "B willAppear", "B didAppear"])
        #expect(first.view.window == nil)
        tabs.selectedIndex = 0
        #expect(first.view.window != nil)
    }

    @Test func aTabBarsDelegateMayRefuse() throws {
        let device = HeadlessDevice(.iPhone15)
        final class Delegate: NSObject, UITabBarControllerDelegate {
            var refuses = true
            var selections = 0
            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool { !refuses }
            func tabBarController(
                _ tabBarController: UITabBarController, didSelect viewController: UIViewController
            ) { selections += 1 }
        }
        let controllers = ["One", "Two"].map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        let delegate = Delegate()
        tabs.delegate = delegate
        device.showAndSettle(tabs)
        try device.tap(title: "Two")
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.tabBar.selectedItem === controllers[0].tabBarItem)
        #expect(delegate.selections == 0)
        delegate.refuses = false
        try device.tap(title: "Two")
        #expect(tabs.selectedIndex == 1)
        #expect(delegate.selections == 1)
    }

    @Test func columnsStandSideBySideWhereThereIsRoom() throws {
        let device = HeadlessDevice(.iPad)
        let primary = UIViewController()
        let secondary = UIViewController()
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        let window = device.showAndSettle(split)
        #expect(!split.isCollapsed)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(primary.splitViewController === split)
        #expect(primary.navigationController != nil)
        #expect(split.viewController(for: .primary) === primary)
        let left = primary.view.convert(primary.view.bounds, to: window)
        let right = secondary.view.convert(secondary.view.bounds, to: window)
        #expect(left == CGRect(x: 0, y: 0, width: 320, height: 1_180))
        #expect(right == CGRect(x: 320, y: 0, width: 500, height: 1_180))
    }

    @Test func columnsAreMirroredAndCollapse() {
        let pad = HeadlessDevice(.iPad, layoutDirection: .rightToLeft)
        let primary = LoggingController("A", log)
        let secondary = LoggingController("B", log)
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        let window = pad.showAndSettle(split)
        #expect(primary.view.convert(primary.view.bounds, to: window).minX == 500)
        #expect(secondary.view.convert(secondary.view.bounds, to: window).minX == 0)
        #expect(log.take().filter { $0.contains("ppear") }.count == 4)
        // Beside another app there is room for one column.
        pad.windowOrigin = CGPoint(x: 500, y: 0)
        pad.settle()
        #expect(split.isCollapsed)
        #expect(primary.view.window == nil)
        #expect(secondary.view.bounds.width == 320)
        #expect(log.take() == ["A willDisappear", "A didDisappear"])
    }

    @Test func pages() {
        let device = HeadlessDevice(.iPhone15)
        let first = LoggingController("A", log)
        let second = LoggingController("B", log)
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        #expect(pages.viewControllers == nil)
        pages.setViewControllers([first], direction: .forward, animated: false)
        device.showAndSettle(pages)
        #expect(first.view.window != nil)
        _ = log.take()
        var completions: [Bool] = []
        pages.setViewControllers([second], direction: .forward, animated: true) { completions.append($0) }
        #expect(completions.isEmpty)
        device.settle()
        #expect(completions == [true])
        #expect(pages.viewControllers == [second])
        #expect(first.parent == nil && first.view.window == nil)
        #expect(second.parent === pages && second.view.window != nil)
        let events = log.take()
        #expect(events.filter { $0.hasPrefix("A") && $0.contains("ppear") } == ["A willDisappear", "A didDisappear"])
        #expect(events.filter { $0.hasPrefix("B") && $0.contains("ppear") } == ["B willAppear", "B didAppear"])
    }
}
