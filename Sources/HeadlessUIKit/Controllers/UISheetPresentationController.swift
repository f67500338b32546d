/// A presentation in a sheet, on iPhone at one of several heights.
///
/// A sheet in the middle of an iPad's screen has its own height, whatever the detents are.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// The delegate for the user's actions on the sheet: the presentation's delegate, with a narrower type.
    @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
        get { super.delegate as? any UISheetPresentationControllerDelegate }
        set { super.delegate = newValue }
    }

    /// The heights that the sheet may have, lowest first. Only the large one by default.
    open var detents: [Detent] = [.large()] { didSet { rearrange() } }

    /// The current detent. The default is `nil`, for the first one.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { rearrange() } }
    }

    /// The largest detent at which what's behind isn't dimmed and can be touched. The default is `nil`, for none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { rearrange() } }
    }

    /// Whether the sheet stays at the bottom edge even if there's little height, instead of filling the screen. `false`
    /// by default.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { if prefersEdgeAttachedInCompactHeight != oldValue { rearrange() } }
    }

    /// Whether a grabber at the top of a sheet shows that the sheet can be dragged to other heights. `false` by default.
    open var prefersGrabberVisible = false { didSet { rearrange() } }

    override var showsGrabber: Bool { prefersGrabberVisible && context != nil }

    /// Requests the values of custom detents again.
    @available(iOS 16.0, *)
    open func invalidateDetents() { rearrange() }

    /// Changes properties with animation.
    open func animateChanges(_ changes: () -> Void) {
        AnimationState.current.run(duration: UIView.areAnimationsEnabled ? 0.4 : 0) {
            changes()
            containerView?.layoutIfNeeded()
        }
    }

    private func rearrange() { containerView?.setNeedsLayout() }

    /// The user drags the sheet to another of its heights.
    func userSelects(_ identifier: Detent.Identifier) {
        guard detents.contains(where: { $0.key == identifier }), selectedDetentIdentifier != identifier else { return }
        selectedDetentIdentifier = identifier
        HeadlessOptional.call(delegate, "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)") {
            $0.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
        }
    }

    // MARK: Geometry

    /// The sheet's current detent, with its value: the selected one, unless something in the sheet has the keyboard,
    /// which makes it the largest one (P12).
    private func current(in context: Detent.Context) -> (detent: Detent, value: CGFloat)? {
        let active = detents.compactMap { detent in detent.value(in: context).map { (detent: detent, value: $0) } }
        if servesKeyboard { return active.max { $0.value < $1.value } }
        return active.first { $0.detent.key == selectedDetentIdentifier } ?? active.first
    }

    /// Whether a docked keyboard is there for something in the sheet.
    private var servesKeyboard: Bool {
        let keyboard = HeadlessDevice.current.keyboard!
        guard keyboard.isVisible, keyboard.placement == .docked, let view = presentedView else { return false }
        return (keyboard.responder as? UIView)?.isDescendant(of: view) ?? false
    }

    /// Whether the sheet is at the bottom edge, at one of its detents.
    private var isEdgeAttached: Bool {
        let traits = containerView?.window?.traitCollection ?? traitCollection
        guard SheetGeometry.isEdgeAttached(style, traits) else { return false }
        return traits.verticalSizeClass != .compact || prefersEdgeAttachedInCompactHeight
    }

    private var context: Detent.Context? {
        guard let containerView, isEdgeAttached else { return nil }
        let safeArea = containerView.window?.safeAreaInsets ?? .zero
        return Detent.Context(
            containerTraitCollection: containerView.traitCollection,
            maximumDetentValue: SheetGeometry.largestHeight(in: containerView.bounds, safeArea) - safeArea.bottom,
            containerHeight: containerView.bounds.height, bottomInset: safeArea.bottom)
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let context, let value = current(in: context)?.value else {
            return super.frameOfPresentedViewInContainerView
        }
        let (bounds, height) = (containerView.bounds, min(value, context.maximumDetentValue) + context.bottomInset)
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    override var dims: Bool {
        guard let context, let current = current(in: context)?.detent,
            let limit = detents.firstIndex(where: { $0.key == largestUndimmedDetentIdentifier }),
            let index = detents.firstIndex(where: { $0 === current })
        else { return true }
        return index > limit
    }
}

/// Methods that report the user's actions on a sheet. Every member is optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UISheetPresentationControllerDelegate) in
            target.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController)
        }
    }
}
