/// A stack of screens. The top one is visible below a navigation bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    private var stack: [UIViewController] = []
    private var isBarHidden = false
    let containerView = ContainerView()
    /// The bar at the bottom. It's created when it's first needed.
    var storedToolbar: UIToolbar?
    var toolbarIsHidden = true
    /// The push or pop in progress.
    private var transition: RunningTransition?
    /// The child whose view is in the hierarchy, apart from transitions.
    private weak var shown: UIViewController?

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        change(to: [rootViewController], animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The delegate, which is notified of what's shown.
    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: The stack

    /// Bottom first.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The top of the stack, never something presented.
    open var topViewController: UIViewController? { stack.last }

    /// The controller that's presented from here, or else the top of the stack.
    open var visibleViewController: UIViewController? {
        guard let presented = presentedViewController else { return stack.last }
        return (presented as? UINavigationController)?.visibleViewController ?? presented
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(!stack.contains { $0 === viewController }, "a view controller can be on the stack only once")
        change(to: stack + [viewController], animated: animated)
    }

    /// Removes the top controller from the stack, unless it's the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return change(to: Array(stack.dropLast()), animated: animated).first
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            preconditionFailure("the view controller to pop to is not on the stack")
        }
        return change(to: Array(stack[...index]), animated: animated)
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard stack.count > 1 else { return nil }
        return change(to: [stack[0]], animated: animated)
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers, animated: animated)
    }

    // MARK: The bar

    open private(set) var navigationBar = UINavigationBar()

    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// The duration of an app's own animations beside the bar, in seconds. 0.2.
    open class var hideShowBarDuration: CGFloat { 0.2 }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        navigationBar.isHidden = hidden
        containerView.setNeedsLayout()
        arrangeBars()
    }

    /// The bar at the bottom, with the ``UIViewController/toolbarItems`` of the top of the stack.
    open var toolbar: UIToolbar! { makeToolbar() }

    /// `true` by default.
    open var isToolbarHidden: Bool {
        get { toolbarIsHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != toolbarIsHidden else { return }
        toolbarIsHidden = hidden
        arrangeBars()
    }

    /// Pushes a controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    override var sizeInPopover: CGSize {
        guard preferredContentSize == .zero, let top = stack.last else { return super.sizeInPopover }
        var size = top.sizeInPopover
        if !isBarHidden { size.height += navigationBar.height }
        return size
    }

    // MARK: The view

    /// The recognizer for swiping the top of the stack back from the edge at which it appeared. `nil` before the view
    /// is loaded.
    open private(set) var interactivePopGestureRecognizer: UIGestureRecognizer?

    open override func loadView() {
        containerView.frame = UIScreen.main.bounds
        containerView.arrangeBars = { [weak self] in self?.arrangeBars() }
        containerView.content.arrange = { [weak self] in self?.arrangeScreens(in: $0) }
        navigationBar.onHeightChange = { [weak self] in self?.containerView.setNeedsLayout() }
        navigationBar.screen = { [weak self] in self?.topViewController?.viewIfLoaded }
        navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
        containerView.addSubview(navigationBar)
        let recognizer = PopRecognizer(self)
        interactivePopGestureRecognizer = recognizer
        containerView.addGestureRecognizer(recognizer)
        view = containerView
        showTop()
    }

    override func prepareToAppear() {
        showTop()
    }

    /// Only positions the view of the top controller.
    private func showTop() {
        guard isViewLoaded, transition == nil else { return }
        if let old = shown, old !== stack.last { old.viewIfLoaded?.removeFromSuperview() }
        shown = stack.last
        guard let top = shown, top.view.superview !== containerView.content else { return }
        arrangeBars()
        showScreen(of: top)
    }

    private func showScreen(of controller: UIViewController) {
        containerView.content.show(controller.view)
        // What's presented over a single screen of the stack only appears and disappears with that screen.
        if let presented = controller.presentation?.containerView, presented.superview === containerView.content {
            containerView.content.bringSubviewToFront(presented)
        }
    }

    // MARK: Changing the stack

    private func setStack(_ new: [UIViewController]) {
        for controller in new where controller.container !== self { addChild(controller) }
        stack = new
        navigationBar.items = new.map(\.navigationItem)
        arrangeBars()
        tabBarController?.arrangeBars()
    }

    /// Replaces the stack and, if the top changes, shows the new one.
    ///
    /// - Returns: The controllers that left, bottom first.
    @discardableResult
    private func change(to new: [UIViewController], animated: Bool) -> [UIViewController] {
        transition?.endNow()
        let old = stack
        let leaving = old.filter { controller in !new.contains { $0 === controller } }
        let entering = new.filter { controller in !old.contains { $0 === controller } }
        for controller in leaving { controller.willMove(toParent: nil) }
        setStack(new)
        if isShown, old.last !== new.last {
            let running = begin(
                from: old.last, to: new.last, entering: entering, leaving: leaving,
                duration: animated ? RunningTransition.pushDuration : 0, isInteractive: false)
            if animated, let top = old.last, leaving == [top], HeadlessDevice.current.behavior.keyboardHidesWithPop {
                hideKeyboard(with: top, during: running)
            }
            running.finish(after: running.transitionDuration)
        } else {
            showTop()
            // It may have been disappearing together with this controller.
            if old.last !== new.last { old.last?.endAppearanceTransition() }
            for controller in leaving { controller.removeFromParent() }
            for controller in entering { controller.didMove(toParent: self) }
        }
        return leaving
    }

    /// Shows `new` in place of `old`; the end of the transition removes `old`.
    private func begin(
        from old: UIViewController?, to new: UIViewController?, entering: [UIViewController],
        leaving: [UIViewController], duration: Double, isInteractive: Bool
    ) -> RunningTransition {
        let previousStack = stack + leaving
        if let new, entering.contains(where: { $0 === new }) { old?.focusReturn = FocusReturn(of: old) }
        let running = RunningTransition(duration: duration, isInteractive: isInteractive)
        let isAnimated = running.isAnimated || isInteractive
        transition = running
        runningTransition = running
        old?.isMovingFromParent = leaving.contains { $0 === old }
        new?.isMovingToParent = entering.contains { $0 === new }
        old?.beginAppearanceTransition(false, animated: isAnimated)
        if let new {
            HeadlessOptional.call(delegate, "navigationController(_:willShow:animated:)") {
                $0.navigationController(self, willShow: new, animated: isAnimated)
            }
            new.beginAppearanceTransition(true, animated: isAnimated)
            showScreen(of: new)
            // A popped screen stays in front of the one it uncovers.
            if !new.isMovingToParent, let oldView = old?.viewIfLoaded {
                containerView.content.bringSubviewToFront(oldView)
            }
            new.settleAppearance()
            if !new.isMovingToParent { new.focusReturn?.perform(.inTransition) }
        }
        shown = new
        running.runAlongside()
        running.onEnd = { [self] completed in
            transition = nil
            if completed {
                finish(from: old, to: new, entering: entering, leaving: leaving, isAnimated: isAnimated)
            } else {
                cancel(from: old, to: new, stack: previousStack)
            }
            old?.isMovingFromParent = false
            new?.isMovingToParent = false
        }
        return running
    }

    private func finish(
        from old: UIViewController?, to new: UIViewController?, entering: [UIViewController],
        leaving: [UIViewController], isAnimated: Bool
    ) {
        // Removing the view from the window makes a first responder in it resign (A21).
        old?.viewIfLoaded?.removeFromSuperview()
        old?.endAppearanceTransition()
        new?.endAppearing()
        for controller in leaving { controller.removeFromParent() }
        for controller in entering { controller.didMove(toParent: self) }
        if let new {
            HeadlessOptional.call(delegate, "navigationController(_:didShow:animated:)") {
                $0.navigationController(self, didShow: new, animated: isAnimated)
            }
            if !new.isMovingToParent { new.focusReturn?.perform(.afterTransition) }
        }
    }

    /// Undoes an interactive pop.
    private func cancel(from old: UIViewController?, to new: UIViewController?, stack previous: [UIViewController]) {
        setStack(previous)
        shown = old
        new?.beginAppearanceTransition(false, animated: true)
        new?.viewIfLoaded?.removeFromSuperview()
        new?.endAppearanceTransition()
        old?.beginAppearanceTransition(true, animated: true)
        old?.endAppearanceTransition()
    }

    /// Begins to pop the top, following a finger. The caller ends the transition.
    ///
    /// - Returns: The transition, or `nil` if there's nothing to pop to, or another transition is in progress.
    func beginInteractivePop() -> RunningTransition? {
        guard isShown, stack.count > 1, transition == nil else { return nil }
        let old = stack[stack.count - 1]
        old.willMove(toParent: nil)
        setStack(Array(stack.dropLast()))
        let transition = begin(
            from: old, to: stack.last, entering: [], leaving: [old], duration: RunningTransition.pushDuration,
            isInteractive: true)
        hideKeyboard(with: old, during: transition)
        return transition
    }

    /// The pop in progress, which follows a finger from now on, or `nil` if there's none.
    func catchPop() -> RunningTransition? {
        guard let transition, shown?.isMovingToParent == false else { return nil }
        transition.beginInteraction()
        return transition
    }

    /// Hides the keyboard with a screen that's popped, and shows it again if the pop is canceled.
    private func hideKeyboard(with old: UIViewController, during transition: RunningTransition) {
        // P11: inside the transition's animation, and so what moves for it follows the finger.
        let keyboard = HeadlessDevice.current.keyboard!
        AnimationState.current.run(duration: transition.transitionDuration) {
            if let view = old.viewIfLoaded { keyboard.beginSwipe(of: view) }
        }
        let end = transition.onEnd
        transition.onEnd = {
            end($0)
            keyboard.endSwipe()
        }
    }
}

/// Methods that report what a navigation controller shows. Every member is optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UINavigationControllerDelegate) in
            target.navigationController(navigationController, willShow: viewController, animated: animated)
        }
    }

    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UINavigationControllerDelegate) in
            target.navigationController(navigationController, didShow: viewController, animated: animated)
        }
    }
}
