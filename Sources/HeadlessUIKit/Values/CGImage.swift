/// A bitmap. It isn't isolated to an actor.
public final class CGImage: Sendable {
    /// What the pixels show.
    private let image: UIImage
    /// In pixels.
    public let width: Int
    public let height: Int

    fileprivate init(_ image: UIImage, width: Int, height: Int) {
        (self.image, self.width, self.height) = (image, width, height)
    }

    fileprivate var size: CGSize { CGSize(width: width, height: height) }

    fileprivate var drawing: [CGContext.Command] { [.image(image, CGRect(origin: .zero, size: size), .black)] }
}

extension UIImage {
    /// The image as a bitmap. `nil` for an empty image.
    public var cgImage: CGImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        // A picture that the app hasn't drawn itself is made for the device's screen.
        let scale = drawnScale ?? Self.deviceScale
        return CGImage(
            self, width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)))
    }

    /// Pixels per point of the device's screen, if it's available on this thread.
    static var deviceScale: CGFloat {
        isOnMainThread ? onMainActor { HeadlessDevice.current.screen.scale } : 1
    }

    /// An image in which each pixel is one point.
    public convenience init(cgImage: CGImage) {
        self.init(drawing: cgImage.drawing, size: cgImage.size, scale: 1)
    }
}
