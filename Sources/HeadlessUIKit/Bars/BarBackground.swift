/// What lies behind a bar's items: its colour and a hairline.
final class BarBackground: UIView {
    private let hairline = UIView()
    /// Whether the hairline is at the bottom, as in bars at the top.
    var isTopBar = false { didSet { if isTopBar != oldValue { setNeedsLayout() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        hairline.backgroundColor = .separator
        addSubview(hairline)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Takes the colours that go with the bar's properties.
    func update(style: UIBarStyle, tint: UIColor?, isTranslucent: Bool) {
        overrideUserInterfaceStyle = style == .black ? .dark : .unspecified
        let color = tint ?? .secondarySystemBackground
        backgroundColor = isTranslucent ? color.withAlphaComponent(0.94) : color
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let thickness = 1 / UIScreen.main.scale
        hairline.frame = CGRect(
            x: 0, y: isTopBar ? bounds.height - thickness : 0, width: bounds.width, height: thickness)
    }
}
