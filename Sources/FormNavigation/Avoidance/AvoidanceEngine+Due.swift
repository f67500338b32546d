import UIKit

extension AvoidanceEngine {
    /// What has to happen at the end of the frame, and how.
    @MainActor
    struct Due {
        /// Whether the user has typed, or moved the caret.
        var isForCaret = false
        /// Whether the only reason is something that the app has moved.
        var isForMovement = false
        /// Whether what was moved belongs to another form.
        var isForAnotherForm = false
        /// Whether the event happened while animations were disabled.
        private var isAnimated = true
        /// The duration of the animation that the event happened in, in seconds; `0` if there was none.
        private var duration = 0.0

        /// Records the animation that the app or UIKit is setting up.
        mutating func noteAnimation() {
            isAnimated = isAnimated && UIView.areAnimationsEnabled
            duration = max(duration, UIView.inheritedAnimationDuration)
        }

        /// Runs changes as if they were made where the event happened: within the keyboard's animation, with the duration
        /// of the animation around it (I5).
        func animate(with animation: KeyboardAnimation, _ changes: @escaping () -> Void) {
            guard isAnimated else { return UIView.performWithoutAnimation(changes) }
            var animation = animation
            if duration > 0, animation.duration > 0 { animation.duration = duration }
            animation.animate(changes)
        }
    }
}
