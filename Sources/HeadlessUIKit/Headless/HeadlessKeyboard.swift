/// The keyboard of a device: what it shows, where it is, and what it posts.
///
/// It follows the first responder of the key window. Its settings are what a user can do with a keyboard.
@preconcurrency @MainActor
public final class HeadlessKeyboard {
    /// Constants that describe where the user has put the keyboard. All but `.docked` are for iPad only.
    public enum Placement: Sendable, CaseIterable {
        /// At the bottom of the screen.
        case docked
        /// As wide as the screen, above its bottom.
        case undocked
        /// In two halves, above the bottom.
        case split
        /// Small, anywhere on the screen.
        case floating
    }

    unowned let device: HeadlessDevice

    /// The window for the accessory view and the input view. It's above the app's windows and fills the screen.
    public private(set) lazy var window = HeadlessKeyboardWindow(screen: device.screen)

    init(device: HeadlessDevice) {
        self.device = device
        notifier = Notifier(device: device)
    }

    // MARK: Settings

    /// The placement of the keyboard, now or when it appears. Docked by default.
    public var placement = Placement.docked {
        didSet { if placement != oldValue { update(.keys) } }
    }

    /// Whether a hardware keyboard is attached, so that only an accessory view appears. `false` by default. An input
    /// view still appears.
    public var isHardwareKeyboardAttached = false {
        didSet {
            if isHardwareKeyboardAttached != oldValue { update(isHardwareKeyboardAttached ? .keys : .disconnection) }
        }
    }

    /// The height, in points, by which the keys are higher than the model's, for example with emoji or without
    /// suggestions. 0 by default.
    public var extraHeight: CGFloat = 0 {
        didSet { if extraHeight != oldValue { update(.keys) } }
    }

    /// The frame that a script has given the keyboard, in screen coordinates, or an empty one for no keyboard. `nil`,
    /// the default, means that there's no script.
    ///
    /// With a script, the keyboard neither appears nor hides for a first responder, and doesn't post anything on its
    /// own. The script posts the notifications; see ``post(_:begin:end:duration:curve:isLocal:)``. This replays the
    /// notifications of another device, with the keyboard layout guide where it was on that device.
    public var scriptedFrame: CGRect? {
        didSet {
            guard let scriptedFrame else { return update(.keys) }
            placement = scriptedFrame.isEmpty || scriptedFrame.maxY >= device.screen.bounds.maxY ? .docked : .floating
            shown = scriptedFrame.isEmpty ? nil : Shown(frame: scriptedFrame, placement: placement)
            announcedFrame = shown?.frame ?? hiddenFrame(height: 0)
            window.show(self)
        }
    }

    /// Whether the user dictates. `false` by default.
    public var isDictating = false

    /// Whether the user has turned on keyboard clicks. `true` by default.
    public var clicks = true

    // MARK: State

    /// What the keyboard has loaded. It doesn't change until focus moves or `reloadInputViews()` is called (B9, D3).
    private(set) var loaded = Load()
    /// The position of the keyboard, or `nil` while there's no keyboard.
    private var shown: Shown?
    /// The frame that was announced last.
    private var announcedFrame: CGRect?
    /// How far the user has dragged the keyboard down (E21).
    private var draggedDistance: CGFloat = 0
    /// What's laid out by the keyboard, and follows a finger that drags it.
    var guides = KeyboardGuides()
    private var isRotating = false
    /// The view whose screen a finger swipes away, together with the keyboard (P11).
    private weak var swipedResponder: UIResponder?
    var exchange = FirstResponderExchange()
    let notifier: Notifier
    /// The frame of another app's keyboard (E16).
    var otherAppFrame: CGRect?
    /// The state of a number pad that may be a popover.
    var numberPad = NumberPad.popover
    /// Whether nothing is being posted.
    private var isSilent = false

    /// Whether the accessory view will be missing when the next field gets the keyboard (Q32).
    private var dropsNextAccessoryView = false
    /// Whether a reload has no effect (Q32).
    var ignoresReloads = false
    /// Whether a layout of the accessory view results from where it's just been put.
    private var isPlacing = false
    /// The number of times that the accessory view changed its height while a finger dragged the keyboard.
    public private(set) var draggedHeightChanges = 0

    /// The number of times that `reloadInputViews()` was called on the first responder.
    public private(set) var reloadCount = 0
    /// The number of input clicks that were requested.
    public private(set) var inputClicks = 0
    /// The number of input clicks that were audible.
    public private(set) var audibleInputClicks = 0

