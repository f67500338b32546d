import Foundation

/// A change of the keyboard that a form has to follow.
package struct KeyboardTransition: Sendable, Equatable {
    /// The kinds of transitions, whichever notification reported them first.
    package enum Kind: Sendable, Hashable {
        /// The keyboard appears.
        case willShow
        /// The keyboard stays, but its position or size changes, or it's docked or undocked.
        case willChange
        /// The keyboard disappears.
        case willHide
        /// The last change is over. What the system did in the meantime can be measured now.
        case settled
    }

    /// The kind of transition.
    package var kind: Kind
    /// The position that the keyboard has, or will have.
    package var keyboard: Keyboard
    /// The duration of the keyboard's animation, in seconds; `0` means no animation.
    package var duration: Double
    /// The raw value of the animation's curve, from `0` to `15`.
    package var curve: Int

    package init(kind: Kind, keyboard: Keyboard, duration: Double = 0, curve: Int = 7) {
        self.kind = kind
        self.keyboard = keyboard
        self.duration = duration
        self.curve = curve
    }
}
