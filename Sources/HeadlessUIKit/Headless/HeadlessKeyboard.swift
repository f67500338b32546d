/// The keyboard of a device: what it shows, where it is, and what it posts.
///
/// It follows the first responder of the key window. Its settings are what a person can do to a keyboard.
@preconcurrency @MainActor
public final class HeadlessKeyboard {
    /// Where the user has put the keyboard. All but `.docked` exist on iPads only.
    public enum Placement: Sendable, CaseIterable {
        /// At the bottom of the screen.
        case docked
        /// As wide as the screen, above its bottom.
        case undocked
        /// In two halves, above the bottom.
        case split
        /// Small, anywhere.
        case floating
    }

    unowned let device: HeadlessDevice

    /// Holds the accessory view and the input view. It lies above the app's windows and fills the screen.
    public private(set) lazy var window = HeadlessKeyboardWindow(screen: device.screen)

    init(device: HeadlessDevice) {
        self.device = device
        notifier = Notifier(device: device)
    }

    // MARK: Settings

    /// Where the keyboard is, or will be when it appears. Docked by default.
    public var placement = Placement.docked {
        didSet { if placement != oldValue { update(.keys) } }
    }

    /// Whether keys are typed on a hardware keyboard, so that only an accessory view is shown. `false` by
    /// default. An input view stays.
    public var isHardwareKeyboardAttached = false {
        didSet { if isHardwareKeyboardAttached != oldValue { update(.keys) } }
    }

    /// How much higher the keys are than the model's, in points: with emoji, without suggestions. 0 by default.
    public var extraHeight: CGFloat = 0 {
        didSet { if extraHeight != oldValue { update(.keys) } }
    }

    /// Where a script has put the keyboard, in screen coordinates; empty for nowhere. `nil`, the default, for no script.
    ///
    /// While there is a script the keyboard neither comes nor goes for a first responder and says nothing on its own: the
    /// script posts what should be posted, see ``post(_:begin:end:duration:curve:isLocal:)``. So the notifications of another
    /// device can be played, and the keyboard layout guide is where it was there.
    public var scriptedFrame: CGRect? {
        didSet {
            guard let scriptedFrame else { return update(.keys) }
            placement = scriptedFrame.isEmpty || scriptedFrame.maxY >= device.screen.bounds.maxY ? .docked : .floating
            shown = scriptedFrame.isEmpty ? nil : Shown(frame: scriptedFrame, placement: placement)
            announcedFrame = shown?.frame ?? hiddenFrame(height: 0)
            window.show(self)
        }
    }

    /// Whether the person dictates. `false` by default.
    public var isDictating = false

    /// Whether the user wants keys to click. `true` by default.
    public var clicks = true

    // MARK: State

    /// What the keyboard has loaded. It stays as it is until focus moves or `reloadInputViews()` is called (B9, D3).
    private(set) var loaded = Load()
    /// Where the keyboard is, and how, or `nil` while there is none.
    private var shown: Shown?
    /// The frame that was announced last.
    private var announcedFrame: CGRect?
    /// How far the user has dragged the keyboard down (E21).
    private var draggedDistance: CGFloat = 0
    /// What is laid out by the keyboard, and follows a finger that drags it.
    var guides = KeyboardGuides()
    private var isRotating = false
    /// Whose screen a finger swipes away, and the keyboard with it (P11).
    private weak var swipedResponder: UIResponder?
    var exchange = FirstResponderExchange()
    let notifier: Notifier
    /// Where another app's keyboard is (E16).
    var otherAppFrame: CGRect?
    /// What has become of a number pad that may be a popover.
    var numberPad = NumberPad.popover
    /// Whether nothing is posted just now.
    private var isSilent = false

    /// Whether the accessory view will be missing when the next field gets the keyboard (Q32).
    private var dropsNextAccessoryView = false
    /// Whether a reload does nothing (Q32).
    var ignoresReloads = false
    /// Whether a layout of the accessory view has to do with where it is just put.
    private var isPlacing = false
    /// How many times the accessory view has changed its height while a finger dragged the keyboard.
    public private(set) var draggedHeightChanges = 0

