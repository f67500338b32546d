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
    /// - Returns: `nil` where there is nothing to go back to.
    public static func swipeBack(in navigationController: UINavigationController) -> HeadlessTransition? {
        navigationController.beginInteractivePop().map { HeadlessTransition($0) }
    }

    /// Begins to swipe a sheet down.
    ///
    /// - Parameter viewController: The presented controller, or one inside it.
    /// - Returns: `nil` where there is no sheet, where it presents something itself, or where it or its presentation's
    ///   delegate does not want to be dismissed; the delegate is told of the attempt.
    public static func swipeDown(_ viewController: UIViewController) -> HeadlessTransition? {
        guard let presentation = viewController.containerChain.lazy.compactMap(\.presentedBy).first,
            presentation.style == .pageSheet || presentation.style == .formSheet, presentation.transition == nil,
            presentation.presentedViewController.presentation == nil
        else { return nil }
        return presentation.beginDismissalByUser(isInteractive: true).map { HeadlessTransition($0) }
    }

    /// Lets go far enough along: the screen leaves.
    public func finish() { decide(cancelled: false) }

    /// Goes back and lets go: the screen stays.
    public func cancel() { decide(cancelled: true) }

    private func decide(cancelled: Bool) {
        guard !isDecided else { return }
        isDecided = true
        transition.endInteraction(cancelled: cancelled)
    }
}
