/// A presentation in a popover that points at what it belongs to.
///
/// If there's little width or height, it's a form sheet instead, unless the delegate wants another style.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The delegate for the user's actions on the popover: the presentation's delegate, with a narrower type.
    @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { super.delegate as? any UIPopoverPresentationControllerDelegate }
        set { super.delegate = newValue }
    }

    /// The allowed directions of the arrow. Any by default.
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { rearrange() } }

    /// The view with the rectangle that the popover points at. `nil` by default.
    open var sourceView: UIView? { didSet { rearrange() } }

    /// What the popover points at, in ``sourceView``'s coordinates. Null, which is all of the view, by default.
    open var sourceRect = CGRect.null { didSet { rearrange() } }

    /// Whether the popover may cover what it points at. `false` by default.
    open var canOverlapSourceViewRect = false { didSet { rearrange() } }

    /// The bar button that the popover points at, rather than a view. `nil` by default.
    open var barButtonItem: UIBarButtonItem? { didSet { rearrange() } }

    /// What can be used while the popover is there. `nil`, nothing, by default.
    open var passthroughViews: [UIView]?

    /// The color of the popover with its arrow. `nil`, the system's, by default.
    open var backgroundColor: UIColor? { didSet { rearrange() } }

    /// How far the popover keeps from the edges of its container, in points, beside the safe area. 10 by default.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) { didSet { rearrange() } }

    /// The direction of the arrow. Unknown until there's a popover.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

    /// The sheet that replaces the popover if there can't be one.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)

    /// The background of the content: the popover's plate, with its arrow.
    private let plate = PopoverPlate()

    private func rearrange() { containerView?.setNeedsLayout() }

    // MARK: Presenting

    /// The size classes that the style has been chosen for.
    private var sizeClasses: (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)?

    override func installViews() {
        HeadlessOptional.call(delegate, "prepareForPopoverPresentation(_:)") { $0.prepareForPopoverPresentation(self) }
        if style == .popover {
            precondition(
                sourceView != nil || barButtonItem != nil,
                "a popover needs something to point at: set its sourceView, or its barButtonItem")
        }
        super.installViews()
        transitionView?.passthroughViews = { [weak self] in self?.style == .popover ? self?.passthroughViews ?? [] : []
        }
        transitionView?.onTap = { [weak self] in self?.userTapsOutside() }
    }

    override func arrange(_ content: UIView, in container: TransitionView) {
        adapt(to: container.traitCollection)
        super.arrange(content, in: container)
        guard style == .popover else { return plate.removeFromSuperview() }
        content.layer.cornerRadius = PopoverGeometry.cornerRadius
        if plate.superview == nil { container.insertSubview(plate, belowSubview: content) }
        plate.show(around: content.frame, arrow: arrowDirection, at: arrowTip, color: backgroundColor)
    }

    /// Turns a popover into a sheet, or back, when the room changes.
    private func adapt(to traits: UITraitCollection) {
        let new = (traits.horizontalSizeClass, traits.verticalSizeClass)
        defer { sizeClasses = new }
        guard let sizeClasses, sizeClasses != new, style == .popover || SheetGeometry.dims(style) else { return }
        let style = style(for: .popover, in: traits)
        if style == .popover || SheetGeometry.dims(style) { adapt(to: style) }
    }

    override var showsGrabber: Bool {
        style != .popover && adaptiveSheetPresentationController.prefersGrabberVisible
    }

    override func unlink() {
        super.unlink()
        adaptiveSheetPresentationController.transitionView = nil
        arrowDirection = .unknown
        sizeClasses = nil
    }

    /// A touch beside the popover dismisses it, unless the delegate prevents that.
    private func userTapsOutside() {
        guard style == .popover, transition == nil, presentedViewController.presentation == nil,
            let transition = beginDismissalByUser(isInteractive: false)
        else { return }
        transition.finish(after: transition.transitionDuration)
    }

    // MARK: Geometry

    /// The position of the arrow's tip, in the container's coordinates.
    private var arrowTip = CGPoint.zero

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        guard style == .popover else {
            arrowDirection = .unknown
            return sheet.frameOfPresentedViewInContainerView
        }
        let area = containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins)
        var geometry = PopoverGeometry(
            area: area, source: source(in: containerView), wanted: presentedViewController.sizeInPopover,
            permitted: permittedArrowDirections, mayOverlap: canOverlapSourceViewRect)
        if HeadlessDevice.current.behavior.popoversAvoidKeyboard, let keyboardTop {
            geometry.area.size.height = min(area.height, max(keyboardTop - popoverLayoutMargins.bottom - area.minY, 0))
        }
        let place = geometry.place
        (arrowDirection, arrowTip) = (place.direction, place.tip)
        return place.frame
    }

    override var dims: Bool { style != .popover && sheet.dims }

    override var letsTouchesThrough: Bool { style != .popover && sheet.letsTouchesThrough }

    /// The sheet, in this presentation's place.
    private var sheet: UISheetPresentationController {
        let sheet = adaptiveSheetPresentationController
        sheet.transitionView = transitionView
        sheet.adapt(to: style)
        return sheet
    }

    private func source(in container: UIView) -> CGRect {
        guard let view = sourceView ?? barButtonItem?.view, view.window === container.window else {
            // The source isn't on the screen, so the middle replaces it.
            return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
        }
        return container.convert(sourceView == nil || sourceRect.isNull ? view.bounds : sourceRect, from: view)
    }
}

/// The direction of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Methods that report the user's actions on a popover. Every member is optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIPopoverPresentationControllerDelegate) in
            target.prepareForPopoverPresentation(popoverPresentationController)
        }
    }
}
