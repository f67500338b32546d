/// A rectangular area of the screen that can contain other views.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, CALayerDelegate {
    public init(frame: CGRect) {
        storedBounds = CGRect(origin: .zero, size: frame.size)
        storedCenter = CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
        super.init()
    }

    deinit {
        for subview in storedSubviews { subview.storedSuperview = nil }
    }

    public convenience override init() { self.init(frame: .zero) }

    /// Creates a view with a size of zero, because there are no archives here.
    public required init?(coder: NSCoder) {
        storedBounds = .zero
        storedCenter = .zero
        super.init()
    }

    open override nonisolated var description: String {
        isOnMainThread ? MainActor.assumeIsolated { words } : super.description
    }

    // MARK: What a walk through the hierarchy reads

    // Tests walk through hierarchies of 100,000 views. For this reason, what a walk reads is stored next to each other,
    // in few cache lines, and apart from the properties that apps override: reading one of those includes a check for
    // simultaneous access.
    final var storedSubviews: [UIView] = []
    private final var storedIsHidden = false
    private final var storedAlpha: CGFloat = 1
    private final var storedIsUserInteractionEnabled = true
    private final var storedBounds: CGRect
    private final var storedCenter: CGPoint
    private final var storedTag = 0
    /// As on iOS, this reference isn't counted. The superview resets it in `deinit`. Reading a weak reference takes as
    /// long as reading ten other properties, and references to a view take longer to count when a weak one to it
    /// exists.
    private final nonisolated(unsafe) unowned(unsafe) var storedSuperview: UIView?
    private final var storedIsModal = false
    /// `nil` for the identity about the middle, which is sufficient for most views.
    private final var storedPlacement: Placement?

    /// Back to front.
    open var subviews: [UIView] { storedSubviews }

    /// Whether the view and everything in it is neither drawn nor receives touches. It doesn't depend on ancestors.
    open var isHidden: Bool {
        get { storedIsHidden }
        set {
            guard newValue != storedIsHidden else { return }
            storedIsHidden = newValue
            superview?.subviewVisibilityDidChange(self)
        }
    }

    /// From 0, transparent, to 1. Below 0.01, the view doesn't receive touches. It doesn't depend on ancestors.
    open var alpha: CGFloat {
        get { storedAlpha }
        set { storedAlpha = newValue }
    }

    /// Whether the view and the views in it receive touches. `true` by default.
    open var isUserInteractionEnabled: Bool {
        get { storedIsUserInteractionEnabled }
        set { storedIsUserInteractionEnabled = newValue }
    }

    // MARK: Geometry

    /// The view's own coordinate space and size, in points. Setting the size resizes the view about its center.
    open var bounds: CGRect {
        get { storedBounds }
        set {
            let oldValue = storedBounds
            guard newValue != oldValue else { return }
            storedBounds = newValue
            didChangeBounds(from: oldValue)
        }
    }

    /// The center of the view in its superview's coordinates.
    open var center: CGPoint {
        get { storedCenter }
        set {
            guard newValue != storedCenter else { return }
            storedCenter = newValue
            didChangePosition()
        }
    }

    /// The transform, which applies about the center. Identity by default.
    open var transform: CGAffineTransform {
        get { storedPlacement?.transform ?? .identity }
        set { if newValue != transform { transform3D = CATransform3DMakeAffineTransform(newValue) } }
    }

    /// The layer's entire transform. ``transform`` is the part of it within the plane.
    open var transform3D: CATransform3D {
        get { storedPlacement?.transform3D ?? CATransform3DIdentity }
        set { place(by: newValue, about: anchor) }
    }

    /// The point, from 0 to 1 in the bounds, that ``center`` positions and that transforms apply about. It's the
    /// layer's.
    final var anchor: CGPoint {
        get { storedPlacement?.anchor ?? Placement.middle }
        set { place(by: transform3D, about: newValue) }
    }

    private func place(by transform: CATransform3D, about anchor: CGPoint) {
        let placement = Placement(transform3D: transform, anchor: anchor)
        storedPlacement = placement.isUsual ? nil : placement
        didChangePosition()
    }

    /// The frame of the view in its superview's coordinates. With a transform, it's the bounding box.
    open var frame: CGRect {
        get {
            // As on iOS, the layer answers, so it doesn't matter how an app overrides the other properties.
            let (size, center) = (storedBounds.size, storedCenter)
            guard let placement = storedPlacement else {
                return CGRect(
                    x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height
                )
            }
            return placement.frame(of: size, at: center)
        }
        set {
            let anchor = anchor
            bounds.size = storedPlacement?.size(for: newValue.size) ?? newValue.size
            guard let storedPlacement else {
                center = CGPoint(
                    x: newValue.origin.x + newValue.size.width * anchor.x,
                    y: newValue.origin.y + newValue.size.height * anchor.y)
                return
            }
            // F5: setting the frame sets the bounding box, whatever the transform is.
            let box = storedPlacement.frame(of: storedBounds.size, at: .zero)
            center = CGPoint(x: newValue.origin.x - box.origin.x, y: newValue.origin.y - box.origin.y)
        }
    }

    /// Whether subviews with an ``autoresizingMask`` follow when the view changes size. `true` by default.
    open var autoresizesSubviews = true
    /// What changes when the superview changes size. Nothing by default, so the view stays at the top left.
    open var autoresizingMask: AutoresizingMask = []

    // MARK: Appearance

    /// The background color. The default is `nil`, for none.
    open var backgroundColor: UIColor?
    open var contentMode = ContentMode.scaleToFill

    /// Whether the view clips its subviews at its bounds. `false` by default.
    open var clipsToBounds: Bool {
        get { layerIfLoaded?.masksToBounds ?? false }
        set { if newValue != clipsToBounds { layer.masksToBounds = newValue } }
    }

    /// The layer, if anything has asked for it.
    final var layerIfLoaded: CALayer?

    /// The layer that draws the view. Its frame, color, opacity, and visibility are the view's.
    open var layer: CALayer { layerIfLoaded ?? loadLayer() }

    /// The class of ``layer``. `CALayer` by default.
    open class var layerClass: AnyClass { CALayer.self }

    // MARK: Drawing

    var needsDisplay = true
    /// Whether anything below should be drawn. If so, it's also set in all ancestors.
    var descendantNeedsDisplay = false

    /// Requests that the view draws itself again at the end of the turn.
    open func setNeedsDisplay() { markForDisplay() }

    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Draws the view's content in the current context. By default, it does nothing. Don't call it.
    open func draw(_ rect: CGRect) {}

    /// The view's own tint, or `nil` for the superview's.
    final var ownTintColor: UIColor?

    /// Whether the tint is dimmed, as behind an alert. The default is `.automatic`, which follows the superview.
    open var tintAdjustmentMode = TintAdjustmentMode.automatic {
        didSet { if tintAdjustmentMode != oldValue { announceTintColor() } }
    }

    /// The color of interactive parts. By default, the view inherits it from its superview, and the topmost one is the
    /// system's blue. `nil` makes the view inherit it again.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set {
            guard newValue != ownTintColor else { return }
            ownTintColor = newValue
            announceTintColor()
        }
    }

    /// The tint has changed, in this view or an ancestor.
    open func tintColorDidChange() {}

    // MARK: Identity and interaction

    /// The tag. 0 by default.
    open var tag: Int {
        get { storedTag }
        set { storedTag = newValue }
    }

    /// Values that are stored with the view, each with its own key, and released with it. They replace the associated
    /// objects of Objective-C, whose keys are addresses, too.
    public final var headlessAssociatedValues: [UnsafeRawPointer: Any] = [:]

    /// The view itself, or the first view below it, that has the tag.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

    /// The gesture recognizers, newest last. `nil` until there's one.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        didSet { didChangeGestureRecognizers(from: oldValue ?? []) }
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Whether a recognizer may recognize a gesture. The touched view and its ancestors are asked. `true` by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The deepest, frontmost view that receives touches at a point in the view's coordinates.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, event) }

    /// Whether a point in the view's coordinates is in its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    // MARK: Hierarchy

    open internal(set) var superview: UIView? {
        get { storedSuperview }
        set { storedSuperview = newValue }
    }

    weak var containingWindow: UIWindow?
    /// The view controller whose view this is.
    weak var owningViewController: UIViewController? {
        didSet { isControllersView = owningViewController != nil }
    }
    /// `false` for most views, whose ``next`` doesn't require reading a weak reference.
    private final var isControllersView = false

    /// The window that the view is in, or `nil`.
    open var window: UIWindow? { containingWindow }

    /// The view controller whose view this is, or the superview.
    open override var next: UIResponder? {
        isControllersView ? owningViewController ?? storedSuperview : storedSuperview
    }

    open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }

    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: storedSubviews.count) }

    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

    open func removeFromSuperview() { unlink() }

    /// Whether this is `view` or a view below it.
    open func isDescendant(of view: UIView) -> Bool { hasAncestor(view) }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    /// Makes the first responder in the view resign.
    ///
    /// - Parameter force: Whether it resigns without being asked.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { performEndEditing(force) }

    // MARK: Layout

    var needsLayout = false
    final var storedInteractions: [any UIInteraction] = []
    /// Whether the view itself is sizing its subviews.
    var isLayingOutSubviews = false
    /// Whether anything below needs layout or an update of its safe area. If so, it's also set in all ancestors.
    var descendantNeedsLayout = false
    var needsSafeAreaUpdate = true
    /// The safe area that ``safeAreaInsetsDidChange()`` was last called for.
    var lastSafeAreaInsets = UIEdgeInsets.zero

    /// The view is now in a window, or in another one. For UIKit's own classes.
    func didArriveInWindow() {}

    /// Marks the view for the next layout pass.
    open func setNeedsLayout() { markForLayout() }

    /// Performs the pending layout in the receiver now.
    open func layoutIfNeeded() {
        if CellConfiguration.isUnderWay { CellConfiguration.checkLayout(of: self) }
        performPendingLayout()
    }

    /// Whether ``updateConstraints()`` should be called. If it's set below, it's also set in all ancestors.
    var constraintsNeedUpdate = false
    var descendantConstraintsNeedUpdate = false

    /// Has ``updateConstraints()`` called before the next layout.
    open func setNeedsUpdateConstraints() { markForConstraints() }

    open func needsUpdateConstraints() -> Bool { constraintsNeedUpdate }

    /// Performs the pending constraint updates in the receiver and its subviews now.
    open func updateConstraintsIfNeeded() { updatePendingConstraints() }

    /// Changes the receiver's constraints. Does nothing by default. Overrides call `super` at their end.
    open func updateConstraints() {}

    /// Whether the class requires constraints for its layout, so that ``updateConstraints()`` is called even if there
    /// aren't any.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Positions the subviews. Does nothing by default: constraints and autoresizing work without it.
    open func layoutSubviews() {}

    /// The size that fits the receiver best. Its current size by default.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Adopts the size that ``sizeThatFits(_:)`` returns.
    open func sizeToFit() {
        let (origin, size) = (frame.origin, sizeThatFits(bounds.size))
        if storedPlacement == nil {
            frame = CGRect(origin: origin, size: size)
        } else {
            // F16: the bounds fit, whatever the transform makes of them.
            bounds.size = size
            let moved = frame.origin
            center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
        }
    }

    /// The size that fits the view's constraints and content best, as close to `targetSize` as they allow.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
        )
    }

    /// The same, with a priority for each side of the target size. `.required` fixes that side.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        ConstraintLayout.fittingSize(
            of: self,
            LayoutData.Fitting(
                size: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority
            )
        )
    }

    /// The size that the content requests. ``noIntrinsicMetric`` in both dimensions by default.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// The content requests another size.
    open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

    /// Whether the frame determines constraints. To position the view with constraints, set it to `false`. `true` by
    /// default.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { invalidateConstraintLayout() } }
    }
    /// The view's constraints and what results from them, or `nil` if it has never had any.
    var layoutData: LayoutData?

    /// The view whose first baseline is this view's: itself by default, or one inside it.
    open var forFirstBaselineLayout: UIView { self }

    /// The view whose last baseline is this view's: itself by default, or one inside it.
    open var forLastBaselineLayout: UIView { self }

    /// The distance between content and the edges, in addition to the safe area. 8 points at each edge by default.
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) {
        didSet { if directionalLayoutMargins != oldValue { marginsChanged() } }
    }

    /// The distance between content and the edges. The value includes the safe area, and the system's minimum for the
    /// root view of a view controller.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { directionalLayoutMargins = NSDirectionalEdgeInsets(newValue, effectiveUserInterfaceLayoutDirection) }
    }

    /// Whether margins are at least those of the superview at shared edges. `false` by default.
    open var preservesSuperviewLayoutMargins = false {
        didSet { if preservesSuperviewLayoutMargins != oldValue { marginsChanged() } }
    }

    /// Whether ``layoutMargins`` begin at the safe area. `true` by default.
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsChanged() } }
    }

    open func layoutMarginsDidChange() {}

    /// How much of the view bars and the edges of the screen cover, in points. Zero outside a window.
    open var safeAreaInsets: UIEdgeInsets {
        superview.map { safeAreaInsets(inheriting: $0.safeAreaInsets, from: $0) } ?? .zero
    }

    open func safeAreaInsetsDidChange() {}

    // MARK: Direction and traits

    /// What the content means for its direction. `.unspecified` by default.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
    }

    /// The direction of the view's immediate content. It isn't inherited.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }

    /// The direction of content in the device's language.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: HeadlessDevice.current.layoutDirection)
    }

    /// The direction of content in surroundings with a given direction.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction(in: layoutDirection)
    }

    /// The style of the view and its contents. The default is `.unspecified`, which inherits it.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        willSet { if newValue != overrideUserInterfaceStyle { traitsBeforeOverride = traitCollection } }
        didSet { overrideDidChange() }
    }

    final var traitsBeforeOverride: UITraitCollection?

    /// The screen's traits, with the styles that the view, its view controller, and its ancestors override.
    open var traitCollection: UITraitCollection { effectiveTraits }

    /// The maximum text size in the view, whatever the user prefers. The default is `nil`, for no maximum.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        willSet { if newValue != maximumContentSizeCategory { traitsBeforeOverride = traitCollection } }
        didSet { overrideDidChange() }
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    final var traitRegistrations: [TraitRegistration] = []

    /// A view whose opacity determines which part of this view is visible. It isn't in any hierarchy. `nil` by default.
    open var mask: UIView? {
        didSet { if mask !== oldValue { layer.mask = mask?.layer } }
    }

    /// Whether the view's content is opaque, which makes drawing faster on iOS. Drawing doesn't use this here. `true` by
    /// default.
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }

    // MARK: Accessibility

    /// Whether assistive technology sees the view itself. `false` by default, and `true` for labels and controls.
    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// The frame for assistive technology, in screen coordinates, in points. By default, that of the bounds.
    open var accessibilityFrame: CGRect {
        get { storedAccessibilityFrame ?? convert(bounds, to: UIScreen.main.coordinateSpace) }
        set { storedAccessibilityFrame = newValue }
    }
    private var storedAccessibilityFrame: CGRect?
    /// The point that assistive technology taps, in screen coordinates. By default, the middle of
    /// ``accessibilityFrame``.
    open var accessibilityActivationPoint: CGPoint {
        get { storedActivationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { storedActivationPoint = newValue }
    }
    private var storedActivationPoint: CGPoint?
    /// The elements in the view for assistive technology, in order. The default is `nil`, for the subviews.
    open var accessibilityElements: [Any]?
    /// The actions of assistive technology besides activation. The default is `nil`, for none.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// The rotors that VoiceOver offers in the view. The default is `nil`, for none.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
    /// The shape that assistive technology outlines in place of ``accessibilityFrame``, in screen coordinates. `nil` by
    /// default.
    open var accessibilityPath: UIBezierPath?

    /// Assistive technology activates the element, as by a double tap with VoiceOver. Does nothing by default.
    ///
    /// - Returns: Whether the element has responded. Otherwise, it's tapped at its ``accessibilityActivationPoint``.
    open func accessibilityActivate() -> Bool { false }

    /// Assistive technology increases the value of an element with the trait `adjustable`. Does nothing by default.
    open func accessibilityIncrement() {}

    /// Assistive technology decreases the value of an element with the trait `adjustable`. Does nothing by default.
    open func accessibilityDecrement() {}

    /// Whether assistive technology ignores what's inside the view. `false` by default.
    open var accessibilityElementsHidden = false
    /// Whether assistive technology visits everything in the view before it continues. `false` by default.
    open var shouldGroupAccessibilityChildren = false
    /// Whether assistive technology ignores the view's siblings. `false` by default.
    open var accessibilityViewIsModal: Bool {
        get { storedIsModal }
        set { storedIsModal = newValue }
    }

    // MARK: For subclasses here

    /// The origin or the size of the bounds has changed.
    func boundsDidChange(from old: CGRect) {}

    /// A subview was hidden or shown.
    func subviewVisibilityDidChange(_ subview: UIView) {}

    /// A subview is about to be removed.
    func subviewWillLeave(_ subview: UIView) {}

    /// Constraints below the receiver have changed, or what they depend on.
    func constraintsInsideDidChange() {}

    /// The content of a subview requests another size.
    func subviewSizeDidChange(_ subview: UIView) {}

    /// The distance, in points, between the top and the first or last baseline of text, with a given height.
    func baseline(isLast: Bool, height: CGFloat) -> CGFloat { height }

    /// The traits have changed.
    func traitsDidChange(from previous: UITraitCollection) {}

    /// The safe area differs from that of the last layout.
    func safeAreaDidChange() {}
}
