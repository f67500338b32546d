/// A view that shows a ``UIListContentConfiguration``.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private var list: UIListContentConfiguration
    private let textLabel = UILabel()
    private let secondaryTextLabel = UILabel()
    private let imageView = UIImageView()

    public convenience init(configuration: UIListContentConfiguration) { self.init(of: configuration) }

    init(of configuration: UIListContentConfiguration) {
        list = configuration
        super.init(frame: .zero)
        for view in [imageView, textLabel, secondaryTextLabel] { addSubview(view) }
        apply()
    }

    public required init?(coder: NSCoder) {
        list = .cell()
        super.init(coder: coder)
        for view in [imageView, textLabel, secondaryTextLabel] { addSubview(view) }
        apply()
    }

    /// A ``UIListContentConfiguration``. Other configurations aren't supported.
    open var configuration: any UIContentConfiguration {
        get { list }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                preconditionFailure("a UIListContentView shows a UIListContentConfiguration, and nothing else")
            }
            guard new != list else { return }
            list = new
            apply()
        }
    }

    private func apply() {
        show(list.text, list.attributedText, list.textProperties, in: textLabel)
        show(list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties, in: secondaryTextLabel)
        imageView.image = list.image
        imageView.tintColor = list.imageProperties.tintColor
        imageView.contentMode = .scaleAspectFit
        imageView.isHidden = list.image == nil
        if list.imageProperties.cornerRadius > 0 || imageView.clipsToBounds {
            imageView.layer.cornerRadius = list.imageProperties.cornerRadius
            imageView.clipsToBounds = list.imageProperties.cornerRadius > 0
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func show(
        _ text: String?, _ attributedText: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        if let attributedText {
            label.attributedText = attributedText
        } else {
            label.text = text.map(properties.transformed)
        }
        label.isHidden = (attributedText?.string ?? text)?.isEmpty ?? true
    }

    // MARK: Layout

    private struct Arrangement {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondaryText = CGRect.zero
        var height: CGFloat = 0
    }

    /// The content at a width, with its leading edge at the left.
    private func arrangement(width: CGFloat) -> Arrangement {
        var result = Arrangement()
        let margins = list.directionalLayoutMargins
        var start = margins.leading
        var highest: CGFloat = 0
        if let image = list.image {
            let size = list.imageProperties.size(of: image)
            let room = CGSize(
                width: max(size.width, list.imageProperties.reservedLayoutSize.width),
                height: max(size.height, list.imageProperties.reservedLayoutSize.height))
            result.image = CGRect(
                x: start + (room.width - size.width) / 2, y: (room.height - size.height) / 2, width: size.width,
                height: size.height)
            start += room.width + list.imageToTextPadding
            highest = room.height
        }
        let room = max(0, width - start - margins.trailing)
        func fit(_ label: UILabel, _ width: CGFloat) -> CGSize {
            label.isHidden ? .zero : label.sizeThatFits(CGSize(width: width, height: 0))
        }
        let (first, second) = (fit(textLabel, room), fit(secondaryTextLabel, room))
        let hasBoth = !textLabel.isHidden && !secondaryTextLabel.isHidden
        let gap = hasBoth ? list.textToSecondaryTextHorizontalPadding : 0
        if list.prefersSideBySideTextAndSecondaryText, first.width + gap + second.width <= room {
            let height = max(first.height, second.height)
            result.text = CGRect(x: start, y: (height - first.height) / 2, width: first.width, height: first.height)
            result.secondaryText = CGRect(
                x: start + room - second.width, y: (height - second.height) / 2, width: second.width,
                height: second.height)
            result.height = height
        } else {
            let gap = hasBoth ? list.textToSecondaryTextVerticalPadding : 0
            result.text = CGRect(x: start, y: 0, width: room, height: first.height)
            result.secondaryText = CGRect(x: start, y: first.height + gap, width: room, height: second.height)
            result.height = first.height + gap + second.height
        }
        result.height = max(highest, result.height) + margins.top + margins.bottom
        return result
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let arrangement = arrangement(width: bounds.width)
        let margins = list.directionalLayoutMargins
        let area = bounds.height - margins.top - margins.bottom
        let texts = arrangement.text.union(arrangement.secondaryText)
        func place(_ view: UIView, _ frame: CGRect, in group: CGRect) {
            var frame = frame.offsetBy(dx: 0, dy: margins.top + (area - group.height) / 2 - group.minY)
            if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = bounds.width - frame.maxX }
            if view.frame != frame { view.frame = frame }
        }
        place(imageView, arrangement.image, in: arrangement.image)
        place(textLabel, arrangement.text, in: texts)
        place(secondaryTextLabel, arrangement.secondaryText, in: texts)
    }

    /// As high as the content requires, and at least 44 points with the margins of a cell.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let least = list.directionalLayoutMargins.top >= 11 ? UITableView.standardRowHeight : 0
        return CGSize(width: size.width, height: max(least, arrangement(width: size.width).height.rounded(.up)))
    }
}
