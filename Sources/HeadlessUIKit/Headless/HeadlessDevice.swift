/// A device without a display: a screen, an application, a keyboard, a clock, and the fingers that use them.
///
/// What is global on iOS belongs to the device that was created last. So a test begins with a new one. The device
/// before is switched off: its keyboard hides, and its windows close.
///
/// What a finger or a key does happens immediately, and windows lay out after it. What iOS does later, such as posting
/// did-show, waits for ``settle()`` or ``advance(by:)``.
@preconcurrency @MainActor
public final class HeadlessDevice {
    private static var last: HeadlessDevice?

    /// The device that was created last. If there is none, an iPhone is created.
    public static var current: HeadlessDevice { last ?? HeadlessDevice() }

    /// The dimensions of the device.
    public let model: HeadlessModel
    /// The only screen.
    public let screen: UIScreen
    /// The only application.
    ///
    /// It has one connected window scene; ``connectScene(in:)`` adds others.
    public let application: UIApplication
    /// What `UIDevice.current` returns.
    public let device: UIDevice
    /// The software keyboard, and whether a hardware one is attached.
    public private(set) var keyboard: HeadlessKeyboard!
    /// The clock of the device.
    public let runLoop = HeadlessRunLoop()
    /// Whether animations are enabled, and which one is being set up.
    let animations = AnimationState()
    /// What iOS does in one way or another. Every default by default.
    public var behavior: HeadlessBehavior
    /// Who asked for focus too early.
    var earlyFocus = EarlyFocus()
    /// The language that the device is set to.
    public let language: HeadlessLanguage
    /// The direction in which the language is written.
    public let layoutDirection: UIUserInterfaceLayoutDirection
    /// What the app says of all its toolbars.
    lazy var toolbarProxy = UIToolbar.makeProxy()
    /// What has been copied, by the pasteboard's name.
    var pasteboards: [UIPasteboard.Name: UIPasteboard] = [:]
    /// The windows made by ``show(_:)``: somebody has to hold them.
    private var shownWindows: [UIWindow] = []

    /// Whether the person has switched on Reduce Motion. `false` by default.
    public var isReduceMotionEnabled = false
    /// Whether the person uses VoiceOver. `false` by default.
    public var isVoiceOverRunning = false
    /// What has been posted to assistive technology, oldest first, whether or not VoiceOver is used.
    public internal(set) var accessibilityPosts: [HeadlessAccessibilityPost] = []
    /// When VoiceOver has read what it reads on its own, in seconds: until then it leaves announcements out.
    var deafUntil = 0.0
    /// How many times something has laid out a table or a collection, or what it is in, while its data source was asked
    /// for a cell.
    ///
    /// On a device each ends the process. Here it does so, too, unless
    /// ``HeadlessBehavior/stopsAtLayoutInsideConfiguration`` is switched off.
    public internal(set) var layoutsInsideConfiguration = 0
    /// How many times something has asked a text view for a caret while ``HeadlessTextStorage/edit(_:_:)`` was under way.
    ///
    /// On a device that may end the process.
    public internal(set) var caretsAskedDuringEdits = 0
    /// What the person touches the screen with from now on. A finger, `.direct`, by default.
    public var touchType = UITouch.TouchType.direct
    /// The fingers that are on the screen.
    var touches: [UITouch] = []
    /// Where the windows of the app begin, in screen coordinates.
    ///
    /// Zero by default. The windows of an iPad app beside another app begin elsewhere.
    public var windowOrigin = CGPoint.zero {
        didSet {
            guard windowOrigin != oldValue else { return }
            application.sceneGeometryChanged()
            layOut()
        }
    }

    /// Switches on a device and makes it ``current``.
    ///
    /// - Parameters:
    ///   - model: The dimensions. An iPhone 15 by default.
    ///   - language: What the device speaks. English by default.
    ///   - layoutDirection: The direction in place of the language's own, for text that need not be read.
    ///   - behavior: What differs from one iOS to another.
    public init(
        _ model: HeadlessModel = .iPhone15, language: HeadlessLanguage = .english,
        layoutDirection: UIUserInterfaceLayoutDirection? = nil, behavior: HeadlessBehavior = HeadlessBehavior()
    ) {
        Self.last?.switchOff()
        self.model = model
        self.language = language
        self.layoutDirection = layoutDirection ?? language.layoutDirection
        self.behavior = behavior
        screen = UIScreen(size: model.size, scale: model.scale)
        application = UIApplication(screen: screen)
        device = UIDevice(model: model)
        HeadlessLanguage.speak(language)
        // The keyboard looks for the current device.
        Self.last = self
        keyboard = HeadlessKeyboard(device: self)
        runLoop.onTurnEnd = { [unowned self] in
            ScreenUpdate.run(on: self) {
                layOutWindows()
                CATransaction.flush()
            }
        }
    }

    // MARK: Windows

    /// Shows `viewController` in a new key window, which the device holds, and lays it out.
    ///
    /// The device lets go of what it has shown before. Nothing is left of that, unless somebody else holds the window or
    /// its controller.
    @discardableResult
    public func show(_ viewController: UIViewController) -> UIWindow {
        show(viewController, in: application.windowScene)
    }

