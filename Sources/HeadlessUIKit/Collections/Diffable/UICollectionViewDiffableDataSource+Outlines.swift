extension UICollectionViewDiffableDataSource {
    /// What's called when the user expands and collapses items.
    ///
    /// It isn't documented whether applying a snapshot with other expanded items calls these handlers. Here, it doesn't.
    public struct SectionSnapshotHandlers<Item> where Item: Hashable, Item: Sendable {
        /// Whether the user may expand an item. The default is `nil`, which allows every item.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Called before an item is expanded. `nil` by default.
        public var willExpandItem: ((Item) -> Void)?
        /// Whether the user may collapse an item. The default is `nil`, which allows every item.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Called before an item is collapsed. `nil` by default.
        public var willCollapseItem: ((Item) -> Void)?
        /// Returns the items below an item that the user expands, given that item and the current items below it. The
        /// default is `nil`, which keeps the current items.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        public init() {}
    }
}

/// A data source whose items can be below others, and hidden with them.
@MainActor
protocol OutlineSource: AnyObject {
    /// Whether what's below an item is shown.
    func isExpanded(at indexPath: IndexPath) -> Bool
    /// The user expands an item, or collapses it.
    func toggleItem(at indexPath: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    func isExpanded(at indexPath: IndexPath) -> Bool { store.isExpanded(at: indexPath) }

    func toggleItem(at indexPath: IndexPath) {
        guard let section = store.section(at: indexPath.section), let item = itemIdentifier(for: indexPath) else {
            return
        }
        let handlers = sectionSnapshotHandlers
        let isExpanded = isExpanded(at: indexPath)
        let isAllowed = isExpanded ? handlers.shouldCollapseItem?(item) : handlers.shouldExpandItem?(item)
        guard isAllowed != false else { return }
        if isExpanded { handlers.willCollapseItem?(item) } else { handlers.willExpandItem?(item) }
        // A handler may have applied another snapshot.
        var snapshot = store.sectionSnapshot(section)
        guard snapshot.contains(item) else { return }
        if isExpanded {
            snapshot.collapse([item])
        } else {
            if let children = handlers.snapshotForExpandingParent?(item, snapshot.snapshot(of: item)) {
                snapshot.replace(childrenOf: item, using: children)
            }
            snapshot.expand([item])
        }
        apply(snapshot, to: section)
    }
}
