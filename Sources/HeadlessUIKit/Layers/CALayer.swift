/// A rectangle that's drawn, with a color, a border, corners, a shadow, and contents, and with other layers in it.
///
/// The layer of a view shares the view's geometry, color, opacity, and visibility.
open class CALayer: NSObject, CAMediaTiming {
    /// The view whose layer this is.
    final weak var view: UIView?

    public override init() { super.init() }

    /// Creates a copy for Core Animation's own purposes, with the geometry and the appearance of the layer.
    public init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { return }
        (bounds, position, anchorPoint, transform) = (other.bounds, other.position, other.anchorPoint, other.transform)
        (backgroundColor, opacity, isHidden, contents) =
            (other.backgroundColor, other.opacity, other.isHidden, other.contents)
        (cornerRadius, maskedCorners, masksToBounds) = (other.cornerRadius, other.maskedCorners, other.masksToBounds)
        cornerCurve = other.cornerCurve
        (borderWidth, borderColor, zPosition) = (other.borderWidth, other.borderColor, other.zPosition)
        (shadowColor, shadowOpacity, shadowOffset) = (other.shadowColor, other.shadowOpacity, other.shadowOffset)
        (shadowRadius, shadowPath) = (other.shadowRadius, other.shadowPath)
    }

    public required init?(coder: NSCoder) { super.init() }

    // MARK: Geometry

    private var ownBounds = CGRect.zero
    private var ownPosition = CGPoint.zero
    private var ownAnchor = CGPoint(x: 0.5, y: 0.5)
    private var ownTransform = CATransform3DIdentity

    /// Reads a value from the layer's view if it has one, or else the layer's own.
    private func read<Value: Sendable>(_ view: @MainActor (UIView) -> Value, else own: Value) -> Value {
        guard let owner = self.view else { return own }
        return onMainActor { view(owner) }
    }

    /// Writes a value to the layer's view if it has one. Otherwise, it's a change of the layer itself, which is
    /// animated.
    private func write(_ view: @MainActor (UIView) -> Void, else own: () -> Void) {
        guard let owner = self.view else {
            own()
            return animatableChange()
        }
        onMainActor { view(owner) }
    }

    /// The layer's own coordinates and size, in points. Zero by default.
    open var bounds: CGRect {
        get { read({ $0.bounds }, else: ownBounds) }
        set {
            let old = bounds.size
            write({ $0.bounds = newValue }, else: { ownBounds = newValue })
            guard newValue.size != old, view == nil else { return }
            setNeedsLayout()
            if needsDisplayOnBoundsChange { setNeedsDisplay() }
        }
    }

    /// The position of the anchor point in the superlayer's coordinates. Zero by default.
    open var position: CGPoint {
        get { read({ $0.center }, else: ownPosition) }
        set { write({ $0.center = newValue }, else: { ownPosition = newValue }) }
    }

    /// The point that ``position`` positions and that transforms apply about, from 0 to 1 across the bounds. The middle
    /// by default.
    open var anchorPoint: CGPoint {
        get { read({ $0.anchor }, else: ownAnchor) }
        set { write({ $0.anchor = newValue }, else: { ownAnchor = newValue }) }
    }

    /// Applied about the anchor point. Identity by default.
    open var transform: CATransform3D {
        get { read({ $0.transform3D }, else: ownTransform) }
        set { write({ $0.transform3D = newValue }, else: { ownTransform = newValue }) }
    }

    open func affineTransform() -> CGAffineTransform { transform.affine }

    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// The frame in the superlayer's coordinates. With a transform, it's the bounding box.
    open var frame: CGRect {
        get {
            Placement(transform3D: transform, anchor: anchorPoint).frame(of: bounds.size, at: position)
        }
        set {
            bounds.size = Placement(transform3D: transform, anchor: anchorPoint).size(for: newValue.size)
            position = CGPoint(
                x: newValue.minX + newValue.width * anchorPoint.x, y: newValue.minY + newValue.height * anchorPoint.y)
        }
    }

    /// How far in front of the other sublayers it's drawn. 0 by default.
    open var zPosition: CGFloat = 0 { didSet { animatableChange() } }

    // MARK: Appearance

    private var ownBackground: CGColor?
    private var ownOpacity: Float = 1
    private var ownIsHidden = false

    /// The background color. The default is `nil`, for none.
    open var backgroundColor: CGColor? {
        get { read({ $0.backgroundCGColor }, else: ownBackground) }
        set { write({ $0.backgroundCGColor = newValue }, else: { ownBackground = newValue }) }
    }

    /// From 0 to 1. 1 by default.
    open var opacity: Float {
        get { read({ Float($0.alpha) }, else: ownOpacity) }
        set { write({ $0.alpha = CGFloat(newValue) }, else: { ownOpacity = newValue }) }
    }

    open var isHidden: Bool {
        get { read({ $0.isHidden }, else: ownIsHidden) }
        set { write({ $0.isHidden = newValue }, else: { ownIsHidden = newValue }) }
    }

    /// In points. 0 by default.
    open var cornerRadius: CGFloat = 0 { didSet { animatableChange() } }
    /// The corners that ``cornerRadius`` rounds. All by default.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// How round corners are drawn. `.circular` by default.
    open var cornerCurve = CALayerCornerCurve.circular { didSet { animatableChange() } }

    /// How much longer the sides of a corner are than its radius.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }

    /// In points, drawn inside the bounds. 0 by default.
    open var borderWidth: CGFloat = 0 { didSet { animatableChange() } }
    /// Black by default. `nil` draws nothing.
    // F32.
    open var borderColor: CGColor? = CALayer.black { didSet { animatableChange() } }
    private static let black = UIColor.black.cgColor
    /// Whether the layer's content is opaque. Drawing doesn't use this here. `false` by default, and `true` for the
    /// layer of a view.
    open var isOpaque: Bool {
        get { storedOpacity ?? (view != nil) }
        set { storedOpacity = newValue }
    }
    private var storedOpacity: Bool?
    /// Whether the content is clipped to the bounds and the rounded corners. `false` by default.
    open var masksToBounds = false
    /// Black by default.
    open var shadowColor: CGColor? = UIColor.black.cgColor { didSet { animatableChange() } }
    /// From 0 to 1. The default is 0, for no shadow.
    open var shadowOpacity: Float = 0 { didSet { animatableChange() } }
    /// In points. 3 upward by default.
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { animatableChange() } }
    /// How far the shadow is blurred, in points. 3 by default.
    open var shadowRadius: CGFloat = 3 { didSet { animatableChange() } }
    /// The shape that throws the shadow. `nil`, what the layer shows, by default.
    open var shadowPath: CGPath? { didSet { animatableChange() } }

    /// Determines which part of the layer is visible: where the mask shows something. A mask doesn't have a superlayer.
    /// `nil` by default.
    open var mask: CALayer? {
        didSet {
            oldValue?.storedSuperlayer = nil
            mask?.removeFromSuperlayer()
            mask?.storedSuperlayer = self
        }
    }

    /// A picture that fills the layer. `nil` by default.
    open var contents: Any?

    /// The number of pixels of the contents per point. 1 by default. Here, images are equally sharp in any case.
    open var contentsScale: CGFloat = 1
    /// Whether the layer is drawn as a bitmap. `false` by default. Here, it looks the same in any case.
    open var shouldRasterize = false
    /// Pixels of that picture for each point. 1 by default.
    open var rasterizationScale: CGFloat = 1

    /// The app's own name for the layer. `nil` by default.
    open var name: String?

    // MARK: Hierarchy

    final weak var storedSuperlayer: CALayer?
    /// The order of the sublayers if some of them don't belong to a view. Otherwise, the view's subviews determine it.
    final var order: [Sublayer] = []

    // MARK: Drawing and layout

    /// The delegate of a view's layer is the view.
    open weak var delegate: (any CALayerDelegate)?
    private var displayIsPending = false
    private var layoutIsPending = false
    /// What the layer drew when it was asked last.
    final var drawing: [CGContext.Command] = []
    /// Whether the layer is drawn again when its size changes. `false` by default.
    open var needsDisplayOnBoundsChange = false

    /// Has the layer drawn again, later in this turn of the run loop.
    open func setNeedsDisplay() {
        if let view { return onMainActor { view.setNeedsDisplay() } }
        displayIsPending = true
        PendingLayers.schedule(self)
    }

    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

    open func needsDisplay() -> Bool { read({ $0.needsDisplay }, else: displayIsPending) }

    open func displayIfNeeded() {
        if needsDisplay() { display() }
    }

    /// Asks the delegate to display the layer or, failing that, to draw in it. Don't call it.
    open func display() {
        displayIsPending = false
        if let view { return onMainActor { view.display() } }
        nonisolated(unsafe) let layer = self
        let isDisplayed = onMainActor {
            HeadlessOptional.call(layer.delegate, "display(_:)") { $0.display(layer) } != nil
        }
        guard !isDisplayed, !bounds.isEmpty else { return }
        drawing = CGContext.record(in: bounds) { draw(in: $0) }
    }

    /// Draws the layer. Asks the delegate by default.
    open func draw(in ctx: CGContext) {
        nonisolated(unsafe) let (layer, context) = (self, ctx)
        onMainActor { layer.delegate?.draw(layer, in: context) }
    }

    open func setNeedsLayout() {
        if let view { return onMainActor { view.setNeedsLayout() } }
        layoutIsPending = true
        PendingLayers.schedule(self)
    }

    open func needsLayout() -> Bool { read({ $0.needsLayout }, else: layoutIsPending) }

    open func layoutIfNeeded() {
        if let view { return onMainActor { view.layoutIfNeeded() } }
        guard layoutIsPending else { return }
        layoutIsPending = false
        layoutSublayers()
    }

    /// Places the sublayers. Asks the delegate by default.
    open func layoutSublayers() {
        nonisolated(unsafe) let layer = self
        onMainActor { layer.delegate?.layoutSublayers(of: layer) }
    }

    // MARK: Animations

    /// The layer as images of the device show it: at the end of every animation. `nil` while it isn't in a window.
    ///
    /// The copy has neither sublayers nor a superlayer. A layer of a subclass can't be copied.
    open func presentation() -> Self? {
        var top = self as CALayer
        while let next = top.superlayer { top = next }
        return top.view is UIWindow ? CALayer(layer: self) as? Self : nil
    }

    final var animations: [(key: String?, animation: CAAnimation, tracking: CATransaction.Tracking)] = []

    // MARK: CAMediaTiming

    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    /// A property of a layer without a view has changed. The change is animated unless actions are disabled.
    final func animatableChange() {
        if view == nil { CATransaction.noteImplicitAnimation() }
    }
}

/// The shape of a round corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Begins earlier than a quarter of a circle and bends gradually.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The corners of a layer by their coordinates.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}
