/// A data source that shows snapshots in a table view, and applies the differences between them.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// Dequeues and configures the cell of an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private nonisolated let store = SnapshotStore<SectionIdentifierType, ItemIdentifierType>()
    private let queue = SnapshotQueue()

    /// Creates a data source and assigns it to a table.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// How rows appear and disappear. `.automatic` by default.
    public var defaultRowAnimation = UITableView.RowAnimation.automatic

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
            tableView?.reloadData()
            guard let tableView else {
                completion?()
                return
            }
            tableView.complete({ _ in completion?() }, animated: false)
        }
    }

    /// What's currently shown. Changes to it take effect when it's applied.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        store.current
    }

    private func show(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, isAnimated: Bool,
        _ completion: (() -> Void)?
    ) {
        guard let tableView else { return store.set(snapshot) }
        let difference = SnapshotDifference(from: store.current, to: snapshot)
        let change = { [self] in
            tableView.performBatchUpdates {
                self.store.set(snapshot)
                self.tell(tableView, difference)
            } completion: { _ in
                completion?()
            }
            let reconfigured = snapshot.reconfiguredItems.subtracting(snapshot.reloadedItems)
            tableView.reconfigureRows(at: reconfigured.compactMap { self.indexPath(for: $0) }.sorted())
        }
        if isAnimated { change() } else { UIView.performWithoutAnimation(change) }
    }

    private func tell(_ tableView: UITableView, _ difference: SnapshotDifference) {
        let animation = defaultRowAnimation
        tableView.deleteSections(difference.deletedSections, with: animation)
        tableView.insertSections(difference.insertedSections, with: animation)
        tableView.reloadSections(difference.reloadedSections, with: animation)
        for move in difference.movedSections { tableView.moveSection(move.from, toSection: move.to) }
        tableView.deleteRows(at: difference.deletedItems, with: animation)
        tableView.insertRows(at: difference.insertedItems, with: animation)
        for (path, target) in difference.movedItems { tableView.moveRow(at: path, to: target) }
        tableView.reloadRows(at: difference.reloadedItems, with: animation)
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

    open func numberOfSections(in tableView: UITableView) -> Int { store.current.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.itemCount(inSectionAt: section)
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            preconditionFailure("the cell provider has to return a cell for every item, and has none for \(indexPath)")
        }
        return cell
    }

    /// `nil`; for subclasses to override.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// `nil`; for subclasses to override.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// `false`; for subclasses to override.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// `false`; for subclasses to override.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing; for subclasses to override.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// Does nothing; for subclasses to override.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
}
