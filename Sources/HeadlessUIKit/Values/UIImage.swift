/// An image with a name and a size. It isn't isolated to an actor.
open class UIImage: NSObject, @unchecked Sendable {  // Immutable: every stored property is a `let`, all the way down.
    /// How an image gets its color.
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// The name of the system symbol this is, or `nil`.
    let systemName: String?
    /// The name of the app's image, or `nil` for other images.
    let assetName: String?
    /// The color given with `withTintColor(_:)`, or `nil`.
    let fixedTint: UIColor?
    /// What the app has drawn. Empty for other pictures.
    let drawing: [CGContext.Command]
    /// Pixels for each point of what the app has drawn. `nil` for other pictures.
    let drawnScale: CGFloat?
    /// In points.
    public let size: CGSize
    public let renderingMode: RenderingMode
    /// Whether it's mirrored if content runs from right to left. `false` by default.
    public let flipsForRightToLeftLayoutDirection: Bool

    init(
        systemName: String?, assetName: String?, size: CGSize, renderingMode: RenderingMode = .automatic,
        tint: UIColor? = nil, flips: Bool = false, drawing: [CGContext.Command] = [], drawnScale: CGFloat? = nil
    ) {
        flipsForRightToLeftLayoutDirection = flips
        self.drawing = drawing
        self.drawnScale = drawnScale
        self.systemName = systemName
        self.assetName = assetName
        self.size = size
        self.renderingMode = renderingMode
        self.fixedTint = tint
        super.init()
    }

    /// A picture that the app has drawn.
    convenience init(drawing: [CGContext.Command], size: CGSize, scale: CGFloat) {
        self.init(systemName: nil, assetName: nil, size: size, drawing: drawing, drawnScale: scale)
    }

    /// A picture of nothing.
    public convenience override init() {
        self.init(systemName: nil, assetName: nil, size: .zero)
    }

    /// The app's image with that name. There are no asset catalogs here, so every name except the empty one is found,
    /// and every image is 24 points square.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.init(systemName: nil, assetName: name, size: CGSize(width: 24, height: 24))
    }

    /// The image with that name in a bundle, for some traits. Here, it's the same for all of them.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name)
    }

    /// The system's symbol of that name, for text of 17 points.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        // Chevrons that point along a line are narrow, those that point across it are wide, and most others are about
        // square.
        let isNarrow = ["chevron.left", "chevron.right", "chevron.backward", "chevron.forward"].contains(name)
        let isWide = ["chevron.up", "chevron.down"].contains(name)
        let size = isNarrow ? CGSize(width: 13, height: 18) : CGSize(width: 20, height: isWide ? 12 : 20)
        self.init(systemName: name, assetName: nil, size: size)
    }

    open var isSymbolImage: Bool { systemName != nil }

    /// The image with another rendering mode, or this one if it has that already.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        renderingMode == self.renderingMode
            ? self
            : copy(renderingMode: renderingMode, tint: fixedTint, flips: flipsForRightToLeftLayoutDirection)
    }

    /// The picture for both directions: mirrored where content runs from right to left.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        copy(renderingMode: renderingMode, tint: fixedTint, flips: true)
    }

    private func copy(renderingMode: RenderingMode, tint: UIColor?, flips: Bool) -> UIImage {
        UIImage(
            systemName: systemName, assetName: assetName, size: size, renderingMode: renderingMode, tint: tint,
            flips: flips, drawing: drawing, drawnScale: drawnScale)
    }

    open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        copy(renderingMode: renderingMode, tint: color, flips: flipsForRightToLeftLayoutDirection)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        // For drawn images, it isn't known whether they look the same.
        guard drawing.isEmpty, other.drawing.isEmpty else { return self === other }
        return systemName == other.systemName && assetName == other.assetName && size == other.size
            && renderingMode == other.renderingMode && fixedTint == other.fixedTint
            && flipsForRightToLeftLayoutDirection == other.flipsForRightToLeftLayoutDirection
    }

    open override var hash: Int { (systemName ?? assetName ?? "").hashValue }
}
