/// A view that notifies others of the user's actions on it.
@preconcurrency @MainActor
open class UIControl: UIView {
    private final var storedIsEnabled = true

    private struct Handler {
        let action: UIAction
        var events: Event
    }

    private var handlers: [Handler] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
    }

    /// A control whose primary action is `primaryAction`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isAccessibilityElement = true
    }

    // MARK: State

    /// Whether the control receives touches. `true` by default.
    open var isEnabled: Bool {
        get { storedIsEnabled }
        set {
            guard newValue != storedIsEnabled else { return }
            storedIsEnabled = newValue
            stateDidChange()
        }
    }
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }
    /// Whether a finger is on the control.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    open var state: State {
        var state: State = isEnabled ? .normal : .disabled
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { setNeedsLayout() }
    }
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }

    /// The alignment of the content, with leading and trailing resolved to left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        switch contentHorizontalAlignment {
        case .leading: return isLeftToRight ? .left : .right
        case .trailing: return isLeftToRight ? .right : .left
        default: return contentHorizontalAlignment
        }
    }

    /// Whether a touch opens the control's menu, if it has one, instead of what it does otherwise. `false` by default.
    open var showsMenuAsPrimaryAction = false

    /// Something in ``state`` has changed.
    func stateDidChange() { setNeedsLayout() }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = super.accessibilityTraits
            if !isEnabled { traits.insert(.notEnabled) }
            if isSelected { traits.insert(.selected) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }

    // MARK: Actions

    /// Runs `action` on events. An action with the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        if let index = handlers.firstIndex(where: { $0.action.identifier == action.identifier }) {
            handlers[index] = Handler(action: action, events: handlers[index].events.union(controlEvents))
        } else {
            handlers.append(Handler(action: action, events: controlEvents))
        }
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        guard let index = handlers.firstIndex(where: { $0.action.identifier == actionIdentifier }) else { return }
        handlers[index].events.subtract(controlEvents)
        if handlers[index].events.isEmpty { handlers.remove(at: index) }
    }

    /// Every event that something is registered for.
    open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

    /// Calls `iterator` with every action and the events it's registered for, until it says to stop.
    ///
    /// The targets and selectors that iOS also passes don't exist here: both are `nil`.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, Any?, Never?, UIControl.Event, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for handler in handlers {
            iterator(handler.action, nil, nil, handler.events, &stop)
            if stop.boolValue { return }
        }
    }

    /// Runs an action with the control as its sender.
    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

    /// Immediately runs every action registered for any of the events, even while the control is disabled.
    open func sendActions(for controlEvents: Event) {
        run(controlEvents)
        // Q26: whether the control's own event is another one as well is open.
        let bringsPrimary = primaryEvent.map { !controlEvents.isDisjoint(with: $0) } ?? false
        if bringsPrimary, !controlEvents.contains(.primaryActionTriggered), primaryEventSendsPrimaryAction {
            run(.primaryActionTriggered)
        }
    }

    private func run(_ events: Event) {
        for handler in handlers where !handler.events.isDisjoint(with: events) { sendAction(handler.action) }
    }

    /// The event that using the control sends, together with its primary action; `nil` if it doesn't have one.
    var primaryEvent: Event? { nil }

    private var primaryEventSendsPrimaryAction: Bool { HeadlessDevice.current.behavior.primaryEventsSendPrimaryAction }

    /// Triggers the primary action after the control's own event, which may have done so.
    func sendPrimaryAction() {
        if !primaryEventSendsPrimaryAction { sendActions(for: .primaryActionTriggered) }
    }

    /// Does what using the control does.
    @available(iOS 17.4, *)
    open func performPrimaryAction() {
        guard isEnabled else { return }
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Tracking

    open private(set) var isTracking = false
    open private(set) var isTouchInside = false
    /// How far a finger may stray before it counts as outside, in points.
    private static let slop: CGFloat = 70

    /// Whether a tap here is only for the control, and not for tap recognizers of its ancestors, as with iOS's own
    /// controls.
    var preventsAncestorTaps: Bool { false }

    /// Whether a touch opens a menu.
    var opensMenu: Bool { false }

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard preventsAncestorTaps, isEnabled, gestureRecognizer.view !== self,
            let tap = gestureRecognizer as? UITapGestureRecognizer
        else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first, beginTracking(touch, with: event) else { return }
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = isNear(touch)
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event) else {
            isTracking = false
            isHighlighted = false
            return
        }
        if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let isInside = isNear(touch)
        isTracking = false
        isTouchInside = false
        isHighlighted = false
        endTracking(touch, with: event)
        guard isEnabled else { return }
        touchUp(isInside: isInside)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        isTracking = false
        isTouchInside = false
        isHighlighted = false
        cancelTracking(with: event)
        sendActions(for: .touchCancel)
    }

    /// The finger has left the control.
    func touchUp(isInside: Bool) {
        if isInside, opensMenu { return sendActions(for: .menuActionTriggered) }
        sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
        if isInside, primaryEvent == .touchUpInside { sendPrimaryAction() }
    }

    private func isNear(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(touch.location(in: self))
    }
}