    /// How many times `reloadInputViews()` was called on the first responder.
    public private(set) var reloadCount = 0
    /// How many times an input click was asked for.
    public private(set) var inputClicks = 0
    /// How many of them could be heard.
    public private(set) var audibleInputClicks = 0

    /// Whether a keyboard, an input view or an accessory view is on the screen.
    public var isVisible: Bool { shown != nil }

    /// The keyboard's rectangle in screen coordinates, with its accessory view. Below the screen while hidden.
    public var frame: CGRect {
        (announcedFrame ?? hiddenFrame(height: 0)).offsetBy(dx: 0, dy: draggedDistance)
    }

    /// The part of ``frame`` with the keys or the input view. Empty where there are none.
    public var keysFrame: CGRect {
        guard isVisible else { return .zero }
        let height = keysHeight(of: loaded)
        return CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
    }

    /// The object that typing goes to.
    public var responder: UIResponder? { loaded.responder }
    /// The view in place of the keys, if any.
    public var inputView: UIView? { loaded.inputView }
    /// The view above the keys, if any.
    public var inputAccessoryView: UIView? { showsAccessoryView ? loaded.accessoryView : nil }
    /// What the return key meant when the keyboard loaded.
    public var returnKeyType: UIReturnKeyType { loaded.returnKeyType }
    /// Which keys the keyboard offers.
    public var keyboardType: UIKeyboardType { loaded.keyboardType }
    /// The keyboard's colors.
    public var keyboardAppearance: UIKeyboardAppearance { loaded.keyboardAppearance }

    /// The shortcuts before and after the suggestions above a pad's keys, as they can be seen and tapped.
    ///
    /// Each side has a third of the keyboard. A group that does not fit there is its representative item. None on a phone,
    /// above an input view, or while the keys float.
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

    /// Whether there is a bar for them.
    private var hasShortcuts: Bool { device.model.idiom == .pad && placement != .floating && placement != .split }

    /// Whether the return key can be pressed.
    public var isReturnKeyEnabled: Bool {
        guard let input = loaded.responder as? any UIKeyInput else { return false }
        return !loaded.enablesReturnKeyAutomatically || input.hasText
    }

    /// Whether its letters are those of ASCII, whatever the language: for addresses, and where nobody sees what is typed.
    var typesASCIIOnly: Bool {
        let types: [UIKeyboardType] = [.asciiCapable, .asciiCapableNumberPad, .emailAddress, .URL]
        return types.contains(keyboardType) || (responder as? any UITextInputTraits)?.isSecureTextEntry == true
    }

    /// What the return key says, in the device's language.
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

    /// First-responder status, or the key window, has changed; `window` has to do with it.
    func firstResponderChanged(in window: UIWindow) {
        // A28: between fields the keyboard stays up, so it looks when the exchange is over.
        guard exchange.depth == 0 else { return }
        if window === self.window {
            load(window.firstResponder ?? loaded.owner)
        } else if window.isKeyWindow, window.firstResponder != nil || window.windowScene?.hasKeyboardFocus == true {
            device.application.keyboardScene = window.windowScene
            // A field in the accessory view loses focus to one in the app.
            if window.firstResponder != nil, let other = self.window.firstResponder {
                FirstResponderExchange.force(other, in: self.window)
            }
            load(window.firstResponder)
        } else if loaded.window === window {
            load(window.windowScene?.keyWindow?.firstResponder)
        }
    }

    /// `window`, or none, is the key window now (A7).
    func keyWindowChanged(to window: UIWindow?) {
        guard exchange.depth == 0 else { return }
        load(window?.firstResponder)
    }

    private func load(_ responder: UIResponder?) {
        guard responder !== loaded.responder || responder == nil && shown != nil else { return }
        let old = loaded
        numberPad = .popover
        loaded = Load(responder, owner: responder?.responderWindow === window ? old.owner : responder)
        if dropsNextAccessoryView, loaded.accessoryView != nil {
            dropsNextAccessoryView = false
            loaded.dropAccessoryView()
        }
        update(.focus(hasNewAccessory: loaded.accessoryView !== old.accessoryView))
    }

