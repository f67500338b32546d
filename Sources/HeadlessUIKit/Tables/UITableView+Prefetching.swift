extension UITableView {
    /// Prepares cells in the next turn, as they are between two frames on iOS (G11).
    func schedulePrefetching() {
        guard !isPrefetchingScheduled,
            HeadlessDevice.current.behavior.prefetchedCellCount > 0 || prefetchDataSource != nil
        else { return }
        isPrefetchingScheduled = true
        HeadlessDevice.current.runLoop.schedule { [weak self] in
            guard let self else { return }
            isPrefetchingScheduled = false
            prefetch()
        }
    }

    /// Prepares cells for the rows that scrolling further in the same direction would show, and releases others.
    private func prefetch() {
        guard isPrefetchingEnabled, window != nil, !isLoading, updateDepth == 0, geometry != nil else {
            return discardPrefetched()
        }
        let isUp = bounds.minY < prefetchingOrigin
        prefetchingOrigin = bounds.minY
        prefetchData(isUp: isUp)
        // The app's code may have changed everything.
        guard HeadlessDevice.current.behavior.prefetchedCellCount > 0, let dataSource, let geometry else { return }
        isLoading = true
        defer { isLoading = false }
        var wanted: [TableItem] = []
        var next = isUp ? displayed.first : displayed.last
        while wanted.count < HeadlessDevice.current.behavior.prefetchedCellCount, let item = next {
            next = isUp ? geometry.item(before: item) : geometry.item(after: item)
            if let next, next.row != nil, loaded[next] == nil { wanted.append(next) }
        }
        discardPrefetched { !wanted.contains($0) }
        for item in wanted where prefetched[item] == nil {
            guard let indexPath = item.indexPath else { continue }
            let cell = CellConfiguration.run(in: self) { dataSource.tableView(self, cellForRowAt: indexPath) }
            prefetched[item] = cell
            guard HeadlessDevice.current.behavior.prefetchedCellsAreSubviews else { continue }
            cell.isHidden = true
            cell.frame = rect(of: item)
            insertSubview(cell, at: 0)
        }
    }

    /// Forgets what was prepared, as when the rows have changed.
    func discardPrefetched() {
        requestedRows = []
        discardPrefetched { _ in true }
    }

    /// Makes prepared cells available for reuse.
    func discardPrefetched(where isIncluded: (TableItem) -> Bool) {
        for item in prefetched.keys.filter(isIncluded).sorted() {
            if let cell = takePrefetched(item) { recycle(cell) }
        }
    }

    /// Removes a prepared cell that becomes visible, or is reused.
    func takePrefetched(_ item: TableItem) -> UITableViewCell? {
        guard let cell = prefetched.removeValue(forKey: item) else { return nil }
        if cell.superview === self { cell.isHidden = false }
        return cell
    }
}