    /// Whether a keyboard, an input view, or an accessory view is on the screen.
    public var isVisible: Bool { shown != nil }

    /// The frame of the keyboard with its accessory view, in screen coordinates. While the keyboard is hidden, it's
    /// below the screen.
    public var frame: CGRect {
        (announcedFrame ?? hiddenFrame(height: 0)).offsetBy(dx: 0, dy: draggedDistance)
    }

    /// The part of ``frame`` with the keys or the input view. Empty if there are none.
    public var keysFrame: CGRect {
        guard isVisible else { return .zero }
        let height = keysHeight(of: loaded)
        return CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
    }

    /// The object that receives typed text.
    public var responder: UIResponder? { loaded.responder }
    /// The view that replaces the keys, if any.
    public var inputView: UIView? { loaded.inputView }
    /// The view above the keys, if any.
    public var inputAccessoryView: UIView? { showsAccessoryView ? loaded.accessoryView : nil }
    /// The type of the return key when the keyboard loaded.
    public var returnKeyType: UIReturnKeyType { loaded.returnKeyType }
    /// The type of the keyboard.
    public var keyboardType: UIKeyboardType { loaded.keyboardType }
    /// The appearance of the keyboard.
    public var keyboardAppearance: UIKeyboardAppearance { loaded.keyboardAppearance }

    /// The shortcuts before and after the suggestions above the keys on iPad, as users see and tap them.
    ///
    /// Each side has a third of the keyboard. A group that doesn't fit there shows its representative item. There are
    /// none on iPhone, above an input view, or while the keyboard floats.
    public var shortcuts: (leading: [UIBarButtonItem], trailing: [UIBarButtonItem]) {
        guard isVisible, hasShortcuts, inputView == nil, keysFrame.height > 0, let assistant = loaded.assistant else {
            return ([], [])
        }
        let room = Int(keysFrame.width / 3 / HeadlessModel.shortcutWidth)
        return (
            UIBarButtonItemGroup.shown(assistant.leadingBarButtonGroups, room: room),
            UIBarButtonItemGroup.shown(assistant.trailingBarButtonGroups, room: room)
        )
    }

    /// Whether there's a bar for them.
    private var hasShortcuts: Bool { device.model.idiom == .pad && placement != .floating && placement != .split }

    /// Whether the return key is enabled.
    public var isReturnKeyEnabled: Bool {
        guard let input = loaded.responder as? any UIKeyInput else { return false }
        return !loaded.enablesReturnKeyAutomatically || input.hasText
    }

    /// Whether the letters are ASCII, whatever the language: for addresses, and for secure text.
    var typesASCIIOnly: Bool {
        let types: [UIKeyboardType] = [.asciiCapable, .asciiCapableNumberPad, .emailAddress, .URL]
        return types.contains(keyboardType) || (responder as? any UITextInputTraits)?.isSecureTextEntry == true
    }

    /// The title of the return key, in the device's language.
    public var returnKeyTitle: String { device.language.word(englishReturnKeyTitle) }

    private var englishReturnKeyTitle: String {
        switch loaded.returnKeyType {
        case .default: "return"
        case .go: "Go"
        case .google: "Google"
        case .join: "Join"
        case .next: "Next"
        case .route: "Route"
        case .search: "Search"
        case .send: "Send"
        case .yahoo: "Yahoo"
        case .done: "Done"
        case .emergencyCall: "Emergency Call"
        case .continue: "Continue"
        }
    }

    // MARK: What the app does

    /// First-responder status or the key window has changed, in relation to `window`.
    func firstResponderChanged(in window: UIWindow) {
        // A28: between fields, the keyboard stays up, so it checks when the exchange is complete.
        guard exchange.depth == 0 else { return }
        if window === self.window {
            load(window.firstResponder ?? loaded.owner)
        } else if window.isKeyWindow, window.firstResponder != nil || window.windowScene?.hasKeyboardFocus == true {
            device.application.keyboardScene = window.windowScene
            // A field in the accessory view loses focus to a field in the app.
            if window.firstResponder != nil, let other = self.window.firstResponder {
                FirstResponderExchange.force(other, in: self.window)
            }
            load(window.firstResponder)
        } else if loaded.window === window {
            load(window.windowScene?.keyWindow?.firstResponder)
        }
    }