    /// Shows `viewController` in a new key window of a scene, which the device holds, and lays it out.
    ///
    /// The device lets go of what it has shown there before.
    @discardableResult
    public func show(_ viewController: UIViewController, in scene: UIWindowScene) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = viewController
        // The device holds it, and nobody else.
        window.isHidden = false
        window.makeKey()
        releaseWindows(in: scene)
        shownWindows.append(window)
        layOut()
        return window
    }

    /// Lets go of windows that nobody else holds, and neither their controllers.
    private func releaseWindows(in scene: UIWindowScene) {
        for index in shownWindows.indices.reversed() where shownWindows[index].windowScene === scene {
            guard isKnownUniquelyReferenced(&shownWindows[index]), shownWindows[index].releaseRoot() else { continue }
            shownWindows.remove(at: index)
        }
    }

    /// Hides a window made by ``show(_:)`` and lets it go.
    public func close(_ window: UIWindow) {
        window.isHidden = true
        shownWindows.removeAll { $0 === window }
    }

    /// Lays out every visible window, as happens after each event and at the end of each turn.
    func layOut() {
        ScreenUpdate.run(on: self) { layOutWindows() }
    }

    private func layOutWindows() {
        if turnInterface(always: false) { keyboard.deviceDidRotate() }
        for window in application.windowsFrontToBack.reversed() { window.layoutIfNeeded() }
        PendingLayers.update()
        for window in application.windowsFrontToBack { window.displayPending() }
        statusBar.update(always: false)
    }

    /// Whether a window waits for its layout.
    var needsLayout: Bool { application.windowsFrontToBack.contains(where: \.needsLayout) }

    /// The same of any view in a window.
    var needsLayoutInWindows: Bool { application.windowsFrontToBack.contains(where: \.descendantNeedsLayout) }

    /// Leaves nothing behind: no focus, no keyboard that an observer would believe in, no window, and nothing waiting.
    private func switchOff() {
        // What waits for the end of a swipe, such as a keyboard that it takes along, hears of it.
        if let swipe, swipe.isInteractive { swipe.endInteraction(cancelled: false) }
        for window in application.windowsFrontToBack {
            if let holder = window.firstResponder { FirstResponderExchange.force(holder, in: window) }
        }
        keyboard.switchOff()
        for window in application.scenes.flatMap(\.windows).reversed() { window.isHidden = true }
        shownWindows = []
        runLoop.drain()
    }

    /// The transition that a finger has begun last.
    weak var swipe: RunningTransition?

    // MARK: Time

    /// Moves the clock until nothing is waiting: keyboard notifications, animation completions.
    public func settle() { runLoop.settle() }

    /// Moves the clock by `seconds`, with everything that falls due on the way.
    public func advance(by seconds: Double) { runLoop.advance(by: seconds) }

    // MARK: Surroundings

    /// Which way up the device is held. Portrait by default; change it with ``rotate(to:)``.
    ///
    /// The interface follows as far as the controller in front supports it; its own orientation is the window scene's.
    public private(set) var orientation = UIInterfaceOrientation.portrait

    /// What was felt, oldest first.
    public internal(set) var feedback: [HeadlessFeedback] = []

    /// What the controllers want the status bar to be.
    var statusBar = StatusBar()
    /// Which way up the controllers want the interface to be.
    var interfaceOrientations = InterfaceOrientations()

    /// Turns the device, and with it the interface and the keyboard, unless the controller in front minds.
    public func rotate(to orientation: UIInterfaceOrientation) {
        guard orientation != self.orientation else { return }
        self.orientation = orientation
        let hasTurned = turnInterface(always: true)
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: device)
        if hasTurned { keyboard.deviceDidRotate() }
        layOut()
    }

    /// Whether the user prefers light or dark. Light by default.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { screen.userInterfaceStyle }
        set { changeTraits { screen.userInterfaceStyle = newValue } }
    }

    /// The text size that the user prefers. `.large`, the middle of the ordinary ones, by default.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { screen.preferredContentSizeCategory }
        set {
            guard newValue != preferredContentSizeCategory else { return }
            changeTraits { screen.preferredContentSizeCategory = newValue }
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: screen,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: newValue])
        }
    }

    private func changeTraits(_ change: () -> Void) {
        let previous = application.windowsFrontToBack.map { ($0, $0.traitCollection) }
        let sceneTraits = application.scenes.map { ($0, $0.traitCollection) }
        change()
        for (scene, traits) in sceneTraits { scene.tellTraits(from: traits) }
        for (window, traits) in previous { window.propagateTraitChange(from: traits) }
        layOut()
    }

    /// Leaves the app, as with the home button.
    public func background() {
        application.move(to: .background)
        layOut()
    }

    /// Comes back to the app.
    public func foreground() {
        if application.applicationState == .background, behavior.dropsAccessoryViewInBackground {
            keyboard.dropAccessoryView()
        }
        keyboard.ignoresReloads = behavior.ignoresReloadsAtActivation
        application.move(to: .active)
        keyboard.ignoresReloads = false
        layOut()
    }
}
