import UIKit

/// The title in a toolbar: text, or a button if it has an action.
///
/// It requests its preferred width from its bar, but never more than there's room for. In that space, its text shrinks,
/// and then is truncated.
final class FormToolbarTitle: UIControl {
    private let label = UILabel()
    private let backdrop = UIView()
    private var action: UIAction?
    private var ownColor: UIColor?
    /// Whether the text is an error.
    var showsError = false {
        didSet { if showsError != oldValue { showColor() } }
    }
    /// Whether there's a backdrop behind the text, because what's behind a glass bar shows through, especially text.
    /// `false` by default.
    var hasBackdrop = false {
        didSet {
            if hasBackdrop { insertSubview(backdrop, at: 0) } else { backdrop.removeFromSuperview() }
            invalidateIntrinsicContentSize()
        }
    }
    /// How far the backdrop extends beyond the text, in points.
    private var margins: CGSize { hasBackdrop ? CGSize(width: 10, height: 4) : .zero }
    /// The last measurement.
    private var measured: (text: String?, font: UIFont?, size: CGSize)?

    /// Whether the title is near a point of its bar. Without an action, it doesn't receive touches.
    func isNear(_ point: CGPoint, in bar: UIView, _ slop: CGFloat) -> Bool {
        isDescendant(of: bar) && convert(bounds, to: bar).insetBy(dx: -slop, dy: -slop).contains(point)
    }

    /// The available width, in points.
    var maximumWidth = CGFloat.greatestFiniteMagnitude {
        didSet { if maximumWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    init() {
        super.init(frame: .zero)
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.75
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingTail
        label.isAccessibilityElement = false
        backdrop.isUserInteractionEnabled = false
        // An opaque color, so that text behind it doesn't mix with the title, and it doesn't look like a glass button.
        backdrop.backgroundColor = .systemBackground
        addSubview(label)
        isAccessibilityElement = true
        translatesAutoresizingMaskIntoConstraints = false
        // A bar without enough room compresses the view with the lowest priority.
        setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        // Bars don't grow with the text, so the largest sizes would be cut off.
        maximumContentSizeCategory = .accessibilityMedium
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A toolbar creates its title in code.") }

    /// Shows text, and sets what VoiceOver reads.
    func show(_ text: FormToolbar.Text?) {
        accessibilityLabel = text?.spoken
        guard label.text != text?.text else { return }
        let size = intrinsicContentSize
        label.text = text?.text
        // Layout of a whole bar takes long, and in many forms one title is as wide as the next.
        if intrinsicContentSize != size { invalidateIntrinsicContentSize() }
    }

    func apply(_ configuration: FormToolbar.Configuration) {
        label.font = configuration.titleFont ?? .preferredFont(forTextStyle: .footnote)
        if configuration.titleAction != action {
            action.map { removeAction($0, for: .touchUpInside) }
            action = configuration.titleAction
            action.map { addAction($0, for: .touchUpInside) }
        }
        ownColor = configuration.titleColor
        showColor()
        accessibilityTraits = action == nil ? .staticText : .button
        isUserInteractionEnabled = action != nil
        invalidateIntrinsicContentSize()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColor()
    }

    private func showColor() {
        label.textColor = showsError ? .systemRed : ownColor ?? (action == nil ? .secondaryLabel : tintColor)
    }

    override var isHighlighted: Bool {
        didSet { label.alpha = isHighlighted ? 0.4 : 1 }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        measured = nil
        invalidateIntrinsicContentSize()
    }

    /// The size of the whole text. It's measured once, because a bar asks several times for each layout.
    private var textSize: CGSize {
        if let measured, measured.text == label.text, measured.font == label.font { return measured.size }
        let size = label.intrinsicContentSize
        measured = (label.text, label.font, size)
        return size
    }

    override var intrinsicContentSize: CGSize {
        let (size, margins) = (textSize, margins)
        // A button is as high as the bar allows, so that it's easy to tap.
        return CGSize(
            width: min(size.width + 2 * margins.width, maximumWidth),
            height: max(size.height + 2 * margins.height, action == nil ? 0 : 44))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(margins.width, bounds.width / 2), dy: 0)
        guard hasBackdrop else { return }
        let height = min(textSize.height + 2 * margins.height, bounds.height)
        backdrop.frame = bounds.insetBy(dx: 0, dy: (bounds.height - height) / 2)
        backdrop.layer.cornerRadius = height / 2
    }
}
