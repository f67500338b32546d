/// The changes of one batch, and their effect on index paths.
///
/// As in UIKit, deleted, reloaded, and moved items have their index paths from before the batch. Inserted items and the
/// destinations of moves have those from after it.
struct CollectionUpdates {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    /// By their previous positions.
    var movedSections: [Int: Int] = [:]
    var reloadedItems: Set<IndexPath> = []
    var reconfiguredItems: Set<IndexPath> = []
    /// Everything was reloaded in the middle of the batch, so nothing else counts.
    var isReload = false

    private var moves: [IndexPath: IndexPath] = [:]
    private var removed: [Int: IndexSet] = [:]
    private var occupied: [Int: IndexSet] = [:]

    mutating func delete(_ indexPath: IndexPath) { removed[indexPath.section, default: []].insert(indexPath.item) }

    mutating func insert(_ indexPath: IndexPath) { occupied[indexPath.section, default: []].insert(indexPath.item) }

    mutating func move(_ indexPath: IndexPath, to newIndexPath: IndexPath) {
        delete(indexPath)
        insert(newIndexPath)
        moves[indexPath] = newIndexPath
    }

    // MARK: One by one

    /// Whether it deletes items or sections.
    var hasDeletions: Bool { !deletedSections.isEmpty || !deletedItems.isEmpty }

    /// Whether it inserts items or sections.
    var hasInsertions: Bool { !insertedSections.isEmpty || !insertedItems.isEmpty }

    /// The items that were deleted, and not moved, in order.
    var deletedItems: [IndexPath] {
        removed.flatMap { section, items in items.map { IndexPath(item: $0, section: section) } }
            .filter { moves[$0] == nil }.sorted()
    }

    /// The items that were inserted, and not moved there, in order.
    var insertedItems: [IndexPath] {
        let targets = Set(moves.values)
        return occupied.flatMap { section, items in items.map { IndexPath(item: $0, section: section) } }
            .filter { !targets.contains($0) }.sorted()
    }

    /// The items that were moved, in the order of their previous positions.
    var movedItems: [(from: IndexPath, to: IndexPath)] {
        moves.map { (from: $0.key, to: $0.value) }.sorted { $0.from < $1.from }
    }

    // MARK: What becomes of index paths

    /// The position of a section after the batch, or `nil` if it was deleted.
    func section(_ section: Int) -> Int? {
        if let target = movedSections[section] { return target }
        guard !deletedSections.contains(section) else { return nil }
        return Self.shifted(
            section, without: deletedSections.union(IndexSet(movedSections.keys)),
            with: insertedSections.union(IndexSet(movedSections.values)))
    }

    /// The position of an item after the batch, or `nil` if it was deleted.
    func item(_ indexPath: IndexPath) -> IndexPath? {
        if let target = moves[indexPath] { return target }
        guard let section = section(indexPath.section) else { return nil }
        let removed = removed[indexPath.section] ?? []
        guard !removed.contains(indexPath.item) else { return nil }
        let item = Self.shifted(indexPath.item, without: removed, with: occupied[section] ?? [])
        return IndexPath(item: item, section: section)
    }

    /// The new position of an element whose view continues to represent it, or `nil` if the view is removed.
    func survivor(of element: CollectionElement) -> CollectionElement? {
        let old = element.indexPath
        guard element.isDecoration || !reloadedSections.contains(old.section) else { return nil }
        guard element.kind == nil else {
            return section(old.section).map {
                var moved = element
                moved.indexPath.section = $0
                return moved
            }
        }
        return reloadedItems.contains(old) ? nil : item(old).map { CollectionElement($0) }
    }

    private static func shifted(_ index: Int, without removed: IndexSet, with inserted: IndexSet) -> Int {
        var result = index - removed.count(in: 0..<index)
        for place in inserted {
            guard place <= result else { break }
            result += 1
        }
        return result
    }

    // MARK: Counts

    /// The contradiction between the numbers of items before and after, or `nil` if there isn't one.
    func contradiction(before old: [Int], after new: [Int]) -> String? {
        let expected = old.count - deletedSections.count + insertedSections.count
        guard new.count == expected else {
            return "there are \(new.count) sections after the update, and there should be \(expected): "
                + "\(old.count) before it, \(deletedSections.count) deleted, \(insertedSections.count) inserted"
        }
        for index in old.indices where !reloadedSections.contains(index) {
            guard let section = section(index) else { continue }
            let (less, more) = (removed[index]?.count ?? 0, occupied[section]?.count ?? 0)
            guard new[section] != old[index] - less + more else { continue }
            return "section \(section) has \(new[section]) items after the update, and should have "
                + "\(old[index] - less + more): \(old[index]) before it, \(less) taken out, \(more) put in"
        }
        return nil
    }
}
