/// An alert or an action sheet. It fills the window, and draws itself in the middle or at the bottom.
final class AlertView: UIView {
    private static let alertWidth: CGFloat = 270
    private static let padding: CGFloat = 16
    private static let gap: CGFloat = 8

    private weak var alert: UIAlertController?
    private let box = UIView()
    /// Below the box in action sheets: the cancel button alone.
    private let cancelBox = UIView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var buttons: [AlertButton] = []

    /// The view of the controller with the text fields.
    var fields: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let fields { box.addSubview(fields) }
            setNeedsLayout()
        }
    }

    /// In screen coordinates. `nil` while there's no keyboard to avoid.
    var keyboardFrame: CGRect? {
        didSet {
            setNeedsLayout()
            layoutIfNeeded()
        }
    }

    init(alert: UIAlertController) {
        self.alert = alert
        super.init(frame: .zero)
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        messageLabel.font = .systemFont(ofSize: 13)
        for label in [titleLabel, messageLabel] {
            label.textAlignment = .center
            label.numberOfLines = 0
            box.addSubview(label)
        }
        for box in [box, cancelBox] {
            box.backgroundColor = .secondarySystemBackground
            box.layer.cornerRadius = 14
            box.clipsToBounds = true
            addSubview(box)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func add(_ action: UIAlertAction) {
        let button = AlertButton(action: action) { [weak alert] in alert?.choose(action) }
        action.button = button
        buttons.append(button)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let alert else { return }
        let isSheet = alert.preferredStyle == .actionSheet
        let width = isSheet ? min(bounds.width - 2 * Self.gap, 400) : Self.alertWidth
        var bottom = layOutTexts(of: alert, in: width)
        let cancel = isSheet ? buttons.first { $0.action.style == .cancel } : nil
        bottom = layOutButtons(ordered(without: cancel), from: bottom, in: width)
        cancelBox.isHidden = cancel == nil
        if let cancel {
            _ = place(cancel, in: cancelBox, at: CGRect(x: 0, y: 0, width: width, height: AlertButton.height))
        }
        let x = ((bounds.width - width) / 2).rounded(.down)
        let area = freeArea
        if isSheet {
            let cancelHeight = cancel == nil ? 0 : AlertButton.height + Self.gap
            let end = area.maxY - max(safeAreaInsets.bottom, Self.gap)
            box.frame = CGRect(x: x, y: end - cancelHeight - bottom, width: width, height: bottom)
            cancelBox.frame = CGRect(x: x, y: end - AlertButton.height, width: width, height: AlertButton.height)
        } else {
            box.frame = CGRect(
                x: x, y: max(area.minY, area.midY - bottom / 2).rounded(.down), width: width, height: bottom)
        }
    }

    /// What the keyboard leaves of the view.
    private var freeArea: CGRect {
        guard let keyboardFrame, let window else { return bounds }
        let keyboard = convert(keyboardFrame, from: window.screen.coordinateSpace)
        guard keyboard.intersects(bounds) else { return bounds }
        let top = safeAreaInsets.top
        return CGRect(x: 0, y: top, width: bounds.width, height: max(0, keyboard.minY - top))
    }

    /// - Returns: The bottom edge of the texts.
    private func layOutTexts(of alert: UIAlertController, in width: CGFloat) -> CGFloat {
        titleLabel.text = alert.title
        messageLabel.text = alert.message
        let inner = width - 2 * Self.padding
        var y = Self.padding
        for label in [titleLabel, messageLabel] where label.text?.isEmpty == false {
            let height = label.sizeThatFits(CGSize(width: inner, height: CGFloat.greatestFiniteMagnitude)).height
            label.frame = CGRect(x: Self.padding, y: y, width: inner, height: height.rounded(.up))
            y = label.frame.maxY + 4
        }
        if let fields, let count = alert.textFields?.count {
            let height = CGFloat(count) * AlertFieldController.rowHeight
            fields.frame = CGRect(x: Self.padding, y: y + 8, width: inner, height: height)
            y = fields.frame.maxY
        }
        return y == Self.padding ? 0 : y + Self.padding
    }

    /// Cancel comes first if two buttons are side by side; otherwise, it comes last.
    private func ordered(without cancel: AlertButton?) -> [AlertButton] {
        let rest = buttons.filter { $0 !== cancel }
        let (cancels, others) = (rest.filter { $0.action.style == .cancel }, rest.filter { $0.action.style != .cancel })
        return isSideBySide(rest) ? cancels + others : others + cancels
    }

    private func isSideBySide(_ buttons: [AlertButton]) -> Bool {
        alert?.preferredStyle == .alert && buttons.count == 2
            && buttons.allSatisfy { $0.naturalWidth <= Self.alertWidth / 2 }
    }

    /// - Returns: The bottom edge of the buttons.
    private func layOutButtons(_ buttons: [AlertButton], from start: CGFloat, in width: CGFloat) -> CGFloat {
        var y = start
        if isSideBySide(buttons) {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            for (index, button) in (isMirrored ? buttons.reversed() : buttons).enumerated() {
                let frame = CGRect(
                    x: CGFloat(index) * width / 2, y: y, width: width / 2, height: AlertButton.height)
                _ = place(button, in: box, at: frame)
            }
            return y + AlertButton.height
        }
        for button in buttons {
            y = place(button, in: box, at: CGRect(x: 0, y: y, width: width, height: AlertButton.height))
        }
        return y
    }

    private func place(_ button: AlertButton, in box: UIView, at frame: CGRect) -> CGFloat {
        if button.superview !== box { box.addSubview(button) }
        button.isPreferred = alert?.preferredAction.map { $0 === button.action } ?? (button.action.style == .cancel)
        button.frame = frame
        return frame.maxY
    }
}

/// A button of an alert.
final class AlertButton: UIControl {
    static let height: CGFloat = 44

    let action: UIAlertAction
    /// Whether the title is emphasized.
    var isPreferred = false { didSet { if isPreferred != oldValue { update() } } }
    private let label = UILabel()
    private let hairline = UIView()

    init(action: UIAlertAction, onTap: @escaping () -> Void) {
        self.action = action
        super.init(frame: .zero)
        label.textAlignment = .center
        hairline.backgroundColor = .separator
        addSubview(label)
        addSubview(hairline)
        isAccessibilityElement = true
        addAction(UIAction { _ in onTap() }, for: .touchUpInside)
        update()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var preventsAncestorTaps: Bool { true }

    /// Adopts the properties of the action.
    func update() {
        isEnabled = action.isEnabled
        label.text = action.title
        label.font = .systemFont(ofSize: 17, weight: isPreferred ? .semibold : .regular)
        label.textColor =
            !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : .systemBlue
        accessibilityLabel = action.title
        accessibilityIdentifier = action.accessibilityIdentifier
        accessibilityTraits = .button
    }

    /// The width of the title with space on both sides, in points.
    var naturalWidth: CGFloat {
        label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: Self.height)).width + 16
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 0)
        hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / UIScreen.main.scale)
    }
}
