/// The view above or below the rows of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ConfiguredView {
    /// The style of a title.
    enum Look {
        case plain
        case groupedHeader
        case groupedFooter
    }

    /// - Parameter reuseIdentifier: The identifier for dequeuing the view. Without one, it's never reused.
    public init(reuseIdentifier: String?) {
        storedReuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        prepareContent()
    }

    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        storedReuseIdentifier = nil
        super.init(coder: coder)
        prepareContent()
    }

    private func prepareContent() {
        contentView.insetsLayoutMarginsFromSafeArea = false
        addSubview(contentView)
    }

    private let storedReuseIdentifier: String?
    open var reuseIdentifier: String? { storedReuseIdentifier }

    /// What the app's views go into.
    open var contentView: UIView { shownContentView }
    var shownContentView = UIView(frame: .zero)

    private var storedTextLabel: UILabel?

    open var textLabel: UILabel? {
        if let storedTextLabel { return storedTextLabel }
        let label = UILabel(frame: .zero)
        storedTextLabel = label
        label.numberOfLines = 0
        contentView.addSubview(label)
        applyLook()
        return label
    }

    /// The style of the title. The table sets it.
    var look = Look.plain {
        didSet { if look != oldValue { applyLook() } }
    }

    private func applyLook() {
        storedTextLabel?.font = look == .plain ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
        storedTextLabel?.textColor = look == .plain ? .label : .secondaryLabel
        setNeedsLayout()
    }

    /// Called just before the view is used for another section.
    open func prepareForReuse() {}

    // MARK: Configurations

    var configurations = CellConfigurations()

    /// The state that configurations are updated for.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Called before the view is shown and whenever its state has changed. Overrides call `super`.
    open func updateConfiguration(using state: UIViewConfigurationState) { followState(state) }

    /// Requests a call of ``updateConfiguration(using:)`` before the view is next visible.
    open func setNeedsUpdateConfiguration() { needsUpdateConfiguration() }

    func handleUpdate(_ state: UIViewConfigurationState) {}

    /// The content. Setting it puts the configuration's view in place of ``contentView``, unless the current view can
    /// show it.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContent(newValue) }
    }

    /// Whether ``contentConfiguration`` follows the state on its own. `true` by default.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }

    /// What's behind the content. `nil` by default, for the usual background.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { setBackground(newValue) }
    }

    /// Whether ``backgroundConfiguration`` follows the state on its own. `true` by default.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }

    /// The view behind everything else in the header or footer, which it fills. `nil` by default.
    ///
    /// Setting it removes the ``backgroundConfiguration``. Setting that removes the view.
    open var backgroundView: UIView? {
        get { configurations.backgroundViews[.always] }
        set { setBackgroundView(newValue, for: .always) }
    }

    var backgroundPurposes: Set<BackgroundViews.Purpose> { [.always] }

    /// What suits a header of the table.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        switch look {
        case .plain: .plainHeader()
        case .groupedHeader: .groupedHeader()
        case .groupedFooter: .groupedFooter()
        }
    }

    func contentSizeMayHaveChanged() { (superview as? UITableView)?.heightMayHaveChanged(of: self) }

    // MARK: Layout

    /// What the safe area takes from the content at the sides. The table sets it.
    var sides = UIEdgeInsets.zero {
        didSet { if sides != oldValue { setNeedsLayout() } }
    }

    /// What the readable width of the table leaves at both sides of a title, where cells follow it. The table sets it.
    var readableMargin: CGFloat = 0 {
        didSet { if readableMargin != oldValue { setNeedsLayout() } }
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layOutContent()
        layOutBackground()
    }

    /// The space around a title. Approximate.
    private var margins: UIEdgeInsets {
        let side = max(bounds.width >= 414 ? 20 : 16, readableMargin)
        return switch look {
        case .plain: UIEdgeInsets(top: 4, left: side, bottom: 4, right: side)
        case .groupedHeader: UIEdgeInsets(top: 16, left: side, bottom: 6.5, right: side)
        case .groupedFooter: UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
        }
    }

    func layOutContent() {
        let area = bounds.inset(by: sides)
        if contentView.frame != area { contentView.frame = area }
        guard let label = storedTextLabel else { return }
        let frame = contentView.bounds.inset(by: margins)
        if label.frame != frame { label.frame = frame }
    }

    /// As high as the title requires, and at least 28 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let label = storedTextLabel, label.text?.isEmpty == false else {
            return CGSize(width: size.width, height: 28)
        }
        let width = max(0, size.width - sides.left - sides.right - margins.left - margins.right)
        let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
        return CGSize(width: size.width, height: max(28, height + margins.top + margins.bottom))
    }

    /// The height that the view requests at its width, determined by constraints if its content has any.
    var fittingHeight: CGFloat {
        updateConfigurationIfNeeded()
        layOutContent()
        if configurations.content != nil { return contentView.contentHeight(width: contentView.bounds.width) }
        let size =
            contentView.constraints.isEmpty
            ? sizeThatFits(CGSize(width: bounds.width, height: 0))
            : ConstraintLayout.fittingSize(of: contentView, width: contentView.bounds.width)
        return size.roundedUpToPixels.height
    }
}

extension UITableViewHeaderFooterView {
    // One function by two names, as with cells.
    @_silgen_name("headless_uikit_make_header")
    convenience init(making identifier: String) { self.init(reuseIdentifier: identifier) }

    @_silgen_name("headless_uikit_make_header")
    private static func make(_ identifier: consuming String) -> UITableViewHeaderFooterView

    /// An instance of this very class.
    static func headlessMake(_ identifier: String) -> UITableViewHeaderFooterView { make(identifier) }
}
