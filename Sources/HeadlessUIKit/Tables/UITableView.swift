/// A view that shows rows in sections, with cells only for the visible rows.
///
/// Heights are stored in points. They're estimates until a row is visible for the first time.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// - Parameter style: The style of the sections. It can't be changed later.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepareLooks()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        prepareLooks()
    }

    private func prepareLooks() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
        addGestureRecognizer(RowSwipeRecognizer())
    }

    open private(set) var style: Style

    // MARK: What it shows

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { discardContent() } }
    }

    /// The delegate for rows and scrolling: the scroll view's delegate, with a narrower type.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { super.delegate as? any UITableViewDelegate }
        set {
            guard newValue !== super.delegate else { return }
            super.delegate = newValue
            discardContent()
        }
    }

    /// What the table view itself calls, whatever a subclass returns from ``delegate``.
    final var calledDelegate: (any UITableViewDelegate)? { storedDelegate as? any UITableViewDelegate }

    /// The view above the sections, as wide as the table and with its own height. `nil` by default.
    open var tableHeaderView: UIView? {
        didSet { replaceEdgeView(oldValue, by: tableHeaderView) }
    }

    /// The view below the sections, as wide as the table and with its own height. `nil` by default.
    open var tableFooterView: UIView? {
        didSet { replaceEdgeView(oldValue, by: tableFooterView) }
    }

    /// Whether the margins of cells and titles leave at most a readable width between them. `false` by default.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { setNeedsLayout() } }
    }

    /// What separates the rows. A line by default.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { setNeedsLayout() } }
    }

    /// The color of the lines between rows. The system's separator color by default, and if it's set to `nil`.
    open var separatorColor: UIColor? = .separator { didSet { if separatorColor != oldValue { setNeedsLayout() } } }

    var ownSeparatorInset: UIEdgeInsets? { didSet { if ownSeparatorInset != oldValue { setNeedsLayout() } } }

    /// The distance of the lines between rows from the edges, in points. Only the left and the right one count. By
    /// default, a line begins where the content of its cell does, and reaches the trailing edge.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? automaticSeparatorInset }
        set { ownSeparatorInset = newValue }
    }

    /// What ``separatorInset`` is measured from. The edges of the cells by default.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { if separatorInsetReference != oldValue { setNeedsLayout() } }
    }

    // MARK: Heights

    /// The height of rows for which the delegate doesn't specify one. ``automaticDimension`` by default.
    open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { heightsDidChange() } }
    }
    /// The height of headers for which the delegate doesn't specify one. ``automaticDimension`` by default.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
    }
    /// The height of footers for which the delegate doesn't specify one. ``automaticDimension`` by default.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
    }
    /// The height that rows count as until they're visible. ``automaticDimension`` by default. With 0, the table
    /// requests all heights immediately, and cells don't size themselves.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
    }
    /// The height that headers count as until they're visible. ``automaticDimension`` by default.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { heightsDidChange() } }
    }
    /// The height that footers count as until they're visible. ``automaticDimension`` by default.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { heightsDidChange() } }
    }

    /// What has a cell that sizes itself measured again. `.enabled` by default.
    @available(iOS 16.0, *)
    open var selfSizingInvalidation: SelfSizingInvalidation {
        get { SelfSizingInvalidation(rawValue: sizingInvalidation.rawValue) ?? .enabled }
        set { sizingInvalidation = SizingInvalidation(rawValue: newValue.rawValue) ?? .enabled }
    }

    var sizingInvalidation = SizingInvalidation.enabled { didSet { sizingInvalidation.begin() } }

    // MARK: State behind the properties

    /// Where everything is, or `nil` before the data source has been asked.
    var geometry: TableGeometry?
    /// The existing cells, headers, and footers, including those that are kept out of sight (G2).
    var loaded: [TableItem: UIView] = [:]
    /// Cells that were prepared for rows that are about to appear, and aren't in any view (P17).
    var prefetched: [TableItem: UITableViewCell] = [:]
    /// The rows whose data the app was asked to prepare, and that haven't been seen since.
    var requestedRows: Set<TableItem> = []
    var isPrefetchingScheduled = false
    /// The scroll position when cells were last prepared.
    var prefetchingOrigin: CGFloat = 0
    /// The visible items, from top to bottom.
    var displayed: [TableItem] = []
    /// Visible headers and footers without a view.
    var bare: Set<TableItem> = []
    /// Cells, headers, and footers that can be reused.
    let reusePool = TableReusePool()
    /// The cell that the data source should configure again instead of dequeuing one (G8).
    var reconfigured: (item: TableItem, cell: UITableViewCell)?
    /// The target of a scroll, which is reached when the heights there are known.
    var destination: ScrollDestination?
    /// The changes since ``beginUpdates()``.
    var changes = TableChanges()
    var updateDepth = 0
    var isLoading = false
    /// Whether the data has been reloaded, and the cells haven't been loaded since.
    var hasReloaded = false
    var selection: Set<TableItem> = []
    /// The row under the finger.
    var highlighted: TableItem?
    /// The row that's swiped aside.
    var swipe: RowSwipe?
    /// The row that is dragged to another place.
    var movement: RowMovement?

    // MARK: Sections and rows

    /// Without a data source, there's one empty section.
    open var numberOfSections: Int { dataSource == nil ? 1 : prepared.sections.count }

    open func numberOfRows(inSection section: Int) -> Int {
        dataSource == nil ? 0 : prepared.sections[section].rows.count
    }

    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

    open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }

    open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }

    /// Where a row is, in the table's coordinates. Zero if there's no such row.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: TableItem(indexPath)) }

    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point)?.indexPath }

    /// The row of a cell. It's `nil` for cells that aren't in the table and, unless the device's behavior says
    /// otherwise, for the cell that's kept out of sight for its first responder.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        guard let item = item(of: cell),
            HeadlessDevice.current.behavior.returnsIndexPathsOfHiddenCells || displayed.contains(item)
        else { return nil }
        return item.indexPath
    }

    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        let items = prepared.items(from: max(rect.minY, 0), to: rect.maxY)
        return bounds.width > rect.minX && rect.maxX > 0 ? items.compactMap(\.indexPath) : []
    }

    /// The cell of a row, even if it's kept out of sight for its first responder, or was prepared and isn't in a view
    /// yet. `nil` for rows that haven't been laid out, and for rows that don't exist.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        loadReloadedItems()
        let item = TableItem(indexPath)
        return loaded[item] as? UITableViewCell ?? prefetched[item]
    }

    /// The object that prepares data for rows that the user is about to see. `nil` by default.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet { if prefetchDataSource !== oldValue { requestedRows = [] } }
    }

    /// Whether cells and data are prepared before they're visible. `true` by default.
    open var isPrefetchingEnabled = true {
        didSet { if !isPrefetchingEnabled { discardPrefetched() } }
    }

    /// The visible cells, from top to bottom. Cells that are kept out of sight aren't among them.
    open var visibleCells: [UITableViewCell] {
        loadReloadedItems()
        return displayed.compactMap { loaded[$0] as? UITableViewCell }
    }

    /// The visible rows, or `nil` if there aren't any.
    open var indexPathsForVisibleRows: [IndexPath]? {
        loadReloadedItems()
        let paths = displayed.compactMap(\.indexPath)
        return paths.isEmpty ? nil : paths
    }

    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        loaded[.header(section)] as? UITableViewHeaderFooterView
    }

    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        loaded[.footer(section)] as? UITableViewHeaderFooterView
    }

    // MARK: Scrolling

    /// Scrolls by the table's own bounds and insets, whatever the keyboard covers.
    ///
    /// - Parameters:
    ///   - indexPath: The row. `NSNotFound` means the beginning of its section.
    ///   - scrollPosition: The position of the row after scrolling, as far as the content allows.
    ///   - animated: Whether it takes 0.3 seconds.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Changes

    /// Asks the data source for everything again. Counts and known heights are requested now, and cells at the next
    /// layout.
    open func reloadData() { reloadContent() }

    /// Runs changes as one. `completion` is called when their animation ends.
    ///
    /// Deleted, reloaded, and moved rows are specified by their index paths before all changes, and inserted rows by
    /// those afterward.
    open func performBatchUpdates(
        @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        beginUpdates()
        updates?()
        endUpdates()
        complete(completion, animated: true)
    }

    /// Combines all changes until ``endUpdates()`` into one.
    open func beginUpdates() { openUpdates() }

    /// Performs the changes since ``beginUpdates()``. Even if there aren't any, the table requests heights again;
    /// cells, and what's being edited in them, stay.
    open func endUpdates() { closeUpdates() }

    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insertedSections.formUnion(sections) }
    }

    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.deletedSections.formUnion(sections) }
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections[newSection] = section }
    }

    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.reloadedSections.formUnion(sections) }
    }

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.insertedRows.formUnion(indexPaths.map(TableItem.init)) }
    }

    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.deletedRows.formUnion(indexPaths.map(TableItem.init)) }
    }

    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedRows[TableItem(newIndexPath)] = TableItem(indexPath) }
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reloadedRows.formUnion(indexPaths.map(TableItem.init)) }
    }

    /// Has the data source configure the cells that rows have already, without preparing them for reuse.
    open func reconfigureRows(at indexPaths: [IndexPath]) { configureAgain(indexPaths) }

    // MARK: Editing

    private var storedIsEditing = false

    /// Whether cells show controls that delete, insert, and move rows. `false` by default.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        closeSwipe()
        guard editing != storedIsEditing else { return }
        cancelMoving()
        storedIsEditing = editing
        editingDidChange()
    }

    /// Whether rows can be selected while the table is edited. `false` by default.
    open var allowsSelectionDuringEditing = false

    // MARK: Selection

    /// Whether the user can select rows. `true` by default.
    open var allowsSelection = true
    /// Whether several rows can be selected. `false` by default.
    open var allowsMultipleSelection = false

    /// The selected row, or the first of several.
    open var indexPathForSelectedRow: IndexPath? { selection.min()?.indexPath }

    /// The selected rows, or `nil` if there aren't any.
    open var indexPathsForSelectedRows: [IndexPath]? {
        selection.isEmpty ? nil : selection.sorted().compactMap(\.indexPath)
    }

    /// Selects a row, or none for `nil`, without notifying the delegate.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        setSelection(of: indexPath)
        if let indexPath, scrollPosition != .none {
            scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    /// Deselects a row without notifying the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, TableItem(indexPath))
    }

    // MARK: Reuse

    /// Registers a class for creating cells when none can be reused. `nil` removes it.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        reusePool.cellClasses[identifier] = cellClass
        reusePool.cellNibs[identifier] = nil
    }

    /// Registers a nib for creating cells when none can be reused. `nil` removes it.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        reusePool.cellNibs[identifier] = nib
        reusePool.cellClasses[identifier] = nil
    }

    /// Registers a class for creating headers and footers when none can be reused. `nil` removes it.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reusePool.headerClasses[identifier] = aClass
        reusePool.headerNibs[identifier] = nil
    }

    /// Registers a nib for creating headers and footers when none can be reused. `nil` removes it.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reusePool.headerNibs[identifier] = nib
        reusePool.headerClasses[identifier] = nil
    }

    /// A reused cell, or a new one of the registered class; `nil` if there's neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        reusePool.cell(identifier, for: nil)
    }

    /// A reused cell, or a new one of the registered class. A class has to be registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let reconfigured, reconfigured.item == TableItem(indexPath),
            reconfigured.cell.reuseIdentifier == identifier
        {
            return reconfigured.cell
        }
        guard let cell = reusePool.cell(identifier, for: TableItem(indexPath)) else {
            preconditionFailure("register a class for the cell reuse identifier “\(identifier)”")
        }
        return cell
    }

    /// A reused header or footer, or a new one of the registered class; `nil` if there's neither.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        reusePool.header(identifier)
    }

    // MARK: Layout and touches

    /// The view behind the rows, which doesn't scroll. `nil` by default.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, with: backgroundView) } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutBackground(backgroundView)
        loadVisibleItems()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        if floatsEdges { setNeedsLayout() }
    }

    override func boundsDidChange(from old: CGRect) {
        if bounds.width != old.width { geometry?.forget() }
        if isDragging { closeSwipe() }
        super.boundsDidChange(from: old)
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit != nil && isBesideSwipe(point) ? self : hit
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if swipe != nil { return closeSwipe() }
        if let touch = touches.first { beginHighlighting(touch) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, row(at: touch.location(in: self)) != highlighted { endHighlighting() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let item = highlighted else { return }
        endHighlighting()
        userSelects(item)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { endHighlighting() }
}
