/// A row of a table view. Its content is in ``contentView``.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ConfiguredView {
    /// How a table shows the cell.
    struct Setting: Equatable {
        var style = UITableView.Style.plain
        /// What the safe area takes from the content at the sides.
        var sides = UIEdgeInsets.zero
        /// What the readable width of the table leaves at both sides of the content, where cells follow it.
        var readableMargin: CGFloat = 0
        var isFirst = false
        var isLast = false
        /// The line below the row, or `nil` without one.
        var separator: Separator?
    }

    /// - Parameters:
    ///   - style: Which labels the cell has.
    ///   - reuseIdentifier: The identifier for dequeuing the cell. Without one, it's never reused.
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

    /// Called just before the cell is used for another row.
    open func prepareForReuse() {}

    // MARK: Content

    /// The container for the app's views, as large as the cell except for accessories and the safe area at the sides.
    open var contentView: UIView { shownContentView }
    var shownContentView = UIView(frame: .zero)

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

    private var storedImageView: UIImageView?
    /// The picture before the labels, if something has asked for its view.
    var picture: UIImage? { storedImageView?.image }

    /// The image view before the labels. `nil` in the style whose second label is beside a small one.
    open var imageView: UIImageView? {
        guard style != .value2 else { return nil }
        if let storedImageView { return storedImageView }
        let view = UIImageView(frame: .zero)
        view.contentMode = .scaleAspectFit
        storedImageView = view
        contentView.addSubview(view)
        setNeedsLayout()
        return view
    }

    /// The accessory at the trailing edge. `.none` by default.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { replaceAccessory(nil) } }
    }

    /// The view at the trailing edge that replaces ``accessoryType``, with its own size. `nil` by default.
    open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }

    /// The accessory at the trailing edge while the cell is edited. `.none` by default.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { replaceAccessory(nil) } }
    }

    /// The same while the cell is edited. `nil` by default.
    open var editingAccessoryView: UIView? { didSet { replaceAccessory(oldValue) } }

    /// What stands at the trailing edge now.
    var shownAccessoryType: AccessoryType {
        reorderControl != nil ? .none : isEditing ? editingAccessoryType : accessoryType
    }
    var shownAccessoryView: UIView? {
        reorderControl != nil ? nil : isEditing ? editingAccessoryView : accessoryView
    }

    func replaceAccessory(_ old: UIView?) {
        for view in [old, accessoryView, editingAccessoryView].compactMap({ $0 }) {
            if view === shownAccessoryView {
                if view.superview !== self { addSubview(view) }
            } else if view.superview === self {
                view.removeFromSuperview()
            }
        }
        updateDetailButton()
        setNeedsLayout()
    }

    var ownSeparatorInset: UIEdgeInsets? {
        didSet { if ownSeparatorInset != oldValue { superview?.setNeedsLayout() } }
    }

    /// The distance of the line below the cell from the edges, in points. Only the left and the right one count. The
    /// table's by default.
    open var separatorInset: UIEdgeInsets {
        get {
            ownSeparatorInset ?? (superview as? UITableView)?.separatorInset
                ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
        }
        set { ownSeparatorInset = newValue }
    }

    // MARK: Editing

    private var storedIsEditing = false

    /// Whether the cell shows what it has for editing. The table sets it for its rows.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != storedIsEditing else { return }
        storedIsEditing = editing
        if !editing { showingDeleteConfirmation = false }
        editingDidChange()
        setNeedsUpdateConfiguration()
    }

    /// What the control at the leading edge does. The table sets it.
    open internal(set) var editingStyle = EditingStyle.none {
        didSet { if editingStyle != oldValue { editingDidChange() } }
    }

    /// Whether the cell shows the control that moves its row while the cell is edited, in place of an accessory. `false` by
    /// default; a data source that says which rows can be moved decides in any case.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { editingDidChange() } }
    }

    /// Whether the row may be moved, or `nil` where the cell decides. The table sets it.
    var isMovable: Bool? = false {
        didSet { if isMovable != oldValue { editingDidChange() } }
    }

    /// Whether the content makes room for the control at the leading edge. `true` by default.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }

    /// Whether the button that deletes the row is shown.
    open internal(set) var showingDeleteConfirmation = false {
        didSet { if showingDeleteConfirmation != oldValue { editingDidChange() } }
    }

    /// The button with details, the control at the leading edge, the button that deletes the row, and the control that
    /// moves it.
    var detailButton: UIButton?
    var editControl: UIButton?
    var deleteButton: UIButton?
    var reorderControl: ReorderControl?

    // MARK: State

    /// The appearance of a selected cell. `.default` by default.
    open var selectionStyle = SelectionStyle.default { didSet { layOutBackground() } }

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

    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != storedIsSelected else { return }
        storedIsSelected = selected
        selectionDidChange()
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != storedIsHighlighted else { return }
        storedIsHighlighted = highlighted
        selectionDidChange()
    }

    private func selectionDidChange() {
        setNeedsUpdateConfiguration()
        layOutBackground()
    }

    // MARK: Configurations

    var configurations = CellConfigurations()

    /// The state that configurations are updated for.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        return state
    }

    /// Called before the cell is shown and whenever its state has changed. Overrides call `super`.
    open func updateConfiguration(using state: UICellConfigurationState) { followState(state) }

    /// Requests a call of ``updateConfiguration(using:)`` before the cell is next visible.
    open func setNeedsUpdateConfiguration() { needsUpdateConfiguration() }

    /// Called with every change of the state, after ``updateConfiguration(using:)``.
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    /// `nil` by default.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    func handleUpdate(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

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

    /// The view behind everything else in the cell, which it fills. `nil` by default.
    ///
    /// Setting it removes the ``backgroundConfiguration``. Setting that removes the view.
    open var backgroundView: UIView? {
        get { configurations.backgroundViews[.always] }
        set { setBackgroundView(newValue, for: .always) }
    }

    /// The view in front of the ``backgroundView`` while the cell is selected or highlighted. `nil` by default.
    ///
    /// A cell whose ``selectionStyle`` is `.none` doesn't show it.
    open var selectedBackgroundView: UIView? {
        get { configurations.backgroundViews[.selection] }
        set { setBackgroundView(newValue, for: .selection) }
    }

    /// The view that replaces ``selectedBackgroundView`` if the table view allows the selection of several rows. `nil` by
    /// default.
    open var multipleSelectionBackgroundView: UIView? {
        get { configurations.backgroundViews[.multipleSelection] }
        set { setBackgroundView(newValue, for: .multipleSelection) }
    }

    var backgroundPurposes: Set<BackgroundViews.Purpose> {
        guard isSelected || isHighlighted, selectionStyle != .none else { return [.always] }
        let isOneOfSeveral = (superview as? UITableView)?.allowsMultipleSelection == true
        let replaces = isOneOfSeveral && multipleSelectionBackgroundView != nil
        return [.always, replaces ? .multipleSelection : .selection]
    }

    /// What suits the cell's style: a text, with a second one below it or beside it.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    func contentSizeMayHaveChanged() { (superview as? UITableView)?.heightMayHaveChanged(of: self) }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentSizeMayHaveChanged()
    }

    override func constraintsInsideDidChange() {
        (superview as? UITableView)?.heightMayHaveChanged(of: self, byConstraints: true)
    }

    // MARK: Layout

    /// How the table shows the cell. The table sets it.
    var setting = Setting() {
        didSet { if setting != oldValue { setNeedsLayout() } }
    }

    /// The size for the row: a table requests the height that fits its width.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard targetSize.width == bounds.width, horizontalFittingPriority == .required,
            verticalFittingPriority == .fittingSizeLevel
        else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        return CGSize(width: targetSize.width, height: fittingHeight)
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layOutContent()
        layOutBackground()
    }

    override func subviewSizeDidChange(_ subview: UIView) {
        if subview === shownContentView { contentSizeMayHaveChanged() }
        setNeedsLayout()
    }

    /// As high as the labels require, and at least 44 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: labelsHeight)
    }
}

extension UITableViewCell {
    // A class object can only create an instance of a subclass with a `required` initializer, and on iOS,
    // `init(style:reuseIdentifier:)` isn't required. For this reason, the function below is the initializer above it
    // under another name: both take the class as their `self`.
    @_silgen_name("headless_uikit_make_cell")
    convenience init(style: CellStyle, making identifier: String) {
        self.init(style: style, reuseIdentifier: identifier)
    }

    @_silgen_name("headless_uikit_make_cell")
    private static func make(_ style: CellStyle, _ identifier: consuming String) -> UITableViewCell

    /// An instance of this very class.
    static func headlessMake(_ identifier: String) -> UITableViewCell { make(.default, identifier) }
}
