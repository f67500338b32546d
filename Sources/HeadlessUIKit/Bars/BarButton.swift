/// The button for an item in a bar.
final class BarButton: UIControl {
    let item: UIBarItem
    /// The color of the title and the image: the bar's own tint or, if the bar specifies one, a quieter color.
    var quietColor: UIColor? { didSet { update() } }
    private let label = UILabel()
    private let picture = UIImageView()
    private let fontSize: CGFloat
    private let isStacked: Bool
    private let leadingSymbol: UIImageView?

    /// - Parameters:
    ///   - isStacked: Whether the image is above the title, as in tab bars, instead of replacing it.
    ///   - leadingSymbol: The symbol before the title, as in back buttons.
    ///   - fontSize: In points.
    init(
        item: UIBarItem, isStacked: Bool = false, leadingSymbol: String? = nil, fontSize: CGFloat = 17,
        onTap: @escaping () -> Void
    ) {
        self.item = item
        self.leadingSymbol = leadingSymbol.map { UIImageView(image: UIImage(systemName: $0)) }
        self.isStacked = isStacked
        self.fontSize = fontSize
        super.init(frame: .zero)
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingTail
        picture.contentMode = .center
        addSubview(label)
        addSubview(picture)
        if let leadingSymbol = self.leadingSymbol {
            leadingSymbol.contentMode = .center
            addSubview(leadingSymbol)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        addAction(UIAction { _ in onTap() }, for: .touchUpInside)
        update()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var preventsAncestorTaps: Bool { true }

    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.4 : 1 } }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if item.landscapeImagePhone != nil { update() }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    /// Adopts the properties of the item.
    func update() {
        isEnabled = item.isEnabled
        tintColor = (item as? UIBarButtonItem)?.tintColor
        let state: UIControl.State = item.isEnabled ? .normal : .disabled
        let attributes =
            item.titleTextAttributes(for: state) ?? item.titleTextAttributes(for: .normal) ?? barAttributes
        // A disabled item is gray, whatever the tint.
        let isProminent = (item as? UIBarButtonItem)?.style == .done
        // On glass that's filled with the tint, the content is white.
        let isOnTint =
            isProminent && item.bar is UIToolbar && HeadlessDevice.current.behavior.barDesign == .glass
        let enabledColor = isOnTint ? .white : quietColor ?? tintColor ?? .systemBlue
        let color = item.isEnabled ? enabledColor : .tertiaryLabel
        let image = item.image(in: traitCollection)
        let showsImage = image != nil
        label.font =
            attributes[.font] as? UIFont ?? .systemFont(ofSize: fontSize, weight: isProminent ? .semibold : .regular)
        label.text = item.title
        label.isHidden = showsImage && !isStacked
        label.textColor = attributes[.foregroundColor] as? UIColor ?? color
        picture.image = image
        picture.isHidden = !showsImage
        picture.tintColor = color
        leadingSymbol?.tintColor = color
        isAccessibilityElement = item.isAccessibilityElement
        accessibilityLabel =
            item.accessibilityLabel ?? item.title ?? (item as? UIBarButtonItem)?.systemItem.map(\.name)
        accessibilityHint = item.accessibilityHint
        accessibilityValue = item.accessibilityValue
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityTraits = .button
        setNeedsLayout()
    }

    /// What the bar's appearance says of titles.
    private var barAttributes: [NSAttributedString.Key: Any] {
        guard let appearance = item.bar?.buttonAppearance(of: item) else { return [:] }
        return (item.isEnabled ? appearance.normal : appearance.disabled).titleTextAttributes
    }

    /// The width of title or picture, in points.
    var contentWidth: CGFloat {
        if let image = picture.image, !isStacked { return image.size.width }
        return label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height)).width
    }

    /// The width the button needs, in points.
    var naturalWidth: CGFloat {
        let padding = item.image == nil || leadingSymbol != nil ? 2 * BarLayout.titlePadding : 0
        return max(BarLayout.minimumWidth, contentWidth.rounded(.up) + padding + symbolWidth)
    }

    private var symbolWidth: CGFloat { leadingSymbol?.image?.size.width ?? 0 }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let leadingSymbol {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let width = symbolWidth
            leadingSymbol.frame = CGRect(
                x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
            let padding = min(BarLayout.titlePadding, bounds.width / 2)
            let rest = CGRect(
                x: isMirrored ? padding : width + padding / 2, y: 0,
                width: max(0, bounds.width - width - 1.5 * padding), height: bounds.height)
            label.frame = rest
            picture.frame = rest
            return
        }
        guard isStacked else {
            picture.frame = bounds
            label.frame = bounds.insetBy(dx: min(BarLayout.titlePadding, bounds.width / 2), dy: 0)
            return
        }
        let titleHeight = label.font.lineHeight.rounded(.up)
        let bottom = min(bounds.height, UITabBar.height)
        label.frame = CGRect(x: 0, y: bottom - titleHeight - 2, width: bounds.width, height: titleHeight)
        picture.frame = CGRect(x: 0, y: 4, width: bounds.width, height: bottom - titleHeight - 8)
    }
}