    /// `window` is the key window now, or there's no key window (A7).
    func keyWindowChanged(to window: UIWindow?) {
        guard exchange.depth == 0 else { return }
        load(window?.firstResponder)
    }

    private func load(_ responder: UIResponder?) {
        guard responder !== loaded.responder || responder == nil && shown != nil else { return }
        let old = loaded
        numberPad = .popover
        loaded = Load(responder, owner: responder?.responderWindow === window ? old.owner : responder)
        if device.behavior.popoversAreDecidedBeforeFocus, let allowed = exchange.allowedPopover {
            loaded.allowsNumberPadPopover = allowed
        }
        loaded.findPanel = findPanel
        if dropsNextAccessoryView, loaded.accessoryView != nil {
            dropsNextAccessoryView = false
            loaded.dropAccessoryView()
        }
        update(.focus(hasNewAccessory: loaded.accessoryView !== old.accessoryView))
    }

    /// Loads everything again for the first responder of `window` (B9, D3).
    func reload(in window: UIWindow) {
        // A window of another device doesn't affect this keyboard.
        guard window === self.window || window.windowScene?.screen === device.screen else { return }
        // Neither does a window of a scene that doesn't have the keyboard.
        guard window === self.window || window.windowScene?.hasKeyboardFocus == true else { return }
        reloadCount += 1
        guard !ignoresReloads else { return }
        // An exchange ends with loading in any case.
        guard exchange.depth == 0 else { return }
        // Q33: the beginning of editing may also end with loading.
        if exchange.isBeginning, device.behavior.reloadsWithFocus { return }
        guard !device.behavior.reloadsImmediately else { return loadAgain(in: window) }
        device.runLoop.schedule { [weak self, weak window] in
            if let self, let window { loadAgain(in: window) }
        }
    }

    /// The panel above the keyboard, in place of an accessory view, while the user searches.
    private var findPanel: FindPanel?

    /// Shows a panel above the keyboard, or hides it. The field in a panel that's hidden loses focus.
    func show(_ panel: FindPanel?) {
        findPanel = panel
        if panel == nil, window.firstResponder is UISearchTextField { window.firstResponder?.resignFirstResponder() }
        guard let window = loaded.window else { return }
        loadAgain(in: window)
    }

    private func loadAgain(in window: UIWindow) {
        guard let responder = loaded.responder, responder === window.firstResponder else {
            return firstResponderChanged(in: window)
        }
        let old = loaded
        loaded = Load(responder, owner: old.owner)
        loaded.findPanel = findPanel
        // R9: whether a reload takes a popover back is open.
        if device.behavior.popoversAreDecidedBeforeFocus { loaded.allowsNumberPadPopover = old.allowsNumberPadPopover }
        update(.reload)
    }

    /// The app has changed shortcuts, possibly visible ones.
    func shortcutsChanged(in item: UITextInputAssistantItem) {
        if item === loaded.assistant, shown != nil, wanted() != shown { update(.keys) }
    }

    /// A screen appears or disappears, and the accessory view may get lost with it (Q32).
    func screenChanges() {
        if device.behavior.dropsAccessoryViewInTransitions { dropsNextAccessoryView = true }
    }

    /// The accessory view requests another height, and gets it with the layout (D4, E11).
    func accessoryViewResized() {
        guard !isPlacing, draggedDistance == 0, let shown, let wanted = wanted(),
            wanted.frame.height != shown.frame.height
        else { return }
        update(.keys)
    }

    /// Loses the accessory view, until the input views are reloaded (D9).
    func dropAccessoryView() {
        guard loaded.accessoryView != nil else { return }
        loaded.dropAccessoryView()
        update(.keys)
    }

    /// The interface is about to rotate. A keyboard hides, with the entire hide series (E10).
    func deviceWillRotate() {
        guard !isRotating, scriptedFrame == nil else { return }
        isRotating = true
        guard let shown, shown.placement == .docked else { return }
        self.shown = nil
        let begin = frame
        announcedFrame = hiddenFrame(height: begin.height)
        notifier.post(.hide, Content(begin: begin, end: frame, duration: duration))
    }

    /// The interface has rotated. The keyboard comes back, with the entire show series (E10).
    func deviceDidRotate() {
        guard isRotating else { return }
        isRotating = false
        notifier.finish()
        if shown == nil { announcedFrame = hiddenFrame(height: frame.height) }
        update(.keys)
    }

