/// Manages a view and its part in the responder chain, in containers and in presentations.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
    // MARK: State behind the properties

    private var storedView: UIView?
    /// Where the controller stands between appearing and disappearing.
    var appearance = Appearance()
    /// The window whose root controller this is.
    weak var rootWindow: UIWindow?
    /// The container.
    weak var container: UIViewController?
    /// What ``children`` returns.
    var contained: [UIViewController] = []
    /// What this very controller presents.
    var presentation: UIPresentationController?
    /// What this very controller is presented by.
    weak var presentedBy: UIPresentationController?
    /// Made early by somebody who wants to set its delegate.
    private var preparedPresentation: UIPresentationController?
    /// What the container's bars cover of the view.
    var containerSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if containerSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsSafeAreaUpdate() } }
    }
    /// The transition that the controller takes part in.
    weak var runningTransition: RunningTransition?
    private var traitsBeforeOverride: UITraitCollection?
    private var storedNavigationItem: UINavigationItem?
    private var storedTabBarItem: UITabBarItem?
    private var addedKeyCommands: [UIKeyCommand] = []

    // MARK: Life

    /// - Parameters:
    ///   - nibNameOrNil: Nibs are not modeled; pass `nil`.
    ///   - nibBundleOrNil: Pass `nil`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        precondition(nibNameOrNil == nil, "nibs are not modeled: build the view in loadView() or viewDidLoad()")
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

    /// The view if it is loaded.
    open var viewIfLoaded: UIView? { storedView }

    open var isViewLoaded: Bool { storedView != nil }

    /// Makes the view. An empty one of the screen's size by default.
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

    /// What the controller takes off its view's safe area beside the bars. Zero by default.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsSafeAreaUpdate() } }
    }

    /// The edges at which the view lies below the bars of a navigation controller. All by default.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { container?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether the view lies below bars of a navigation controller that are opaque, too. `false` by default.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet {
            guard extendedLayoutIncludesOpaqueBars != oldValue else { return }
            container?.viewIfLoaded?.setNeedsLayout()
        }
    }

    // MARK: Appearing

    open func viewWillAppear(_ animated: Bool) {}

    // MARK: The status bar

    /// How the status bar should be drawn. `.default` by default.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether there should be no status bar. `false` by default.
    open var prefersStatusBarHidden: Bool { false }
    /// How it comes and goes. `.fade` by default.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that is asked for the style in the receiver's place. `nil` by default.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that is asked in the receiver's place whether there is a status bar. `nil` by default.
    open var childForStatusBarHidden: UIViewController? { nil }

    // MARK: Which way up

    /// The ways up that the interface may have while the controller fills it. All but upside down by default, and on a
    /// pad all.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .usual }
    /// Whether the interface follows the device. `true` by default.
    open var shouldAutorotate: Bool { true }
    /// Which way up the controller is best shown first. As the interface is by default.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { UIScreen.main.orientation }

    // MARK: Segues

    /// The storyboard that the controller comes from. `nil` here, where there are none.
    open var storyboard: UIStoryboard? { nil }

    /// A segue is about to be performed. Does nothing by default.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether a segue of a storyboard should be performed. `true` by default.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Performs a segue of the controller's storyboard. There is none here, so this fails as on iOS without one.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        preconditionFailure("Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'")
    }

    // MARK: Constraints

    /// Changes the constraints of the controller's view. Has the view update its own by default.
    open func updateViewConstraints() { view.updateConstraints() }

    /// The first callback with final traits and geometry: the view is in its window and has its size.
    open func viewIsAppearing(_ animated: Bool) {}

    open func viewDidAppear(_ animated: Bool) {}

    open func viewWillDisappear(_ animated: Bool) {}

    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether children are told when this controller appears and disappears. `true` by default.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells the controller that it begins to appear or disappear.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    /// Tells the controller that what it began is done.
    open func endAppearanceTransition() {
        endAppearance()
    }

    open internal(set) var isBeingPresented = false
    open internal(set) var isBeingDismissed = false
    open internal(set) var isMovingToParent = false
    open internal(set) var isMovingFromParent = false

    // MARK: Describing

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

    /// Whether the bars at the bottom are away while the controller is on a navigation controller's stack, unless it is the
    /// first there. `false` by default.
    open var hidesBottomBarWhenPushed = false

    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false

    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
    }

    /// The size the controller would like to have in a container or presentation. Zero, meaning none, by default.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { presentedBy?.containerView?.setNeedsLayout() } }
    }

    /// Light or dark for the controller's view. Unspecified by default.
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

    /// Tells the controller, and who presents it, that its view has other traits than before.
    func tellTraits(from previous: UITraitCollection, to traits: UITraitCollection) {
        traitCollectionDidChange(previous)
        tellTraitChange(from: previous, to: traits)
        guard let presentation = presentedBy else { return }
        presentation.traitCollectionDidChange(previous)
        presentation.tellTraitChange(from: previous, to: traits)
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

    /// Makes `childController` a child, taking it from any other container first.
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

    /// The nearest container of that kind; a presenter's does not count.
    open var navigationController: UINavigationController? { nearestContainer() }

    /// The nearest container of that kind; a presenter's does not count.
    open var tabBarController: UITabBarController? { nearestContainer() }

    /// The nearest container of that kind; a presenter's does not count.
    open var splitViewController: UISplitViewController? { nearestContainer() }

    // MARK: Presentation

    /// How the controller is presented. Automatic until it is presented, then what that came to.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet {
            // Sheets and popovers have presentations of their own kinds.
            if let prepared = preparedPresentation, type(of: prepared) != presentationKind {
                preparedPresentation = nil
            }
        }
    }

    /// Whether the user cannot dismiss the controller by a swipe. `false` by default.
    open var isModalInPresentation = false

    /// Whether the presentations of children cover this controller only, in the current-context styles.
    open var definesPresentationContext = false

    /// Whether the keyboard stays when focus moves to something that is not a text input.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    /// What this controller or the nearest ancestor that presents something presents.
    open var presentedViewController: UIViewController? {
        presentation?.presentedViewController ?? container?.presentedViewController
    }

    /// Who presents this controller or the nearest ancestor that is presented.
    open var presentingViewController: UIViewController? {
        presentedBy?.presentingViewController ?? container?.presentingViewController
    }

    /// The object that manages the controller's presentation, also before there is one.
    open var presentationController: UIPresentationController? {
        if let active = presentedBy { return active }
        if container != nil, let active = container?.presentationController { return active }
        let prepared = preparedPresentation ?? makePresentation()
        preparedPresentation = prepared
        return prepared
    }

    /// ``presentationController``, if it is one for sheets.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// ``presentationController``, if it is one for popovers.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// What ``makePresentation()`` makes.
    var presentationKind: UIPresentationController.Type { usualPresentationKind }

    func makePresentation() -> UIPresentationController { makeUsualPresentation() }

    /// The size that the controller would like to have in a popover.
    var sizeInPopover: CGSize { usualSizeInPopover }

    /// Hands over the presentation controller made before, for use.
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

    /// Dismisses what this controller presents, or itself where it presents nothing.
    ///
    /// The completion runs in a later turn, after the dismissed controller's `viewDidDisappear(_:)`.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion: completion)
    }

    /// Shows a controller in the way of the nearest container that has one: by pushing it, or beside others. Presents it
    /// where there is none.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let container { container.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Shows a controller in the place for details of the nearest container that has one. Presents it where there is
    /// none.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let container { container.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
    }

    // MARK: Transitions

    /// Puts in place, below the view, what appears with the controller. For containers.
    func prepareToAppear() {}

    /// The style that `.automatic` comes to when the controller is presented.
    var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }

    /// The controller is about to be presented, or has been.
    func willBePresented() {}
    func hasBeenPresented() {}

    /// The controller is about to be dismissed, or has been.
    func willBeDismissed() {}
    func hasBeenDismissed() {}

    /// Whether what lies below is dimmed when the controller is presented in a style that does not dim.
    var dimsPresenter: Bool { false }

    /// The view is about to get another size. Passes it on to children and to what is presented.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in contained { child.viewWillTransition(to: size, with: coordinator) }
        presentation?.presentedViewController.viewWillTransition(to: size, with: coordinator)
    }

    /// The transition that is under way for this controller or an ancestor.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        runningTransition ?? container?.transitionCoordinator
    }

    // MARK: Responder chain

    // H1
    open override var next: UIResponder? {
        if let rootWindow { return rootWindow }
        return presentedBy?.presentingViewController ?? viewIfLoaded?.superview
    }

    /// The commands that were added. `nil` while there are none.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// Makes a key do something while the first responder is in this controller's view.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.append(keyCommand)
    }

    /// Takes a command away that was added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }
}
