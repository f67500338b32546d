/// Sizes that cells and supplementary views determine themselves.
extension UICollectionView {
    /// Something that keeps its place on the screen while other things get their sizes.
    struct Anchor {
        let element: CollectionElement
        /// From the origin of the bounds.
        let place: CGPoint
    }

    /// The first element that was visible before, or else the first one.
    func anchor(in elements: [UICollectionViewLayoutAttributes]) -> Anchor? {
        guard elements.contains(where: { !$0.estimates.isEmpty && !$0.isMeasured }) else { return nil }
        let candidates = elements.filter {
            $0.representedElementCategory == .cell && host(of: $0) === self
        }
        func isSeen(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
            tiles[CollectionElement(attributes)]?.isVisible == true
                && (attributes.isMeasured || attributes.estimates.isEmpty)
        }
        let seen = candidates.filter(isSeen)
        let first = (seen.isEmpty ? candidates : seen).min {
            ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
        }
        return first.map {
            Anchor(
                element: CollectionElement($0),
                place: CGPoint(x: $0.frame.minX - bounds.minX, y: $0.frame.minY - bounds.minY))
        }
    }

    /// Requests the sizes of views that haven't been asked yet.
    ///
    /// - Returns: Whether anything has another place now.
    func measure(_ elements: [UICollectionViewLayoutAttributes]) -> Bool {
        var hasChanged = collectionViewLayout.marksEstimates ? false : measureAll(elements)
        for attributes in elements where !attributes.estimates.isEmpty && !attributes.isMeasured {
            guard let view = tiles[CollectionElement(attributes)]?.view else { continue }
            let preferred = view.preferredAttributes(attributes)
            if collectionViewLayout.adopt(preferred, for: attributes) { hasChanged = true }
        }
        if hasChanged { isLayoutPrepared = false }
        return hasChanged
    }

    /// Asks each view that hasn't been asked with the same attributes, for layouts that don't say which views to ask.
    private func measureAll(_ elements: [UICollectionViewLayoutAttributes]) -> Bool {
        var hasChanged = false
        for attributes in elements {
            let element = CollectionElement(attributes)
            guard let tile = tiles[element], tile.askedSize != attributes.size else { continue }
            tiles[element]?.askedSize = attributes.size
            let preferred = tile.view.preferredAttributes(attributes)
            guard !preferred.isLike(attributes) else { continue }
            if collectionViewLayout.adopt(preferred, for: attributes) { hasChanged = true }
        }
        return hasChanged
    }

    /// What a cell shows has changed, and perhaps its size with it.
    func sizeMayHaveChanged(of cell: UICollectionViewCell, byConstraints: Bool = false) {
        guard sizingInvalidation.includes(constraints: byConstraints),
            let element = tiles.first(where: { $0.value.view === cell })?.key
        else { return }
        collectionViewLayout.sizeMayHaveChanged(of: element)
        tiles[element]?.askedSize = nil
        shownBounds = nil
        setNeedsLayout()
    }

    /// Scrolls so that an element keeps its position on the screen.
    func keepInPlace(_ anchor: Anchor?) {
        let wasInRange = contentRange.clamped(bounds.origin) == bounds.origin
        prepareLayout()
        guard let anchor, let frame = attributes(of: anchor.element)?.frame else { return }
        var offset = CGPoint(x: frame.minX - anchor.place.x, y: frame.minY - anchor.place.y)
        if wasInRange, !isTracking, !isDragging { offset = contentRange.clamped(offset) }
        // A rounding error isn't a movement.
        if abs(offset.x - bounds.minX) > 0.001 || abs(offset.y - bounds.minY) > 0.001 { correctOffset(to: offset) }
    }
}
