import Testing
import UIKit

/// Nothing outlives what UIKit keeps alive.
@MainActor
struct LifetimeTests {
    @Test("A visible window is the app's to hold; one that was made key and visible lives until it is hidden")
    func windows() {
        let device = HeadlessDevice()
        weak var window: UIWindow?
        weak var controller: UIViewController?
        func make(_ show: (UIWindow) -> Void) {
            let own = UIWindow()
            own.rootViewController = UIViewController()
            show(own)
            device.settle()
            window = own
            controller = own.rootViewController
        }
        make { $0.isHidden = false }
        #expect(window == nil)
        #expect(controller == nil)
        make { $0.makeKeyAndVisible() }
        #expect(window?.isKeyWindow == true)
        window?.isHidden = true
        #expect(window == nil)
        #expect(controller == nil)
        #expect(device.application.connectedScenes.allSatisfy { ($0 as? UIWindowScene)?.windows == [] })
        make { $0.makeKeyAndVisible() }
        _ = HeadlessDevice()
        #expect(window == nil)
    }

    @Test func aDismissedControllerIsReleased() {
        let device = HeadlessDevice()
        let presenter = UIViewController()
        device.showAndSettle(presenter)
        weak var presented: UIViewController?
        do {
            let own = UIViewController()
            presented = own
            presenter.present(own, animated: true)
            device.settle()
        }
        #expect(presented != nil)
        presenter.dismiss(animated: true)
        device.settle()
        #expect(presented == nil)
    }

    @Test func aPoppedControllerIsReleased() {
        let device = HeadlessDevice()
        let navigation = UINavigationController(rootViewController: UIViewController())
        device.showAndSettle(navigation)
        weak var popped: UIViewController?
        do {
            let own = UIViewController()
            own.title = "Own"
            popped = own
            navigation.pushViewController(own, animated: true)
            device.settle()
        }
        #expect(popped != nil)
        navigation.popViewController(animated: true)
        device.settle()
        #expect(popped == nil)
    }

    @Test func aReplacedPageATabAndAChildAreReleased() {
        let device = HeadlessDevice()
        let parent = UIViewController()
        device.showAndSettle(parent)
        weak var child: UIViewController?
        weak var page: UIViewController?
        weak var tab: UIViewController?
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let tabs = UITabBarController()
        do {
            let own = (0..<3).map { _ in UIViewController() }
            (child, page, tab) = (own[0], own[1], own[2])
            parent.addChild(own[0])
            parent.view.addSubview(own[0].view)
            pages.setViewControllers([own[1]], direction: .forward, animated: false)
            tabs.viewControllers = [own[2]]
        }
        child?.view.removeFromSuperview()
        child?.removeFromParent()
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        tabs.viewControllers = []
        device.settle()
        #expect(child == nil)
        #expect(page == nil)
        #expect(tab == nil)
    }

    @Test func containersGoWithTheirWindow() {
        let device = HeadlessDevice()
        weak var navigation: UINavigationController?
        weak var split: UISplitViewController?
        weak var pages: UIPageViewController?
        weak var alert: UIAlertController?
        do {
            let root = UISplitViewController(style: .doubleColumn)
            let inner = UINavigationController(rootViewController: UIViewController())
            let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            book.setViewControllers([UIViewController()], direction: .forward, animated: false)
            root.setViewController(inner, for: .primary)
            root.setViewController(book, for: .secondary)
            let question = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
            question.addTextField()
            question.addAction(UIAlertAction(title: "OK", style: .default))
            (navigation, split, pages, alert) = (inner, root, book, question)
            let window = device.showAndSettle(root)
            root.present(question, animated: true)
            device.settle()
            device.close(window)
        }
        device.settle()
        #expect(alert == nil)
        #expect(navigation == nil)
        #expect(split == nil)
        #expect(pages == nil)
    }

    @Test func aBarDoesNotKeepWhatItNoLongerShows() {
        _ = HeadlessDevice()
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        weak var item: UIBarButtonItem?
        weak var button: UIView?
        do {
            let own = UIBarButtonItem(title: "Own", primaryAction: UIAction { _ in })
            bar.items = [own]
            item = own
            button = HeadlessBarButton.view(of: own)
        }
        #expect(item != nil && button != nil)
        bar.items = nil
        #expect(item == nil)
        #expect(button == nil)
    }

    @Test func aHeldItemDoesNotKeepItsBar() {
        _ = HeadlessDevice()
        let item = UIBarButtonItem(title: "Own", primaryAction: UIAction { _ in })
        weak var bar: UIToolbar?
        do {
            let own = UIToolbar()
            own.items = [item]
            bar = own
        }
        #expect(bar == nil)
        #expect(HeadlessBarButton.view(of: item) == nil)
    }
}