    /// A finger begins to swipe `view` away. A keyboard for something in it hides immediately (P11).
    func beginSwipe(of view: UIView) {
        guard device.behavior.swipedKeyboard != .staysUntilGone, let responder = loaded.responder as? UIView,
            responder.isDescendant(of: view), shown?.placement == .docked
        else { return }
        swipedResponder = responder
        update(.keys)
    }

    /// The swipe has ended, and its screen has been removed or stays.
    func endSwipe() {
        guard let responder = swipedResponder else { return }
        swipedResponder = nil
        guard responder === loaded.responder, responder.isFirstResponder else { return }
        guard device.behavior.swipedKeyboard == .returnsSilently else { return update(.keys) }
        place(hiddenHeight: frame.height)
    }

    /// Hides permanently, and posts everything immediately.
    func switchOff() {
        swipedResponder = nil
        isRotating = false
        notifier.finish()
        hideForOtherApp()
        notifier.finish()
        loaded = Load()
        if shown != nil {
            let begin = frame
            shown = nil
            announcedFrame = hiddenFrame(height: begin.height)
            notifier.post(.hide, Content(begin: begin, end: frame, duration: 0))
            notifier.finish()
        }
        window.isHidden = true
    }

    /// Plays a click, if it may and the user wants it (N1, N2).
    func playInputClick() {
        inputClicks += 1
        let isWanted = [loaded.inputView, loaded.accessoryView].contains {
            ($0 as? any UIInputViewAudioFeedback)?.enableInputClicksWhenVisible == true
        }
        if clicks, isVisible, isWanted { audibleInputClicks += 1 }
    }

    // MARK: What the user does to the keyboard

    /// Drags the keyboard down, as an interactive dismissal does. Nothing is posted.
    ///
    /// - Parameter distance: The distance from its position, in points.
    public func dragDown(by distance: CGFloat) {
        guard let shown, shown.placement == .docked else { return }
        draggedDistance = min(max(distance, 0), shown.frame.height)
        moveDragged()
    }

    /// Lifts the finger that drags the keyboard.
    ///
    /// - Parameter dismisses: Whether the keyboard hides, and focus ends. If not, the keyboard returns to its position.
    public func endDrag(dismisses: Bool) {
        if dismisses { loaded.responder?.resignFirstResponder() }
        draggedDistance = 0
        moveDragged()
    }

    /// Shows the keyboard where a finger has dragged it. Only layout guides follow (E21, M4).
    private func moveDragged() {
        window.move(to: frame)
        guides.keyboardMoved()
        if device.behavior.laysOutDraggedAccessoryViews { layOutDragged() }
    }

    /// Lays out the accessory view where a finger has dragged it, until it has the height that it requests (Q2).
    private func layOutDragged() {
        isPlacing = true
        defer { isPlacing = false }
        // If that never happens, a device would freeze.
        for _ in 0..<8 {
            window.layOutViews()
            guard let shown, let wanted = wanted(), wanted.frame.height != shown.frame.height else { return }
            draggedHeightChanges += 1
            self.shown = wanted
            announcedFrame = wanted.frame
            window.move(to: frame)
            guides.keyboardMoved()
        }
    }

    /// Presses the key that dismisses the keyboard.
    ///
    /// - Returns: Whether there was a first responder and it resigned.
    @discardableResult
    public func pressDismiss() -> Bool {
        loaded.responder?.resignFirstResponder() ?? false
    }

    // MARK: Changes

    enum Cause {
        /// Focus moved.
        case focus(hasNewAccessory: Bool)
        /// `reloadInputViews()` was called.
        case reload
        /// The user, or the device, changed the keyboard.
        case keys
        /// The user disconnected the hardware keyboard.
        case disconnection
    }

    /// The duration of the keyboard's animations, in seconds (E7). 0 while animations are off (E24).
    private var duration: Double { UIView.areAnimationsEnabled ? 0.25 : 0 }

    /// Moves the keyboard to where its settings and the first responder want it, and notifies the app.
    func update(_ cause: Cause) {
        guard !isRotating, scriptedFrame == nil else { return }
        let (old, oldFrame) = (shown, frame)
        draggedDistance = 0
        place(hiddenHeight: oldFrame.height)
        let begin = old == nil ? hiddenFrame(height: shown?.frame.height ?? oldFrame.height) : oldFrame
        guard !isSilent, let series = series(from: old, to: shown, cause) else {
            // Without any notification, it may be for something else now.
            return device.application.arrangePresentations()
        }
        // D3: what's reloaded is replaced immediately.
        var duration = duration
        if case .reload = cause { duration = 0 }
        var content = Content(begin: begin, end: frame, duration: duration)
        // R2: the frame may begin at the bottom edge of the screen.
        if case .disconnection = cause, device.behavior.disconnectionFrames != .right {
            content.end = hiddenFrame(height: frame.height)
            if device.behavior.disconnectionFrames == .wrongUntilDid { content.didEnd = frame }
        }
        notifier.post(series, content)
    }

