/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
    open var image: UIImage? {
        didSet {
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
        }
    }

    /// Pictures that are shown one after the other. `nil` by default.
    open var animationImages: [UIImage]? { didSet { stopAnimating() } }
    /// How long they take together, in seconds. 0, a thirtieth of a second each, by default.
    open var animationDuration: TimeInterval = 0
    /// The number of repetitions. The default is 0, for endless repetition.
    open var animationRepeatCount = 0
    private var animationStart: TimeInterval?

    open func startAnimating() {
        if animationImages?.isEmpty == false { animationStart = HeadlessDevice.current.runLoop.now }
    }

    open func stopAnimating() { animationStart = nil }

    open var isAnimating: Bool { animationFrame != nil }

    /// The index of the current image.
    private var animationFrame: Int? {
        guard let animationStart, let images = animationImages, !images.isEmpty else { return nil }
        let whole = animationDuration > 0 ? animationDuration : Double(images.count) / 30
        let rounds = (HeadlessDevice.current.runLoop.now - animationStart) / whole
        if animationRepeatCount > 0, rounds >= Double(animationRepeatCount) { return nil }
        return Int(rounds.truncatingRemainder(dividingBy: 1) * Double(images.count))
    }

    /// Whether the image is drawn darker, like that of a highlighted button.
    var isDarkened = false

    /// The visible image.
    var shownImage: UIImage? { animationFrame.flatMap { animationImages?[$0] } ?? image }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// A view of the picture's size.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
}
