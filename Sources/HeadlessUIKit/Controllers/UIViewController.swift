/// An object that manages a view, and its part in the responder chain, in containers, and in presentations.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
    // MARK: State behind the properties

    private var storedView: UIView?
    /// The state of the controller between appearing and disappearing.
    var appearance = Appearance()
    /// The window whose root controller this is.
    weak var rootWindow: UIWindow?
    /// The container.
    weak var container: UIViewController?
    /// What ``children`` returns.
    var contained: [UIViewController] = []
    /// The controller that this controller itself presents.
    var presentation: UIPresentationController?
    /// The controller that presents this controller itself.
    weak var presentedBy: UIPresentationController?
    /// Created early if the app wants to set its delegate.
    private var preparedPresentation: UIPresentationController?
    /// How much of the view the container's bars cover.
    var containerSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if containerSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsSafeAreaUpdate() } }
    }
    /// The transition that the controller takes part in.
    weak var runningTransition: RunningTransition?
    /// What was first responder when the controller was covered, or pushed away.
    var focusReturn: FocusReturn?
    private var traitsBeforeOverride: UITraitCollection?
    private var storedNavigationItem: UINavigationItem?
    private var storedTabBarItem: UITabBarItem?
    private var addedKeyCommands: [UIKeyCommand] = []

    // MARK: Lifecycle

    /// - Parameters:
    ///   - nibNameOrNil: Nibs aren't modeled; pass `nil`.
    ///   - nibBundleOrNil: Pass `nil`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        precondition(nibNameOrNil == nil, "nibs aren't modeled: build the view in loadView() or viewDidLoad()")
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: The view

    /// The controller's view. Reading it loads it.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set {
            guard newValue !== storedView else { return }
            if storedView?.owningViewController === self { storedView?.owningViewController = nil }
            storedView = newValue
            newValue?.owningViewController = self
        }
    }

    /// The view, if it's loaded.
    open var viewIfLoaded: UIView? { storedView }

    open var isViewLoaded: Bool { storedView != nil }

    /// Creates the view. By default, it's an empty one with the size of the screen.
    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
    }

    open func loadViewIfNeeded() {
        guard storedView == nil else { return }
        loadView()
        precondition(storedView != nil, "loadView() has to set view")
        viewDidLoad()
    }

    open func viewDidLoad() {}

    open func viewWillLayoutSubviews() {}

    open func viewDidLayoutSubviews() {}

    open func viewSafeAreaInsetsDidChange() {}

    /// The insets that the controller adds to its view's safe area, in addition to the bars. Zero by default.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsSafeAreaUpdate() } }
    }

    /// The edges at which the view extends behind the bars of a navigation controller. All by default.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { container?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether the view extends behind opaque bars of a navigation controller, too. `false` by default.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet {
            guard extendedLayoutIncludesOpaqueBars != oldValue else { return }
            container?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// The app should release what it can create again. ``HeadlessDevice/sendMemoryWarning()`` calls it for every
    /// controller that's on a screen, or contained or presented there. Does nothing by default.
    open func didReceiveMemoryWarning() {}

    // MARK: Appearing

    open func viewWillAppear(_ animated: Bool) {}

    // MARK: The status bar

    /// The style of the status bar. `.default` by default.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden. `false` by default.
    open var prefersStatusBarHidden: Bool { false }
    /// The animation of the status bar. `.fade` by default.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that determines the style of the status bar in place of this controller. `nil` by default.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that determines whether the status bar is hidden in place of this controller. `nil` by default.
    open var childForStatusBarHidden: UIViewController? { nil }

    // MARK: Orientation

    /// The orientations of the interface that the controller supports while it fills the screen. On iPhone, all but
    /// upside down by default; on iPad, all.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .usual }
    /// Whether the interface follows the device. `true` by default.
    open var shouldAutorotate: Bool { true }
    /// The preferred orientation when the controller is first presented. By default, that of the interface.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { UIScreen.main.orientation }

    // MARK: Segues

    /// The storyboard that the controller comes from. It's `nil`, because there are no storyboards here.
    open var storyboard: UIStoryboard? { nil }

    /// A segue is about to be performed. By default, it does nothing.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether a segue of a storyboard should be performed. `true` by default.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Performs a segue of the controller's storyboard. There's no storyboard here, so this fails as it does on iOS
    /// without one.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        preconditionFailure("Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'")
    }

    // MARK: Constraints

    /// Updates the constraints of the controller's view. By default, it makes the view update its own.
    open func updateViewConstraints() { view.updateConstraints() }

    /// The first callback with final traits and geometry. The view is in its window and has its size.
    open func viewIsAppearing(_ animated: Bool) {}

    open func viewDidAppear(_ animated: Bool) {}

    open func viewWillDisappear(_ animated: Bool) {}

    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether children are notified when this controller appears and disappears. `true` by default.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Notifies the controller that it begins to appear or disappear.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    /// Notifies the controller that it has finished appearing or disappearing.
    open func endAppearanceTransition() {
        endAppearance()
    }

    open internal(set) var isBeingPresented = false
    open internal(set) var isBeingDismissed = false
    open internal(set) var isMovingToParent = false
    open internal(set) var isMovingFromParent = false

    // MARK: Items

    /// What bars show for the controller.
    open var title: String? {
        didSet {
            storedNavigationItem?.title = title
            storedTabBarItem?.title = title
        }
    }

    /// What a navigation bar shows for the controller.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        storedNavigationItem = item
        return item
    }

    /// What a tab bar shows for the controller.
    open var tabBarItem: UITabBarItem! {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            storedTabBarItem = item
            return item
        }
        set { storedTabBarItem = newValue }
    }

    /// What the toolbar of a navigation controller shows for the controller. `nil` by default.
    open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.arrangeBars() } }

    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }

    /// Whether the bars at the bottom are hidden while the controller is on a navigation controller's stack, unless
    /// it's the first one there. `false` by default.
    open var hidesBottomBarWhenPushed = false

    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false

    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
    }

    /// The preferred size in a container or presentation. The default is zero, for none.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { presentedBy?.containerView?.setNeedsLayout() } }
    }

    /// The style of the controller's view, light or dark. Unspecified by default.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        willSet { if newValue != overrideUserInterfaceStyle { traitsBeforeOverride = viewIfLoaded?.traitCollection } }
        didSet {
            guard let previous = traitsBeforeOverride else { return }
            traitsBeforeOverride = nil
            viewIfLoaded?.propagateTraitChange(from: previous)
        }
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    var traitRegistrations: [TraitRegistration] = []

    /// Notifies the controller, and its presentation controller, that its view's traits have changed.
    func notifyTraits(from previous: UITraitCollection, to traits: UITraitCollection) {
        traitCollectionDidChange(previous)
        notifyTraitChange(from: previous, to: traits)
        guard let presentation = presentedBy else { return }
        presentation.traitCollectionDidChange(previous)
        presentation.notifyTraitChange(from: previous, to: traits)
    }

    open var traitCollection: UITraitCollection {
        if let view = viewIfLoaded, view.window != nil { return view.traitCollection }
        let traits = container?.traitCollection ?? presentedBy?.presentingViewController.traitCollection
        return (traits ?? UIScreen.main.traitCollection).with(overrideUserInterfaceStyle)
    }

    // MARK: Containment

    /// The container, never the presenter.
    open var parent: UIViewController? { container }

    /// The contained controllers, without presented ones.
    open var children: [UIViewController] { contained }

    /// Makes `childController` a child, and removes it from any other container first.
    ///
    /// Calls its `willMove(toParent:)`; the caller calls `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        guard childController.container !== self else { return }
        childController.container?.contained.removeAll { $0 === childController }
        childController.willMove(toParent: self)
        childController.container = self
        contained.append(childController)
    }

    /// Leaves the container. Calls `didMove(toParent:)`; the caller has called `willMove(toParent:)`.
    open func removeFromParent() {
        guard let container else { return }
        container.contained.removeAll { $0 === self }
        self.container = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}

    open func didMove(toParent parent: UIViewController?) {}

    /// The nearest container of that kind. That of a presenter doesn't count.
    open var navigationController: UINavigationController? { nearestContainer() }

    /// The nearest container of that kind. That of a presenter doesn't count.
    open var tabBarController: UITabBarController? { nearestContainer() }

    /// The nearest container of that kind. That of a presenter doesn't count.
    open var splitViewController: UISplitViewController? { nearestContainer() }

    /// Replaces a child's view with another child's, in the superview of the first one, and informs both children that they
    /// appear or disappear. The completion runs in a later turn, after the first view has left.
    ///
    /// Both have to be children. The caller sets the frame of the second view, and adds and removes the children.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController, for: toViewController, duration: duration, options: options, animations ?? {},
            completion)
    }

    // MARK: Presentation

    /// The style of the animation that presents and dismisses the controller. It isn't visible here, because animations set
    /// their values immediately. It covers the screen from its bottom by default.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// The style of the presentation. It's automatic until the controller is presented, and then the resulting style.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet {
            // Sheets and popovers have their own kinds of presentations.
            if let prepared = preparedPresentation, type(of: prepared) != presentationKind {
                preparedPresentation = nil
            }
        }
    }

    /// Determines how the controller is presented and dismissed. Held weakly. `nil` by default.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// Whether the user can't dismiss the controller by a swipe. `false` by default.
    open var isModalInPresentation = false

    /// Whether the presentations of children cover only this controller, in the current-context styles.
    open var definesPresentationContext = false

    /// Whether the keyboard stays when focus moves to something that isn't a text input.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    /// The controller that this controller, or the nearest ancestor that presents one, presents.
    open var presentedViewController: UIViewController? {
        presentation?.presentedViewController ?? container?.presentedViewController
    }

    /// The controller that presents this controller, or the nearest ancestor that's presented.
    open var presentingViewController: UIViewController? {
        presentedBy?.presentingViewController ?? container?.presentingViewController
    }

    /// The object that manages the controller's presentation, even before there's one.
    open var presentationController: UIPresentationController? {
        if let active = presentedBy { return active }
        if container != nil, let active = container?.presentationController { return active }
        let prepared = preparedPresentation ?? makePresentation()
        preparedPresentation = prepared
        return prepared
    }

    /// ``presentationController``, if it's one for sheets.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// ``presentationController``, if it's one for popovers.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// The class of the presentation that ``makePresentation()`` creates.
    var presentationKind: UIPresentationController.Type { usualPresentationKind }

    func makePresentation() -> UIPresentationController { makeUsualPresentation() }

    /// The preferred size in a popover.
    var sizeInPopover: CGSize { usualSizeInPopover }

    /// Returns the presentation controller that was created before, for use.
    func takePreparedPresentation() -> UIPresentationController {
        defer { preparedPresentation = nil }
        return preparedPresentation ?? makePresentation()
    }

    /// Presents a controller. The completion runs in a later turn, after its `viewDidAppear(_:)`.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses what this controller presents, or itself if it doesn't present anything.
    ///
    /// The completion runs in a later turn, after the dismissed controller's `viewDidDisappear(_:)`.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion: completion)
    }

    /// Shows a controller with the nearest container that can: by pushing it, or next to others. Without such a
    /// container, it's presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let container { container.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Shows a controller as the detail of the nearest container that has one. Without such a container, it's
    /// presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let container { container.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
    }

    // MARK: Transitions

    /// Adds what appears with the controller below its view. For containers.
    func prepareToAppear() {}

    /// The style that `.automatic` resolves to when the controller is presented.
    var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }

    /// The controller is about to be presented, or has just been presented.
    func willBePresented() {}
    func hasBeenPresented() {}

    /// The controller is about to be dismissed, or has just been dismissed.
    func willBeDismissed() {}
    func hasBeenDismissed() {}

    /// Whether what's behind the controller is dimmed when it's presented in a style that doesn't dim.
    var dimsPresenter: Bool { false }

    /// The view is about to get another size. Informs children and the presented controller.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in contained { child.viewWillTransition(to: size, with: coordinator) }
        presentation?.presentedViewController.viewWillTransition(to: size, with: coordinator)
    }

    /// Called before the controller's size classes change. Forwards the call to children and to the presented controller.
    ///
    /// If the size changes, too, ``viewWillTransition(to:with:)`` is called next.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in contained { child.willTransition(to: newCollection, with: coordinator) }
        presentation?.presentedViewController.willTransition(to: newCollection, with: coordinator)
    }

    /// The transition in progress for this controller or an ancestor.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        runningTransition ?? container?.transitionCoordinator
    }

    // MARK: Responder chain

    // H1
    open override var next: UIResponder? {
        if let rootWindow { return rootWindow }
        return presentedBy?.presentingViewController ?? viewIfLoaded?.superview
    }

    /// The commands that were added, or `nil` if there are none.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// Adds a command for a key while the first responder is in this controller's view.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.append(keyCommand)
    }

    /// Removes a command that was added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }

    /// Returns what `canPerformAction(_:withSender:)` would return for the action of a command, if the controller has a
    /// method for it. `true` by default.
    ///
    /// Only Apple's platforms have selectors. Override this method where an app overrides the other one.
    open func headlessCanPerform(_ command: UIKeyCommand) -> Bool { true }
}
