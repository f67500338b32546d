/// A picture as pixels. It belongs to no actor.
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
    /// The picture as pixels. `nil` for a picture of nothing.
    public var cgImage: CGImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        // A picture that the app hasn't drawn itself is made for the device's screen.
        let scale = drawnScale ?? Self.deviceScale
        return CGImage(
            self, width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)))
    }

    /// Pixels for each point of the device's screen, where that may be asked.
    static var deviceScale: CGFloat {
        isOnMainThread ? onMainActor { HeadlessDevice.current.screen.scale } : 1
    }

    /// A picture of which each pixel is a point.
    public convenience init(cgImage: CGImage) {
        self.init(drawing: cgImage.drawing, size: cgImage.size, scale: 1)
    }
}
