/// A device without a display: a screen, an application, a keyboard, a clock, and the fingers that use them.
///
/// What's global on iOS belongs to the device that was created last, so a test begins with a new one. The previous
/// device is turned off: its keyboard hides, and its windows close.
///
/// Fingers and keys take effect immediately, and windows lay out afterward. What iOS does later, such as posting
/// did-show, waits for ``settle()`` or ``advance(by:)``.
@preconcurrency @MainActor
public final class HeadlessDevice {
    private static var last: HeadlessDevice?

    /// The device that was created last. If there's none, an iPhone is created.
    public static var current: HeadlessDevice { last ?? HeadlessDevice() }

    /// The model, with the dimensions of the device.
    public let model: HeadlessModel
    /// The only screen.
    public let screen: UIScreen
    /// The only application.
    ///
    /// It has one connected window scene; ``connectScene(in:)`` adds others.
    public let application: UIApplication
    /// The object that `UIDevice.current` returns.
    public let device: UIDevice
    /// The keyboard: the onscreen one, and whether a hardware keyboard is attached.
    public private(set) var keyboard: HeadlessKeyboard!
    /// The clock of the device.
    public let runLoop = HeadlessRunLoop()
    /// The state of animations: whether they're enabled, and which one is being set up.
    let animations = AnimationState()
    /// The settings for what iOS can do in different ways. By default, each has its default value.
    public var behavior: HeadlessBehavior
    /// The views that requested focus too early.
    var earlyFocus = EarlyFocus()
    /// The language that the device is set to.
    public let language: HeadlessLanguage
    /// The layout direction of the device.
    public let layoutDirection: UIUserInterfaceLayoutDirection
    /// The app's appearance of all its toolbars.
    lazy var toolbarProxy = UIToolbar.makeProxy()
    /// The same of its navigation bars.
    lazy var navigationBarProxy = UINavigationBar.makeProxy()
    /// Whether a navigation bar has an appearance that depends on what's scrolled below it.
    var barsFollowScrolling = false
    /// What has been copied, by the name of the pasteboard.
    var pasteboards: [UIPasteboard.Name: UIPasteboard] = [:]
    /// The windows created by ``show(_:)``, which need a strong reference.
    private var shownWindows: [UIWindow] = []

    /// Whether the user has turned on Reduce Motion. `false` by default.
    public var isReduceMotionEnabled = false
    /// Whether the user has turned on Reduce Transparency. `false` by default.
    public var isReduceTransparencyEnabled = false
    /// The schemes of the URLs that apps on the device open. Those of pages, mail, and calls by default.
    public var openedSchemes: Set<String> = ["http", "https", "mailto", "tel"]
    /// The URLs that the app has opened so far, oldest first.
    public internal(set) var openedURLs: [URL] = []
    /// Whether the user has turned on VoiceOver. `false` by default.
    public var isVoiceOverRunning = false
    /// What has been posted to assistive technology, oldest first, whether or not VoiceOver is used.
    public internal(set) var accessibilityPosts: [HeadlessAccessibilityPost] = []
    /// When VoiceOver finishes what it reads on its own, in seconds. Until then, it drops announcements.
    var deafUntil = 0.0
    /// When VoiceOver has responded to the last touch, in seconds. Until then, it also drops a `.layoutChanged`.
    var handlesTouchUntil = 0.0
    /// What the app is told about how the user enters text.
    let inputContext = UITextInputContext()
    /// What a pencil is writing into.
    weak var writtenInput: UIView?
    /// The window that's key when the menu bar is closed.
    weak var windowBelowMenuBar: UIWindow?
    /// What VoiceOver is at.
    weak var voiceOverElement: UIView?
    /// The number of times that a table or collection view, or a view around it, was laid out while its data source was
    /// configuring a cell.
    ///
    /// On a device, this ends the process. Here, it does, too, unless
    /// ``HeadlessBehavior/stopsAtLayoutInsideConfiguration`` is `false`.
    public internal(set) var layoutsInsideConfiguration = 0
    /// The number of times that a text view was asked for a caret during ``HeadlessTextStorage/edit(_:_:)``.
    ///
    /// On a device, this can end the process.
    public internal(set) var caretRequestsDuringEdits = 0
    /// What the user touches the screen with from now on. A finger, `.direct`, by default.
    public var touchType = UITouch.TouchType.direct
    /// The fingers on the screen.
    var touches: [UITouch] = []
    /// The origin of the app's windows, in screen coordinates.
    ///
    /// Zero by default. The windows of an iPad app next to another app have another origin.
    public var windowOrigin = CGPoint.zero {
        didSet {
            guard windowOrigin != oldValue else { return }
            application.sceneGeometryChanged()
            layOut()
        }
    }

