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
    /// Where the keyboard will be, or is.
    package var keyboard: Keyboard
    /// How long the keyboard's animation takes, in seconds; `0` means none.
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
