/// One item of a collection view.
///
/// The content of a cell is in its ``contentView``.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ConfiguredView {
    /// As large as the cell.
    open var contentView: UIView { shownContentView }
    var shownContentView = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
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
        state.isExpanded = isExpanded
        return state
    }

    /// Called before the cell is shown and whenever its state has changed. Overrides call `super`.
    open func updateConfiguration(using state: UICellConfigurationState) { followState(state) }

    /// Requests a call of ``updateConfiguration(using:)`` before the cell is next visible.
    open func setNeedsUpdateConfiguration() { needsUpdateConfiguration() }

    /// Called with every change of the state, after ``updateConfiguration(using:)``.
    public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
        Void

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
    open var selectedBackgroundView: UIView? {
        get { configurations.backgroundViews[.selection] }
        set { setBackgroundView(newValue, for: .selection) }
    }

    var backgroundPurposes: Set<BackgroundViews.Purpose> {
        isSelected || isHighlighted ? [.always, .selection] : [.always]
    }

    func contentSizeMayHaveChanged() { collectionView?.sizeMayHaveChanged(of: self) }

    var collectionView: UICollectionView? {
        var view = superview
        while let current = view, !(current is UICollectionView) { view = current.superview }
        return view as? UICollectionView
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentSizeMayHaveChanged()
    }

    override func subviewSizeDidChange(_ subview: UIView) {
        if subview === shownContentView { contentSizeMayHaveChanged() }
    }

    override func constraintsInsideDidChange() { collectionView?.sizeMayHaveChanged(of: self, byConstraints: true) }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layOutBackground()
    }

    override func fittingSize(_ size: CGSize, width: CGFloat?, height: CGFloat?) -> CGSize {
        updateConfigurationIfNeeded()
        guard !contentView.constraints.isEmpty else {
            guard configurations.content != nil else {
                return super.fittingSize(size, width: width, height: height)
            }
            return contentView.sizeThatFits(CGSize(width: width ?? 0, height: height ?? 0)).roundedUpToPixels
        }
        return ConstraintLayout.fittingSize(of: contentView, width: width, height: height).roundedUpToPixels
    }

    /// Whether the item is selected. Setting it neither notifies the delegate nor changes the collection view's
    /// selection.
    open var isSelected = false { didSet { if isSelected != oldValue { selectionDidChange() } } }
    /// Whether a finger is on the item.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { selectionDidChange() } } }

    private func selectionDidChange() {
        setNeedsUpdateConfiguration()
        layOutBackground()
    }

    /// Whether the collection view is being edited.
    var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            setNeedsUpdateConfiguration()
            editingDidChange()
        }
    }

    func editingDidChange() {}

    /// Whether the items below the cell's are shown, in an outline.
    var isExpanded = false {
        didSet {
            guard isExpanded != oldValue else { return }
            setNeedsUpdateConfiguration()
            expansionDidChange()
        }
    }

    func expansionDidChange() {}
}
