/// A control that shows a color, and lets the user choose another one.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    private static let size = CGSize(width: 28, height: 28)

    private let disc = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        disc.isUserInteractionEnabled = false
        disc.layer.borderColor = UIColor(white: 0.6, alpha: 1).cgColor
        disc.layer.borderWidth = 2
        addSubview(disc)
    }

    /// What the system's screen to choose a color is called. `nil` by default.
    open var title: String?
    /// Whether colors may be transparent. `true` by default.
    open var supportsAlpha = true

    /// Setting it doesn't send an event. `nil` by default.
    open var selectedColor: UIColor? { didSet { disc.backgroundColor = selectedColor } }

    open override var intrinsicContentSize: CGSize { Self.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        disc.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        disc.layer.cornerRadius = side / 2
    }

    override var preventsAncestorTaps: Bool { true }

    /// The user chooses a color.
    func pick(_ color: UIColor) {
        guard isEnabled else { return }
        selectedColor = color
        sendActions(for: .valueChanged)
    }
}
