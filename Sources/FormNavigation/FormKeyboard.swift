import FormNavigationCore
import UIKit

/// Where the system's keyboard is, or will be when it has stopped moving.
///
/// The keyboard belongs to the app, so every screen gets the same value from ``current``, whichever form is edited:
///
/// ```swift
/// let height = FormKeyboard.current.overlap(with: view)
/// ```
///
/// The value is made from UIKit's six keyboard notifications:
///
/// - If the keyboard is shown again for the next field, nothing has changed.
/// - If it goes and comes back while the interface rotates, it has changed once.
/// - If it belongs to another app beside this one, there is none.
/// - After it has hidden, there is none, whatever frame was announced.
public struct FormKeyboard: Equatable, Sendable {
    /// Where the keyboard is, or will be when it has stopped moving.
    ///
    /// While a finger drags the keyboard down, the value stays as it was, because iOS doesn't tell where the keyboard
    /// is. A keyboard that came up before the app's first navigator was created, or before this property was first
    /// read, is known from its next change on.
    @MainActor public static var current: FormKeyboard {
        FormEvents.start()
        return KeyboardObserver.shared.state
    }

    /// Returns the changes of the keyboard from now on, for one listener.
    ///
    /// ```swift
    /// for await keyboard in FormKeyboard.changes() { button.isHidden = keyboard.isDocked }
    /// ```
    ///
    /// Each value differs from the one before. A listener runs a moment after the keyboard begins to move. To move a
    /// view together with the keyboard, use ``FormNavigatorDelegate/formNavigator(_:keyboardDidChange:)`` instead. For a
    /// listener that is busy, the last 100 changes wait. The sequence ends when its task is cancelled.
    @MainActor public static func changes() -> AsyncStream<FormKeyboard> { FormEvents.listenToKeyboard() }

    /// Whether the keyboard is on the screen, or is about to be.
    ///
    /// With a hardware keyboard, the toolbar or another accessory view counts as the keyboard. `false` also if the
    /// person undocks or splits the keyboard and iOS says that it hides.
    public var isVisible: Bool { keyboard != .absent }

    /// Whether the keyboard is at the bottom of the screen, or is about to be.
    ///
    /// A keyboard that floats, or is undocked or split, is not docked: the person can move it away from what it covers.
    public var isDocked: Bool {
        if case .docked = keyboard { true } else { false }
    }

    /// Whether the keyboard has come to rest.
    ///
    /// `false` while it moves, and during a rotation or a swipe back that may move it.
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

    /// Returns where the keyboard is, or will be, with its toolbar or other accessory view.
    ///
    /// - Parameter view: A view in a window. The window need not fill the screen.
    /// - Returns: The frame in the view's coordinates, in points. It may reach below the screen. `nil` if there is no
    ///   keyboard, if the view is in no window, and during a rotation until iOS says where the keyboard will be.
    @MainActor
    public func frame(in view: UIView) -> CGRect? {
        guard let window = window(of: view), let frame = keyboard.frame else { return nil }
        return window.convertFromScreen(frame, to: view)
    }

    /// Returns how much of a view the keyboard covers, counted from the view's lower edge.
    ///
    /// The view's bottom safe area is included. A keyboard that is not docked covers nothing.
    ///
    /// - Parameter view: A view in a window. The window need not fill the screen.
    /// - Returns: The distance from the view's lower edge to the keyboard's upper edge, in points. 0 if the keyboard
    ///   does not cover the view, or if ``frame(in:)`` is `nil`.
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

    /// How long the keyboard's last animation takes or took, in seconds. 0 if there was none.
    package var animationDuration: TimeInterval { animation.duration }

    /// The curve of the keyboard's animation, as options for `UIView.animate`.
    ///
    /// It is not one of UIKit's public curves.
    package var animationOptions: UIView.AnimationOptions { animation.options }

    /// Animates changes together with the keyboard.
    ///
    /// The animation is as long as the keyboard's and has its curve. The changes are made at once if the keyboard is
    /// not animated, and for a person who has switched on Reduce Motion.
    ///
    /// - Parameter changes: The changes. If they change constraints, they call `layoutIfNeeded()`.
    @MainActor
    public func animateAlongside(_ changes: @escaping () -> Void) { animation.animate(changes) }
}
