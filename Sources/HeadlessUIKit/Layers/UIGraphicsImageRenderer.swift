/// How a renderer creates images.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels for each point. That of the device's screen by default.
    open var scale: CGFloat = UIImage.deviceScale
    /// Whether the image has no transparent parts. `false` by default. An opaque image is black where nothing is drawn.
    open var opaque = false

    public override init() { super.init() }

    /// The format for images of the device's screen.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What's drawn into while a renderer creates an image.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
    /// The context that receives what's drawn.
    open private(set) var cgContext: CGContext
    /// The format of the image.
    open private(set) var format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
        super.init()
    }

    /// The image as drawn so far.
    open var currentImage: UIImage { UIGraphicsGetImageFromCurrentImageContext() ?? UIImage() }

    /// Fills a rectangle with the current color.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
}

/// Creates images that code draws.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize
    /// The format of the images.
    open private(set) var format: UIGraphicsImageRendererFormat

    /// - Parameters:
    ///   - size: The size of the images, in points.
    ///   - format: The format. That of the device's screen by default.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.size = size
        self.format = format
        super.init()
    }

    public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

    /// Whether the image is drawn is up to `actions`, which can also use UIKit's functions for drawing.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        UIGraphicsBeginImageContextWithOptions(size, format.opaque, format.scale)
        defer { UIGraphicsEndImageContext() }
        guard let context = UIGraphicsGetCurrentContext() else { return UIImage() }
        if format.opaque {
            context.saveGState()
            context.setFillColor(UIColor.black.cgColor)
            context.fill(CGRect(origin: .zero, size: size))
            context.restoreGState()
        }
        let rendererContext = UIGraphicsImageRendererContext(context, format)
        actions(rendererContext)
        return rendererContext.currentImage
    }
}
