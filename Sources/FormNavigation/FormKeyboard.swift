import FormNavigationCore
import UIKit

/// Where the system's keyboard is, or will be once it has moved: see ``FormNavigator/keyboard``.
///
/// What UIKit tells in six notifications, in one value without their traps: a keyboard that is shown again for the next
/// field has not changed, one that goes and comes back while the interface rotates has changed once, one that belongs to
/// another app beside this one is not there, and after a hide there is none, whatever frame was announced.
public struct FormKeyboard: Equatable, Sendable {
    /// Whether the keyboard is on the screen, or about to be.
    ///
    /// With a hardware keyboard it is what is left of it, the toolbar or another accessory view; without one of those it is
    /// not there. `false` also where a person undocks or splits it and iOS says that it hides.
    public var isVisible: Bool { keyboard != .absent }

    /// Whether the keyboard is, or will be, at the bottom of the screen, where it covers what lies there.
    ///
    /// One that floats, or is undocked or split, is where the person wants it, and can be taken away from what it covers.
    public var isDocked: Bool {
        if case .docked = keyboard { true } else { false }
    }

    /// Whether the keyboard has come to rest. `false` while it moves, and where a rotation or a swipe back is under way that
    /// may take it along or bring it back.
    public let isSettled: Bool

    private let keyboard: Keyboard
    private let animation: KeyboardAnimation
    /// The size of the screen for which the frame is meant, in points.
    private let screenSize: CGSize

    init(_ keyboard: Keyboard, isSettled: Bool, animation: KeyboardAnimation, screenSize: CGSize) {
        self.keyboard = keyboard
        self.isSettled = isSettled
        self.animation = animation
        self.screenSize = screenSize
    }

    // MARK: - Place

    /// Returns where the keyboard is, or will be, in a view's coordinates, its toolbar or other accessory view included.
    ///
    /// - Parameter view: A view in a window, which need not fill the screen.
    /// - Returns: The rectangle, in points, which may reach below the screen. `nil` where there is no keyboard, for a view
    ///   without a window, and while the interface rotates, until iOS says where the keyboard will be.
    @MainActor
    public func frame(in view: UIView) -> CGRect? {
        guard let window = window(of: view), let frame = keyboard.frame else { return nil }
        return window.convertFromScreen(frame, to: view)
    }

    /// Returns how far the keyboard reaches into a view from below: what the bottom of the view's content has to keep free.
    ///
    /// The view's bottom safe area is counted in. A keyboard that is not docked covers nothing that stays covered.
    ///
    /// - Parameter view: A view in a window, which need not fill the screen.
    /// - Returns: The distance from the view's lower edge, as it is seen, up to the keyboard's upper edge, in points; 0 where
    ///   a docked keyboard covers nothing of the view, and where ``frame(in:)`` is `nil`.
    @MainActor
    public func overlap(with view: UIView) -> CGFloat {
        guard let window = window(of: view) else { return 0 }
        let frame = view.convert(view.bounds, to: window)
        guard let covered = keyboard.overlap(with: frame, inWindow: window.boundsInScreen) else { return 0 }
        return frame.maxY - covered.minY
    }

    /// The window of a view, if the keyboard's frame is meant for its screen as that is turned now.
    @MainActor
    private func window(of view: UIView) -> UIWindow? {
        view.window.flatMap { $0.screenBounds.size == screenSize ? $0 : nil }
    }

    // MARK: - Animation

    /// How long the keyboard's animation takes, or took last, in seconds. 0 where it is there at once.
    public var animationDuration: TimeInterval { animation.duration }

    /// The curve of the keyboard's animation, which is none of the public ones, as options for `UIView.animate`.
    public var animationOptions: UIView.AnimationOptions { animation.options }

    /// Changes something together with the keyboard: in an animation as long as the keyboard's and with its curve, from where
    /// things are on the screen now.
    ///
    /// The change is made at once where the keyboard is there at once, and for a person who has switched on Reduce Motion.
    ///
    /// - Parameter changes: What to animate. Where constraints change, it calls `layoutIfNeeded()`.
    @MainActor
    public func animateAlongside(_ changes: @escaping () -> Void) { animation.animate(changes) }
}
