/// A line that shows progress.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default` = 0
        case bar = 1
    }

    private let track = UIView()
    private let done = UIView()

    public override init(frame: CGRect) {
        progressViewStyle = .default
        super.init(frame: frame)
        setUp()
    }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        sizeToFit()
    }

    public required init?(coder: NSCoder) {
        progressViewStyle = .default
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        addSubview(track)
        addSubview(done)
        updateColors()
    }

    /// The style. The one for bars is thinner. `.default` by default.
    open var progressViewStyle: Style { didSet { invalidateIntrinsicContentSize() } }

    private var storedProgress: Float = 0

    /// From 0, the default, to 1.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }

    open func setProgress(_ progress: Float, animated: Bool) {
        storedProgress = min(max(progress, 0), 1)
        setNeedsLayout()
        if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
    }

    /// The tint color if `nil`, the default.
    open var progressTintColor: UIColor? { didSet { updateColors() } }
    open var trackTintColor: UIColor? { didSet { updateColors() } }

    private func updateColors() {
        done.backgroundColor = progressTintColor ?? tintColor
        track.backgroundColor = trackTintColor ?? .systemFill
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? 2 : 4)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in [track, done] { view.layer.cornerRadius = bounds.height / 2 }
        track.frame = bounds
        var part = bounds
        part.size.width = (bounds.width * CGFloat(storedProgress)).rounded()
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { part.origin.x = bounds.maxX - part.width }
        done.frame = part
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((storedProgress * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }
}
