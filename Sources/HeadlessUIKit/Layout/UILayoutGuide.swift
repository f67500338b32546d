/// A rectangle in a view that constraints can refer to.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// What decides the rectangle.
    enum Kind {
        /// Constraints alone.
        case custom
        /// The owning view's safe area.
        case safeArea
        /// The owning view's layout margins.
        case margins
        /// The owning view's layout margins, no wider than lines can be read.
        case readable
        /// A scroll view's content: the origin is (0, 0), constraints decide the size.
        case content
        /// A scroll view's visible rectangle.
        case frame
        /// The keyboard, or the edge at which it would appear.
        case keyboard
    }

    let kind: Kind
    /// What constraints gave, in the owning view's coordinates.
    var solvedFrame = CGRect.zero

    public override init() {
        kind = .custom
        super.init()
    }

    /// A guide like any other, because there are no archives here.
    public required init?(coder: NSCoder) {
        kind = .custom
        super.init()
    }

    init(_ kind: Kind, in view: UIView) {
        self.kind = kind
        owningView = view
        super.init()
    }

    /// The view that ``UIView/addLayoutGuide(_:)`` gave it to. `nil` by default.
    open weak var owningView: UIView? {
        willSet {
            guard newValue !== owningView, kind == .custom else { return }
            if let owningView { ConstraintLayout.detach(self, from: owningView) }
        }
        didSet {
            guard oldValue !== owningView, kind == .custom, let owningView else { return }
            LayoutData.of(owningView).guides.append(self)
        }
    }

    /// A name for debugging. Empty by default.
    open var identifier = ""

    /// The rectangle in the owning view's coordinates, as of the last layout.
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        switch kind {
        case .custom, .content: return solvedFrame
        default: return insets(in: view).inset(view.bounds)
        }
    }
}

extension UILayoutGuide {
    /// The distances from `view`'s bounds to the rectangle, for the kinds that the system decides.
    func insets(in view: UIView) -> UIEdgeInsets {
        switch kind {
        // What the view was told last. A new frame doesn't count before that, or a bar that moves down with the bottom edge
        // of its superview would be laid out without its safe area in between.
        case .safeArea: view.lastSafeAreaInsets
        case .margins: view.layoutMargins
        case .readable: view.readableInsets
        case .keyboard: (self as? UIKeyboardLayoutGuide)?.keyboardInsets(in: view) ?? .zero
        case .custom, .content, .frame: .zero
        }
    }
}

extension UIEdgeInsets {
    fileprivate func inset(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX + left, y: rect.minY + top,
            width: max(rect.width - left - right, 0), height: max(rect.height - top - bottom, 0)
        )
    }
}
