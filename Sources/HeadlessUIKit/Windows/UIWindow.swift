/// The root of a view hierarchy, and the source of its events and its keyboard.
///
/// The app holds its windows. A scene holds those that were made key and visible, until they're hidden. A new window is
/// hidden and isn't key.
@preconcurrency @MainActor
open class UIWindow: UIView {
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    public nonisolated static let didBecomeHiddenNotification = Notification.Name(
        "UIWindowDidBecomeHiddenNotification")
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    /// The scene that shows the window.
    open weak var windowScene: UIWindowScene? {
        willSet { if newValue !== windowScene { windowScene?.detach(self) } }
        didSet { if windowScene !== oldValue { windowScene?.attach(self) } }
    }

    /// How far in front the window is. Normal by default.
    open var windowLevel = Level.normal

    /// The view controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue, !isReleasingRoot { rootDidChange(from: oldValue) } }
    }

    private var isReleasingRoot = false

    /// Releases the root view controller, and takes it back if something else holds it.
    ///
    /// - Returns: Whether it was deallocated.
    func releaseRoot() -> Bool {
        isReleasingRoot = true
        defer { isReleasingRoot = false }
        weak var root: UIViewController?
        root = rootViewController
        rootViewController = nil
        guard let root else { return true }
        rootViewController = root
        return false
    }

    /// The receiver of typed text. Only the first-responder exchange sets it.
    weak var firstResponder: UIResponder?

    /// Whether the window belongs to the system, like the keyboard's: it isn't listed, is never key, and is positioned
    /// in screen coordinates.
    var isSystemWindow: Bool { false }

    /// Holds the root controller's view (H2).
    private var rootTransitionView: TransitionView?

    /// Creates a window that fills `windowScene`.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.coordinateSpace.bounds)
        begin(in: windowScene)
    }

    /// Creates a window in the first connected scene.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin(in: UIApplication.shared.windowScene)
    }

    private func begin(in scene: UIWindowScene?) {
        super.isHidden = true
        windowScene = scene
    }

    /// Creates a window with the size of the screen.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The screen of the window. Setting it moves the window to the scene there, if there's one.
    open var screen: UIScreen {
        get { windowScene?.screen ?? UIScreen.main }
        set {
            guard newValue !== screen else { return }
            windowScene = UIApplication.shared.windowScene.screen === newValue ? UIApplication.shared.windowScene : nil
        }
    }

    private lazy var ownUndoManager = UndoManager()

    open override var undoManager: UndoManager? { ownUndoManager }

    // MARK: UIView

    open override var window: UIWindow? { self }

    // H1: the scene sits between window and application since iOS 13.
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    /// How far the system's bars and the corners of the screen extend into the window.
    open override var safeAreaInsets: UIEdgeInsets {
        let screen = screen
        let insets = HeadlessDevice.current.model.lengths(in: screen.orientation).safeArea
        let size = screen.bounds.size
        let frame = CGRect(origin: originInScreen, size: bounds.size)
        return UIEdgeInsets(
            top: max(0, insets.top - frame.minY), left: max(0, insets.left - frame.minX),
            bottom: max(0, frame.maxY - (size.height - insets.bottom)),
            right: max(0, frame.maxX - (size.width - insets.right)))
    }

    open override var traitCollection: UITraitCollection {
        screen.traits(in: bounds.size).with(overrideUserInterfaceStyle)
    }

    /// Whether the window is hidden. `true` until it's made visible.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            newValue ? didHide() : didShow()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for subview in subviews where subview is TransitionView && subview.frame != bounds { subview.frame = bounds }
    }

    /// The origin of the window's base coordinates on the screen (E6).
    var originInScreen: CGPoint {
        let origin = CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
        guard !isSystemWindow else { return origin }
        let offset = windowScene?.origin ?? HeadlessDevice.current.windowOrigin
        return CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
    }

    // MARK: Key window

    /// Whether this is the key window of its scene.
    open var isKeyWindow: Bool { windowScene?.currentKeyWindow === self }

    /// Whether the window may become key. `true` by default.
    open var canBecomeKey: Bool { true }

    /// Makes the window its scene's key window.
    open func makeKey() {
        guard let windowScene, canBecomeKey, !isSystemWindow, !isKeyWindow else { return }
        let previous = windowScene.currentKeyWindow
        windowScene.currentKeyWindow = self
        previous?.resignKey()
        becomeKey()
        UIApplication.shared.keyboardScene = windowScene
        // A7: the keyboard belongs to the key window's first responder.
        HeadlessDevice.current.keyboard.keyWindowChanged(to: self)
    }

    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
        windowScene?.hold(self)
    }

    /// The window has become key. Don't call it.
    open func becomeKey() {
        NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    }

    /// The window is no longer key. Don't call it.
    open func resignKey() {
        NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
    }

    // MARK: Events

    /// Delivers touches to the window's views and gesture recognizers.
    open func sendEvent(_ event: UIEvent) {
        TouchDelivery.deliver(event, in: self)
    }

    // MARK: Other windows

    /// Converts a point to another window's coordinates, or to the screen's if `window` is `nil`.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), to: window).origin
    }

    /// Converts a point from another window's coordinates, or from the screen's if `window` is `nil`.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), from: window).origin
    }

    /// Converts a rectangle to another window's coordinates, or to the screen's if `window` is `nil`.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        window.map { $0.fromScreen(toScreen(rect)) } ?? toScreen(rect)
    }

    /// Converts a rectangle from another window's coordinates, or from the screen's if `window` is `nil`.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        fromScreen(window.map { $0.toScreen(rect) } ?? rect)
    }

    // MARK: Showing

    private func didShow() {
        installRoot()
        NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
    }

    private func didHide() {
        rootViewController?.disappearAtOnce()
        if isKeyWindow, let windowScene {
            windowScene.currentKeyWindow = nil
            resignKey()
            // Another visible window takes over, the topmost one first.
            windowScene.windows.last { !$0.isHidden && $0.canBecomeKey }?.makeKey()
            if windowScene.currentKeyWindow == nil, windowScene.hasKeyboardFocus {
                HeadlessDevice.current.keyboard.keyWindowChanged(to: nil)
            }
        }
        NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
        windowScene?.letGo(self)
    }

    private func rootDidChange(from old: UIViewController?) {
        old?.dropPresentations()
        old?.rootWindow = nil
        rootTransitionView?.removeFromSuperview()
        rootTransitionView = nil
        rootViewController?.rootWindow = self
        if !isHidden { installRoot() }
    }

    /// Adds the root view controller's view to the window, unless it's there.
    private func installRoot() {
        guard let root = rootViewController else { return }
        if rootTransitionView == nil {
            let transitionView = TransitionView(frame: bounds)
            rootTransitionView = transitionView
            root.appear(animated: false) {
                insertSubview(transitionView, at: 0)
                transitionView.show(root.view)
            }
        } else {
            root.appear(animated: false) {}
        }
    }

    /// Notifies the view controllers that the window is about to get another size.
    ///
    /// - Parameters:
    ///   - duration: How long the rotation or resizing lasts, in seconds.
    ///   - turn: How the interface turns.
    ///   - orientation: Which way up it will be.
    func willResize(
        to size: CGSize, duration: Double, turn: CGAffineTransform, orientation: UIInterfaceOrientation
    ) -> RunningTransition {
        let transition = RunningTransition(duration: duration, targetTransform: turn)
        rootViewController?.runningTransition = transition
        if let root = rootViewController {
            let traits = screen.traits(in: size, orientation: orientation).with(overrideUserInterfaceStyle)
                .with(root.overrideUserInterfaceStyle)
            if !traits.hasSizeClasses(of: root.traitCollection) { root.willTransition(to: traits, with: transition) }
        }
        if size != frame.size { rootViewController?.viewWillTransition(to: size, with: transition) }
        return transition
    }

    /// Takes the window's new size, and notifies the view controllers when that's done.
    ///
    /// - Parameter traits: The traits before the interface rotated.
    func resize(to size: CGSize, from traits: UITraitCollection?, with transition: RunningTransition) {
        let traits = traits ?? traitCollection
        UIView.animate(withDuration: transition.transitionDuration) {
            self.frame.size = size
            self.propagateTraitChange(from: traits)
            self.setNeedsLayout()
            self.setNeedsSafeAreaUpdate()
            self.layoutIfNeeded()
            transition.runAlongside()
        }
        transition.finish(after: transition.transitionDuration)
    }
}
