extension UICollectionView {
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

    /// Prepares cells for the items that follow the visible ones, or precede them after scrolling back.
    private func prefetch() {
        guard isPrefetchingEnabled, window != nil, batch == nil, dataSource != nil else { return discardPrefetched() }
        let isBack = bounds.minY < prefetchingOrigin.y || bounds.minX < prefetchingOrigin.x
        prefetchingOrigin = bounds.origin
        prefetchData(isBack: isBack)
        // The app's code may have changed everything.
        guard HeadlessDevice.current.behavior.prefetchedCellCount > 0, batch == nil, let dataSource else { return }
        let seen = indexPathsForVisibleItems
        var wanted: [IndexPath] = []
        var next = isBack ? seen.min() : seen.max()
        while wanted.count < HeadlessDevice.current.behavior.prefetchedCellCount, let path = next {
            next = item(isBack ? -1 : 1, from: path)
            if let next, tiles[CollectionElement(next)] == nil { wanted.append(next) }
        }
        discardPrefetched { !wanted.contains($0) }
        let generation = self.generation
        for path in wanted where prefetched[path] == nil {
            Self.cellRequests += 1
            let cell = CellConfiguration.run(in: self) {
                dataSource.collectionView(self, cellForItemAt: originalPath(of: path))
            }
            Self.cellRequests -= 1
            // The app's code may have changed the data.
            guard generation == self.generation else { return pool.put(cell, kind: nil) }
            prefetched[path] = cell
            guard HeadlessDevice.current.behavior.prefetchedCellsAreSubviews,
                let attributes = layoutAttributesForItem(at: path)
            else { continue }
            cell.frame = attributes.frame
            cell.isHidden = true
            insertSubview(cell, at: 0)
        }
    }

    /// The item before or after another.
    private func item(_ step: Int, from path: IndexPath) -> IndexPath? {
        let counts = itemCounts
        var (section, item) = (path.section, path.item + step)
        while counts.indices.contains(section) {
            if (0..<counts[section]).contains(item) { return IndexPath(item: item, section: section) }
            section += step
            guard counts.indices.contains(section) else { return nil }
            item = step > 0 ? 0 : counts[section] - 1
        }
        return nil
    }

    /// Forgets what was prepared, as when the items have changed.
    func discardPrefetched() {
        requestedItems = []
        discardPrefetched { _ in true }
    }

    /// Makes prepared cells available for reuse.
    func discardPrefetched(where isIncluded: (IndexPath) -> Bool) {
        for path in prefetched.keys.filter(isIncluded).sorted() {
            if let cell = takePrefetched(path) {
                cell.removeFromSuperview()
                pool.put(cell, kind: nil)
            }
        }
    }

    /// Removes a prepared cell that becomes visible, or is reused.
    func takePrefetched(_ path: IndexPath) -> UICollectionViewCell? {
        guard let cell = prefetched.removeValue(forKey: path) else { return nil }
        if cell.superview === self { cell.isHidden = false }
        return cell
    }
}
