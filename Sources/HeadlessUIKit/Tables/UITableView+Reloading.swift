extension UITableView {
    /// Forgets everything that the data source and the delegate have returned.
    func discardContent() {
        closeSwipe()
        cancelMoving()
        retireViews(keepsInPlace: false)
        geometry = nil
        selection = []
        highlighted = nil
        destination = nil
        setNeedsLayout()
    }

    func reloadContent() {
        precondition(updateDepth == 0, "reloadData() between beginUpdates() and endUpdates()")
        closeSwipe()
        cancelMoving()
        // First what there is now: a field that resigns with its cell hides the keyboard, and observers may lay out.
        geometry = makeGeometry()
        updateContentSize()
        selection = []
        highlighted = nil
        destination = nil
        retireViews(keepsInPlace: HeadlessDevice.current.behavior.tableReload == .keepsEditing)
        hasReloaded = true
        setNeedsLayout()
    }

    /// Makes all cells, headers, and footers available for reuse.
    ///
    /// - Parameter keepsInPlace: Whether cells stay in the table until the next layout, and return to their previous
    ///   row if possible. A cell that's being edited then stays in editing (G13).
    private func retireViews(keepsInPlace: Bool) {
        discardPrefetched()
        let old = loaded
        let wasDisplayed = displayed
        loaded = [:]
        displayed = []
        bare = []
        for item in wasDisplayed { old[item].map { announce($0, item, isShown: false) } }
        for (item, view) in old.sorted(by: { $0.key > $1.key }) {
            if keepsInPlace, view is UITableViewCell {
                reusePool.add(view, from: item)
            } else {
                recycle(view)
            }
        }
    }

    /// The heights have been given in another way: they are all found again.
    func heightsDidChange() {
        guard let old = geometry else { return }
        geometry = TableGeometry(
            old.sections.enumerated().map { makeSection($0.offset, rows: $0.element.rows.count) })
        measureEdgeViews(&geometry!)
        setNeedsLayout()
    }

    func replaceEdgeView(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let new {
            new.frame.size.width = bounds.width
            insertSubview(new, at: 0)
        }
        if geometry != nil { measureEdgeViews(&geometry!) }
        setNeedsLayout()
    }

    func configureAgain(_ indexPaths: [IndexPath]) {
        for item in indexPaths.map(TableItem.init) {
            guard let cell = loaded[item] as? UITableViewCell ?? prefetched[item], let dataSource,
                let indexPath = item.indexPath
            else { continue }
            reconfigured = (item, cell)
            let returned = CellConfiguration.run(in: self) { dataSource.tableView(self, cellForRowAt: indexPath) }
            reconfigured = nil
            precondition(returned === cell, "reconfigureRows(at:) needs the data source to dequeue for the index path")
            geometry?[item].isMeasured = false
        }
        setNeedsLayout()
    }
}
