extension UITableView {
    func openUpdates() {
        // What was there before the data source changed.
        if dataSource != nil { _ = prepared }
        updateDepth += 1
    }

    func closeUpdates() {
        precondition(updateDepth > 0, "endUpdates() without beginUpdates()")
        updateDepth -= 1
        if updateDepth == 0 { commitUpdates() }
    }

    /// Records a change, and applies it unless more changes follow.
    func change(_ body: (inout TableChanges) -> Void) {
        body(&changes)
        if updateDepth == 0 { commitUpdates() }
    }

    private func commitUpdates() {
        let changes = changes
        self.changes = TableChanges()
        closeSwipe()
        cancelMoving()
        // A table that has asked for nothing yet will learn it all at its first layout.
        guard let old = geometry, let dataSource else { return }
        var steps = UpdateSteps(old, loaded, changes)
        steps.run(in: self, dataSource)
        geometry = TableGeometry(steps.sections)
        measureEdgeViews(&geometry!)
        discardPrefetched()
        adopt(steps.places)
        // Rows are animated to their new positions, and therefore laid out immediately, also without a window (G42).
        setNeedsLayout()
        layoutIfNeeded()
        // Cells that have lost their row are used again only now, as their going is animated.
        for (item, view) in steps.retired {
            announce(view, item, isShown: false)
            recycle(view)
        }
    }

    /// Moves cells, selection and the rest to where their items are now.
    private func adopt(_ places: [TableItem: TableItem]) {
        var kept: [TableItem: UIView] = [:]
        for (item, view) in loaded { if let place = places[item] { kept[place] = view } }
        loaded = kept
        displayed = displayed.compactMap { places[$0] }.sorted()
        bare = []
        selection = Set(selection.compactMap { places[$0] })
        highlighted = nil
        destination = nil
    }

    /// Works out what a table is after changes.
    @MainActor
    private struct UpdateSteps {
        private let old: TableGeometry
        private let changes: TableChanges
        private let loaded: [TableItem: UIView]
        private(set) var sections: [TableGeometry.Section] = []
        /// The new positions of items for which the table has stored something.
        private(set) var places: [TableItem: TableItem] = [:]
        /// The views whose items no longer exist.
        private(set) var retired: [(TableItem, UIView)] = []

        init(_ old: TableGeometry, _ loaded: [TableItem: UIView], _ changes: TableChanges) {
            self.old = old
            self.loaded = loaded
            self.changes = changes
        }

        mutating func run(in table: UITableView, _ dataSource: any UITableViewDataSource) {
            let count =
                HeadlessOptional.call(dataSource, "numberOfSections(in:)") { $0.numberOfSections(in: table) } ?? 1
            let held = Set(loaded.keys).union(table.selection)
            for (new, source) in changes.sections(from: old.sections.count, to: count).enumerated() {
                let rowCount = dataSource.tableView(table, numberOfRowsInSection: new)
                guard let source, !changes.reloadedSections.contains(source) else {
                    sections.append(table.makeSection(new, rows: rowCount))
                    // A row that moves into a new section keeps its cell.
                    for (target, item) in changes.movedRows
                    where target.section == new && held.contains(item) && !changes.reloadedRows.contains(item) {
                        places[item] = target
                    }
                    continue
                }
                let section = old.sections[source]
                let rows = changes.rows(from: (source, section.rows.count), to: (new, rowCount))
                if let rows {
                    for (row, item) in rows.enumerated() {
                        if let item, held.contains(item), !changes.reloadedRows.contains(item) {
                            places[item] = .row(row, in: new)
                        }
                    }
                } else {
                    for item in held where item.section == source {
                        if let row = item.row { places[item] = .row(row, in: new) }
                    }
                }
                places[.header(source)] = .header(new)
                places[.footer(source)] = .footer(new)
                sections.append(makeSection(new, from: section, rows, in: table))
            }
            for (item, view) in loaded.sorted(by: { $0.key < $1.key }) where places[item] == nil {
                retired.append((item, view))
            }
        }

        /// A section that was there before. What was measured counts as an estimate from here on.
        private func makeSection(
            _ index: Int, from section: TableGeometry.Section, _ rows: [TableItem?]?, in table: UITableView
        ) -> TableGeometry.Section {
            var result = section
            let isExact = section.rows.isExact && section.rows.count > 0
            if isExact || section.rows.count == 0 {
                // The source of the heights is asked again.
                return table.makeSection(index, rows: rows?.count ?? section.rows.count)
            }
            if let rows {
                result.rows = TableGeometry.Rows(
                    rows.enumerated().map { row, item in
                        guard let item, !changes.reloadedRows.contains(item) else {
                            return table.firstHeight(ofRow: .row(row, in: index))
                        }
                        return TableGeometry.Height(value: old[item].value, isMeasured: false)
                    })
            }
            result.rows.forget()
            result.header.isMeasured = false
            result.footer.isMeasured = false
            return result
        }
    }
}

extension UITableView {
    /// Runs changes as one.
    // K11: on iOS, the closure doesn't escape although it's optional, which Swift can't declare. A closure that may escape
    // is passed to the method that subclasses override.
    @_disfavoredOverload
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
