/// An item that's being moved to another place. Until that's over, the data source doesn't know about it.
struct ItemMovement {
    /// Where the item is for the data source.
    let original: IndexPath
    /// Where it's shown among the others.
    var current: IndexPath
    /// The middle of its cell, in the collection view's coordinates.
    var position: CGPoint

    /// Where an item that's shown at a place is for the data source.
    func original(of place: IndexPath) -> IndexPath {
        guard place != current else { return original }
        var item = place.item
        if place.section == current.section, item > current.item { item -= 1 }
        if place.section == original.section, item >= original.item { item += 1 }
        return IndexPath(item: item, section: place.section)
    }
}

/// Items that are moved by the app's gestures. The others make room meanwhile.
extension UICollectionView {
    func beginMovement(at indexPath: IndexPath) -> Bool {
        guard movement == nil, batch == nil, let dataSource else { return false }
        let mayMove = HeadlessOptional.call(dataSource, "collectionView(_:canMoveItemAt:)") {
            $0.collectionView(self, canMoveItemAt: indexPath)
        }
        guard mayMove != false, let tile = tiles[CollectionElement(indexPath)], tile.view.superview === self else {
            return false
        }
        closeSwipe()
        movement = ItemMovement(original: indexPath, current: indexPath, position: tile.view.center)
        return true
    }

    func updateMovement(_ position: CGPoint) {
        guard let old = movement, old.position != position else { return }
        prepareLayout()
        let layout = collectionViewLayout
        let proposal = layout.targetIndexPath(forInteractivelyMovingItem: old.current, withPosition: position)
        let answer = HeadlessOptional.call(
            calledDelegate,
            "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)"
        ) {
            $0.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: old.original, atCurrentIndexPath: old.current,
                toProposedIndexPath: proposal)
        }
        guard movement != nil else { return }
        let target = answer ?? proposal
        movement?.position = position
        movement?.current = target
        showMoved(from: old.current, to: target)
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forInteractivelyMovingItems: [target], withTargetPosition: position, previousIndexPaths: [old.current],
                previousPosition: old.position))
        if window != nil { layOutTiles() }
    }

    /// - Parameter isCancelled: Whether the item goes back to where it was. So it does where the data source doesn't move it.
    func endMovement(isCancelled: Bool) {
        guard let movement else { return }
        self.movement = nil
        let (old, new) = (movement.original, movement.current)
        var hasMoved = false
        if !isCancelled, old != new {
            let generation = self.generation
            let answer: Void? = HeadlessOptional.call(dataSource, "collectionView(_:moveItemAt:to:)") {
                $0.collectionView(self, moveItemAt: old, to: new)
            }
            // A data source may have reloaded the collection view instead.
            guard generation == self.generation else { return }
            hasMoved = answer != nil
        }
        if !hasMoved { showMoved(from: new, to: old) }
        let layout = collectionViewLayout
        let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [hasMoved ? new : old], previousIndexPaths: [hasMoved ? old : new],
            movementCancelled: isCancelled)
        context.interactiveMovementTarget = movement.position
        layout.invalidateLayout(with: context)
        if window != nil { layOutTiles() }
    }

    /// Has an item stand at another place among the others, whatever the data source says.
    private func showMoved(from old: IndexPath, to new: IndexPath) {
        guard old != new else { return }
        var counts = itemCounts
        precondition(
            counts.indices.contains(new.section)
                && 0..<(counts[new.section] + (new.section == old.section ? 0 : 1)) ~= new.item,
            "an item can't be moved to \(new): there's no such place")
        counts[old.section] -= 1
        counts[new.section] += 1
        self.counts = counts
        var updates = CollectionUpdates()
        updates.move(old, to: new)
        func place(_ path: IndexPath) -> IndexPath { updates.item(path) ?? path }
        generation += 1
        discardPrefetched()
        selectedItems = Set(selectedItems.map(place))
        highlightedItem = highlightedItem.map(place)
        tiles = Dictionary(uniqueKeysWithValues: tiles.map { (updates.survivor(of: $0.key) ?? $0.key, $0.value) })
        collectionViewLayout.itemsDidChange(updates.survivor)
    }

    /// Puts the cell of the item that's being moved where the finger is, in front of the others.
    func withMovedElement(_ elements: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
        guard let movement else { return elements }
        var position = movement.position
        if isMirrored { position.x = mirrorAxis - position.x }
        let moved = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
            at: movement.current, withTargetPosition: position)
        let element = CollectionElement(movement.current)
        return elements.filter { CollectionElement($0) != element } + [mirrored(moved)]
    }

    /// Where an item that's shown at a place is for the data source.
    func originalPath(of place: IndexPath) -> IndexPath { movement?.original(of: place) ?? place }
}
