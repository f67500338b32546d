/// A row of a table: its content stands in ``contentView`` (G14).
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// How a table shows the cell.
    struct Setting: Equatable {
        var style = UITableView.Style.plain
        /// What the safe area takes from the content at the sides.
        var sides = UIEdgeInsets.zero
        var isFirst = false
        var isLast = false
        var hasSeparator = false
    }

    /// - Parameters:
    ///   - style: Which labels the cell has.
    ///   - reuseIdentifier: What it is dequeued by. Without one it is never used again.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        storedReuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
        prepareContent()
    }

    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        style = .default
        storedReuseIdentifier = nil
        super.init(coder: coder)
        prepareContent()
    }

    private func prepareContent() {
        contentView.insetsLayoutMarginsFromSafeArea = false
        addSubview(contentView)
        layOutContent()
    }

    let style: CellStyle
    private let storedReuseIdentifier: String?

    open var reuseIdentifier: String? { storedReuseIdentifier }

    /// Called just before the cell is used for another row (G8).
    open func prepareForReuse() {}

    // MARK: Content

    /// What the app's views go into, as large as the cell but for accessories and the safe area at the sides.
    open var contentView: UIView { storedContentView }
    private let storedContentView = UIView(frame: .zero)

    private var storedTextLabel: UILabel?
    private var storedDetailTextLabel: UILabel?
    /// The labels that something has asked for.
    var labels: [UILabel] { [storedTextLabel, storedDetailTextLabel].compactMap { $0 } }

    open var textLabel: UILabel? {
        if let storedTextLabel { return storedTextLabel }
        let label = makeLabel(size: style == .value2 ? 12 : 17, style == .value2 ? .tintColor : .label)
        storedTextLabel = label
        return label
    }

    /// The second label. `nil` in the default style.
    open var detailTextLabel: UILabel? {
        guard style != .default else { return nil }
        if let storedDetailTextLabel { return storedDetailTextLabel }
        let label = makeLabel(
            size: style == .subtitle ? 12 : 17, style == .value1 ? .secondaryLabel : .label)
        if style == .value1 {
            label.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        }
        storedDetailTextLabel = label
        return label
    }

    private func makeLabel(size: CGFloat, _ color: UIColor) -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: size)
        label.textColor = color
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    /// What stands at the trailing edge. `.none` by default.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { setNeedsLayout() } }
    }

    /// What stands at the trailing edge in place of ``accessoryType``, in its own size. `nil` by default.
    open var accessoryView: UIView? {
        didSet {
            guard accessoryView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let accessoryView { addSubview(accessoryView) }
            setNeedsLayout()
        }
    }

    // MARK: State

    /// What selecting looks like. `.default` by default.
    open var selectionStyle = SelectionStyle.default

    private var storedIsSelected = false
    private var storedIsHighlighted = false

    open var isSelected: Bool {
        get { storedIsSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether a finger is on the cell.
    open var isHighlighted: Bool {
        get { storedIsHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    open func setSelected(_ selected: Bool, animated: Bool) { storedIsSelected = selected }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) { storedIsHighlighted = highlighted }

    // MARK: Layout

    /// How the table shows the cell. The table sets it.
    var setting = Setting() {
        didSet { if setting != oldValue { setNeedsLayout() } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContent()
    }

    override func subviewSizeDidChange(_ subview: UIView) { setNeedsLayout() }

    /// As high as the labels ask for, and no less than 44 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: labelsHeight)
    }
}

extension UITableViewCell {
    // A class object makes an instance of a subclass only through an initialiser that is `required`, and on iOS
    // `init(style:reuseIdentifier:)` is not. So the function below is the initialiser above it by another name: both
    // take the class as their `self`.
    @_silgen_name("headless_uikit_make_cell")
    convenience init(style: CellStyle, making identifier: String) {
        self.init(style: style, reuseIdentifier: identifier)
    }

    @_silgen_name("headless_uikit_make_cell")
    private static func make(_ style: CellStyle, _ identifier: consuming String) -> UITableViewCell

    /// An instance of this very class.
    static func headlessMake(_ identifier: String) -> UITableViewCell { make(.default, identifier) }
}
