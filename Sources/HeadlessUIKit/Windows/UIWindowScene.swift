/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    open private(set) var screen: UIScreen
    private var attachedWindows: [WeakWindow] = []
    /// The windows that were made key and visible, and haven't been hidden since.
    private var heldWindows: [UIWindow] = []
    weak var currentKeyWindow: UIWindow?
    /// The frame of a window that fills the scene, since the scene last changed its size or its first window was added.
    lazy var filledFrame = CGRect(origin: .zero, size: frame.size)

    private struct WeakWindow {
        weak var window: UIWindow?
    }

    init(application: UIApplication, screen: UIScreen) {
        self.screen = screen
        super.init(application: application)
    }

    /// The app's windows in this scene, hidden ones included, lowest level first, then oldest first.
    open var windows: [UIWindow] { allWindows.filter { !$0.isSystemWindow } }

    /// The window that gets the keyboard, if any.
    open var keyWindow: UIWindow? { currentKeyWindow }

    open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }

    open private(set) var statusBarManager: UIStatusBarManager? = UIStatusBarManager()

    /// The part of the screen that the scene fills, in screen coordinates.
    ///
    /// Unless it's been given a frame, it begins at the device's window origin and extends to the end of the screen.
    var frame: CGRect { CGRect(origin: origin, size: size(in: screen.orientation)) }

    /// The origin of the scene.
    var origin: CGPoint { place?.origin ?? HeadlessDevice.current.windowOrigin }

    /// The frame of the scene next to others, in screen coordinates.
    var place: CGRect?

    /// The size that the scene has while the interface is turned like this, in points.
    func size(in orientation: UIInterfaceOrientation) -> CGSize {
        if let place { return place.size }
        let (origin, size) = (HeadlessDevice.current.windowOrigin, screen.size(in: orientation))
        return CGSize(width: size.width - origin.x, height: size.height - origin.y)
    }

    open private(set) lazy var coordinateSpace: any UICoordinateSpace = UprightSpace { [weak self] in
        self?.frame ?? .zero
    }

    open var traitCollection: UITraitCollection { screen.traits(in: frame.size) }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    var traitRegistrations: [TraitRegistration] = []

    /// Reports a change of traits.
    func notifyTraits(from previous: UITraitCollection) {
        let traits = traitCollection
        guard traits != previous else { return }
        traitCollectionDidChange(previous)
        notifyTraitChange(from: previous, to: traits)
    }

    /// Every window of the scene, the keyboard's too, lowest level first, then oldest first.
    var allWindows: [UIWindow] { attachedWindows.compactMap(\.window).stacked }

    func attach(_ window: UIWindow) {
        _ = filledFrame
        attachedWindows.removeAll { $0.window == nil || $0.window === window }
        attachedWindows.append(WeakWindow(window: window))
    }

    func detach(_ window: UIWindow) {
        attachedWindows.removeAll { $0.window == nil || $0.window === window }
        if currentKeyWindow === window { currentKeyWindow = nil }
        letGo(window)
    }

    func hold(_ window: UIWindow) {
        if !window.isHidden, !heldWindows.contains(where: { $0 === window }) { heldWindows.append(window) }
    }

    func letGo(_ window: UIWindow) { heldWindows.removeAll { $0 === window } }
}

extension [UIWindow] {
    /// The windows, from back to front: by level, and within a level, newer ones in front. There are few of them, and
    /// they're requested in every turn, so each is inserted at its position instead of sorting all of them.
    @MainActor var stacked: [UIWindow] {
        var windows: [UIWindow] = []
        windows.reserveCapacity(count)
        for window in self {
            let below = windows.lastIndex { $0.windowLevel.rawValue <= window.windowLevel.rawValue }
            windows.insert(window, at: below.map { $0 + 1 } ?? 0)
        }
        return windows
    }
}
