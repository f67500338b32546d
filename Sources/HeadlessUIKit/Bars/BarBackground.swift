/// The background of a bar: its color and a hairline.
final class BarBackground: UIView {
    private let hairline = UIView()
    private let picture = UIImageView()
    private let shadow = UIImageView()
    private var color: UIColor?
    private var hasHairline = true
    /// Whether the hairline is at the bottom, as in bars at the top.
    var isTopBar = false { didSet { if isTopBar != oldValue { setNeedsLayout() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        hairline.backgroundColor = .separator
        addSubview(picture)
        addSubview(hairline)
        addSubview(shadow)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The image that replaces the color and the hairline. `nil` by default.
    var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            picture.image = image
            hairline.isHidden = image != nil || !hasHairline
            backgroundColor = image == nil ? color : nil
        }
    }

    /// The image in place of the hairline. `nil` by default.
    var shadowImage: UIImage? {
        didSet {
            guard shadowImage !== oldValue else { return }
            shadow.image = shadowImage
            setNeedsLayout()
        }
    }

    /// Adopts the colors that match the bar's properties.
    func update(style: UIBarStyle, tint: UIColor?, isTranslucent: Bool) {
        overrideUserInterfaceStyle = style == .black ? .dark : .unspecified
        let color = tint ?? .secondarySystemBackground
        show(isTranslucent ? color.withAlphaComponent(0.94) : color, hairline: .separator)
    }

    /// Adopts the properties of an appearance.
    func update(with appearance: UIBarAppearance) {
        overrideUserInterfaceStyle = .unspecified
        image = appearance.backgroundImage
        show(appearance.paint, hairline: appearance.shadowColor)
        // Here, an image is in front of the color, and doesn't remove it.
        backgroundColor = color
        hairline.isHidden = !hasHairline
    }

    private func show(_ color: UIColor?, hairline shadow: UIColor?) {
        self.color = color
        hasHairline = shadow != nil
        if let shadow { hairline.backgroundColor = shadow }
        hairline.isHidden = image != nil || !hasHairline
        if image == nil { backgroundColor = color }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        let thickness = 1 / UIScreen.main.scale
        hairline.frame = CGRect(
            x: 0, y: isTopBar ? bounds.height - thickness : 0, width: bounds.width, height: thickness)
        // It's outside of the background, like a shadow.
        let height = shadowImage?.size.height ?? 0
        shadow.frame = CGRect(x: 0, y: isTopBar ? bounds.height : -height, width: bounds.width, height: height)
    }
}
