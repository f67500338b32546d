import FormDiagnostics
import FormNavigation
import FormNavigationCore
import UIKit

/// A view of a recording: it is where it was, and has the safe area that it had there, whatever is around it.
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
    /// What stays where it is in the window when this view is moved, since it is laid out from something else.
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

/// Tables and collections are replayed by it as well: for the keyboard they are nothing else.
final class ReplayScrollView: UIScrollView, ReplayView {
    var recorded: FormRecording.View?
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(recorded?.safeArea) }
    override var adjustedContentInset: UIEdgeInsets { contentInset + UIEdgeInsets(recorded?.scroll?.ownAdjustment) }
    override var contentInset: UIEdgeInsets {
        get { super.contentInset }
        set { keepOffsetInRange { super.contentInset = newValue } }
    }
}

/// A text view whose text nobody knows, but how high it is and where the line with its caret is.
final class ReplayTextView: UITextView, ReplayView {
    var recorded: FormRecording.View?
    /// The top and the height of the line; `nil` where no caret is to be followed.
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

/// A controller of a recording, which is presented as that one was, and whose transitions are those of the recording.
final class ReplayController: UIViewController, FormContainerProviding {
    /// What moves where scrolling is not enough.
    weak var formContainer: UIView?
    var transition: () -> ReplayTransition? = { nil }
    /// A controller that has presented this one; `nil` for one that is not presented.
    var presenter: UIViewController?

    override var presentingViewController: UIViewController? {
        presenter ?? (parent as? ReplayController)?.presentingViewController
    }
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { transition() }
}

/// A rotation, or a swipe back, that ends when the recording says so.
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
    /// Changes the insets, and keeps the offset as UIKit does: in the range that the safe area is a part of.
    /// The headless UIKit knows nothing of the recorded safe area, and keeps it in a smaller one.
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
