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
///    one overtook.
/// 6. A visible frame in a did-show also counts if no hide has said that there's no keyboard, only a frame, or
///    nothing at all. A keyboard that follows a hardware keyboard may be announced below the screen (R2), and a listener
///    that starts while the keyboard is on its way up receives only the did-show.
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

    /// Whether a hide has said that there's no keyboard. Otherwise, only a frame has, or nothing has been posted yet.
    package private(set) var isHidden = false
    /// The keyboard before there was none.
    private var lastKeyboard = Keyboard.absent

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
            isHidden = event.kind == .willHide || isHidden && event.kind == .willChangeFrame && target == .absent
            return move(to: target, event)
        case .didShow where isUnexpected(target):
            defer { isSettled = true }
            return move(to: target, event)
        case .didShow, .didHide, .didChangeFrame:
            isHidden = isHidden || event.kind == .didHide
            return settle(at: target, event)
        }
    }

    /// Whether a keyboard is visible that only a frame has said to be absent.
    private func isUnexpected(_ target: Keyboard) -> Bool {
        (keyboard == .absent || heldHide != nil) && target != .absent && !isHidden && !hasOvertaken
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
        isHidden = false
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

    /// Takes back a hide, because the transition that has caused it has been canceled.
    ///
    /// - Returns: The transition to the keyboard that's back, or `nil` if there was no keyboard, or if it's back already.
    package mutating func undoHide() -> KeyboardTransition? {
        guard isHidden, keyboard == .absent, lastKeyboard != .absent else { return nil }
        (isHidden, isSettled, keyboard) = (false, true, lastKeyboard)
        return KeyboardTransition(kind: .willShow, keyboard: keyboard)
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
        let held = heldHide
        heldHide = nil
        guard !target.isSame(as: keyboard) else { return nil }
        if target == .absent, holdsHides {
            if held == nil { hasOvertaken = !isSettled }
            heldHide = event
            isHeldHideOver = false
            return nil
        }
        // What a held hide has overtaken is over when the hide is.
        hasOvertaken = held == nil ? !isSettled : !isHeldHideOver
        let kind: KeyboardTransition.Kind =
            if keyboard == .absent { .willShow } else if target == .absent { .willHide } else { .willChange }
        if target == .absent { lastKeyboard = keyboard }
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
