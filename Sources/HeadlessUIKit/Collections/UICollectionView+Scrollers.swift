/// What a collection view's tiles have been laid out for.
struct ShownBounds: Equatable {
    let bounds: CGRect
    /// The visible sections that scroll on their own.
    let sections: [Int: CGRect]
}

/// Sections that scroll on their own: each has its own scroll view, with its cells in it (P18).
extension UICollectionView {
    var currentBounds: ShownBounds { ShownBounds(bounds: bounds, sections: scrollers.mapValues(\.bounds)) }

    /// Gives every visible section of this kind its scroll view, in the right position.
    ///
    /// - Parameter coming: Another section that should have one.
    func prepareScrollers(with coming: Int? = nil) {
        var area = bounds
        if isMirrored { area.origin.x = mirrorAxis - bounds.maxX }
        var wanted = Set(collectionViewLayout.scrollers(in: area).map(\.section))
        wanted.formUnion(scrollers.keys)
        if let coming { wanted.insert(coming) }
        for section in wanted.sorted() {
            guard let plan = collectionViewLayout.scroller(ofSection: section) else { continue }
            var frame = plan.frame
            if isMirrored { frame.origin.x = mirrorAxis - frame.maxX }
            let isNew = scrollers[section] == nil
            let view = scrollers[section] ?? OrthogonalScrollView(in: self)
            if view.frame != frame { view.frame = frame }
            let start = view.contentSize.width - view.contentOffset.x
            if view.contentSize != plan.contentSize {
                view.contentSize = plan.contentSize
                // Content that grows at its trailing end stays in place at its leading end.
                if isMirrored, !isNew { view.contentOffset.x = plan.contentSize.width - start }
            }
            view.behavior = plan.behavior
            view.stops = plan.stops.map { isMirrored ? plan.contentSize.width - $0 - frame.width : $0 }.sorted()
            guard isNew else { continue }
            let leading = CGPoint(x: isMirrored ? max(0, plan.contentSize.width - frame.width) : 0, y: 0)
            view.contentOffset = view.contentRange.clamped(scrollerOffsets[section] ?? leading)
            scrollers[section] = view
            addSubview(view)
        }
    }

    /// Removes scroll views that aren't visible and don't contain anything.
    func removeScrollers() {
        for (section, view) in scrollers where !view.frame.overlaps(bounds) || isGone(section) {
            let holdsCells = tiles.values.contains { $0.view.superview === view }
            guard !holdsCells else { continue }
            scrollerOffsets[section] = view.contentOffset
            scrollers[section] = nil
            view.removeFromSuperview()
        }
    }

    private func isGone(_ section: Int) -> Bool { collectionViewLayout.scroller(ofSection: section) == nil }

    /// Follows changes of the data.
    func moveScrollers(_ place: (Int) -> Int?) {
        func moved<Value>(_ values: [Int: Value]) -> [Int: Value] {
            var result: [Int: Value] = [:]
            for (section, value) in values { if let target = place(section) { result[target] = value } }
            return result
        }
        for (section, view) in scrollers where place(section) == nil { view.removeFromSuperview() }
        scrollers = moved(scrollers)
        scrollerOffsets = moved(scrollerOffsets)
    }

    // MARK: Contents

    /// All elements that should be visible, each in the coordinates of the scroll view that contains it.
    func wantedElements() -> [UICollectionViewLayoutAttributes] {
        withMovedElement(elements(in: bounds))
            + scrollers.sorted { $0.key < $1.key }
            .flatMap { $1.frame.overlaps(bounds) ? elements(ofScroller: $0, in: $1.bounds) : [] }
    }

    func elements(ofScroller section: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let scroller = scrollers[section] else { return [] }
        var area = rect
        if isMirrored { area.origin.x = scroller.contentSize.width - rect.maxX }
        return collectionViewLayout.elements(ofScroller: section, in: area).map { mirrored($0, in: scroller) }
    }

    func mirrored(
        _ attributes: UICollectionViewLayoutAttributes, in scroller: OrthogonalScrollView
    ) -> UICollectionViewLayoutAttributes {
        guard isMirrored, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
        copy.center.x = scroller.contentSize.width - attributes.center.x
        return copy
    }

    /// The scroll view that an element is in: the collection view, or its section's.
    func host(of attributes: UICollectionViewLayoutAttributes) -> UIScrollView {
        let isInSection = attributes.representedElementCategory == .cell || attributes.isInScroller
        return isInSection ? scrollers[attributes.indexPath.section] ?? self : self
    }

    // MARK: Scrolling

    /// Scrolls to an item of a section that scrolls on its own: the section into sight, and the item within it.
    ///
    /// - Returns: Whether it's such a section.
    func scrollSection(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) -> Bool {
        guard let plan = collectionViewLayout.scroller(ofSection: indexPath.section) else { return false }
        let isColumn = plan.contentSize.width > plan.frame.width || contentSize.height > contentSize.width
        let across: ScrollPosition =
            isColumn ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom]
        var frame = plan.frame
        if isMirrored { frame.origin.x = mirrorAxis - frame.maxX }
        let target = offset(putting: frame, at: position.subtracting(across))
        if target != contentOffset { setContentOffset(target, animated: animated) }
        prepareLayout()
        prepareScrollers(with: indexPath.section)
        guard let view = scrollers[indexPath.section],
            let item = attributes(of: CollectionElement(indexPath))?.frame
        else { return true }
        var inner = view.contentOffset
        if position.contains(.left) {
            inner.x = item.minX
        } else if position.contains(.right) {
            inner.x = item.maxX - view.bounds.width
        } else if position.contains(.centeredHorizontally) {
            inner.x = item.midX - view.bounds.width / 2
        }
        view.setContentOffset(view.contentRange.clamped(inner), animated: animated)
        return true
    }
}
