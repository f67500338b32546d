/// A rectangle on screen that holds others.
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

    /// A view of size zero: there are no archives here.
    public required init?(coder: NSCoder) {
        storedBounds = .zero
        storedCenter = .zero
        super.init()
    }

    open override nonisolated var description: String {
        isOnMainThread ? MainActor.assumeIsolated { words } : super.description
    }

    // MARK: What a walk through the tree reads

    // Trees of 100,000 views are walked. So what a walk reads is stored side by side, in few cache lines, and apart from
    // the properties that apps override: reading one of those costs a check that nobody writes it meanwhile.
    final var storedSubviews: [UIView] = []
    private final var storedIsHidden = false
    private final var storedAlpha: CGFloat = 1
    private final var storedIsUserInteractionEnabled = true
    private final var storedBounds: CGRect
    private final var storedCenter: CGPoint
    private final var storedTag = 0
    /// As on iOS, not counted: the superview takes it back in `deinit`. A weak reference takes as long to read as ten other
    /// properties, and each reference to a view longer to count once there is a weak one to it.
    private final nonisolated(unsafe) unowned(unsafe) var storedSuperview: UIView?
    private final var storedIsModal = false
    /// `nil` for the identity about the middle, which is all that most views ever have.
    private final var storedPlacement: Placement?

    /// Back to front.
    open var subviews: [UIView] { storedSubviews }

    /// Whether the receiver, with all in it, is not drawn and gets no touches. Says nothing about ancestors.
    open var isHidden: Bool {
        get { storedIsHidden }
        set {
            guard newValue != storedIsHidden else { return }
            storedIsHidden = newValue
            superview?.subviewVisibilityDidChange(self)
        }
    }

    /// From 0, transparent, to 1. Below 0.01 the receiver gets no touches. Says nothing about ancestors.
    open var alpha: CGFloat {
        get { storedAlpha }
        set { storedAlpha = newValue }
    }

    /// Whether touches are delivered to the receiver and the views in it. `true` by default.
    open var isUserInteractionEnabled: Bool {
        get { storedIsUserInteractionEnabled }
        set { storedIsUserInteractionEnabled = newValue }
    }

    // MARK: Geometry

    /// The receiver's own coordinate space and size, in points. Setting its size resizes about the center.
    open var bounds: CGRect {
        get { storedBounds }
        set {
            let oldValue = storedBounds
            guard newValue != oldValue else { return }
            storedBounds = newValue
            didChangeBounds(from: oldValue)
        }
    }

    /// The middle of the receiver in its superview's coordinates.
    open var center: CGPoint {
        get { storedCenter }
        set {
            guard newValue != storedCenter else { return }
            storedCenter = newValue
            didChangePosition()
        }
    }

    /// Applied about the center. Identity by default.
    open var transform: CGAffineTransform {
        get { storedPlacement?.transform ?? .identity }
        set { if newValue != transform { transform3D = CATransform3DMakeAffineTransform(newValue) } }
    }

    /// The whole of the layer's transform, of which ``transform`` is the part within the plane.
    open var transform3D: CATransform3D {
        get { storedPlacement?.transform3D ?? CATransform3DIdentity }
        set { place(by: newValue, about: anchor) }
    }

    /// The point that ``center`` places and transforms act about, from 0 to 1 across the bounds: the layer's.
    final var anchor: CGPoint {
        get { storedPlacement?.anchor ?? Placement.middle }
        set { place(by: transform3D, about: newValue) }
    }

    private func place(by transform: CATransform3D, about anchor: CGPoint) {
        let placement = Placement(transform3D: transform, anchor: anchor)
        storedPlacement = placement.isUsual ? nil : placement
        didChangePosition()
    }

    /// The receiver's place in its superview's coordinates. Under a transform it is the bounding box.
    open var frame: CGRect {
        get {
            // As on iOS, where the layer answers, what an app makes of the other properties does not matter here.
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
            // F5: the bounding box is what is set, whatever the transform.
            let box = storedPlacement.frame(of: storedBounds.size, at: .zero)
            center = CGPoint(x: newValue.origin.x - box.origin.x, y: newValue.origin.y - box.origin.y)
        }
    }

    /// Whether subviews with an ``autoresizingMask`` follow when the receiver changes size. `true` by default.
    open var autoresizesSubviews = true
    /// What gives when the superview changes size. Nothing by default: the view stays at the top left.
    open var autoresizingMask: AutoresizingMask = []

    // MARK: Looks

    /// `nil`, none, by default.
    open var backgroundColor: UIColor?
    open var contentMode = ContentMode.scaleToFill

    /// Whether subviews are cut off at the bounds. `false` by default.
    open var clipsToBounds: Bool {
        get { layerIfLoaded?.masksToBounds ?? false }
        set { if newValue != clipsToBounds { layer.masksToBounds = newValue } }
    }

    /// The layer, if anything has asked for it.
    final var layerIfLoaded: CALayer?

    /// What the receiver is drawn by. Frame, color, opacity and visibility are the same for both.
    open var layer: CALayer { layerIfLoaded ?? loadLayer() }

    /// The class of ``layer``. `CALayer` by default.
    open class var layerClass: AnyClass { CALayer.self }

    // MARK: Drawing

    var needsDisplay = true
    /// Whether anything below should be drawn. Where it is set, it is set on all ancestors.
    var descendantNeedsDisplay = false

    /// Has the receiver draw itself again at the end of the turn.
    open func setNeedsDisplay() { markForDisplay() }

    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Draws the receiver's contents in the current context. Does nothing by default. Not to be called.
    open func draw(_ rect: CGRect) {}

    /// The tint that is said here. `nil` for the superview's.
    final var ownTintColor: UIColor?

    /// Whether the tint is dimmed, as behind an alert. `.automatic`, as the superview's, by default.
    open var tintAdjustmentMode = TintAdjustmentMode.automatic {
        didSet { if tintAdjustmentMode != oldValue { announceTintColor() } }
    }

    /// The color of interactive parts. Inherited from the superview by default, the system's blue at the top.
    /// `nil` makes it inherited again.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set {
            guard newValue != ownTintColor else { return }
            ownTintColor = newValue
            announceTintColor()
        }
    }

    /// The tint has changed, here or further up.
    open func tintColorDidChange() {}

    // MARK: Identity and interaction

    /// 0 by default.
    open var tag: Int {
        get { storedTag }
        set { storedTag = newValue }
    }

    /// Values that somebody keeps with the receiver, each by a key of its own, and that go when it goes: what associated
    /// objects are to `NSObject` where there is Objective-C.
    public final var headlessAssociatedValues: [String: Any] = [:]

    /// The receiver, or the first view below it, that has the tag.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

    /// Newest last. `nil` until there is one.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        didSet { didChangeGestureRecognizers(from: oldValue ?? []) }
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Asked of the touched view and its ancestors before a recognizer recognizes. `true` by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The deepest, frontmost view at a point in the receiver's coordinates that takes touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, event) }

    /// Whether a point in the receiver's coordinates is in its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    // MARK: Hierarchy

    open internal(set) var superview: UIView? {
        get { storedSuperview }
        set { storedSuperview = newValue }
    }

    weak var containingWindow: UIWindow?
    /// The controller whose view this is.
    weak var owningViewController: UIViewController? {
        didSet { isControllersView = owningViewController != nil }
    }
    /// `false` for most views, whose ``next`` can be told without a look at a weak reference.
    private final var isControllersView = false

    /// The window the receiver is in, or `nil`.
    open var window: UIWindow? { containingWindow }

    /// The controller whose view this is, otherwise the superview.
    open override var next: UIResponder? {
        isControllersView ? owningViewController ?? storedSuperview : storedSuperview
    }

    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count) }

    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

    open func removeFromSuperview() { unlink() }

    /// Whether the receiver is `view` or below it.
    open func isDescendant(of view: UIView) -> Bool { hasAncestor(view) }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    /// Makes the first responder in the receiver resign.
    ///
    /// - Parameter force: Whether it is not asked.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { performEndEditing(force) }

    // MARK: Layout

    var needsLayout = false
    /// Whether it is the receiver itself that is giving its subviews their sizes.
    var isLayingOutSubviews = false
    /// Whether anything below needs layout or a look at its safe area. Where it is set, it is set on all ancestors.
    var descendantNeedsLayout = false
    var needsSafeAreaUpdate = true
    /// The safe area that ``safeAreaInsetsDidChange()`` was last called for.
    var lastSafeAreaInsets = UIEdgeInsets.zero

    /// The receiver is in a window now, or in another one. For UIKit's own classes.
    func didArriveInWindow() {}

    /// Marks the receiver for the next layout pass.
    open func setNeedsLayout() { markForLayout() }

    /// Does the layout that is pending in the receiver, now.
    open func layoutIfNeeded() {
        if CellConfiguration.isUnderWay { CellConfiguration.checkLayout(of: self) }
        performPendingLayout()
    }

    /// Whether ``updateConstraints()`` should be called. Where it is set below, it is set on all ancestors.
    var constraintsNeedUpdate = false
    var descendantConstraintsNeedUpdate = false

    /// Has ``updateConstraints()`` called before the next layout.
    open func setNeedsUpdateConstraints() { markForConstraints() }

    open func needsUpdateConstraints() -> Bool { constraintsNeedUpdate }

    /// Updates the constraints that are pending in the receiver and its subviews, now.
    open func updateConstraintsIfNeeded() { updatePendingConstraints() }

    /// Changes the receiver's constraints. Does nothing by default. Overrides call `super` at their end.
    open func updateConstraints() {}

    /// Whether the class needs constraints to be laid out, so that ``updateConstraints()`` is called without any.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Places the subviews. Does nothing by default: constraints and autoresizing work without it.
    open func layoutSubviews() {}

    /// The size that suits the receiver best. Its present size by default.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that ``sizeThatFits(_:)`` says.
    open func sizeToFit() {
        let (origin, size) = (frame.origin, sizeThatFits(bounds.size))
        if storedPlacement == nil {
            frame = CGRect(origin: origin, size: size)
        } else {
            // F16: it is the bounds that fit, whatever the transform makes of them.
            bounds.size = size
            let moved = frame.origin
            center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
        }
    }

    /// The size that suits the view's constraints and content best, as near to `targetSize` as they let it be.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
        )
    }

    /// The same with a say in how much each side of the target matters: `.required` fixes it.
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

    /// The size the content asks for. ``noIntrinsicMetric`` in both dimensions by default.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// The content asks for another size than before.
    open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

    /// Whether the frame counts as given. Set it to `false` to place the view by constraints. `true` by default.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { invalidateConstraintLayout() } }
    }
    /// What the receiver has to do with constraints, or `nil` where it never had anything.
    var layoutData: LayoutData?

    /// The view whose first baseline is the receiver's: itself by default, or one inside it.
    open var forFirstBaselineLayout: UIView { self }

    /// The view whose last baseline is the receiver's: itself by default, or one inside it.
    open var forLastBaselineLayout: UIView { self }

    /// The distance content keeps from the edges, besides the safe area. 8 points at each edge by default.
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) {
        didSet { if directionalLayoutMargins != oldValue { marginsChanged() } }
    }

    /// The distance content keeps from the edges. Reading gives them with the safe area, and with the system's
    /// minimum for a controller's root view.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { directionalLayoutMargins = NSDirectionalEdgeInsets(newValue, effectiveUserInterfaceLayoutDirection) }
    }

    /// Whether margins are at least those of the superview where the two share an edge. `false` by default.
    open var preservesSuperviewLayoutMargins = false {
        didSet { if preservesSuperviewLayoutMargins != oldValue { marginsChanged() } }
    }

    /// Whether ``layoutMargins`` begin at the safe area. `true` by default.
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsChanged() } }
    }

    open func layoutMarginsDidChange() {}

    /// How much of the receiver bars and the screen's edges cover, in points. Zero outside a window.
    open var safeAreaInsets: UIEdgeInsets {
        superview.map { safeAreaInsets(inheriting: $0.safeAreaInsets, from: $0) } ?? .zero
    }

    open func safeAreaInsetsDidChange() {}

    // MARK: Direction and traits

    /// What the content means for its direction. `.unspecified` by default.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
    }

    /// The direction for the receiver's immediate content. Not inherited.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }

    /// The direction for content in the language of the device.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: HeadlessDevice.current.layoutDirection)
    }

    /// The direction for content in surroundings of a given direction.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction(in: layoutDirection)
    }

    /// The appearance of the receiver and what is in it. `.unspecified`, inherited, by default.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        willSet { if newValue != overrideUserInterfaceStyle { traitsBeforeOverride = traitCollection } }
        didSet { overrideDidChange() }
    }

    final var traitsBeforeOverride: UITraitCollection?

    /// The screen's traits, with the styles that the receiver, its controller and its ancestors insist on.
    open var traitCollection: UITraitCollection { effectiveTraits }

    /// The largest text size in the receiver and what is in it, whatever the person prefers. `nil`, none, by default.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        willSet { if newValue != maximumContentSizeCategory { traitsBeforeOverride = traitCollection } }
        didSet { overrideDidChange() }
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    final var traitRegistrations: [TraitRegistration] = []

    // MARK: Accessibility

    /// Whether assistive technology sees the receiver itself. `false` by default; labels and controls say `true`.
    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// Where the receiver is in the screen, in points. That of its bounds, until another one is set.
    open var accessibilityFrame: CGRect {
        get { storedAccessibilityFrame ?? convert(bounds, to: UIScreen.main.coordinateSpace) }
        set { storedAccessibilityFrame = newValue }
    }
    private var storedAccessibilityFrame: CGRect?
    /// Where assistive technology taps, in points of the screen. The middle of ``accessibilityFrame``, until another is set.
    open var accessibilityActivationPoint: CGPoint {
        get { storedActivationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { storedActivationPoint = newValue }
    }
    private var storedActivationPoint: CGPoint?
    /// What assistive technology goes through in the receiver, in order. `nil`, the subviews, by default.
    open var accessibilityElements: [Any]?
    /// What assistive technology can do with the receiver besides its activation. `nil`, nothing, by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// Whether nothing below the receiver is seen. `false` by default.
    open var accessibilityElementsHidden = false
    /// Whether assistive technology goes through what is in the receiver before it goes on. `false` by default.
    open var shouldGroupAccessibilityChildren = false
    /// Whether nothing beside the receiver is seen. `false` by default.
    open var accessibilityViewIsModal: Bool {
        get { storedIsModal }
        set { storedIsModal = newValue }
    }

    // MARK: For subclasses here

    /// The bounds have another origin or size.
    func boundsDidChange(from old: CGRect) {}

    /// A subview was hidden or shown.
    func subviewVisibilityDidChange(_ subview: UIView) {}

    /// A subview is about to be taken out.
    func subviewWillLeave(_ subview: UIView) {}

    /// Constraints below the receiver have changed, or what they depend on.
    func constraintsInsideDidChange() {}

    /// The content of a subview asks for another size.
    func subviewSizeDidChange(_ subview: UIView) {}

    /// How far the first or the last line of text stands below the top, in points, when the receiver is so high.
    func baseline(isLast: Bool, height: CGFloat) -> CGFloat { height }

    /// The traits are others than before.
    func traitsDidChange(from previous: UITraitCollection) {}

    /// The safe area is another than at the last layout.
    func safeAreaDidChange() {}
}
