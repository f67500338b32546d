/// The changes to a table view in one batch.
///
/// Deleted and reloaded rows have their index paths from before, and inserted ones have those from after. Moves are
/// stored by their destination.
struct TableChanges {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [Int: Int] = [:]
    var deletedRows: Set<TableItem> = []
    var insertedRows: Set<TableItem> = []
    var reloadedRows: Set<TableItem> = []
    var movedRows: [TableItem: TableItem] = [:]

    /// For each section after the changes the one it was before, or `nil` for a new one.
    ///
    /// - Parameters:
    ///   - old: How many there were.
    ///   - new: How many there are.
    func sections(from old: Int, to new: Int) -> [Int?] {
        let departed = deletedSections.count + movedSections.count
        let arrived = insertedSections.count + movedSections.count
        precondition(
            old - departed + arrived == new,
            """
            the data source has \(new) sections after \(old), \(insertedSections.count) of them inserted and \
            \(deletedSections.count) deleted
            """)
        let gone = deletedSections.union(IndexSet(movedSections.values))
        var rest = (0..<old).lazy.filter { !gone.contains($0) }.makeIterator()
        return (0..<new).map { section in
            if insertedSections.contains(section) { return nil }
            return movedSections[section] ?? rest.next()
        }
    }

    /// Whether rows were added, removed, or changed in the section, before or after.
    private func touches(_ old: Int, _ new: Int) -> Bool {
        deletedRows.contains { $0.section == old } || reloadedRows.contains { $0.section == old }
            || insertedRows.contains { $0.section == new }
            || movedRows.contains { $0.key.section == new || $0.value.section == old }
    }

    /// For each row of a section after the changes the one it was before, or `nil` for a new one. `nil` where all rows
    /// are as they were.
    ///
    /// - Parameters:
    ///   - old: The section before, and how many rows it had.
    ///   - new: The section after, and how many rows it has.
    func rows(
        from old: (section: Int, count: Int), to new: (section: Int, count: Int)
    ) -> [TableItem?]? {
        guard touches(old.section, new.section) else {
            precondition(
                old.count == new.count,
                "section \(new.section) has \(new.count) rows after \(old.count), and the table was not told")
            return nil
        }
        let gone = Set(
            deletedRows.union(movedRows.values).lazy.filter { $0.section == old.section }.compactMap(\.row))
        let moved = movedRows.filter { $0.key.section == new.section }
        let arrived = insertedRows.count { $0.section == new.section } + moved.count
        precondition(
            old.count - gone.count + arrived == new.count,
            """
            section \(new.section) has \(new.count) rows after \(old.count), \(arrived) of them inserted or moved in \
            and \(gone.count) deleted or moved away
            """)
        var rest = (0..<old.count).lazy.filter { !gone.contains($0) }.makeIterator()
        return (0..<new.count).map { row in
            let item = TableItem.row(row, in: new.section)
            if insertedRows.contains(item) { return nil }
            return moved[item] ?? rest.next().map { .row($0, in: old.section) }
        }
    }
}
