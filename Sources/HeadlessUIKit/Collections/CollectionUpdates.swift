/// The changes of one batch, and their effect on index paths.
///
/// As in UIKit, deleted, reloaded, and moved items have their index paths from before the batch. Inserted items and the
/// destinations of moves have those from after it.
struct CollectionUpdates {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    /// By where they were.
    var movedSections: [Int: Int] = [:]
    var reloadedItems: Set<IndexPath> = []
    var reconfiguredItems: Set<IndexPath> = []
    /// Everything was loaded anew in the middle of the batch, and nothing else counts.
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

    /// What was deleted, and not moved, in order.
    var deletedItems: [IndexPath] {
        removed.flatMap { section, items in items.map { IndexPath(item: $0, section: section) } }
            .filter { moves[$0] == nil }.sorted()
    }

    /// What was inserted, and not moved there, in order.
    var insertedItems: [IndexPath] {
        let targets = Set(moves.values)
        return occupied.flatMap { section, items in items.map { IndexPath(item: $0, section: section) } }
            .filter { !targets.contains($0) }.sorted()
    }

    /// What was moved, in order of where it was.
    var movedItems: [(from: IndexPath, to: IndexPath)] {
        moves.map { (from: $0.key, to: $0.value) }.sorted { $0.from < $1.from }
    }

    // MARK: What becomes of index paths

    /// Where a section is after the batch, or `nil` where it was deleted.
    func section(_ section: Int) -> Int? {
        if let target = movedSections[section] { return target }
        guard !deletedSections.contains(section) else { return nil }
        return Self.shifted(
            section, without: deletedSections.union(IndexSet(movedSections.keys)),
            with: insertedSections.union(IndexSet(movedSections.values)))
    }

    /// Where an item is after the batch, or `nil` where it was deleted.
    func item(_ indexPath: IndexPath) -> IndexPath? {
        if let target = moves[indexPath] { return target }
        guard let section = section(indexPath.section) else { return nil }
        let removed = removed[indexPath.section] ?? []
        guard !removed.contains(indexPath.item) else { return nil }
        let item = Self.shifted(indexPath.item, without: removed, with: occupied[section] ?? [])
        return IndexPath(item: item, section: section)
    }

    /// Where an element is whose view goes on to stand for it, or `nil` where the view goes.
    func survivor(of element: CollectionElement) -> CollectionElement? {
        let old = element.indexPath
        guard !reloadedSections.contains(old.section) else { return nil }
        guard element.kind == nil else {
            return section(old.section).map {
                CollectionElement(kind: element.kind, IndexPath(item: old.item, section: $0))
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

    /// What does not add up between the numbers of items before and after, or `nil` where everything does.
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
