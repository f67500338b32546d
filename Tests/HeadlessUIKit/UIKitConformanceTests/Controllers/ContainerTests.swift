import Testing
import UIKit

/// The order of the responder chain, and which controller contains or presents which.
@MainActor
@Suite(.onStage)
struct ContainerTests {
    /// A child that records the calls from its parent.
    private final class Child: UIViewController {
        private let log: Log

        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            log(parent == nil ? "will move away" : "will move to a parent")
        }

        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            log(parent == nil ? "did move away" : "did move to a parent")
        }
    }

    @Test("H1 a child controller is followed by its view's superview, and so by its parent")
    func child() {
        let stage = makeStage()
        let parent = UIViewController()
        let child = UIViewController()
        let box = UIView()
        parent.view.addSubview(box)
        parent.addChild(child)
        box.addSubview(child.view)
        child.didMove(toParent: parent)
        stage.show(parent)
        #expect(child.view.next === child)
        #expect(child.next === box)
        #expect(box.next === parent.view)
    }

    @Test("H1 a presented controller is followed by its presenter")
    func presented() async {
        let stage = makeStage()
        let presenter = UIViewController()
        let presented = UIViewController()
        stage.show(presenter)
        stage.present(presented, over: presenter, animated: false)
        await stage.settle()
        #expect(presented.next === presenter)
    }

    @Test("H1 a controller presented from inside a container is followed by the container")
    func presentedFromInside() async {
        let stage = makeStage()
        let top = UIViewController()
        let navigation = UINavigationController(rootViewController: top)
        stage.show(navigation)
        let presented = UIViewController()
        stage.present(presented, over: top, animated: false)
        await stage.settle()
        #expect(presented.presentingViewController === navigation)
        #expect(presented.next === navigation)
    }

    @Test("H9 what stands in a navigation bar belongs to the navigation controller")
    func titleView() {
        let stage = makeStage()
        let top = UIViewController()
        let titleView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        top.navigationItem.titleView = titleView
        let navigation = UINavigationController(rootViewController: top)
        stage.show(navigation)
        #expect(titleView.window != nil)
        let chain = Array(sequence(first: titleView as UIResponder) { $0.next })
        #expect(chain.first { $0 is UIViewController } === navigation)
    }

    @Test("H1 the next responder of a view is its controller or its superview")
    func nextResponder() {
        let screen = TestScreen()
        let view = screen.add(UIView(), .zero)
        #expect(view.next === screen.root)
        #expect(screen.root.next === screen.controller)
    }

    @Test("H3 children know their parent, and are told of the move")
    func containment() {
        _ = makeStage()
        let parent = UIViewController()
        let log = Log()
        let child = Child(log)
        parent.addChild(child)
        #expect(log.take() == ["will move to a parent"])
        #expect(child.parent === parent)
        #expect(parent.children == [child])
        child.didMove(toParent: parent)
        child.willMove(toParent: nil)
        _ = log.take()
        child.removeFromParent()
        #expect(log.take() == ["did move away"])
        #expect(child.parent == nil)
        #expect(parent.children.isEmpty)
    }

    @Test("H12 viewIsAppearing is the first callback with the view in its window and at its size")
    func isAppearing() async {
        final class Sized: UIViewController {
            var sizes: [CGSize?] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                note()
            }
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                note()
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                note()
            }
            private func note() { sizes.append(view.window == nil ? nil : view.bounds.size) }
        }
        let screen = TestScreen()
        let sheet = Sized()
        screen.stage.present(sheet, over: screen.controller, animated: true)
        await screen.settle()
        let size = sheet.view.bounds.size
        #expect(sheet.sizes == [nil, size, size])
    }

    /// How a screen appears.
    enum Arrival: CaseIterable {
        case presented, pushed, set, selected, turned, embedded, installed
    }

    /// A screen that's laid out by constraints, and records the width of its content when it has appeared.
    private final class Filled: UIViewController {
        private let content = UIView()
        private(set) var width: CGFloat?

        override func viewDidLoad() {
            super.viewDidLoad()
            content.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(content)
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            width = content.bounds.width
        }
    }

    @Test(
        "H12 a view is laid out before viewDidAppear is called, however its screen appears",
        arguments: Arrival.allCases, [true, false])
    func laidOutBeforeAppearing(_ arrival: Arrival, animated: Bool) async {
        let stage = makeStage()
        let screen = Filled()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = arrival == .selected ? [UIViewController(), screen] : []
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        turn(pages, to: UIViewController(), animated: false)
        let container: UIViewController =
            switch arrival {
            case .pushed, .set: navigation
            case .selected: tabs
            case .turned: pages
            case .presented, .embedded, .installed: UIViewController()
            }
        let window = stage.show(container)
        await stage.settle()
        switch arrival {
        case .presented: stage.present(screen, over: container, animated: animated)
        case .pushed: navigation.pushViewController(screen, animated: animated)
        case .set: navigation.setViewControllers([screen], animated: animated)
        case .selected: tabs.selectedIndex = 1
        case .turned: turn(pages, to: screen, animated: animated)
        case .embedded:
            container.addChild(screen)
            screen.view.frame = container.view.bounds
            container.view.addSubview(screen.view)
            screen.didMove(toParent: container)
        case .installed: window.rootViewController = screen
        }
        await stage.settle()
        #expect(screen.width == screen.view.bounds.width)
    }

    /// A function of its own, because in an asynchronous one Swift would prefer the method that waits for the animation.
    private func turn(_ pages: UIPageViewController, to page: UIViewController, animated: Bool) {
        pages.setViewControllers([page], direction: .forward, animated: animated)
    }

    @Test("H3 parent is never the presenter, and children exclude what is presented")
    func neitherParentNorChild() async {
        let screen = TestScreen()
        let sheet = UIViewController()
        screen.stage.present(sheet, over: screen.controller, animated: false)
        await screen.settle()
        #expect(sheet.presentingViewController === screen.controller)
        #expect(sheet.parent == nil)
        #expect(screen.controller.children.isEmpty)
    }

    @Test("H4 what is presented does not inherit its presenter's containers")
    func containersAreNotInherited() async {
        let stage = makeStage()
        let top = UIViewController()
        let navigation = UINavigationController(rootViewController: top)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        stage.show(tabs)
        #expect(top.navigationController === navigation)
        #expect(top.tabBarController === tabs)
        #expect(navigation.navigationController == nil)
        let sheet = UIViewController()
        stage.present(sheet, over: top, animated: false)
        await stage.settle()
        #expect(sheet.navigationController == nil)
        #expect(sheet.tabBarController == nil)
        #expect(sheet.splitViewController == nil)
        stage.dismiss(sheet)
        await stage.settle()
        let inner = UIViewController()
        stage.present(UINavigationController(rootViewController: inner), over: top, animated: false)
        await stage.settle()
        #expect(inner.navigationController !== navigation)
        #expect(inner.tabBarController == nil)
    }

    @Test("H5 presenting and presented controllers answer for the children of containers")
    func ancestorsAnswer() async {
        let stage = makeStage()
        let top = UIViewController()
        let navigation = UINavigationController(rootViewController: top)
        stage.show(navigation)
        let inner = UIViewController()
        let sheet = UINavigationController(rootViewController: inner)
        stage.present(sheet, over: top, animated: false)
        await stage.settle()
        #expect(top.presentedViewController === sheet)
        #expect(navigation.presentedViewController === sheet)
        #expect(inner.presentingViewController === navigation)
        #expect(sheet.presentingViewController === navigation)
        // A dismissal from inside dismisses the container.
        stage.dismiss(inner)
        await stage.settle()
        #expect(navigation.presentedViewController == nil)
        #expect(inner.presentingViewController == nil)
    }

    @Test("H6 the style is automatic until it is resolved, normally to a page sheet")
    func style() async {
        let screen = TestScreen()
        let sheet = UIViewController()
        #expect(UIModalPresentationStyle.automatic.rawValue == -2)
        #expect(UIModalPresentationStyle.pageSheet.rawValue == 1)
        screen.stage.present(sheet, over: screen.controller, animated: false)
        await screen.settle()
        #expect(sheet.modalPresentationStyle == .pageSheet)
        #expect(sheet.presentationController?.presentationStyle == .pageSheet)
    }

    @Test("H7 only form sheets keep the keyboard by default")
    func keyboardDismissal() {
        _ = makeStage()
        let controller = UIViewController()
        #expect(!controller.disablesAutomaticKeyboardDismissal)
        controller.modalPresentationStyle = .formSheet
        #expect(controller.disablesAutomaticKeyboardDismissal)
    }

    @Test("H11 the visible controller may be a presented one, the top never")
    func visible() async {
        let stage = makeStage()
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        stage.show(navigation)
        #expect(navigation.visibleViewController === root)
        let sheet = UIViewController()
        stage.present(sheet, over: root, animated: false)
        await stage.settle()
        #expect(navigation.visibleViewController === sheet)
        #expect(navigation.topViewController === root)
    }

    @Test("H8 an alert's fields belong to a private controller; the alert follows further up the chain")
    func fieldOwner() async throws {
        let screen = TestScreen()
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField()
        screen.stage.present(alert, over: screen.controller, animated: false)
        await screen.settle()
        let fields = try #require(alert.textFields)
        #expect(fields.count == 2)
        #expect(fields[0].placeholder == "Name")
        let controllers = sequence(first: fields[0] as UIResponder) { $0.next }.compactMap { $0 as? UIViewController }
        #expect(!(controllers[0] is UIAlertController))
        #expect(controllers[0].parent === alert)
        #expect(controllers.contains(alert))
    }

    @Test("H8 textFields is nil where there are none")
    func noFields() {
        _ = makeStage()
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        #expect(alert.textFields == nil)
    }

    @Test("F17 a new window is neither key nor visible, and at the normal level")
    func newWindow() {
        _ = makeStage()
        let window = UIWindow()
        #expect(!window.isKeyWindow)
        #expect(window.isHidden)
        #expect(window.windowLevel == .normal)
        #expect(UIWindow.Level.normal.rawValue == 0)
        #expect(UIWindow.Level.statusBar.rawValue == 1_000)
        #expect(UIWindow.Level.alert.rawValue == 2_000)
        #expect(window.frame.size == UIScreen.main.bounds.size)
    }

    @Test("F17 making a window key and visible makes it the key window of its scene; another one takes over")
    func keyWindow() throws {
        let stage = makeStage()
        let first = stage.show(UIViewController())
        #expect(first.isKeyWindow && !first.isHidden)
        let second = stage.show(UIViewController())
        #expect(second.isKeyWindow)
        #expect(!first.isKeyWindow)
        let scene = try #require(first.windowScene)
        #expect(scene.keyWindow === second)
        second.isHidden = true
        #expect(!second.isKeyWindow)
    }

    @Test("H2 something stands between a window and its root view")
    func transitionView() throws {
        let stage = makeStage()
        let controller = UIViewController()
        let window = stage.show(controller)
        let between = try #require(controller.view.superview)
        #expect(between !== window)
        #expect(controller.view.window === window)
        #expect(controller.view.frame == window.bounds)
        #expect(controller.view.isDescendant(of: window))
    }
}
