extension UICollectionView {
    /// The number of items in each section.
    var itemCounts: [Int] {
        if let counts { return counts }
        let counts = countItems()
        self.counts = counts
        return counts
    }

    private func countItems() -> [Int] {
        guard let dataSource else { return [] }
        let sections = HeadlessOptional.call(dataSource, "numberOfSections(in:)") { $0.numberOfSections(in: self) }
        return (0..<(sections ?? 1)).map { dataSource.collectionView(self, numberOfItemsInSection: $0) }
    }

    func loadAnew() {
        closeSwipe()
        generation += 1
        movement = nil
        batch?.isReload = true
        counts = nil
        selectedItems = []
        highlightedItem = nil
        discardPrefetched()
        let old = tiles
        tiles = [:]
        updateItems = []
        collectionViewLayout.itemsDidChange { _ in nil }
        collectionViewLayout.invalidate(after: .reload)
        for (element, tile) in old.sorted(by: { $0.key < $1.key }) { recycle(tile, element) }
    }

    // MARK: Batches

    /// Adds a change to the batch that's being assembled, or makes it a batch of its own.
    func update(_ change: (inout CollectionUpdates) -> Void) {
        performBatch { change(&batch!) }
    }

    func performBatch(_ body: () -> Void) {
        guard batch == nil else { return body() }
        closeSwipe()
        endMovement(isCancelled: true)
        _ = itemCounts
        batch = CollectionUpdates()
        body()
        guard let updates = batch else { return }
        batch = nil
        if updates.isReload { loadAnew() } else { apply(updates) }
    }

    private func apply(_ updates: CollectionUpdates) {
        let (old, new) = (itemCounts, countItems())
        if let contradiction = updates.contradiction(before: old, after: new) {
            preconditionFailure("the data source and the updates do not agree: \(contradiction)")
        }
        generation += 1
        discardPrefetched()
        counts = new
        selectedItems = Set(selectedItems.compactMap { updates.survivor(of: CollectionElement($0))?.indexPath })
        highlightedItem = highlightedItem.flatMap { updates.survivor(of: CollectionElement($0))?.indexPath }
        var leaving: [(CollectionElement, CollectionTile)] = []
        var staying: [CollectionElement: CollectionTile] = [:]
        for (element, tile) in tiles {
            if let place = updates.survivor(of: element) {
                staying[place] = tile
            } else {
                leaving.append((element, tile))
            }
        }
        tiles = staying
        moveScrollers(updates.section)
        collectionViewLayout.itemsDidChange(updates.survivor)
        updateItems += updates.items
        collectionViewLayout.invalidate(after: .update)
        prepareLayout()
        leaving += removeDecorations(with: updates)
        leaving.sort { $0.0 < $1.0 }
        for (element, _) in leaving { _ = finalAttributes(of: element) }
        let target = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
        if target != contentOffset { contentOffset = target }
        for (_, tile) in leaving { tile.view.removeFromSuperview() }
        for indexPath in updates.reconfiguredItems.sorted() {
            if let place = updates.item(indexPath) { reconfigure(place) }
        }
        // Visible elements are animated to their new positions, and therefore laid out immediately, also without a window
        // (G34).
        layOutTiles()
        // Cells that have lost their item are used again only now, as their going is animated.
        for (element, tile) in leaving { recycle(tile, element) }
    }

    private func reconfigure(_ indexPath: IndexPath) {
        guard let dataSource, let cell = cellForItem(at: indexPath) else { return }
        reconfigured = (indexPath, cell)
        defer { reconfigured = nil }
        Self.cellRequests += 1
        let answer = CellConfiguration.run(in: self) { dataSource.collectionView(self, cellForItemAt: indexPath) }
        Self.cellRequests -= 1
        precondition(answer === cell, "an item is reconfigured with the cell that the data source dequeues for it")
    }

    // MARK: Telling the layout

    /// The updates that a layout was notified of, and whose end it will be notified of.
    struct Announcements: OptionSet {
        let rawValue: Int

        static let updates = Announcements(rawValue: 1 << 0)
        static let boundsChange = Announcements(rawValue: 1 << 1)
    }

    /// Passes the layout the changes that it has been prepared for.
    func announceUpdates() {
        guard !updateItems.isEmpty else { return }
        let items = updateItems
        updateItems = []
        announced.insert(.updates)
        collectionViewLayout.prepare(forCollectionViewUpdates: items)
    }

    /// Notifies the layout that everything is where it has put it.
    func finishAnnounced() {
        let finished = announced
        announced = []
        if finished.contains(.updates) { collectionViewLayout.finalizeCollectionViewUpdates() }
        if finished.contains(.boundsChange) { collectionViewLayout.finalizeAnimatedBoundsChange() }
    }

    // Here, views are at their final positions immediately. Their initial and final attributes are requested, but never
    // visible.

    func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let kind = element.kind else {
            return collectionViewLayout.initialLayoutAttributesForAppearingItem(at: element.indexPath)
        }
        guard !element.isDecoration else {
            return collectionViewLayout.initialLayoutAttributesForAppearingDecorationElement(
                ofKind: kind, at: element.indexPath)
        }
        return collectionViewLayout.initialLayoutAttributesForAppearingSupplementaryElement(
            ofKind: kind, at: element.indexPath)
    }

    private func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let kind = element.kind else {
            return collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: element.indexPath)
        }
        guard !element.isDecoration else {
            return collectionViewLayout.finalLayoutAttributesForDisappearingDecorationElement(
                ofKind: kind, at: element.indexPath)
        }
        return collectionViewLayout.finalLayoutAttributesForDisappearingSupplementaryElement(
            ofKind: kind, at: element.indexPath)
    }
}

extension UICollectionView {
    /// Combines several changes into one.
    // K11: on iOS, the closure doesn't escape although it's optional, which Swift can't declare. A closure that may escape
    // is passed to the method that subclasses override.
    @_disfavoredOverload
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}

extension UIScrollView {
    /// Runs the completion of a table or collection view's changes when their animation ends. Without a window, nothing is
    /// animated (G35).
    func complete(_ completion: ((Bool) -> Void)?, animated: Bool) {
        guard let completion else { return }
        guard window != nil else { return completion(true) }
        HeadlessDevice.current.runLoop.schedule(after: animated && UIView.areAnimationsEnabled ? 0.3 : 0) {
            completion(true)
        }
    }
}
