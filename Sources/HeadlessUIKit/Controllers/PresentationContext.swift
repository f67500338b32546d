/// A presentation or dismissal that an app's animator runs.
@MainActor
final class PresentationContext: NSObject, UIViewControllerContextTransitioning {
    private let presentation: UIPresentationController
    private let animator: any UIViewControllerAnimatedTransitioning
    private let isPresenting: Bool
    private weak var transition: RunningTransition?

    init(
        _ presentation: UIPresentationController, _ animator: any UIViewControllerAnimatedTransitioning,
        isPresenting: Bool
    ) {
        self.presentation = presentation
        self.animator = animator
        self.isPresenting = isPresenting
        super.init()
    }

    var duration: Double { animator.transitionDuration(using: self) }

    /// Starts the animator, which ends the transition.
    func run(_ transition: RunningTransition) {
        self.transition = transition
        animator.animateTransition(using: self)
    }

    var containerView: UIView { presentation.containerView ?? UIView() }
    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    private(set) var transitionWasCancelled = false
    var presentationStyle: UIModalPresentationStyle { presentation.presentationStyle }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: isPresenting ? presentation.presentingViewController : presentation.presentedViewController
        case .to: isPresenting ? presentation.presentedViewController : presentation.presentingViewController
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        guard key == .from || key == .to else { return nil }
        guard (key == .to) == isPresenting else {
            return presentation.shouldRemovePresentersView ? presentation.presentingViewController.view : nil
        }
        return presentation.presentedView
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        frame(of: vc, isThere: vc === presentation.presentedViewController ? !isPresenting : true)
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        let presented = presentation.presentedViewController
        if vc === presented, isPresenting { return presentation.frameOfPresentedViewInContainerView }
        return frame(of: vc, isThere: vc !== presented)
    }

    private func frame(of vc: UIViewController, isThere: Bool) -> CGRect {
        guard isThere,
            let view = vc === presentation.presentedViewController ? presentation.presentedView : vc.viewIfLoaded
        else { return .zero }
        return containerView.convert(view.bounds, from: view)
    }

    func completeTransition(_ didComplete: Bool) {
        guard let transition, !transition.isDone else { return }
        transitionWasCancelled = !didComplete
        transition.end(completed: didComplete)
        HeadlessOptional.call(animator, "animationEnded(_:)") { $0.animationEnded(didComplete) }
    }
}