    /// Loads everything again for the first responder of `window` (B9, D3).
    func reload(in window: UIWindow) {
        // A window of another device has nothing to do with this keyboard.
        guard window === self.window || window.windowScene?.screen === device.screen else { return }
        // Nor has one in a scene that somebody else types in.
        guard window === self.window || window.windowScene?.hasKeyboardFocus == true else { return }
        reloadCount += 1
        guard !ignoresReloads else { return }
        // An exchange ends with loading anyway.
        guard exchange.depth == 0 else { return }
        // Q33: so may the beginning of editing.
        if exchange.isBeginning, device.behavior.reloadsWithFocus { return }
        guard !device.behavior.reloadsAtOnce else { return loadAgain(in: window) }
        device.runLoop.schedule { [weak self, weak window] in
            if let self, let window { loadAgain(in: window) }
        }
    }

    private func loadAgain(in window: UIWindow) {
        guard let responder = loaded.responder, responder === window.firstResponder else {
            return firstResponderChanged(in: window)
        }
        loaded = Load(responder, owner: loaded.owner)
        update(.reload)
    }

    /// The app has changed shortcuts, perhaps those that are shown.
    func shortcutsChanged(in item: UITextInputAssistantItem) {
        if item === loaded.assistant, shown != nil, wanted() != shown { update(.keys) }
    }

    /// A screen comes or goes, with which the accessory view may get lost (Q32).
    func screenChanges() {
        if device.behavior.dropsAccessoryViewInTransitions { dropsNextAccessoryView = true }
    }

    /// The accessory view asks for another height: it gets it with the layout (D4, E11).
    func accessoryViewResized() {
        guard !isPlacing, draggedDistance == 0, let shown, let wanted = wanted(),
            wanted.frame.height != shown.frame.height
        else { return }
        update(.keys)
    }

    /// Loses the accessory view, until somebody reloads (D9).
    func dropAccessoryView() {
        guard loaded.accessoryView != nil else { return }
        loaded.dropAccessoryView()
        update(.keys)
    }

    /// The interface is about to turn: a keyboard goes, with the entire hide series (E10).
    func deviceWillRotate() {
        guard !isRotating, scriptedFrame == nil else { return }
        isRotating = true
        guard let shown, shown.placement == .docked else { return }
        self.shown = nil
        let begin = frame
        announcedFrame = hiddenFrame(height: begin.height)
        notifier.post(.hide, Content(begin: begin, end: frame, duration: duration))
    }

    /// The interface has turned: the keyboard comes back, with the entire show series (E10).
    func deviceDidRotate() {
        guard isRotating else { return }
        isRotating = false
        notifier.finish()
        if shown == nil { announcedFrame = hiddenFrame(height: frame.height) }
        update(.keys)
    }

    /// A finger begins to swipe `view` away: a keyboard that is there for something in it goes immediately (P11).
    func beginSwipe(of view: UIView) {
        guard device.behavior.swipedKeyboard != .staysUntilGone, let responder = loaded.responder as? UIView,
            responder.isDescendant(of: view), shown?.placement == .docked
        else { return }
        swipedResponder = responder
        update(.keys)
    }

    /// The swipe is over, and its screen has gone or stays.
    func endSwipe() {
        guard let responder = swipedResponder else { return }
        swipedResponder = nil
        guard responder === loaded.responder, responder.isFirstResponder else { return }
        guard device.behavior.swipedKeyboard == .returnsSilently else { return update(.keys) }
        place(hiddenHeight: frame.height)
    }

    /// Goes away for good, whatever holds it, and says everything immediately.
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

    /// Plays a click, if it may and somebody wants it (N1, N2).
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
    /// - Parameter distance: How far from its place, in points.
    public func dragDown(by distance: CGFloat) {
        guard let shown, shown.placement == .docked else { return }
        draggedDistance = min(max(distance, 0), shown.frame.height)
        moveDragged()
    }

