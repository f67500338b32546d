/// Which controller of a transition is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which view of a transition is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let from = Self(rawValue: "UITransitionContextFromView")
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// Information about a transition, for its animator.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view that contains the transition. An animator adds the presented view.
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var targetTransform: CGAffineTransform { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// - Returns: `nil` for a view that stays in place.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// - Returns: Zero for a controller whose view isn't on the screen before.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// - Returns: Zero for a controller whose view isn't on the screen afterward.
    func finalFrame(for vc: UIViewController) -> CGRect
    /// Ends the transition. Only then do the controllers appear and disappear.
    func completeTransition(_ didComplete: Bool)
}

/// Animates a presentation or a dismissal.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// In seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// The transition has ended. Optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func animationEnded(_ transitionCompleted: Bool) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIViewControllerAnimatedTransitioning) in
            target.animationEnded(transitionCompleted)
        }
    }
}

/// Determines how a controller is presented and dismissed. Every member is optional.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// Asked in the custom style only.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UIViewControllerTransitioningDelegate) in
            target.animationController(forPresented: presented, presenting: presenting, source: source)
        }
    }

    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UIViewControllerTransitioningDelegate) in
            target.animationController(forDismissed: dismissed)
        }
    }

    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UIViewControllerTransitioningDelegate) in
            target.presentationController(forPresented: presented, presenting: presenting, source: source)
        }
    }
}
