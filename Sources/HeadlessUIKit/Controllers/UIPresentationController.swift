/// An object that manages one presentation: its view controllers, its style, and its position.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment {
    /// The delegate, which is notified of the user's attempts to dismiss the presented controller.
    // Sheets redeclare it with a narrower type over the same storage.
    @_disfavoredOverload
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    private unowned let presented: UIViewController
    private weak var presenting: UIViewController?
    /// Holds the presented controller while it's presented.
    private var held: UIViewController?
    private(set) var style: UIModalPresentationStyle
    var transitionView: TransitionView?
    private weak var dimmingView: UIView?
    /// The view to which the view of a covered presenter returns.
    private weak var presenterHost: UIView?
    /// The presentation or dismissal in progress.
    var transition: RunningTransition?
    /// Whether a transitioning delegate has created it.
    var isOfApp = false
    /// Whether an app's animator presents.
    var isAnimatedByApp = false

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenting = presentingViewController
        style = presentedViewController.modalPresentationStyle
        super.init()
    }

    open var presentedViewController: UIViewController { presented }

    /// The presenting controller. Before the presentation, it's the presented controller itself.
    open var presentingViewController: UIViewController { presenting ?? presented }

    open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }

    /// The view that contains the presentation. `nil` unless the presentation is in progress or complete.
    open var containerView: UIView? { transitionView }

    // MARK: For subclasses

    /// The container view is in place, and the presentation begins.
    open func presentationTransitionWillBegin() {}

    /// The presentation has ended, or was canceled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// The dismissal begins.
    open func dismissalTransitionWillBegin() {}

    /// The dismissal has ended, or was canceled.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// The container view is about to lay out its subviews. In the custom style, it doesn't place the presented view.
    open func containerViewWillLayoutSubviews() {}

    open func containerViewDidLayoutSubviews() {}

    /// Whether the presenter's view leaves the window when it's covered.
    open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

    open var presentedView: UIView? { presented.viewIfLoaded }

    open var traitCollection: UITraitCollection { presented.traitCollection }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    var traitRegistrations: [TraitRegistration] = []

    /// Where the presented view should be, in the container view's coordinates.
    open var frameOfPresentedViewInContainerView: CGRect {
        guard let transitionView else { return .zero }
        return SheetGeometry.frame(
            style: style, in: transitionView.bounds, safeArea: transitionView.window?.safeAreaInsets ?? .zero,
            traits: transitionView.window?.traitCollection ?? traitCollection,
            preferredSize: presented.preferredContentSize, keyboardTop: keyboardTop)
    }

    /// Whether what's behind is currently dimmed, if the style dims.
    var dims: Bool { true }

    /// Whether a grabber is at the top of the presented view.
    var showsGrabber: Bool { false }

    /// Whether touches outside the presented view go to what's behind.
    var letsTouchesThrough: Bool { !dims }

    /// The top edge of a docked keyboard, in the container's coordinates, or `nil` without one.
    var keyboardTop: CGFloat? {
        let keyboard = HeadlessDevice.current.keyboard
        guard let transitionView, let keyboard, keyboard.isVisible, keyboard.placement == .docked else { return nil }
        return transitionView.convert(keyboard.frame, from: UIScreen.main.coordinateSpace).minY
    }

    /// Whether the presenter disappears while something is presented.
    var coversPresenter: Bool { shouldRemovePresentersView }

    // MARK: Putting in place

    /// Adds the presentation to the hierarchy of controllers.
    func link(to presenter: UIViewController, style: UIModalPresentationStyle) {
        presenting = presenter
        self.style = style
        held = presented
        presenter.presentation = self
        presented.presentedBy = self
    }

    /// The style that the delegate specifies for a compact width, or `.none` if it doesn't specify one.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        HeadlessOptional.call(delegate, "adaptivePresentationStyle(for:)") {
            $0.adaptivePresentationStyle(for: self)
        } ?? .none
    }

    /// The style that the delegate specifies for the given traits, or `.none` if it doesn't specify one.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        HeadlessOptional.call(delegate, "adaptivePresentationStyle(for:traitCollection:)") {
            $0.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
        } ?? .none
    }

    /// The surroundings have changed so that the presentation takes another style.
    func adapt(to style: UIModalPresentationStyle) { self.style = style }

    /// Leaves the hierarchy of controllers and of views.
    func unlink() {
        transitionView?.removeFromSuperview()
        transitionView = nil
        if presenting?.presentation === self { presenting?.presentation = nil }
        if presented.presentedBy === self { presented.presentedBy = nil }
        transition = nil
    }

    /// Puts the presented view into the window.
    func installViews() {
        guard let presenter = presenting, let window = presenter.viewIfLoaded?.window else { return }
        let isInContext = style == .currentContext || style == .overCurrentContext
        let host = isInContext ? presenter.view.superview ?? window : window
        let frame = isInContext ? presenter.view.frame : window.bounds
        let container = TransitionView(frame: frame)
        transitionView = container
        // The keyboard's window is above it; other presentations are below.
        host.addSubview(container)
        if isOfApp || isAnimatedByApp { return leaveToApp(container) }
        presentationTransitionWillBegin()
        if SheetGeometry.dims(style) || style == .popover || presented.dimsPresenter {
            let dimming = UIView(frame: container.bounds)
            dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
            container.addSubview(dimming)
            dimmingView = dimming
        }
        let sheet = UIView(frame: frameOfPresentedViewInContainerView)
        sheet.clipsToBounds = true
        sheet.addSubview(presented.view)
        container.arrange = { [weak self, weak sheet] container in
            guard let self, let sheet else { return }
            containerViewWillLayoutSubviews()
            dimmingView?.frame = container.bounds
            arrange(sheet, in: container)
            containerViewDidLayoutSubviews()
        }
        container.show(sheet)
    }

    /// An app's presentation places the presented view, and an app's animator adds it, too.
    private func leaveToApp(_ container: TransitionView) {
        container.arrange = { [weak self] _ in
            self?.containerViewWillLayoutSubviews()
            self?.containerViewDidLayoutSubviews()
        }
        presentationTransitionWillBegin()
        guard !isAnimatedByApp, let view = presentedView else { return }
        view.frame = frameOfPresentedViewInContainerView
        container.show(view)
    }

    /// Positions the presented view.
    ///
    /// - Parameter sheet: The view around the presented one.
    func arrange(_ sheet: UIView, in container: TransitionView) {
        let frame = frameOfPresentedViewInContainerView
        dimmingView?.isHidden = !dims
        container.letsTouchesThrough = letsTouchesThrough
        container.hasGrip = showsGrabber
        if sheet.frame != frame { sheet.frame = frame }
        sheet.layer.cornerRadius = frame == container.bounds ? 0 : SheetGeometry.cornerRadius
        if let view = presented.viewIfLoaded, view.superview === sheet {
            view.setPlace(sheet.bounds, asContainer: true)
        }
    }

    /// Removes a covered presenter's view from the window.
    func removePresenterView() {
        guard coversPresenter, let view = presenting?.viewIfLoaded, let host = view.superview else { return }
        presenterHost = host
        view.removeFromSuperview()
    }

    /// Puts a covered presenter's view back.
    func restorePresenterView() {
        guard let host = presenterHost, let view = presenting?.viewIfLoaded else { return }
        presenterHost = nil
        view.frame = host.bounds
        host.insertSubview(view, at: 0)
    }
}

/// Methods that determine how a presentation adapts, and that report the user's attempts to dismiss it. Every member is
/// optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        HeadlessOptional.missing(in: self, default: .none) { (target: any UIAdaptivePresentationControllerDelegate) in
            target.adaptivePresentationStyle(for: controller)
        }
    }

    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        HeadlessOptional.missing(in: self, default: .none) { (target: any UIAdaptivePresentationControllerDelegate) in
            target.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
        }
    }

    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIAdaptivePresentationControllerDelegate) in
            target.presentationController(
                presentationController, willPresentWithAdaptiveStyle: style,
                transitionCoordinator: transitionCoordinator)
        }
    }

    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UIAdaptivePresentationControllerDelegate) in
            target.presentationControllerShouldDismiss(presentationController)
        }
    }

    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIAdaptivePresentationControllerDelegate) in
            target.presentationControllerWillDismiss(presentationController)
        }
    }

    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIAdaptivePresentationControllerDelegate) in
            target.presentationControllerDidDismiss(presentationController)
        }
    }

    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIAdaptivePresentationControllerDelegate) in
            target.presentationControllerDidAttemptToDismiss(presentationController)
        }
    }
}
