/// The app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")

    /// The app of the current device.
    open class var shared: UIApplication { HeadlessDevice.current.application }

    /// Follows the life of the app. Strong, as on iOS.
    open var delegate: (any UIApplicationDelegate)?
    open private(set) var applicationState = State.active
    fileprivate let screen: UIScreen
    /// The one scene of the app.
    private(set) lazy var windowScene = UIWindowScene(application: self, screen: screen)

    init(screen: UIScreen) {
        self.screen = screen
        super.init()
    }

    open var connectedScenes: Set<UIScene> { [windowScene] }

    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { HeadlessDevice.current.layoutDirection }

    open var preferredContentSizeCategory: UIContentSizeCategory { screen.preferredContentSizeCategory }

    // H1: the delegate ends the chain if it is a responder and not in the chain already.
    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, !(responder is UIView), !(responder is UIViewController) else {
            return nil
        }
        return responder
    }

    /// Hands the event to the windows its touches belong to.
    open func sendEvent(_ event: UIEvent) {
        var windows: [UIWindow] = []
        for window in (event.allTouches ?? []).compactMap(\.window) where !windows.contains(window) {
            windows.append(window)
        }
        for window in windows { window.sendEvent(event) }
    }

    /// The visible windows, the keyboard's included, topmost first.
    var windowsFrontToBack: [UIWindow] { windowScene.allWindows.reversed().filter { !$0.isHidden } }

    /// Brings the app to `state`, through the states between, telling everybody at each step.
    func move(to state: State) {
        while applicationState != state { step(towards: state) }
    }

    private func step(towards state: State) {
        switch (applicationState, state) {
        case (.active, _):
            tell(
                "sceneWillResignActive(_:)", { $0.sceneWillResignActive($1) }, UIScene.willDeactivateNotification,
                "applicationWillResignActive(_:)", { $0.applicationWillResignActive($1) },
                Self.willResignActiveNotification)
            enter(.inactive, .foregroundInactive)
        case (.inactive, .background):
            enter(.background, .background)
            tell(
                "sceneDidEnterBackground(_:)", { $0.sceneDidEnterBackground($1) },
                UIScene.didEnterBackgroundNotification, "applicationDidEnterBackground(_:)",
                { $0.applicationDidEnterBackground($1) }, Self.didEnterBackgroundNotification)
        case (.background, _):
            tell(
                "sceneWillEnterForeground(_:)", { $0.sceneWillEnterForeground($1) },
                UIScene.willEnterForegroundNotification, "applicationWillEnterForeground(_:)",
                { $0.applicationWillEnterForeground($1) }, Self.willEnterForegroundNotification)
            enter(.inactive, .foregroundInactive)
        case (.inactive, _):
            enter(.active, .foregroundActive)
            tell(
                "sceneDidBecomeActive(_:)", { $0.sceneDidBecomeActive($1) }, UIScene.didActivateNotification,
                "applicationDidBecomeActive(_:)", { $0.applicationDidBecomeActive($1) },
                Self.didBecomeActiveNotification)
        }
    }

    private func enter(_ state: State, _ activation: UIScene.ActivationState) {
        applicationState = state
        windowScene.activationState = activation
    }

    private func tell(
        _ sceneMember: String, _ callScene: (any UISceneDelegate, UIScene) -> Void, _ sceneName: Notification.Name,
        _ member: String, _ call: (any UIApplicationDelegate, UIApplication) -> Void, _ name: Notification.Name
    ) {
        // A scene's delegate hears in the app delegate's place.
        if let delegate = windowScene.delegate {
            HeadlessOptional.call(delegate, sceneMember) { callScene($0, windowScene) }
        } else {
            HeadlessOptional.call(delegate, member) { call($0, self) }
        }
        NotificationCenter.default.post(name: sceneName, object: windowScene)
        NotificationCenter.default.post(name: name, object: self)
    }
}

extension UIApplication {
    /// How long a rotation lasts, in seconds: 0.3 for a quarter turn.
    private static let rotationDuration = 0.3

    /// Turns the interface: controllers hear of it, the keyboard goes (E10), windows take their new sizes, completions
    /// run later.
    func rotate(to orientation: UIInterfaceOrientation) {
        guard orientation != screen.orientation else { return }
        let turn = CGAffineTransform(rotationAngle: orientation.angle - screen.orientation.angle)
        resizeScene(to: windowScene.size(in: orientation), duration: Self.rotationDuration, turn: turn) {
            HeadlessDevice.current.keyboard.deviceWillRotate()
            screen.orientation = orientation
        }
    }

    /// The scene has moved or changed its size, as in Split View.
    func sceneGeometryChanged() {
        resizeScene(to: windowScene.frame.size, duration: 0, turn: .identity) {}
    }

    /// Places what is presented, which may depend on the keyboard.
    func arrangePresentations() {
        for case let view as TransitionView in windowsFrontToBack.flatMap(\.subviews) { view.arrange?(view) }
    }

    private func resizeScene(to size: CGSize, duration: Double, turn: CGAffineTransform, _ change: () -> Void) {
        // A window that filled its scene goes on doing so.
        let windows = windowScene.windows.filter { $0.frame == windowScene.filledFrame }
        windowScene.filledFrame = CGRect(origin: .zero, size: size)
        let transitions = windows.map { $0.willResize(to: size, duration: duration, turn: turn) }
        change()
        for (window, transition) in zip(windows, transitions) { window.resize(to: size, with: transition) }
    }
}