    /// Puts the keyboard where it should be or, if there's none, below the screen with the given height.
    private func place(hiddenHeight: CGFloat) {
        isPlacing = true
        defer { isPlacing = false }
        // An accessory view may be higher if the home indicator is below it, which it learns there (rdar://34411433).
        // After a rotation, it first learns that the indicator is lower than before, and briefly has no room of its
        // own.
        for pass in 0..<4 {
            let wanted = wanted()
            if pass > 0, wanted == shown { break }
            shown = wanted
            announcedFrame = shown?.frame ?? hiddenFrame(height: hiddenHeight)
            window.show(self)
        }
    }

    /// Makes the changes that hide or change the keyboard, without posting anything if it `isSilent`.
    func silently(_ isSilent: Bool, _ change: () -> Void) {
        let wasSilent = self.isSilent
        self.isSilent = wasSilent || isSilent
        change()
        self.isSilent = wasSilent
    }

    private func series(from old: Shown?, to new: Shown?, _ cause: Cause) -> Series? {
        switch (old, new) {
        case (nil, nil): return nil
        // E17: off the bottom of the screen, only frame changes are posted.
        case (nil, let new?): return new.placement == .docked ? .show : .changeFrame
        case (let old?, nil): return old.placement == .docked ? .hide : .changeFrame
        case (let old?, let new?):
            switch (old.placement, new.placement) {
            case (.docked, .docked):
                if case .focus(let hasNewAccessory) = cause {
                    switch device.behavior.handoverNotifications {
                    case .changeFrameOnly: return old.frame == new.frame ? nil : .changeFrame
                    // A28: one accessory view for several fields avoids the repetition.
                    case .fullSeries: return old.frame == new.frame && !hasNewAccessory ? nil : .show
                    }
                }
                // E11, D4: a new height is announced like a keyboard that appears.
                return old.frame == new.frame ? nil : .show
            // E12: the hide may be missing when the keyboard begins to float.
            case (.docked, .floating): return .changeFrame
            // E12, E13: undocking is a hide whose end frame is still on the screen.
            case (.docked, _): return .hide
            case (_, .docked): return .show
            default: return old.frame == new.frame ? nil : .changeFrame
            }
        }
    }

    /// Where the keyboard should be, or `nil` if there's nothing to show.
    private func wanted() -> Shown? {
        if isPopover, numberPad == .popover, device.behavior.numberPadPopover == .popoverIsPosted {
            return numberPadFrame.map { Shown(frame: $0, placement: .floating) }
        }
        let keys = keysHeight(of: loaded)
        let height = keys + (inputAccessoryView?.inputHeight ?? 0)
        guard let responder = loaded.responder, responder !== swipedResponder, height > 0 else { return nil }
        let screen = device.screen.bounds
        var frame = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
        switch placement {
        case .docked: break
        case .undocked, .split: frame.origin.y = max(frame.minY - 120, 0)
        case .floating:
            let width = min(HeadlessModel.floatingKeyboardSize.width, screen.width)
            frame = CGRect(
                x: (screen.width - width) / 2, y: max(screen.height - height - 60, 0), width: width, height: height)
        }
        return Shown(frame: frame, placement: placement)
    }

    private func keysHeight(of load: Load) -> CGFloat {
        if let inputView = load.inputView { return inputView.inputHeight }
        guard load.responder?.wantsKeys == true, !isHardwareKeyboardAttached, !isPopover else { return 0 }
        let height =
            placement == .floating
            ? HeadlessModel.floatingKeyboardSize.height
            : device.model.lengths(in: device.screen.orientation).keyboardHeight
        let missing = hasShortcuts && load.hasNoShortcutBar ? HeadlessModel.shortcutBarHeight : 0
        return max(height + extraHeight - missing, 0)
    }

    /// Just below the screen (E7).
    func hiddenFrame(height: CGFloat) -> CGRect {
        let screen = device.screen.bounds
        return CGRect(x: 0, y: screen.height, width: screen.width, height: height)
    }
}