    /// Lifts the finger that drags the keyboard.
    ///
    /// - Parameter dismisses: Whether the keyboard hides, and focus ends. If not, it goes back to its place.
    public func endDrag(dismisses: Bool) {
        if dismisses { loaded.responder?.resignFirstResponder() }
        draggedDistance = 0
        moveDragged()
    }

    /// Shows the keyboard where a finger has it. Only layout guides follow (E21, M4).
    private func moveDragged() {
        window.move(to: frame)
        guides.keyboardMoved()
        if device.behavior.laysOutDraggedAccessoryViews { layOutDragged() }
    }

    /// Lays the accessory view out where the finger has it, until it is as high as it would like to be (Q2).
    private func layOutDragged() {
        isPlacing = true
        defer { isPlacing = false }
        // Where it never is, a device would stand still.
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

    /// Presses the key that puts the keyboard away.
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
    }

    /// How long the keyboard's animations last, in seconds (E7). 0 while animations are off (E24).
    private var duration: Double { UIView.areAnimationsEnabled ? 0.25 : 0 }

    /// Brings the keyboard to where settings and first responder want it, and tells the app.
    func update(_ cause: Cause) {
        guard !isRotating, scriptedFrame == nil else { return }
        let (old, oldFrame) = (shown, frame)
        draggedDistance = 0
        place(hiddenHeight: oldFrame.height)
        let begin = old == nil ? hiddenFrame(height: shown?.frame.height ?? oldFrame.height) : oldFrame
        guard !isSilent, let series = series(from: old, to: shown, cause) else {
            // Without a word, too, it may be there for something else now.
            return device.application.arrangePresentations()
        }
        // D3: what is reloaded is swapped immediately.
        var duration = duration
        if case .reload = cause { duration = 0 }
        notifier.post(series, Content(begin: begin, end: frame, duration: duration))
    }

    /// Puts the keyboard where it should be, or where there is none, so many points high below the screen.
    private func place(hiddenHeight: CGFloat) {
        isPlacing = true
        defer { isPlacing = false }
        // An accessory view may be higher where it has the home indicator below, which it learns there (rdar://34411433).
        // Turned, it first learns that the indicator is lower than before, and has no room of its own for a moment.
        for pass in 0..<4 {
            let wanted = wanted()
            if pass > 0, wanted == shown { break }
            shown = wanted
            announcedFrame = shown?.frame ?? hiddenFrame(height: hiddenHeight)
            window.show(self)
        }
    }

    /// Does what makes the keyboard go or change, and posts nothing of it if it `isSilent`.
    func silently(_ isSilent: Bool, _ change: () -> Void) {
        let wasSilent = self.isSilent
        self.isSilent = wasSilent || isSilent
        change()
        self.isSilent = wasSilent
    }

    private func series(from old: Shown?, to new: Shown?, _ cause: Cause) -> Series? {
        switch (old, new) {
        case (nil, nil): return nil
        // E17: off the bottom of the screen only changes of the frame are posted.
        case (nil, let new?): return new.placement == .docked ? .show : .changeFrame
        case (let old?, nil): return old.placement == .docked ? .hide : .changeFrame
        case (let old?, let new?):
            switch (old.placement, new.placement) {
            case (.docked, .docked):
                if case .focus(let hasNewAccessory) = cause {
                    switch device.behavior.handoverNotifications {
                    case .changeFrameOnly: return old.frame == new.frame ? nil : .changeFrame
                    // A28: one accessory view for several fields avoids the repeat.
                    case .fullSeries: return old.frame == new.frame && !hasNewAccessory ? nil : .show
                    }
                }
                // E11, D4: a new height announces itself as a keyboard that appears.
                return old.frame == new.frame ? nil : .show
            // E12: hide may be missing when the keyboard starts to float.
            case (.docked, .floating): return .changeFrame
            // E12, E13: undocking is a hide whose end frame still lies in the screen.
            case (.docked, _): return .hide
            case (_, .docked): return .show
            default: return old.frame == new.frame ? nil : .changeFrame
            }
        }
    }

    /// Where the keyboard should be, or `nil` where there is nothing to show.
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
