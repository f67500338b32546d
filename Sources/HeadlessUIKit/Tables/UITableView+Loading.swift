extension UITableView {
    // MARK: The visible part

    /// Gives all visible items their views and positions, and removes the cells of items that are no longer visible.
    func loadVisibleItems() {
        guard !isLoading, bounds.width > 0 else { return }
        isLoading = true
        defer { isLoading = false }
        hasReloaded = false
        _ = prepared
        updateContentSize()
        // A measured item may be higher or lower than estimated, which can change what's visible.
        var passes = 0
        while passes < 32, settleOnce() { passes += 1 }
        destination = nil
        let visible = visibleItems()
        for item in visible { load(item) }
        placeViews()
        let old = Set(displayed)
        displayed = visible
        unload(Set(visible), old)
        for item in visible where !old.contains(item) { announce(item, isShown: true) }
        reusePool.clear(self)
        schedulePrefetching()
    }

    /// Loads the visible cells if the data has been reloaded: whoever asks for cells doesn't wait for layout.
    func loadReloadedItems() {
        if hasReloaded, updateDepth == 0 { loadVisibleItems() }
    }

    /// The visible items, from top to bottom, with the floating headers and footers.
    private func visibleItems() -> [TableItem] {
        let items = geometry!.items(from: bounds.minY, to: bounds.maxY)
        guard floatsEdges, let first = items.first, let last = items.last else { return items }
        let edges = (first.section...last.section).flatMap { [TableItem.header($0), .footer($0)] }
        return Set(items).union(edges.filter { geometry![$0].value > 0 && shownRect(of: $0).overlaps(bounds) }).sorted()
    }

    /// Measures the visible items around an item that keeps its position on the screen (G10).
    ///
    /// - Returns: Whether the visible items may have changed.
    private func settleOnce() -> Bool {
        let origin = bounds.origin
        let wasInRange = contentRange.y.contains(origin.y)
        guard let anchor = anchor() else { return false }
        var hasMeasured = measure(anchor.item)
        // As far as is known now, the item is where it should be.
        let top = anchor.isDestination ? stand(of: anchor.item) : anchor.top
        if measure(around: anchor.item, at: top) { hasMeasured = true }
        updateContentSize()
        // A change of size may scroll, and the app's response may change everything.
        guard prepared.contains(anchor.item), !anchor.isDestination || destination != nil else { return true }
        var y = geometry!.start(of: anchor.item) - top
        let range = contentRange.y
        if anchor.isDestination {
            y = offset(showing: anchor.item, at: destination!.position).y
        } else if wasInRange, !isTracking, !isDragging {
            y = min(max(y, range.lowerBound), range.upperBound)
        }
        // A rounding error isn't a movement.
        if abs(y - bounds.minY) > 0.000_1 { correctOffset(to: CGPoint(x: origin.x, y: y)) }
        if let destination, anchor.isDestination {
            self.destination = ScrollDestination(
                item: destination.item, position: destination.position, offset: bounds.origin)
        }
        return hasMeasured
            || abs(geometry!.start(of: anchor.item) - top - bounds.minY) > 0.000_1 && !anchor.isDestination
    }

    /// The item that keeps its position: the target of a scroll, or else the first visible item, or else the item at
    /// the top.
    private func anchor() -> (item: TableItem, top: CGFloat, isDestination: Bool)? {
        let geometry = geometry!
        if let destination, destination.offset == bounds.origin, geometry.contains(destination.item) {
            return (destination.item, 0, true)
        }
        func isSeen(_ item: TableItem) -> Bool {
            guard geometry.contains(item), geometry[item].isMeasured else { return false }
            let start = geometry.start(of: item)
            return start < bounds.maxY && start + geometry[item].value > bounds.minY
        }
        let topmost = geometry.item(at: min(max(bounds.minY, geometry.top), geometry.sectionsEnd - 0.001))
        guard let item = displayed.first(where: isSeen) ?? topmost else { return nil }
        return (item, geometry.start(of: item) - bounds.minY, false)
    }

    /// The distance from the top of the bounds to an item that was scrolled to.
    private func stand(of item: TableItem) -> CGFloat {
        geometry!.start(of: item) - offset(showing: item, at: destination!.position).y
    }

    /// Measures the visible items if `item` is at the given distance below the top of the bounds.
    private func measure(around item: TableItem, at top: CGFloat) -> Bool {
        var hasMeasured = false
        var (first, last) = (item, item)
        var (bottom, next) = (top + geometry![item].value, geometry!.item(after: item))
        while bottom < bounds.height, let current = next {
            if measure(current) { hasMeasured = true }
            bottom += geometry![current].value
            last = current
            next = geometry!.item(after: current)
        }
        (bottom, next) = (top, geometry!.item(before: item))
        while bottom > 0, let current = next {
            if measure(current) { hasMeasured = true }
            bottom -= geometry![current].value
            first = current
            next = geometry!.item(before: current)
        }
        guard floatsEdges else { return hasMeasured }
        for section in first.section...last.section {
            if measure(.header(section)) { hasMeasured = true }
            if measure(.footer(section)) { hasMeasured = true }
        }
        return hasMeasured
    }

    /// Gives an item its real height.
    ///
    /// - Returns: Whether its height wasn't known before.
    private func measure(_ item: TableItem) -> Bool {
        guard !geometry![item].isMeasured else { return false }
        load(item)
        let height =
            if let cell = loaded[item] as? UITableViewCell {
                measuredHeight(ofRow: item, cell)
            } else {
                measuredHeight(of: item.isHeader ? .header : .footer, item.section, loaded[item])
            }
        geometry![item] = TableGeometry.Height(value: height, isMeasured: true)
        return true
    }

    /// Sizes the content for the table's sections and the views above and below them (G10).
    func updateContentSize() {
        let size = CGSize(width: bounds.width, height: prepared.height)
        if contentSize != size { contentSize = size }
    }

    // MARK: Cells, headers and footers

    /// Gets a cell or view for an item, unless it has one.
    private func load(_ item: TableItem) {
        guard loaded[item] == nil, !bare.contains(item) else { return }
        if let indexPath = item.indexPath {
            guard let dataSource else { return }
            let cell =
                takePrefetched(item)
                ?? CellConfiguration.run(in: self) { dataSource.tableView(self, cellForRowAt: indexPath) }
            precondition(item == self.item(of: cell) ?? item, "a cell was returned for a second row while it has one")
            prepare(cell, for: item)
            add(cell, as: item)
        } else if let view = view(of: item.isHeader ? .header : .footer, item.section) {
            add(view, as: item)
        } else {
            bare.insert(item)
        }
    }

    private func prepare(_ cell: UITableViewCell, for item: TableItem) {
        cell.setHighlighted(false, animated: false)
        let isSelected = selection.contains(item)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        prepareEditing(cell, for: item)
    }

    /// Puts a view between those of the items before and after it, as wide as it will be.
    private func add(_ view: UIView, as item: TableItem) {
        place(view, item)
        let next = itemInFront(of: item).flatMap { loaded[$0] }
        loaded[item] = view
        if view.superview === self { return }
        if let next { insertSubview(view, belowSubview: next) } else { addSubview(view) }
    }

    /// The item whose view is the next in front. What floats is in front of all cells.
    func itemInFront(of item: TableItem) -> TableItem? {
        guard floatsEdges else { return loaded.keys.filter { $0 > item }.min() }
        let edges = loaded.keys.filter { $0.row == nil }
        guard item.row != nil else { return edges.filter { $0 > item }.min() }
        return loaded.keys.filter { $0.row != nil && $0 > item }.min() ?? edges.min()
    }

    private func view(of edge: TableEdge, _ section: Int) -> UIView? {
        let view =
            switch edge {
            case .header:
                HeadlessOptional.call(calledDelegate, "tableView(_:viewForHeaderInSection:)") {
                    $0.tableView(self, viewForHeaderInSection: section)
                } ?? nil
            case .footer:
                HeadlessOptional.call(calledDelegate, "tableView(_:viewForFooterInSection:)") {
                    $0.tableView(self, viewForFooterInSection: section)
                } ?? nil
            }
        if let view { return view }
        guard let title = title(of: edge, section) else { return nil }
        let identifier = "headless.title"
        let header =
            reusePool.header(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        header.look = style == .plain ? .plain : edge == .header ? .groupedHeader : .groupedFooter
        header.textLabel?.text = title
        return header
    }

    func placeViews() {
        for (item, view) in loaded { place(view, item) }
        let width = bounds.width
        if let view = tableHeaderView { view.frame = CGRect(x: 0, y: 0, width: width, height: view.bounds.height) }
        if let view = tableFooterView {
            view.frame = CGRect(x: 0, y: prepared.sectionsEnd, width: width, height: view.bounds.height)
        }
    }

    private func place(_ view: UIView, _ item: TableItem) {
        let frame = placedRect(of: item)
        if let swipe, swipe.cell === view {
            swipe.move(to: swipe.distance, in: frame)
        } else if view.frame != frame {
            view.frame = frame
        }
        let safeArea = style == .insetGrouped ? .zero : safeAreaInsets
        let sides = UIEdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right)
        let readable = readableInsets.left - safeArea.left - frame.minX
        let readableMargin = cellLayoutMarginsFollowReadableWidth ? max(0, readable) : 0
        if let cell = view as? UITableViewCell {
            let isLast = item.row == prepared.sections[item.section].rows.count - 1
            cell.setting = UITableViewCell.Setting(
                style: style, sides: sides, readableMargin: readableMargin, isFirst: item.row == 0, isLast: isLast,
                separator: separator(below: cell, isLast: isLast))
            cell.layOutContent()
        } else if let header = view as? UITableViewHeaderFooterView {
            header.sides = sides
            header.readableMargin = readableMargin
            header.layOutContent()
        }
    }

    private func unload(_ visible: Set<TableItem>, _ old: Set<TableItem>) {
        bare.formIntersection(visible)
        for item in loaded.keys.sorted() where !visible.contains(item) {
            guard let view = loaded[item] else { continue }
            if old.contains(item) { announce(item, isShown: false) }
            // G2: what is being edited stays, out of sight. So does what a finger drags.
            if containsFirstResponder(view) || item == movement?.source { continue }
            loaded[item] = nil
            recycle(view)
        }
    }

    private func containsFirstResponder(_ view: UIView) -> Bool {
        (window?.firstResponder as? UIView)?.isDescendant(of: view) ?? false
    }

    /// Removes a view from the table so that it can be reused.
    func recycle(_ view: UIView) {
        closeSwipe(of: view)
        if view.superview === self { view.removeFromSuperview() }
        reusePool.add(view)
    }

    /// Notifies the delegate that an item becomes visible or is no longer visible.
    func announce(_ item: TableItem, isShown: Bool) {
        guard let view = loaded[item] else { return }
        announce(view, item, isShown: isShown)
    }

    func announce(_ view: UIView, _ item: TableItem, isShown: Bool) {
        if let indexPath = item.indexPath, let cell = view as? UITableViewCell {
            isShown
                ? HeadlessOptional.call(calledDelegate, "tableView(_:willDisplay:forRowAt:)") {
                    $0.tableView(self, willDisplay: cell, forRowAt: indexPath)
                }
                : HeadlessOptional.call(calledDelegate, "tableView(_:didEndDisplaying:forRowAt:)") {
                    $0.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
                }
        } else if item.isHeader {
            isShown
                ? HeadlessOptional.call(calledDelegate, "tableView(_:willDisplayHeaderView:forSection:)") {
                    $0.tableView(self, willDisplayHeaderView: view, forSection: item.section)
                }
                : HeadlessOptional.call(calledDelegate, "tableView(_:didEndDisplayingHeaderView:forSection:)") {
                    $0.tableView(self, didEndDisplayingHeaderView: view, forSection: item.section)
                }
        } else if item.isFooter {
            isShown
                ? HeadlessOptional.call(calledDelegate, "tableView(_:willDisplayFooterView:forSection:)") {
                    $0.tableView(self, willDisplayFooterView: view, forSection: item.section)
                }
                : HeadlessOptional.call(calledDelegate, "tableView(_:didEndDisplayingFooterView:forSection:)") {
                    $0.tableView(self, didEndDisplayingFooterView: view, forSection: item.section)
                }
        }
    }
}
