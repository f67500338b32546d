/// The updates that take a table or collection view from one snapshot to another.
///
/// As in a batch of updates, deleted, moved, reloaded, and reconfigured items have their index paths from before.
/// Inserted items and the destinations of moves have those from after.
struct SnapshotDifference {
    typealias Move<Index> = (from: Index, to: Index)

    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var movedSections: [Move<Int>] = []
    var reloadedSections = IndexSet()
    var deletedItems: [IndexPath] = []
    var insertedItems: [IndexPath] = []
    var movedItems: [Move<IndexPath>] = []
    var reloadedItems: [IndexPath] = []
    var reconfiguredItems: [IndexPath] = []

    init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let sections = Self.changes(from: old.sectionIdentifiers, to: new.sectionIdentifiers)
        let oldIndex = Dictionary(uniqueKeysWithValues: old.sectionIdentifiers.enumerated().map { ($1, $0) })
        let newIndex = Dictionary(uniqueKeysWithValues: new.sectionIdentifiers.enumerated().map { ($1, $0) })
        for index in sections.old {
            if let target = newIndex[old.sectionIdentifiers[index]] {
                movedSections.append((index, target))
            } else {
                deletedSections.insert(index)
            }
        }
        insertedSections = IndexSet(sections.new.filter { oldIndex[new.sectionIdentifiers[$0]] == nil })

        var leaving: [(item: Item, path: IndexPath)] = []
        var arriving: [Item: IndexPath] = [:]
        for index in deletedSections {
            for (place, item) in old.itemIdentifiers(inSection: old.sectionIdentifiers[index]).enumerated() {
                leaving.append((item, IndexPath(item: place, section: index)))
            }
        }
        for (index, section) in new.sectionIdentifiers.enumerated() {
            let items = new.itemIdentifiers(inSection: section)
            var changed = items.indices
            if let oldSection = oldIndex[section] {
                let before = old.itemIdentifiers(inSection: section)
                let changes = Self.changes(from: before, to: items)
                for place in changes.old {
                    leaving.append((before[place], IndexPath(item: place, section: oldSection)))
                }
                changed = changes.new
            }
            for place in changed { arriving[items[place]] = IndexPath(item: place, section: index) }
        }
        for (item, path) in leaving {
            if let target = arriving.removeValue(forKey: item) {
                movedItems.append((path, target))
            } else if !deletedSections.contains(path.section) {
                deletedItems.append(path)
            }
        }
        insertedItems = arriving.values.filter { !insertedSections.contains($0.section) }.sorted()
        reloadedSections = IndexSet(new.reloadedSections.compactMap { oldIndex[$0] })
        reloadedItems = new.reloadedItems.compactMap(old.indexPath(of:)).sorted()
        reconfiguredItems = new.reconfiguredItems.subtracting(new.reloadedItems).compactMap(old.indexPath(of:)).sorted()
    }

    /// The remainder of two lists without the elements that they have in common at the beginning and the end.
    private static func changes<Element: Equatable>(
        from old: [Element], to new: [Element]
    ) -> (old: Range<Int>, new: Range<Int>) {
        var (start, end) = (0, 0)
        let shorter = min(old.count, new.count)
        while start < shorter, old[start] == new[start] { start += 1 }
        while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        return (start..<(old.count - end), start..<(new.count - end))
    }
}
