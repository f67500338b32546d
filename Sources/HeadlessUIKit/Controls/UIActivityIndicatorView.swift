/// A spinning indicator that something is in progress.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
        /// As large as ``large``, and white.
        case whiteLarge = 0
        /// As ``medium``, and white.
        case white = 1
        /// As ``medium``.
        case gray = 2
    }

    private let petals = (0..<8).map { _ in UIView() }

    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
        setUp()
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        for (index, petal) in petals.enumerated() {
            petal.alpha = 0.25 + 0.75 * CGFloat(index) / 7
            addSubview(petal)
        }
        update()
    }

    open var style: Style {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
            update()
        }
    }

    /// The style's, white or the system's gray, if `nil`, the default.
    open var color: UIColor? { didSet { update() } }

    /// Whether it's hidden while it isn't animating. `true` by default.
    open var hidesWhenStopped = true { didSet { update() } }

    /// `false` by default.
    open private(set) var isAnimating = false { didSet { update() } }

    open func startAnimating() { isAnimating = true }

    open func stopAnimating() { isAnimating = false }

    private func update() {
        isHidden = hidesWhenStopped && !isAnimating
        for petal in petals { petal.backgroundColor = color ?? standardColor }
    }

    private var standardColor: UIColor { style == .white || style == .whiteLarge ? .white : .secondaryLabel }

    private static func size(of style: Style) -> CGSize {
        style == .large || style == .whiteLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    open override var intrinsicContentSize: CGSize { Self.size(of: style) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = intrinsicContentSize.width
        for (index, petal) in petals.enumerated() {
            let angle = CGFloat(index) / 8 * 2 * .pi
            petal.layer.cornerRadius = side / 20
            petal.bounds = CGRect(x: 0, y: 0, width: side / 10, height: side / 4)
            petal.center = CGPoint(x: bounds.midX + sin(angle) * side * 0.36, y: bounds.midY - cos(angle) * side * 0.36)
            petal.transform = CGAffineTransform(rotationAngle: angle)
        }
    }
}
