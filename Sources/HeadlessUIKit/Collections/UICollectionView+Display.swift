extension UICollectionView {
    // MARK: Geometry

    func layoutDidInvalidate(_ layout: UICollectionViewLayout, _ context: UICollectionViewLayoutInvalidationContext) {
        guard layout === collectionViewLayout else { return }
        isLayoutPrepared = false
        shownBounds = nil
        setNeedsLayout()
        let (size, offset) = (context.contentSizeAdjustment, context.contentOffsetAdjustment)
        if size != .zero {
            contentSize = CGSize(width: contentSize.width + size.width, height: contentSize.height + size.height)
        }
        if offset != .zero {
            contentOffset = CGPoint(x: contentOffset.x + offset.x, y: contentOffset.y + offset.y)
        }
    }

    /// Makes the layout calculate what was invalidated, and adopts the size of the content.
    func prepareLayout() {
        // The new size may move the bounds, and that may invalidate the layout again.
        for _ in 0..<4 where !isLayoutPrepared && batch == nil {
            isLayoutPrepared = true
            collectionViewLayout.hasBeenPrepared = true
            collectionViewLayout.prepare()
            announceUpdates()
            contentSize = collectionViewLayout.collectionViewContentSize
        }
    }

    /// The elements in a rectangle of the content, in the order in which their views are loaded.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareLayout()
        var area = rect
        if isMirrored { area.origin.x = mirrorAxis - rect.maxX }
        let found = collectionViewLayout.displayedElements(in: area).map(mirrored)
            .filter { !$0.isHidden && $0.frame.isSeen(in: rect) }
        // G27: cells come first, whatever is in front.
        let isCell: (UICollectionViewLayoutAttributes) -> Bool = { $0.representedElementCategory == .cell }
        return found.filter(isCell) + found.filter { !isCell($0) }
    }

    var isMirrored: Bool {
        collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != collectionViewLayout.developmentLayoutDirection
    }

    /// The sum of a position and its mirror image. Content that's narrower than the view is aligned to the other side.
    var mirrorAxis: CGFloat {
        let insets = adjustedContentInset
        return max(contentSize.width, bounds.width - insets.left - insets.right)
    }

    func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isMirrored, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
        copy.center.x = mirrorAxis - attributes.center.x
        return copy
    }

    /// The offset that moves a rectangle to a position between the insets, as far as the content allows.
    func offset(putting rect: CGRect, at position: ScrollPosition) -> CGPoint {
        let insets = adjustedContentInset
        var offset = contentOffset
        if position.contains(.top) {
            offset.y = rect.minY - insets.top
        } else if position.contains(.centeredVertically) {
            offset.y = rect.midY - (bounds.height + insets.top - insets.bottom) / 2
        } else if position.contains(.bottom) {
            offset.y = rect.maxY - bounds.height + insets.bottom
        }
        if position.contains(.left) {
            offset.x = rect.minX - insets.left
        } else if position.contains(.centeredHorizontally) {
            offset.x = rect.midX - (bounds.width + insets.left - insets.right) / 2
        } else if position.contains(.right) {
            offset.x = rect.maxX - bounds.width + insets.right
        }
        return contentRange.clamped(offset)
    }

    // MARK: Tiles

    /// In the order of their creation.
    func visibleTiles(ofKind kind: String?) -> [(key: CollectionElement, value: CollectionTile)] {
        tiles.filter { $0.key.kind == kind && !$0.key.isDecoration && $0.value.isVisible }
            .sorted { $0.value.number < $1.value.number }
    }

    /// Shows the elements in the bounds, and removes the others.
    func layOutTiles() {
        guard batch == nil, dataSource != nil else { return }
        defer { finishAnnounced() }
        // The preferred sizes of views may be larger or smaller than estimated, which can change what's visible.
        for _ in 0..<32 {
            prepareLayout()
            // The app's code may scroll meanwhile, so another layout is due.
            let shown = currentBounds
            guard shownBounds != shown else { return }
            let generation = self.generation
            prepareScrollers()
            removeReplacedViews()
            let wanted = wantedElements()
            let anchor = anchor(in: wanted)
            let kept = takeAway(allBut: Set(wanted.map { CollectionElement($0) })) || !replacedViews.isEmpty
            for attributes in wanted {
                // The app's code may have changed the data: another layout is due then.
                guard generation == self.generation else { return }
                show(attributes)
            }
            guard generation == self.generation else { return }
            removeScrollers()
            restack()
            if measure(wanted) {
                keepInPlace(anchor)
                continue
            }
            // Elements that stay for the first responder are checked again at every layout.
            shownBounds = kept || !isLayoutPrepared ? nil : shown
            return schedulePrefetching()
        }
    }

    /// - Returns: Whether an unwanted view stays because of the first responder in it (G2).
    private func takeAway(allBut wanted: Set<CollectionElement>) -> Bool {
        let generation = self.generation
        var keeps = false
        for element in tiles.keys.filter({ !wanted.contains($0) }).sorted() {
            guard generation == self.generation, var tile = tiles[element] else { break }
            guard holdsFirstResponder(tile.view) else {
                tiles[element] = nil
                recycle(tile, element)
                continue
            }
            keeps = true
            if let attributes = attributes(of: element) { tile.view.place(attributes) }
            let isReplaceable = HeadlessDevice.current.behavior.replacesEditedSupplementaryViews
            if isReplaceable, let kind = element.kind, !element.isDecoration {
                tiles[element] = nil
                replacedViews.append((tile.view, kind))
                if tile.isVisible { announceEnd(tile.view, element) }
                continue
            }
            guard tile.isVisible else { continue }
            tile.isVisible = false
            tiles[element] = tile
            announceEnd(tile.view, element)
        }
        return keeps
    }

    /// Removes views that were left for their first responder when they no longer contain it (Q7).
    private func removeReplacedViews() {
        for (view, kind) in replacedViews where !holdsFirstResponder(view) {
            replacedViews.removeAll { $0.view === view }
            view.removeFromSuperview()
            if view.superview == nil { pool.put(view, kind: kind) }
        }
    }

    /// In the coordinates of the scroll view that the element is in.
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard element.kind == nil, let scroller = scrollers[element.indexPath.section] else {
            guard let kind = element.kind else { return layoutAttributesForItem(at: element.indexPath) }
            guard !element.isDecoration else { return decorationAttributes(ofKind: kind, at: element.indexPath) }
            return layoutAttributesForSupplementaryElement(ofKind: kind, at: element.indexPath)
        }
        prepareLayout()
        return collectionViewLayout.hostedAttributesForItem(at: element.indexPath).map { mirrored($0, in: scroller) }
    }

    private func holdsFirstResponder(_ view: UIView) -> Bool {
        (window?.firstResponder as? UIView)?.isDescendant(of: view) ?? false
    }

    private func show(_ attributes: UICollectionViewLayoutAttributes) {
        let element = CollectionElement(attributes)
        if var tile = tiles[element] {
            let host = host(of: attributes)
            if tile.view.superview !== host, tile.view.superview != nil { host.addSubview(tile.view) }
            tile.view.place(attributes)
            showExpansion(in: tile.view, at: element.indexPath)
            if let swipe, swipe.cell === tile.view { swipe.move(to: swipe.distance, in: attributes.frame) }
            let isBack = !tile.isVisible
            tile.isVisible = true
            tile.zIndex = attributes.zIndex
            tiles[element] = tile
            if isBack { announce(tile.view, element) }
            return
        }
        let generation = self.generation
        guard let view = makeView(for: element, attributes) else { return }
        guard generation == self.generation else { return putAway(view, element) }
        if announced.contains(.updates) { _ = initialAttributes(of: element) }
        tileNumber += 1
        tiles[element] = CollectionTile(view: view, number: tileNumber, zIndex: attributes.zIndex)
        view.place(attributes)
        if let cell = view as? UICollectionViewCell {
            cell.isSelected = selectedItems.contains(element.indexPath)
            cell.isHighlighted = highlightedItem == element.indexPath
            cell.isEditing = isEditing
            showExpansion(in: cell, at: element.indexPath)
        }
        announce(view, element)
        if tiles[element]?.view === view { host(of: attributes).addSubview(view) }
    }

    private func makeView(
        for element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        guard !element.isDecoration else { return makeDecoration(attributes) }
        guard let dataSource else { return nil }
        Self.cellRequests += 1
        defer { Self.cellRequests -= 1 }
        guard let kind = element.kind else {
            if let cell = takePrefetched(element.indexPath) { return cell }
            let cell = CellConfiguration.run(in: self) {
                dataSource.collectionView(self, cellForItemAt: originalPath(of: element.indexPath))
            }
            precondition(
                cell.reuseIdentifier != nil && cell.superview == nil,
                "a cell comes from dequeueReusableCell(withReuseIdentifier:for:), and shows one item")
            return cell
        }
        let view = CellConfiguration.run(in: self) {
            HeadlessOptional.call(dataSource, "collectionView(_:viewForSupplementaryElementOfKind:at:)") {
                $0.collectionView(self, viewForSupplementaryElementOfKind: kind, at: element.indexPath)
            }
        }
        precondition(
            view?.reuseIdentifier != nil,
            "where a layout has supplementary views, the data source dequeues them in "
                + "collectionView(_:viewForSupplementaryElementOfKind:at:)")
        return view
    }

    /// Keeps a view that shows nothing anymore for another time. A first responder in it resigns (A21).
    func recycle(_ tile: CollectionTile, _ element: CollectionElement) {
        closeSwipe(of: tile.view)
        tile.view.removeFromSuperview()
        // Resigning runs the app's code, which may have put the view elsewhere.
        if tile.view.superview == nil { putAway(tile.view, element) }
        if tile.isVisible { announceEnd(tile.view, element) }
    }

    /// Puts what has a higher index in front, and decoration views behind what has the same one.
    private func restack() {
        guard tiles.contains(where: { $0.key.isDecoration || $0.value.zIndex != 0 }) else { return }
        var depths: [ObjectIdentifier: Depth] = [:]
        for (element, tile) in tiles {
            depths[ObjectIdentifier(tile.view)] = Depth(zIndex: tile.zIndex, isDecoration: element.isDecoration)
        }
        for scroller in scrollers.values { depths[ObjectIdentifier(scroller)] = Depth() }
        if let swipe { depths[ObjectIdentifier(swipe.view)] = depths[ObjectIdentifier(swipe.cell)] }
        let views = subviews.compactMap { view in depths[ObjectIdentifier(view)].map { (depth: $0, view: view) } }
        let ordered = views.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
        guard ordered.map(\.offset) != Array(views.indices) else { return }
        for (_, (_, view)) in ordered { bringSubviewToFront(view) }
    }

    /// How far in front a view is.
    private struct Depth: Comparable {
        var zIndex = 0
        var isDecoration = false

        static func < (one: Depth, other: Depth) -> Bool {
            one.zIndex == other.zIndex ? one.isDecoration && !other.isDecoration : one.zIndex < other.zIndex
        }
    }

    // MARK: Telling the delegate

    // Apple's pages speak of cells and supplementary views. So the delegate isn't told about decoration views.

    private func announce(_ view: UICollectionReusableView, _ element: CollectionElement) {
        guard !element.isDecoration else { return }
        if let kind = element.kind {
            HeadlessOptional.call(calledDelegate, "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)") {
                $0.collectionView(
                    self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.indexPath)
            }
        } else if let cell = view as? UICollectionViewCell {
            HeadlessOptional.call(calledDelegate, "collectionView(_:willDisplay:forItemAt:)") {
                $0.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
            }
        }
    }

    private func announceEnd(_ view: UICollectionReusableView, _ element: CollectionElement) {
        guard !element.isDecoration else { return }
        if let kind = element.kind {
            HeadlessOptional.call(
                calledDelegate, "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)"
            ) {
                $0.collectionView(
                    self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.indexPath)
            }
        } else if let cell = view as? UICollectionViewCell {
            HeadlessOptional.call(calledDelegate, "collectionView(_:didEndDisplaying:forItemAt:)") {
                $0.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
            }
        }
    }
}
