/// A finger that swipes a screen away and can still cancel: back in a navigation controller, or down on a sheet.
///
/// Nothing is decided until ``finish()`` or ``cancel()``. After that, the rest takes its time on the run loop.
@preconcurrency @MainActor
public final class HeadlessTransition {
    private let transition: RunningTransition
    private var isDecided = false

    private init(_ transition: RunningTransition) {
        self.transition = transition
    }

    /// Begins to swipe the top of a navigation controller's stack back.
    ///
    /// - Returns: The transition, or `nil` if there's nothing to go back to.
    public static func swipeBack(in navigationController: UINavigationController) -> HeadlessTransition? {
        navigationController.beginInteractivePop().map { HeadlessTransition($0) }
    }

    /// Catches a pop of a navigation controller that's in progress, as a finger can in iOS 26 and later.
    ///
    /// - Returns: The transition, or `nil` if there's none.
    public static func catchPop(in navigationController: UINavigationController) -> HeadlessTransition? {
        navigationController.catchPop().map { HeadlessTransition($0) }
    }

    /// Begins to swipe a sheet down.
    ///
    /// - Parameter viewController: The presented controller, or one inside it.
    /// - Returns: The transition, or `nil` if there's no sheet, if it presents something itself, or if it or its
    ///   presentation's delegate prevents the dismissal. In the last case, the delegate is notified of the attempt.
    public static func swipeDown(_ viewController: UIViewController) -> HeadlessTransition? {
        guard let presentation = viewController.containerChain.lazy.compactMap(\.presentedBy).first,
            presentation.style == .pageSheet || presentation.style == .formSheet, presentation.transition == nil,
            presentation.presentedViewController.presentation == nil
        else { return nil }
        return presentation.beginDismissalByUser(isInteractive: true).map { HeadlessTransition($0) }
    }

    /// Lets go far enough along: the screen leaves.
    public func finish() { decide(cancelled: false) }

    /// Moves back and lifts the finger: the screen stays.
    public func cancel() { decide(cancelled: true) }

    private func decide(cancelled: Bool) {
        guard !isDecided else { return }
        isDecided = true
        transition.endInteraction(cancelled: cancelled)
    }
}
