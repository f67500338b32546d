import FormDiagnostics
import FormNavigation
import FormNavigationCore
import UIKit

/// A view of a recording: it has its recorded position and its recorded safe area, whatever is around it.
@MainActor
protocol ReplayView: UIView {
    var recorded: FormRecording.View? { get set }
}

final class ReplayWindow: UIWindow, ReplayView {
    var recorded: FormRecording.View?
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(recorded?.safeArea) }
}

final class ReplayPlainView: UIView, ReplayView {
    var recorded: FormRecording.View?
    /// A view that keeps its position in the window when this view moves, because its layout depends on something else.
    weak var resistingView: UIView?
    override var transform: CGAffineTransform {
        didSet { resistingView?.center.y -= transform.ty - oldValue.ty }
    }
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(recorded?.safeArea) }
}

final class ReplayTextField: UITextField, ReplayView {
    var recorded: FormRecording.View?
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(recorded?.safeArea) }
}

/// Tables and collections are also replayed with it, because the keyboard treats them the same way.
final class ReplayScrollView: UIScrollView, ReplayView {
    var recorded: FormRecording.View?
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(recorded?.safeArea) }
    override var adjustedContentInset: UIEdgeInsets { contentInset + UIEdgeInsets(recorded?.scroll?.ownAdjustment) }
    override var contentInset: UIEdgeInsets {
        get { super.contentInset }
        set { keepOffsetInRange { super.contentInset = newValue } }
    }
}

/// A text view with unknown text, but with a known height and a known line for its caret.
final class ReplayTextView: UITextView, ReplayView {
    var recorded: FormRecording.View?
    /// The top and the height of the line; `nil` if there's no caret to follow.
    var caret: (top: CGFloat, height: CGFloat)?

    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(recorded?.safeArea) }
    override var adjustedContentInset: UIEdgeInsets { contentInset + UIEdgeInsets(recorded?.scroll?.ownAdjustment) }
    override var contentInset: UIEdgeInsets {
        get { super.contentInset }
        set { keepOffsetInRange { super.contentInset = newValue } }
    }
    override var contentSize: CGSize {
        get { recorded?.scroll?.contentSize ?? super.contentSize }
        set { super.contentSize = newValue }
    }
    override var selectedTextRange: UITextRange? {
        get { caret == nil ? nil : super.selectedTextRange }
        set { super.selectedTextRange = newValue }
    }
    override func caretRect(for position: UITextPosition) -> CGRect {
        CGRect(x: 0, y: caret?.top ?? 0, width: 2, height: caret?.height ?? 0)
    }
}

/// A controller of a recording. It's presented like the recorded one, and its transitions are those of the recording.
final class ReplayController: UIViewController, FormContainerProviding {
    /// The view that moves if scrolling isn't enough.
    weak var formContainer: UIView?
    var transition: () -> ReplayTransition? = { nil }
    /// The controller that has presented this one; `nil` if it isn't presented.
    var presenter: UIViewController?

    override var presentingViewController: UIViewController? {
        presenter ?? (parent as? ReplayController)?.presentingViewController
    }
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { transition() }
}

/// A rotation, or a swipe back, that ends when the recording says that it does.
final class ReplayTransition: NSObject, UIViewControllerTransitionCoordinator {
    private let kind: FormRecording.Notification.Transition
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private(set) var isCancelled = false

    init(_ kind: FormRecording.Notification.Transition) { self.kind = kind }

    var isAnimated: Bool { true }
    var isInteractive: Bool { kind == .interactive }
    var transitionDuration: TimeInterval { 0.35 }
    var targetTransform: CGAffineTransform {
        kind == .rotation ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
    }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animation?(self)
        if let completion { completions.append(completion) }
        return true
    }

    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}

    func end(isCancelled: Bool) {
        self.isCancelled = isCancelled
        for completion in completions { completion(self) }
        completions = []
    }
}

extension UIScrollView {
    /// Changes the insets, and keeps the offset as UIKit does: within the range that includes the safe area. The
    /// headless UIKit doesn't know the recorded safe area, and would keep the offset within a smaller range.
    fileprivate func keepOffsetInRange(_ change: () -> Void) {
        let (oldInsets, offset) = (adjustedContentInset, contentOffset.y)
        change()
        func range(_ insets: UIEdgeInsets) -> ClosedRange<CGFloat> {
            -insets.top...max(-insets.top, contentSize.height + insets.bottom - bounds.height)
        }
        let (old, new) = (range(oldInsets), range(adjustedContentInset))
        guard old.contains(offset) else {
            contentOffset.y = offset
            return
        }
        contentOffset.y =
            offset == old.lowerBound ? new.lowerBound : min(max(offset, new.lowerBound), new.upperBound)
    }
}

// MARK: - Values

extension UIEdgeInsets {
    init(_ edges: FormRecording.Edges?) {
        let edges = edges ?? FormRecording.Edges()
        self.init(top: edges.top, left: edges.left, bottom: edges.bottom, right: edges.right)
    }

    fileprivate static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
            right: left.right + right.right)
    }
}

extension FormRecording.Scroll {
    /// What the system has added to the insets.
    fileprivate var ownAdjustment: FormRecording.Edges {
        FormRecording.Edges(
            top: adjustedInset.top - inset.top, left: adjustedInset.left - inset.left,
            bottom: adjustedInset.bottom - inset.bottom, right: adjustedInset.right - inset.right)
    }
}
