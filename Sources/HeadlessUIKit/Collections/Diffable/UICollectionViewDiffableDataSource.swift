/// A data source that shows snapshots in a collection view, and applies the differences between them.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// Dequeues and configures the cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// Dequeues and configures a supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    nonisolated let store = SnapshotStore<SectionIdentifierType, ItemIdentifierType>()
    private let queue = SnapshotQueue()

    /// Creates a data source and assigns it to a collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Required if the layout has supplementary views. `nil` by default.
    public var supplementaryViewProvider: SupplementaryViewProvider?

    // MARK: Snapshots

    /// Shows a snapshot. The cells of items that were there already stay, unless the snapshot reloads them.
    ///
    /// - Parameters:
    ///   - animatingDifferences: Without it the change is made without an animation, and as a difference all the same.
    ///   - completion: Called on the main thread when the animation ends.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        nonisolated(unsafe) let completion = completion
        queue.apply { [self] in show(snapshot, isAnimated: animatingDifferences, completion) }
    }

    /// Shows a snapshot with new cells for all items, without working out what differs and without animation.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        nonisolated(unsafe) let completion = completion
        queue.apply { [self] in
            store.set(snapshot)
            collectionView?.reloadData()
            collectionView?.complete({ _ in completion?() }, animated: false)
        }
    }

    /// What's currently shown. Changes to it take effect when it's applied.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        store.current
    }

    // MARK: Sections on their own

    /// Shows a snapshot's visible items in a section, which is added behind the others if it isn't there.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        nonisolated(unsafe) let completion = completion
        queue.apply { [self] in
            var whole = store.current
            if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
            whole.deleteItems(whole.itemIdentifiers(inSection: section))
            whole.appendItems(snapshot.visibleItems, toSection: section)
            store.hold(snapshot, for: section)
            show(whole, isAnimated: animatingDifferences, completion)
        }
    }

    /// What a section shows, with what's hidden in it. Changes to it are shown when it's applied.
    ///
    /// Applying a snapshot of all sections that changes the section's items forgets which of them are below others.
    nonisolated open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { store.sectionSnapshot(section) }

    /// What's called when the user expands and collapses items of a section with a hierarchy. Nothing by default.
    public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    // MARK: Moving items

    /// What the user may move, and what's called before and after.
    public struct ReorderingHandlers {
        /// Whether an item may be moved. `nil`, none may, by default.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before the data source has the item in its new place. `nil` by default.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called when the data source has the item in its new place. `nil` by default.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        public init() {}
    }

    /// What the user may move, and what's called before and after. Nothing by default.
    public var reorderingHandlers = ReorderingHandlers()

    /// What the reordering handlers say. Items of a section with a hierarchy can't be moved.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath), let section = store.section(at: indexPath.section) else {
            return false
        }
        let hierarchy = store.sectionSnapshot(section)
        return hierarchy.rootItems.count == hierarchy.items.count && reorderingHandlers.canReorderItem?(item) == true
    }

    /// Moves an item in the snapshot that's shown, and tells the reordering handlers.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let item = itemIdentifier(for: sourceIndexPath),
            let section = store.section(at: destinationIndexPath.section)
        else { return }
        let initial = store.current
        var final = initial
        final.deleteItems([item])
        let others = final.itemIdentifiers(inSection: section)
        if others.indices.contains(destinationIndexPath.item) {
            final.insertItems([item], beforeItem: others[destinationIndexPath.item])
        } else {
            final.appendItems([item], toSection: section)
        }
        let transaction = NSDiffableDataSourceTransaction(from: initial, to: final)
        reorderingHandlers.willReorder?(transaction)
        store.set(final)
        reorderingHandlers.didReorder?(transaction)
    }

    private func show(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, isAnimated: Bool,
        _ completion: (() -> Void)?
    ) {
        guard let collectionView else { return store.set(snapshot) }
        let difference = SnapshotDifference(from: store.current, to: snapshot)
        let change = {
            collectionView.performBatchUpdates {
                self.store.set(snapshot)
                collectionView.update { $0.formUnion(difference) }
            } completion: { _ in
                completion?()
            }
        }
        if isAnimated { change() } else { UIView.performWithoutAnimation(change) }
    }

    // MARK: Identifiers

    /// `nil` if there's no such item.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        store.current.itemIdentifier(at: indexPath)
    }

    /// `nil` if the item isn't shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        store.current.indexPath(of: itemIdentifier)
    }

    /// `nil` if there's no such section.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        store.section(at: index)
    }

    /// `nil` if the section isn't shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        store.current.indexOfSection(sectionIdentifier)
    }

    // MARK: Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { store.current.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        store.itemCount(inSectionAt: section)
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            preconditionFailure("the cell provider has to return a cell for every item, and has none for \(indexPath)")
        }
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            preconditionFailure(
                "the layout has supplementary views of kind “\(kind)”: set a supplementaryViewProvider that returns them"
            )
        }
        return view
    }
}

extension CollectionUpdates {
    /// Adds what differs between two snapshots.
    mutating func formUnion(_ difference: SnapshotDifference) {
        deletedSections.formUnion(difference.deletedSections)
        insertedSections.formUnion(difference.insertedSections)
        reloadedSections.formUnion(difference.reloadedSections)
        for move in difference.movedSections { movedSections[move.from] = move.to }
        for path in difference.deletedItems { delete(path) }
        for path in difference.insertedItems { insert(path) }
        for (path, target) in difference.movedItems { move(path, to: target) }
        reloadedItems.formUnion(difference.reloadedItems)
        reconfiguredItems.formUnion(difference.reconfiguredItems)
    }
}
