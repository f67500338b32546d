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

    /// The object that observes the lifecycle of the app. A strong reference, as on iOS.
    open var delegate: (any UIApplicationDelegate)?
    fileprivate let screen: UIScreen
    /// The connected scenes, oldest first. There's always one.
    private(set) lazy var scenes = [UIWindowScene(application: self, screen: screen)]
    /// The scene whose key window receives typed text: that of the last window to become key, or to have a new first
    /// responder.
    weak var keyboardScene: UIWindowScene?

    init(screen: UIScreen) {
        self.screen = screen
        super.init()
    }

    /// The scene for windows that aren't given one.
    var windowScene: UIWindowScene { scenes[0] }

    open var connectedScenes: Set<UIScene> { Set(scenes) }

    func addScene(_ scene: UIWindowScene) { scenes.append(scene) }

    func removeScene(_ scene: UIWindowScene) {
        scenes.removeAll { $0 === scene }
        for window in scene.allWindows { window.windowScene = window.isSystemWindow ? windowScene : nil }
    }

    /// The state of the most active scene.
    open var applicationState: State {
        let states = scenes.map(\.activationState)
        return states.contains(.foregroundActive)
            ? .active : states.contains(.foregroundInactive) ? .inactive : .background
    }

    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { HeadlessDevice.current.layoutDirection }

    open var preferredContentSizeCategory: UIContentSizeCategory { screen.preferredContentSizeCategory }

    // H1: the delegate is the end of the chain if it's a responder and not in the chain already.
    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, !(responder is UIView), !(responder is UIViewController) else {
            return nil
        }
        return responder
    }

    /// Whether an app on the device opens URLs with that scheme: ``HeadlessDevice/openedSchemes``.
    open func canOpenURL(_ url: URL) -> Bool {
        url.scheme.map { HeadlessDevice.current.openedSchemes.contains($0.lowercased()) } ?? false
    }

    /// Opens a URL in another app, and goes to the background in the next turn. ``HeadlessDevice/openedURLs`` records it.
    ///
    /// - Parameter completion: Called in the next turn, with whether the URL was opened.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let device = HeadlessDevice.current
        let isOpened = canOpenURL(url)
        if isOpened { device.openedURLs.append(url) }
        device.runLoop.schedule {
            if isOpened { device.background() }
            completion?(isOpened)
        }
    }

    /// Names of the options for opening a URL. None of them is modeled.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Delivers the event to the windows that its touches belong to.
    open func sendEvent(_ event: UIEvent) {
        var windows: [UIWindow] = []
        for window in (event.allTouches ?? []).compactMap(\.window) where !windows.contains(window) {
            windows.append(window)
        }
        for window in windows { window.sendEvent(event) }
    }

    /// The visible windows, including the keyboard's, topmost first. Those of a scene in the background aren't visible
    /// if others are.
    var windowsFrontToBack: [UIWindow] {
        let isInBackground = applicationState == .background
        var windows: [UIWindow] = []
        for scene in scenes {
            let isSeen = isInBackground || scene.activationState != .background
            guard isSeen || scene === windowScene else { continue }
            windows += scene.allWindows.filter { !$0.isHidden && (isSeen || $0.isSystemWindow) }
        }
        return windows.stacked.reversed()
    }
}

extension UIApplication {
    /// The duration of a rotation, in seconds: 0.3 for 90 degrees.
    private static let rotationDuration = 0.3

    /// Rotates the interface. View controllers are notified, the keyboard hides (E10), and windows take their new
    /// sizes. Completions run later.
    func rotate(to orientation: UIInterfaceOrientation) {
        guard orientation != screen.orientation else { return }
        let turn = CGAffineTransform(rotationAngle: orientation.angle - screen.orientation.angle)
        let screen = screen
        resizeScenes(
            duration: Self.rotationDuration, turn: turn, orientation: orientation, to: { $0.size(in: orientation) },
            change: {
                HeadlessDevice.current.keyboard.deviceWillRotate()
                screen.orientation = orientation
            })
    }

    /// A scene has moved or changed its size, as in Split View.
    func sceneGeometryChanged() {
        resizeScenes(
            duration: 0, turn: .identity, orientation: screen.orientation, to: { $0.frame.size }, change: {})
    }

    /// Positions what's presented, which may depend on the keyboard.
    func arrangePresentations() {
        for case let view as TransitionView in windowsFrontToBack.flatMap(\.subviews) { view.arrange?(view) }
    }

    private func resizeScenes(
        duration: Double, turn: CGAffineTransform, orientation: UIInterfaceOrientation,
        to size: (UIWindowScene) -> CGSize, change: () -> Void
    ) {
        let changes = scenes.flatMap { scene in
            // A window that filled its scene continues to do so.
            let (windows, size) = (scene.windows.filter { $0.frame == scene.filledFrame }, size(scene))
            scene.filledFrame = CGRect(origin: .zero, size: size)
            return windows.map { (window: $0, size: size) }
        }
        // The previous traits have to be read before the screen rotates, because they depend on both.
        let sceneTraits = scenes.map { ($0, $0.traitCollection) }
        let windowTraits = scenes.flatMap(\.allWindows).map { ($0, $0.traitCollection) }
        let transitions = changes.map {
            $0.window.willResize(to: $0.size, duration: duration, turn: turn, orientation: orientation)
        }
        change()
        for (scene, traits) in sceneTraits { scene.notifyTraits(from: traits) }
        let resized = Dictionary(uniqueKeysWithValues: changes.map { ($0.window, $0.size) })
        for (window, traits) in windowTraits where resized[window] == nil { window.propagateTraitChange(from: traits) }
        let traits = Dictionary(uniqueKeysWithValues: windowTraits)
        for (change, transition) in zip(changes, transitions) {
            change.window.resize(to: change.size, from: traits[change.window], with: transition)
        }
    }
}
