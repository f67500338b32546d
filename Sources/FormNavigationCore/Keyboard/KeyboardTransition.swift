import Foundation

/// A change of the keyboard as a form has to follow it.
package struct KeyboardTransition: Sendable, Equatable {
    /// What happens, whichever notification said so first.
    package enum Kind: Sendable, Hashable {
        /// The keyboard appears.
        case willShow
        /// The keyboard stays but is elsewhere, of another size, docked or no longer docked.
        case willChange
        /// The keyboard goes.
        case willHide
        /// The last change is over: what the system did meanwhile can be measured now.
        case settled
    }

    /// What happens.
    package var kind: Kind
    /// The keyboard before: where the transition before this one ended.
    package var begin: Keyboard
    /// The keyboard after; the same as before where it has settled.
    package var end: Keyboard
    /// How long the keyboard's animation takes, in seconds; `0` means none.
    package var duration: Double
    /// The raw value of the animation's curve, from `0` to `15`.
    package var curve: Int
    /// Whether this app caused the change. Only the end of a keyboard can be another app's doing (E16).
    package var isLocal: Bool
    /// The identity of the screen that the keyboard is on; `nil` where the notification does not say (E4).
    package var screen: ObjectIdentifier?

    package init(
        kind: Kind, begin: Keyboard, end: Keyboard, duration: Double = 0, curve: Int = 7, isLocal: Bool = true,
        screen: ObjectIdentifier? = nil
    ) {
        self.kind = kind
        self.begin = begin
        self.end = end
        self.duration = duration
        self.curve = curve
        self.isLocal = isLocal
        self.screen = screen
    }
}