    /// Creates a device, turns it on, and makes it ``current``.
    ///
    /// - Parameters:
    ///   - model: The model. An iPhone 15 by default.
    ///   - language: The language of the device. English by default.
    ///   - layoutDirection: The layout direction, if it isn't that of the language.
    ///   - behavior: The settings for what iOS can do in different ways.
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
        // The keyboard reads the current device.
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

    /// Shows a view controller in a new key window, which the device holds, and lays it out.
    ///
    /// The device releases what it has shown before. It's deallocated, unless something else holds the window or its
    /// view controller.
    @discardableResult
    public func show(_ viewController: UIViewController) -> UIWindow {
        show(viewController, in: application.windowScene)
    }

    /// Shows a view controller in a new key window of a scene, which the device holds, and lays it out.
    ///
    /// The device releases what it has shown in that scene before.
    @discardableResult
    public func show(_ viewController: UIViewController, in scene: UIWindowScene) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = viewController
        // Only the device holds it.
        window.isHidden = false
        window.makeKey()
        releaseWindows(in: scene)
        shownWindows.append(window)
        layOut()
        return window
    }

    /// Releases windows that nothing else holds, and whose view controllers nothing else holds.
    private func releaseWindows(in scene: UIWindowScene) {
        for index in shownWindows.indices.reversed() where shownWindows[index].windowScene === scene {
            guard isKnownUniquelyReferenced(&shownWindows[index]), shownWindows[index].releaseRoot() else { continue }
            shownWindows.remove(at: index)
        }
    }

    /// Hides and releases a window created by ``show(_:)``.
    public func close(_ window: UIWindow) {
        window.isHidden = true
        shownWindows.removeAll { $0 === window }
    }

    /// Lays out every visible window, as after each event and at the end of each turn.
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

    /// Whether a window needs layout.
    var needsLayout: Bool { application.windowsFrontToBack.contains(where: \.needsLayout) }

    /// Whether any view in a window needs layout.
    var needsLayoutInWindows: Bool { application.windowsFrontToBack.contains(where: \.descendantNeedsLayout) }

    /// Ends focus and pending work, hides the keyboard with its notifications, and closes the windows.
    private func switchOff() {
        // Whatever waits for the end of a swipe, such as a keyboard that moves with it, learns of the end.
        if let swipe, swipe.isInteractive { swipe.endInteraction(cancelled: false) }
        for window in application.windowsFrontToBack {
            if let holder = window.firstResponder { FirstResponderExchange.force(holder, in: window) }
        }
        keyboard.switchOff()
        for window in application.scenes.flatMap(\.windows).reversed() { window.isHidden = true }
        shownWindows = []
        runLoop.drain()
    }

    /// The last transition that a finger began.
    weak var swipe: RunningTransition?

    // MARK: Time

    /// Advances the clock until nothing is waiting, such as keyboard notifications and animation completions.
    ///
    /// What waits elsewhere, such as tasks and blocks on the main queue, doesn't run. To wait for that, use
    /// ``wait(upTo:until:)``.
    public func settle() { runLoop.settle() }

    /// Advances the clock by some seconds, and does everything that's due in the meantime.
    public func advance(by seconds: Double) { runLoop.advance(by: seconds) }

    // MARK: Environment

    /// The orientation of the device. Portrait by default. To change it, use ``rotate(to:)``.
    ///
    /// The interface follows if the view controller in front supports the orientation. The orientation of the interface
    /// is that of the window scene.
    public private(set) var orientation = UIInterfaceOrientation.portrait

    /// The haptic feedback so far, oldest first.
    public internal(set) var feedback: [HeadlessFeedback] = []

    /// The status bar that the view controllers request.
    var statusBar = StatusBar()
    /// The interface orientations that the view controllers support.
    var interfaceOrientations = InterfaceOrientations()

    /// Rotates the device, and with it the interface and the keyboard, unless the view controller in front prevents it.
    public func rotate(to orientation: UIInterfaceOrientation) {
        guard orientation != self.orientation else { return }
        self.orientation = orientation
        let hasTurned = turnInterface(always: true)
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: device)
        if hasTurned { keyboard.deviceDidRotate() }
        layOut()
    }

    /// The user's appearance setting, light or dark. Light by default.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { screen.userInterfaceStyle }
        set { changeTraits { screen.userInterfaceStyle = newValue } }
    }

    /// The user's text size. `.large`, the default size of iOS, by default.
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
        for (scene, traits) in sceneTraits { scene.notifyTraits(from: traits) }
        for (window, traits) in previous { window.propagateTraitChange(from: traits) }
        layOut()
    }

    /// Leaves the app, as with the Home button.
    public func background() {
        application.move(to: .background)
        layOut()
    }

    /// Returns to the app.
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
