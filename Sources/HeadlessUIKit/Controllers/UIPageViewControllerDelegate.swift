/// The source of the pages before and after the visible one, between which users swipe.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before `viewController`, or `nil` if it's the first one.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after `viewController`, or `nil` if it's the last one.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

/// Methods that report how users turn pages. Every member is optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// A finger begins to turn to other pages.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// The turn has ended.
    ///
    /// - Parameters:
    ///   - finished: Whether the animation has ended.
    ///   - completed: Whether the page has been turned. `false` if the finger has put it back.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIPageViewControllerDelegate) in
            target.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
        }
    }

    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIPageViewControllerDelegate) in
            target.pageViewController(
                pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
                transitionCompleted: completed)
        }
    }
}
