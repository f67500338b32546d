import FormNavigationCore
import UIKit

/// The keyboard's animation, for views that move with it.
struct KeyboardAnimation: Equatable, Sendable {
    /// The duration, in seconds. `0` means no animation.
    var duration: Double
    /// The raw value of the curve, which isn't necessarily one of the public curves (E8).
    var curve: Int

    /// The curve as animation options, which contain it from bit 16 on (I3).
    var options: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: UInt(curve) << 16) }

    /// Runs `changes` in an animation that moves with the keyboard's (I3, I4), or immediately if the keyboard isn't
    /// animated (E24).
    ///
    /// If the user prefers reduced motion, this is the same: the keys slide for that user, too, and views that jump next
    /// to them would be more of a movement, not less.
    @MainActor
    func animate(_ changes: @escaping () -> Void) {
        guard duration > 0 else { return changes() }
        UIView.animate(
            withDuration: duration, delay: 0, options: [options, .beginFromCurrentState, .allowUserInteraction],
            animations: changes)
    }
}

extension KeyboardAnimation {
    /// The animation of a keyboard that begins to move.
    init(_ transition: KeyboardTransition) {
        self.init(duration: transition.duration, curve: transition.curve)
    }
}
