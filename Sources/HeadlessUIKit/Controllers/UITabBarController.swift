/// Several screens, one of which is visible. Users choose it in a bar at the bottom.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    private var tabs: [UIViewController] = []
    private weak var selected: UIViewController?
    private let containerView = ContainerView()

    /// The delegate, which is notified of the user's selection.
    open weak var delegate: (any UITabBarControllerDelegate)?

    open private(set) var tabBar = UITabBar()

    open var viewControllers: [UIViewController]? {
        get { tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let leaving = tabs.filter { controller in !new.contains { $0 === controller } }
        let entering = new.filter { $0.container !== self }
        for controller in leaving { controller.willMove(toParent: nil) }
        for controller in entering { addChild(controller) }
        tabs = new
        tabBar.items = new.compactMap(\.tabBarItem)
        if selected.map({ selected in !new.contains { $0 === selected } }) ?? true { select(new.first) }
        tabBar.selectedItem = selected?.tabBarItem
        for controller in leaving { controller.removeFromParent() }
        for controller in entering { controller.didMove(toParent: self) }
        arrangeBars()
    }

    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            precondition(
                newValue.map { new in tabs.contains { $0 === new } } ?? true, "the controller to select is not a tab")
            if let newValue { select(newValue) }
        }
    }

    /// Counted from 0. `NSNotFound` if there are no tabs.
    open var selectedIndex: Int {
        get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
        set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
    }

    // MARK: The view

    open override func loadView() {
        containerView.frame = UIScreen.main.bounds
        containerView.arrangeBars = { [weak self] in self?.arrangeBars() }
        tabBar.delegate = self
        containerView.addSubview(tabBar)
        view = containerView
        showSelected()
    }

    override func prepareToAppear() {
        showSelected()
    }

    func arrangeBars() {
        // A screen on the stack of the selected tab may keep the bar away.
        let isHidden = (selected as? UINavigationController)?.hidesBottomBars ?? false
        tabBar.isHidden = isHidden
        guard isViewLoaded else { return }
        let bounds = containerView.bounds
        let height = UITabBar.height + containerView.safeAreaInsets.bottom
        let frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        if tabBar.frame != frame { tabBar.frame = frame }
        for child in children {
            let hides = isHidden && child === selected
            child.containerSafeAreaInsets = UIEdgeInsets(
                top: 0, left: 0, bottom: hides ? 0 : UITabBar.height, right: 0)
        }
    }

    private func showSelected() {
        guard isViewLoaded, let selected, selected.view.superview !== containerView.content else { return }
        arrangeBars()
        containerView.content.show(selected.view)
    }

    private func select(_ new: UIViewController?) {
        let old = selected
        guard new !== old else { return }
        selected = new
        tabBar.selectedItem = new?.tabBarItem
        arrangeBars()
        guard isShown else {
            old?.viewIfLoaded?.removeFromSuperview()
            return showSelected()
        }
        old?.beginAppearanceTransition(false, animated: false)
        new?.beginAppearanceTransition(true, animated: false)
        showSelected()
        old?.viewIfLoaded?.removeFromSuperview()
        old?.endAppearanceTransition()
        new?.settleAppearance()
        HeadlessDevice.current.runLoop.schedule { [weak new] in new?.endAppearing() }
    }

    // MARK: UITabBarDelegate

    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let new = tabs.first(where: { $0.tabBarItem === item }) else { return }
        let maySelect = HeadlessOptional.call(delegate, "tabBarController(_:shouldSelect:)") {
            $0.tabBarController(self, shouldSelect: new)
        }
        if maySelect ?? true {
            // A tap on the selected tab returns to its first screen.
            if new === selected { (new as? UINavigationController)?.popToRootViewController(animated: true) }
            select(new)
            HeadlessOptional.call(delegate, "tabBarController(_:didSelect:)") {
                $0.tabBarController(self, didSelect: new)
            }
        }
        tabBar.selectedItem = selected?.tabBarItem
    }
}

/// Methods that report the user's selection. Every member is optional.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UITabBarControllerDelegate) in
            target.tabBarController(tabBarController, shouldSelect: viewController)
        }
    }

    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITabBarControllerDelegate) in
            target.tabBarController(tabBarController, didSelect: viewController)
        }
    }
}
