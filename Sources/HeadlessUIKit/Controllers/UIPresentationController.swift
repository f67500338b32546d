/// Manages one presentation: who presents whom, in which style, and where.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment {
    /// Hears about the user's attempts to dismiss the presented controller.
    // Sheets redeclare it with a narrower type over the same storage.
    @_disfavoredOverload
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    private unowned let presented: UIViewController
    private weak var presenting: UIViewController?
    /// Keeps the presented controller while it is presented.
    private var held: UIViewController?
    private(set) var style: UIModalPresentationStyle
    private(set) var transitionView: TransitionView?
    private weak var dimmingView: UIView?
    /// Where the view of a covered presenter goes back to.
    private weak var presenterHost: UIView?
    /// The presentation or dismissal under way.
    var transition: RunningTransition?

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenting = presentingViewController
        style = presentedViewController.modalPresentationStyle
        super.init()
    }

    open var presentedViewController: UIViewController { presented }

    /// Who presents. The presented controller itself as long as nobody does.
    open var presentingViewController: UIViewController { presenting ?? presented }

    open var presentationStyle: UIModalPresentationStyle { style }

    /// The view in which the presentation happens. `nil` unless it is under way or done.
    open var containerView: UIView? { transitionView }

    open var presentedView: UIView? { presented.viewIfLoaded }

    open var traitCollection: UITraitCollection { presented.traitCollection }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Where the presented view is to be, in the container view's coordinates.
    open var frameOfPresentedViewInContainerView: CGRect {
        guard let transitionView else { return .zero }
        return SheetGeometry.frame(
            style: style, in: transitionView.bounds, safeArea: transitionView.window?.safeAreaInsets ?? .zero,
            traits: transitionView.window?.traitCollection ?? traitCollection,
            preferredSize: presented.preferredContentSize, keyboardTop: keyboardTop)
    }

    /// Whether what is behind is dimmed at present, if the style dims.
    var dims: Bool { true }

    private var keyboardTop: CGFloat? {
        let keyboard = HeadlessDevice.current.keyboard
        guard let transitionView, let keyboard, keyboard.isVisible, keyboard.placement == .docked else { return nil }
        return transitionView.convert(keyboard.frame, from: UIScreen.main.coordinateSpace).minY
    }

    /// Whether the presenter's view leaves the window once it is covered.
    var coversPresenter: Bool { style == .fullScreen || style == .currentContext }

    // MARK: Putting in place

    /// Takes part in the hierarchy of controllers.
    func link(to presenter: UIViewController, style: UIModalPresentationStyle) {
        presenting = presenter
        self.style = style
        held = presented
        presenter.presentation = self
        presented.presentedBy = self
    }

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
        // The keyboard's window lies above; other presentations lie below.
        host.addSubview(container)
        if SheetGeometry.dims(style) || presented.dimsPresenter {
            let dimming = UIView(frame: container.bounds)
            dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
            container.addSubview(dimming)
            dimmingView = dimming
        }
        let sheet = UIView(frame: frameOfPresentedViewInContainerView)
        sheet.clipsToBounds = true
        sheet.addSubview(presented.view)
        container.arrange = { [weak self, weak sheet] container in
            container.subviews.first?.frame = container.bounds
            if let self, let sheet { arrange(sheet, in: container) }
        }
        container.show(sheet)
    }

    private func arrange(_ sheet: UIView, in container: TransitionView) {
        let frame = frameOfPresentedViewInContainerView
        dimmingView?.isHidden = !dims
        container.letsTouchesThrough = !dims
        if sheet.frame != frame { sheet.frame = frame }
        sheet.layer.cornerRadius = frame == container.bounds ? 0 : SheetGeometry.cornerRadius
        if let view = presented.viewIfLoaded, view.superview === sheet { view.setPlace(sheet.bounds) }
    }

    /// Takes a covered presenter's view out of the window.
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

/// Hears about the user's attempts to dismiss a presented controller. Every member is optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
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
