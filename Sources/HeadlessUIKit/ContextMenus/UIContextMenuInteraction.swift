/// Shows a menu when the user touches a view for a while.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The open menu.
    weak var openMenu: HeadlessContextMenu?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    /// Where the user has touched, in the coordinates of a view, or of the window for `nil`. Zero while no menu is open.
    open func location(in view: UIView?) -> CGPoint {
        guard let openMenu, let window = self.view?.window else { return .zero }
        let point = window.convert(openMenu.location, from: UIWindow?.none)
        return view?.convert(point, from: window) ?? point
    }

    /// Replaces the open menu with what a closure returns for it.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        if let openMenu { openMenu.menu = block(openMenu.menu) }
    }

    /// Closes the open menu.
    open func dismissMenu() { openMenu?.dismiss() }
}

/// Methods that provide a context menu, and that report what the user does with it. All but the first are optional.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// - Parameter location: The point that the user touches, in the coordinates of the interaction's view.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIContextMenuInteractionDelegate) in
            target.contextMenuInteraction(
                interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
    }

    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIContextMenuInteractionDelegate) in
            target.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
        }
    }

    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIContextMenuInteractionDelegate) in
            target.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        }
    }
}

/// What happens to the preview when the user taps it.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It disappears.
    case dismiss = 0
    /// It grows, and shows what follows.
    case pop = 1
}

/// Lets a delegate animate beside a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller whose view is the preview, or `nil` for the view that was touched.
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Lets a delegate animate beside a preview that the user has tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// What happens to the preview. `.dismiss` by default.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The animation of a context menu that opens or closes.
@MainActor
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ previewViewController: UIViewController?) {
        self.previewViewController = previewViewController
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() {
        UIView.animate(withDuration: 0.3) { [animations] in
            for animation in animations { animation() }
        } completion: { [completions] _ in
            for completion in completions { completion() }
        }
    }
}
