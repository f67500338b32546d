import Testing
import UIKit

/// What screens ask of a navigation controller, after Apple's pages of `UINavigationController`, `UINavigationItem` and
/// `UIViewController`.
@MainActor
struct NavigationScreenTests {
    @MainActor
    private struct Stage {
        let device: HeadlessDevice
        let root = UIViewController()
        let navigation: UINavigationController

        init(_ model: HeadlessModel = .iPhone15, inTabs: Bool = false) {
            device = HeadlessDevice(model)
            navigation = UINavigationController(rootViewController: root)
            root.title = "Root"
            if inTabs {
                let tabs = UITabBarController()
                tabs.viewControllers = [navigation]
                device.show(tabs)
            } else {
                device.show(navigation)
            }
            device.settle()
        }

        func push(_ controller: UIViewController) {
            navigation.pushViewController(controller, animated: false)
            device.settle()
        }

        var barHeight: CGFloat { navigation.navigationBar.frame.height }
    }

    @Test("a bar that prefers large titles is higher where a screen has one, and automatic means as before")
    func largeTitles() {
        let stage = Stage()
        #expect(stage.barHeight == 44)
        stage.navigation.navigationBar.prefersLargeTitles = true
        stage.device.settle()
        #expect(stage.barHeight == 96 && stage.root.view.safeAreaInsets.top == 155)
        let second = UIViewController()
        stage.push(second)
        #expect(stage.barHeight == 96)
        let third = UIViewController()
        third.navigationItem.largeTitleDisplayMode = .never
        stage.push(third)
        #expect(stage.barHeight == 44)
        stage.push(UIViewController())
        #expect(stage.barHeight == 44)
        third.navigationItem.largeTitleDisplayMode = .always
        stage.device.settle()
        #expect(stage.barHeight == 96)
        stage.device.rotate(to: .landscapeLeft)
        stage.device.settle()
        #expect(stage.barHeight == 44, "there is too little height")
    }

    @Test("the toolbar is hidden by default, and shows the top's items above the home indicator")
    func toolbar() throws {
        let stage = Stage()
        #expect(stage.navigation.isToolbarHidden)
        var taps = 0
        let item = UIBarButtonItem(title: "Sort", primaryAction: UIAction(title: "Sort") { _ in taps += 1 })
        stage.root.toolbarItems = [item]
        stage.navigation.setToolbarHidden(false, animated: false)
        stage.device.settle()
        #expect(stage.navigation.toolbar.frame == CGRect(x: 0, y: 852 - 34 - 44, width: 393, height: 44))
        #expect(stage.root.view.safeAreaInsets.bottom == 78)
        try stage.device.tap(item)
        #expect(taps == 1)
        let second = UIViewController()
        stage.push(second)
        #expect(stage.navigation.toolbar.items?.isEmpty ?? true)
        second.hidesBottomBarWhenPushed = true
        stage.navigation.popViewController(animated: false)
        stage.push(second)
        #expect(stage.navigation.toolbar.isHidden && second.view.safeAreaInsets.bottom == 34)
    }

    @Test("a screen that hides the bottom bar when pushed does so until it is popped, whatever comes above it")
    func hidesBottomBar() throws {
        let stage = Stage(inTabs: true)
        let tabBar = try #require(stage.navigation.tabBarController?.tabBar)
        let (second, third) = (UIViewController(), UIViewController())
        second.hidesBottomBarWhenPushed = true
        stage.push(second)
        #expect(tabBar.isHidden && second.view.safeAreaInsets.bottom == 34)
        stage.push(third)
        #expect(tabBar.isHidden)
        stage.navigation.popToRootViewController(animated: false)
        stage.device.settle()
        #expect(!tabBar.isHidden && stage.root.view.safeAreaInsets.bottom == 83)
    }

    @Test("a screen that does not extend below the bars stands between them")
    func edges() {
        let stage = Stage()
        stage.navigation.setToolbarHidden(false, animated: false)
        #expect(stage.root.edgesForExtendedLayout == .all)
        stage.root.edgesForExtendedLayout = []
        stage.device.settle()
        #expect(stage.root.view.frame == CGRect(x: 0, y: 103, width: 393, height: 852 - 103 - 78))
        #expect(stage.root.view.safeAreaInsets == .zero)
        stage.root.edgesForExtendedLayout = .bottom
        stage.device.settle()
        #expect(stage.root.view.frame == CGRect(x: 0, y: 103, width: 393, height: 852 - 103))
    }

    @Test("show pushes in a navigation controller, and presents where there is none")
    func show() {
        let stage = Stage()
        let second = UIViewController()
        stage.root.show(second, sender: nil)
        stage.device.settle()
        #expect(stage.navigation.topViewController === second)
        let device = HeadlessDevice()
        let other = UIViewController()
        let lone = UIViewController()
        device.show(lone)
        lone.show(other, sender: nil)
        device.settle()
        #expect(lone.presentedViewController === other)
        lone.dismiss(animated: false)
        device.settle()
        lone.showDetailViewController(other, sender: nil)
        device.settle()
        #expect(lone.presentedViewController === other)
    }

    @Test("a screen begins below a bar that is opaque, unless it extends below opaque bars")
    func opaqueBar() {
        let stage = Stage(.iPhoneSE)
        #expect(!stage.root.extendedLayoutIncludesOpaqueBars)
        #expect(stage.root.view.frame.minY == 0 && stage.root.view.safeAreaInsets.top == 64)
        stage.navigation.navigationBar.isTranslucent = false
        stage.device.settle()
        #expect(stage.root.view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
        #expect(stage.root.view.safeAreaInsets == .zero)
        stage.root.extendedLayoutIncludesOpaqueBars = true
        stage.device.settle()
        #expect(stage.root.view.frame.minY == 0 && stage.root.view.safeAreaInsets.top == 64)
    }

    @Test("a tab bar is hidden for a screen that wants none, also before anything is shown")
    func hiddenTabBar() {
        _ = HeadlessDevice()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let screen = UIViewController()
        screen.hidesBottomBarWhenPushed = true
        navigation.pushViewController(screen, animated: false)
        #expect(tabs.tabBar.isHidden)
        navigation.popViewController(animated: false)
        #expect(!tabs.tabBar.isHidden)
    }
}
