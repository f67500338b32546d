/// A scroll view that shows the items of a data source in the positions that a layout determines. It creates views only
/// for visible items.
///
/// Changes, by scrolling or otherwise, appear with the next layout.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    var pool = CollectionReusePool()
    var tiles: [CollectionElement: CollectionTile] = [:]
    /// Supplementary views, with their kinds, that were left in place for their first responder (Q7).
    var replacedViews: [(view: UICollectionReusableView, kind: String)] = []
    /// Cells that were prepared for items that are about to appear, and aren't in any view (P17).
    var prefetched: [IndexPath: UICollectionViewCell] = [:]
    /// The items whose data the app was asked to prepare, and that haven't been seen since.
    var requestedItems: Set<IndexPath> = []
    var isPrefetchingScheduled = false
    /// The scroll position when cells were last prepared.
    var prefetchingOrigin = CGPoint.zero
    /// The number of tiles created so far.
    var tileNumber = 0
    /// The number of items in each section, as last reported by the data source; `nil` if it needs to be asked.
    var counts: [Int]?
    /// Increases with every change of the data, so that code that calls the app can detect that it's out of date.
    var generation = 0
    var isLayoutPrepared = false
    /// The bounds that the tiles have been laid out for, or `nil` if they need layout.
    var shownBounds: ShownBounds?
    /// The scroll views of sections that scroll on their own (P18).
    var scrollers: [Int: OrthogonalScrollView] = [:]
    /// The offsets of scrolled sections that aren't visible.
    var scrollerOffsets: [Int: CGPoint] = [:]
    var selectedItems: Set<IndexPath> = []
    /// The item under the finger.
    var highlightedItem: IndexPath?
    /// The changes that the layout receives when it's prepared.
    var updateItems: [UICollectionViewUpdateItem] = []
    /// The updates whose beginning the layout has been notified of, but not their end.
    var announced: Announcements = []
    /// The item that's swiped aside.
    var swipe: RowSwipe?
    /// The item that is being moved by a gesture.
    var movement: ItemMovement?
    /// The batch that is being put together.
    var batch: CollectionUpdates?
    /// The cell that the data source configures again in place (G8).
    var reconfigured: (indexPath: IndexPath, cell: UICollectionViewCell)?

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        addGestureRecognizer(RowSwipeRecognizer())
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
        addGestureRecognizer(RowSwipeRecognizer())
    }

    /// The delegate for items and scrolling: the scroll view's delegate, with a narrower type.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate as? any UICollectionViewDelegate }
        set { super.delegate = newValue }
    }

    /// What the collection view itself calls, whatever a subclass returns from ``delegate``.
    final var calledDelegate: (any UICollectionViewDelegate)? { storedDelegate as? any UICollectionViewDelegate }

    /// The source of the items. Setting it loads them again.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        // G28: what a subclass does when it reloads isn't part of it.
        didSet { if dataSource !== oldValue { loadAnew() } }
    }

    // MARK: Layout

    /// The object that determines the positions of the items. Existing views stay, and move to their new positions at
    /// the next layout.
    open var collectionViewLayout: UICollectionViewLayout {
        // The swiped item goes back to where the previous layout has it.
        willSet { if newValue !== collectionViewLayout { closeSwipe() } }
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            removeDecorations(of: oldValue)
            if oldValue.collectionView === self { oldValue.collectionView = nil }
            collectionViewLayout.collectionView = self
            collectionViewLayout.invalidate(after: .reload)
        }
    }

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Changes the layout immediately. The completion runs in a later turn.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        complete(completion, animated: animated)
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = bounds
            // The layout compares with the bounds there are, once it has worked out anything (G29).
            if newValue != old, collectionViewLayout.hasBeenPrepared,
                collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newValue)
            {
                collectionViewLayout.invalidateLayout(
                    with: collectionViewLayout.invalidationContext(forBoundsChange: newValue))
            }
            super.bounds = newValue
            guard newValue.size != old.size, UIView.inheritedAnimationDuration > 0 else { return }
            announced.insert(.boundsChange)
            collectionViewLayout.prepare(forAnimatedBoundsChange: old)
        }
    }

    override func boundsDidChange(from old: CGRect) {
        if isDragging { closeSwipe() }
        super.boundsDidChange(from: old)
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        collectionViewLayout.contentInsetDidChange()
        // Pinned elements stay between the insets.
        shownBounds = nil
        setNeedsLayout()
    }

    /// What has a cell that sizes itself measured again. `.enabled` by default.
    @available(iOS 16.0, *)
    open var selfSizingInvalidation: SelfSizingInvalidation {
        get { SelfSizingInvalidation(rawValue: sizingInvalidation.rawValue) ?? .enabled }
        set { sizingInvalidation = SizingInvalidation(rawValue: newValue.rawValue) ?? .enabled }
    }

    var sizingInvalidation = SizingInvalidation.enabled { didSet { sizingInvalidation.begin() } }

    /// The view behind the items, which doesn't scroll. `nil` by default.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, with: backgroundView) } }

    /// Whether the collection view shows items that aren't in the data source yet, because something is being dropped into
    /// it. Nothing can be dropped here.
    open var hasUncommittedUpdates: Bool { false }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutBackground(backgroundView)
        collectionViewLayout.roomMayHaveChanged()
        layOutTiles()
    }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath).map(mirrored)
    }

    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map(mirrored)
    }

    // MARK: Making views

    /// - Parameter cellClass: A subclass of `UICollectionViewCell`, or `nil` to remove a previous one.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        pool.register(cellClass, identifier: identifier)
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        pool.register(viewClass, kind: elementKind, identifier: identifier)
    }

    /// - Parameter nib: A nib with a cell, or `nil` to remove a previous one.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        pool.register(nib, identifier: identifier)
    }

    /// - Parameter nib: A nib with a view, or `nil` to remove a previous one.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        pool.register(nib, kind: kind, identifier: identifier)
    }

    /// A reused cell, or a new one. Its class has to be registered.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let reconfigured, reconfigured.indexPath == indexPath {
            precondition(
                reconfigured.cell.reuseIdentifier == identifier,
                "an item is reconfigured with the reuse identifier it has; use reloadItems(at:) for another one")
            return reconfigured.cell
        }
        let view = pool.dequeue(identifier: identifier, attributes: layoutAttributesForItem(at: indexPath))
        guard let cell = view as? UICollectionViewCell else {
            preconditionFailure("only cells are registered as cells")
        }
        return cell
    }

    /// A reused view, or a new one. Its class has to be registered.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let attributes = layoutAttributesForSupplementaryElement(ofKind: elementKind, at: indexPath)
        return pool.dequeue(kind: elementKind, identifier: identifier, attributes: attributes)
    }

    // MARK: Items

    open var numberOfSections: Int { itemCounts.count }

    open func numberOfItems(inSection section: Int) -> Int {
        let counts = itemCounts
        precondition(counts.indices.contains(section), "there is no section \(section), only \(counts.count) sections")
        return counts[section]
    }

    /// The item at a point of the content, even if its cell isn't visible.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        func item(_ elements: [UICollectionViewLayoutAttributes], _ point: CGPoint) -> IndexPath? {
            elements.last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
        }
        for (section, scroller) in scrollers where scroller.frame.minY..<scroller.frame.maxY ~= point.y {
            let inner = scroller.convert(point, from: self)
            return item(
                elements(ofScroller: section, in: CGRect(origin: inner, size: CGSize(width: 1, height: 1))), inner)
        }
        return item(elements(in: CGRect(x: point.x, y: point.y, width: 1, height: 1)), point)
    }

    /// `nil` if the cell doesn't show any item and, unless the device's behavior says otherwise, if it's kept out of
    /// sight for its first responder.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        let tile = tiles.first { $0.value.view === cell }
        guard let tile, HeadlessDevice.current.behavior.returnsIndexPathsOfHiddenCells || tile.value.isVisible else {
            return nil
        }
        return tile.key.indexPath
    }

    /// The cell of an item, even if it's kept out of sight for its first responder, or was prepared and isn't in a view
    /// yet.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        tiles[CollectionElement(indexPath)]?.view as? UICollectionViewCell ?? prefetched[indexPath]
    }

    /// The object that prepares data for items that the user is about to see. `nil` by default.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet { if prefetchDataSource !== oldValue { requestedItems = [] } }
    }

    /// Whether cells and data are prepared before they're visible. `true` by default.
    open var isPrefetchingEnabled = true {
        didSet { if !isPrefetchingEnabled { discardPrefetched() } }
    }

    /// The cells that the last layout found in the bounds, in no particular order.
    open var visibleCells: [UICollectionViewCell] {
        visibleTiles(ofKind: nil).compactMap { $0.value.view as? UICollectionViewCell }
    }

    /// In no particular order. Empty if nothing is visible.
    open var indexPathsForVisibleItems: [IndexPath] { visibleTiles(ofKind: nil).map(\.key.indexPath) }

    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        tiles[CollectionElement(kind: elementKind, indexPath)]?.view
    }

    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        visibleTiles(ofKind: elementKind).map(\.value.view)
    }

    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        visibleTiles(ofKind: elementKind).map(\.key.indexPath)
    }

    /// Scrolls an item to a position between the insets, as far as the content allows. Its cell appears at the next
    /// layout. A section that scrolls on its own scrolls too.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        prepareLayout()
        if scrollSection(to: indexPath, at: scrollPosition, animated: animated) { return }
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else {
            preconditionFailure("there is no item at \(indexPath) to scroll to")
        }
        setContentOffset(offset(putting: frame, at: scrollPosition), animated: animated)
    }

    // MARK: Changes

    /// Discards everything known about the items, and removes their views. The selection is cleared too.
    open func reloadData() { loadAnew() }

    open func insertSections(_ sections: IndexSet) { update { $0.insertedSections.formUnion(sections) } }

    open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections.formUnion(sections) } }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.movedSections[section] = newSection }
    }

    open func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections.formUnion(sections) } }

    open func insertItems(at indexPaths: [IndexPath]) { update { for path in indexPaths { $0.insert(path) } } }

    open func deleteItems(at indexPaths: [IndexPath]) { update { for path in indexPaths { $0.delete(path) } } }

    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.move(indexPath, to: newIndexPath) }
    }

    /// Shows other cells for the items.
    open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadedItems.formUnion(indexPaths) } }

    /// Asks the data source for the items again. When it dequeues cells, it gets the existing ones.
    open func reconfigureItems(at indexPaths: [IndexPath]) { update { $0.reconfiguredItems.formUnion(indexPaths) } }

    /// Combines several changes into one. The completion runs in a later turn, or immediately without a window.
    open func performBatchUpdates(
        @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        performBatch { updates?() }
        complete(completion, animated: true)
    }

    // MARK: Moving items by gestures

    /// Begins to move an item, if the data source allows it, and returns whether it does.
    ///
    /// Only an item that has a cell can be moved, and none in a section that scrolls on its own.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(at: indexPath) }

    /// Moves the middle of the item's cell to a point of the content. The item takes the place of the item at that point, and
    /// the others make room.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(targetPosition) }

    /// Leaves the item where it has been moved to. The data source is told if that's another place.
    open func endInteractiveMovement() { endMovement(isCancelled: false) }

    /// Puts the item back where it was.
    open func cancelInteractiveMovement() { endMovement(isCancelled: true) }

    // MARK: Editing

    /// Whether the items are being edited, so that cells show their editing accessories. `false` by default.
    open var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            closeSwipe()
            for case let cell as UICollectionViewCell in tiles.values.map(\.view) { cell.isEditing = isEditing }
        }
    }

    // MARK: Selection

    /// Whether a tap selects an item. `true` by default.
    open var allowsSelection = true
    /// Whether several items can be selected. `false` by default.
    open var allowsMultipleSelection = false

    /// In the order of the index paths. `nil` if nothing is selected.
    open var indexPathsForSelectedItems: [IndexPath]? { selectedItems.isEmpty ? nil : selectedItems.sorted() }

    /// Selects an item without notifying the delegate. `nil` deselects all items.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelection else { return }
        if indexPath == nil || !allowsMultipleSelection {
            for other in selectedItems { setSelected(false, at: other) }
        }
        guard let indexPath else { return }
        setSelected(true, at: indexPath)
        if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item without notifying the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(false, at: indexPath) }

    // A touch in a collection view affects the collection view, and not what contains it.

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit != nil && isBesideSwipe(point) ? self : hit
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if swipe != nil { return closeSwipe() }
        if let touch = touches.first { highlightItem(at: touch.location(in: self)) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { liftFinger(at: touch.location(in: self)) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlightItem() }
}
