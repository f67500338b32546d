import FormNavigationCore
import UIKit

/// The position of the system keyboard, or where it will be when it stops moving.
///
/// There's one keyboard for the whole app, so ``current`` is the same in every screen, regardless of the form being
/// edited:
///
/// ```swift
/// let height = FormKeyboard.current.overlap(with: view)
/// ```
///
/// The value combines UIKit's six keyboard notifications:
///
/// - If the keyboard appears again for the next field, the value doesn't change.
/// - If the keyboard hides and reappears while the interface rotates, the value changes once.
/// - The keyboard of another app that's next to this one doesn't count.
/// - After the keyboard hides, the value reports no keyboard, regardless of the frame that iOS announced.
public struct FormKeyboard: Equatable, Sendable {
    /// A Boolean value that indicates whether the keyboard is on the screen, or is about to be.
    ///
    /// If the user has a hardware keyboard, the toolbar or another accessory view counts as the keyboard. The value is
    /// also `false` if the user undocks or splits the keyboard and iOS announces that it hides.
    public var isVisible: Bool { keyboard != .absent }

    /// A Boolean value that indicates whether the keyboard is at the bottom of the screen, or is about to be.
    ///
    /// A floating, undocked, or split keyboard isn't docked, because the user can move it away from what it covers.
    public var isDocked: Bool {
        if case .docked = keyboard { true } else { false }
    }

    /// A Boolean value that indicates whether the keyboard has come to rest.
    ///
    /// The value is `false` while the keyboard moves, and during a rotation or a swipe back that may move it.
    public let isSettled: Bool

    private let keyboard: Keyboard
    private let animation: KeyboardAnimation
    /// The size, in points, of the screen that the frame applies to.
    private let screenSize: CGSize

    init(_ keyboard: Keyboard, isSettled: Bool, animation: KeyboardAnimation, screenSize: CGSize) {
        self.keyboard = keyboard
        self.isSettled = isSettled
        self.animation = animation
        self.screenSize = screenSize
    }

    // MARK: - Place

    /// Returns the frame of the keyboard, including its toolbar or other accessory view, in the coordinates of a view.
    ///
    /// While the keyboard moves, the result is where it will be.
    ///
    /// - Parameter view: A view in a window. The window doesn't need to fill the screen.
    /// - Returns: The frame, in points, in the view's coordinates. It may extend below the screen. `nil` if there's no
    ///   keyboard, if the view isn't in a window, and during a rotation until iOS reports where the keyboard will be.
    @MainActor
    public func frame(in view: UIView) -> CGRect? {
        guard let window = window(of: view), let frame = keyboard.frame else { return nil }
        return window.convertFromScreen(frame, to: view)
    }

    /// Returns the height of the part of a view that the keyboard covers, from the view's bottom edge.
    ///
    /// The result includes the view's bottom safe area. A keyboard that isn't docked covers nothing.
    ///
    /// - Parameter view: A view in a window. The window doesn't need to fill the screen.
    /// - Returns: The distance, in points, from the view's bottom edge to the highest point in the view that the
    ///   keyboard covers. It's at most the height of the view. 0 if the keyboard doesn't cover the view, or if
    ///   ``frame(in:)`` is `nil`.
    @MainActor
    public func overlap(with view: UIView) -> CGFloat {
        guard let window = window(of: view) else { return 0 }
        let frame = view.convert(view.bounds, to: window)
        guard let covered = keyboard.overlap(with: frame, inWindow: window.boundsInScreen) else { return 0 }
        return frame.maxY - covered.minY
    }

    /// The window of a view, if the keyboard's frame applies to its screen in the current orientation.
    @MainActor
    private func window(of view: UIView) -> UIWindow? {
        view.window.flatMap { $0.screenBounds.size == screenSize ? $0 : nil }
    }

    // MARK: - Animation

    /// The duration, in seconds, of the keyboard's current or last animation. 0 if there was none.
    package var animationDuration: TimeInterval { animation.duration }

    /// The curve of the keyboard's animation, as options for `UIView.animate`.
    ///
    /// It isn't one of UIKit's public curves.
    package var animationOptions: UIView.AnimationOptions { animation.options }

    /// Animates changes together with the keyboard.
    ///
    /// The animation has the duration and the curve of the keyboard's animation. The changes happen immediately if the
    /// keyboard isn't animated. With Reduce Motion, they're animated as well, because the keyboard is.
    ///
    /// - Parameter changes: A closure that makes the changes. If it changes constraints, it needs to call
    ///   `layoutIfNeeded()`.
    @MainActor
    public func animateAlongside(_ changes: @escaping () -> Void) { animation.animate(changes) }
}
