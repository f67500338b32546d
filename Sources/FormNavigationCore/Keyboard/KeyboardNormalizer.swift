import Foundation

/// Turns the system's keyboard notifications into one clean stream of transitions.
///
/// The first notification that reports a new position results in a transition, and no other one does. Each transition
/// begins where the previous one ended, and only a settling ends where it begins. So a change of frame and the show
/// that comes with it (E9), a show that's repeated for the next field (A28), and a burst on return from the background
/// are one transition each. The rules, in this order:
///
/// 1. After a hide, there's no keyboard, whatever frame it announces. The frame may still overlap the screen (E13),
///    keep the height of the accessory view, as in iOS 26 (IQ#2124), or be empty, as with cross-fade transitions
///    (RN#29974).
/// 2. An all-zero frame means nothing, neither in a change of frame (E14) nor in a show. Shows without a frame come in
///    a burst while the device is being locked (stream-chat-react-native#3803), and when a minimized shortcuts bar is
///    dropped (E14). With the bar, the form keeps room where the bar was.
/// 3. Any other frame determines on its own whether the keyboard is docked, detached, or absent; see
///    ``Keyboard/init(frame:screenBounds:)``. It's trusted immediately, because no show or hide necessarily follows:
///    between fields (E11), when the keyboard begins to float (E12), and while it does (E17). If a hide does follow, it
///    overrides the frame, in the same turn.
/// 4. Another app's keyboard doesn't count, but the end of any keyboard does (E16).
/// 5. Will-notifications move the keyboard. Did-notifications settle it, even if a keyboard that was announced for one
///    position has ended up in another (Q25), except for notifications that may be left over from a change that another
///    one overtook. A listener that starts while the keyboard is on its way up receives only the did-show, and that
///    counts.
///
/// A rotation hides the keyboard and shows it again (E10), a swipe back hides it until the user has decided (P11), and
/// nothing distinguishes such a hide from a real one. Callers that know of either say so; see ``holdHides()``.
package struct KeyboardNormalizer: Sendable {
    /// The keyboard as of the last transition.
    ///
    /// While a hide is held back, this is still the previous keyboard, in the coordinates of the screen before it
    /// rotated.
    package private(set) var keyboard = Keyboard.absent

    /// Whether hides are held back. See ``holdHides()``.
    package private(set) var holdsHides = false

    /// Whether a hide has been held back, and no show has followed.
    package var hasHeldHide: Bool { heldHide != nil }

    private var heldHide: KeyboardEvent?
    /// Whether the end of the hide that's held back has been reported, too.
    private var isHeldHideOver = false
    /// Whether the last transition is over.
    package private(set) var isSettled = true

    /// Whether the last change was announced while another one was still in progress.
    private var hasOvertaken = false

    /// Whether a notification has announced a change.
    private var hasBeenTold = false

    /// Creates a normalizer that doesn't know of a keyboard yet.
    package init() {}

    /// Receives one notification.
    ///
    /// - Parameters:
    ///   - event: The notification.
    ///   - screenBounds: The bounds of the keyboard's screen in its current orientation, in points. On a screen without
    ///     a finite area, there's no keyboard.
    /// - Returns: The resulting transition, or `nil` if the notification doesn't report anything new.
    package mutating func receive(_ event: KeyboardEvent, screenBounds: CGRect) -> KeyboardTransition? {
        guard let target = Self.keyboard(after: event, screenBounds: screenBounds) else { return nil }
        guard event.isLocal || target == .absent else { return nil }

        switch event.kind {
        case .willShow, .willHide, .willChangeFrame:
            hasBeenTold = true
            return move(to: target, event)
        case .didShow where !hasBeenTold:
            hasBeenTold = true
            defer { isSettled = true }
            return move(to: target, event)
        case .didShow, .didHide, .didChangeFrame:
            return settle(at: target, event)
        }
    }

    /// Holds back hides from now on, because the interface rotates (E10) or is otherwise likely to bring the keyboard
    /// back.
    ///
    /// If a show follows, the two are one change. Call this method before the hide. Calling it again has no effect.
    package mutating func holdHides() {
        holdsHides = true
    }

    /// Forgets a hide that has been held back, because the keyboard is back without a notification.
    package mutating func dropHeldHide() {
        heldHide = nil
    }

    /// Lets hides through again, because the transition is over, and a keyboard that comes back is back by now.
    ///
    /// - Returns: The hide, with its own timing, if one was held back and no show has followed. It still has to settle
    ///   if its did-notifications are still to come; otherwise, it has settled.
    package mutating func releaseHides() -> KeyboardTransition? {
        holdsHides = false
        guard let hide = heldHide, let transition = move(to: .absent, hide) else { return nil }
        isSettled = isHeldHideOver
        return transition
    }

    /// Settles the last change without a did-notification.
    ///
    /// If one change overtakes another and did-notifications differ from what was announced (Q25), there's no way to
    /// tell which of the two changes they belong to, and none of them settles anything.
    ///
    /// - Returns: The transition, or `nil` if the last change is over or a hide is held back.
    package mutating func settle() -> KeyboardTransition? {
        guard !isSettled, heldHide == nil else { return nil }
        isSettled = true
        return KeyboardTransition(kind: .settled, keyboard: keyboard)
    }

    // MARK: Private

    /// Returns where the notification puts the keyboard, or `nil` if it doesn't contain a position.
    private static func keyboard(after event: KeyboardEvent, screenBounds: CGRect) -> Keyboard? {
        switch event.kind {
        case .willHide, .didHide:
            .absent
        case .willShow, .didShow, .willChangeFrame, .didChangeFrame:
            event.end == .zero ? nil : Keyboard(frame: event.end, screenBounds: screenBounds)
        }
    }

    private mutating func move(to target: Keyboard, _ event: KeyboardEvent) -> KeyboardTransition? {
        let overtakesHide = heldHide != nil && !isHeldHideOver
        heldHide = nil
        guard !target.isSame(as: keyboard) else { return nil }
        if target == .absent, holdsHides {
            heldHide = event
            isHeldHideOver = false
            return nil
        }
        let kind: KeyboardTransition.Kind =
            if keyboard == .absent { .willShow } else if target == .absent { .willHide } else { .willChange }
        hasOvertaken = !isSettled || overtakesHide
        keyboard = target
        isSettled = false
        return KeyboardTransition(kind, to: keyboard, event)
    }

    private mutating func settle(at target: Keyboard, _ event: KeyboardEvent) -> KeyboardTransition? {
        if target == .absent { isHeldHideOver = true }
        guard !isSettled else { return nil }
        if !target.isSame(as: keyboard) {
            guard !hasOvertaken, heldHide == nil, target != .absent, keyboard != .absent else { return nil }
            keyboard = target
        }
        isSettled = true
        return KeyboardTransition(.settled, to: keyboard, event)
    }
}

extension KeyboardTransition {
    fileprivate init(_ kind: Kind, to keyboard: Keyboard, _ event: KeyboardEvent) {
        self.init(kind: kind, keyboard: keyboard, duration: event.duration, curve: event.curve)
    }
}
