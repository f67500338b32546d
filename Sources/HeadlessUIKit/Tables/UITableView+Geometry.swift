extension UITableView {
    /// The destination of a scroll.
    struct ScrollDestination {
        let item: TableItem
        let position: ScrollPosition
        /// The offset, as far as is known. Scrolling anywhere else invalidates the destination.
        let offset: CGPoint
    }

    /// The geometry, which is created if there isn't one yet.
    var prepared: TableGeometry {
        if let geometry { return geometry }
        let geometry = makeGeometry()
        self.geometry = geometry
        return geometry
    }

    /// The distance of cells from the sides.
    var sideInset: CGFloat {
        guard style == .insetGrouped else { return 0 }
        return bounds.width >= 414 ? 20 : 16
    }

    func rect(of item: TableItem) -> CGRect {
        guard prepared.contains(item) else { return .zero }
        return span(prepared.start(of: item), prepared[item].value)
    }

    /// Whether headers and footers stay visible as long as rows of their section are.
    var floatsEdges: Bool { style == .plain }

    /// The visible position of an item. A floating header or footer stays between the insets, as far as its rows
    /// extend.
    func shownRect(of item: TableItem) -> CGRect {
        var rect = rect(of: item)
        guard floatsEdges, item.row == nil, prepared.contains(item) else { return rect }
        let visible = visibleEdges
        if item.isHeader {
            let end = prepared.start(of: .footer(item.section))
            rect.origin.y = max(rect.minY, min(visible.top, end - rect.height))
        } else {
            let start = prepared.start(ofSection: item.section) + prepared[.header(item.section)].value
            rect.origin.y = min(rect.minY, max(visible.bottom - rect.height, start))
        }
        return rect
    }

    func sectionRect(_ section: Int) -> CGRect {
        guard prepared.sections.indices.contains(section) else { return .zero }
        return span(prepared.start(ofSection: section), prepared.sections[section].height)
    }

    private func span(_ y: CGFloat, _ height: CGFloat) -> CGRect {
        let insets = UIEdgeInsets(
            top: 0, left: sideInset + (style == .insetGrouped ? safeAreaInsets.left : 0), bottom: 0,
            right: sideInset + (style == .insetGrouped ? safeAreaInsets.right : 0))
        return CGRect(x: 0, y: y, width: bounds.width, height: height).inset(by: insets)
    }

    /// The row at a point in the table's coordinates.
    func row(at point: CGPoint) -> TableItem? {
        guard 0..<bounds.width ~= point.x, let item = prepared.item(at: point.y), item.row != nil else { return nil }
        return item
    }

    func item(of view: UIView) -> TableItem? {
        for (item, loadedView) in loaded where loadedView === view { return item }
        return nil
    }

    // MARK: Scrolling

    func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        // G5
        let item: TableItem = indexPath.row == NSNotFound ? .header(indexPath.section) : TableItem(indexPath)
        precondition(
            prepared.contains(item), "\(indexPath) is out of range: reload the table before scrolling to a new row")
        updateContentSize()
        guard animated, window != nil, UIView.areAnimationsEnabled, offset(showing: item, at: position) != contentOffset
        else {
            motion.cancel()
            return jump(to: item, at: position)
        }
        scrollSmoothly { [weak self] in
            if let self, prepared.contains(item) { jump(to: item, at: position) }
        }
    }

    private func jump(to item: TableItem, at position: ScrollPosition) {
        let offset = offset(showing: item, at: position)
        destination = ScrollDestination(item: item, position: position, offset: offset)
        if offset != contentOffset { move(to: offset) }
        setNeedsLayout()
    }

    /// The offset at which an item is in a position, based on the heights known so far.
    func offset(showing item: TableItem, at position: ScrollPosition) -> CGPoint {
        let (start, height) = (prepared.start(of: item), prepared[item].value)
        var insets = adjustedContentInset
        // A row is below a floating header, and above a floating footer.
        if floatsEdges, item.row != nil, position != .middle {
            insets.top += prepared[.header(item.section)].value
            insets.bottom += prepared[.footer(item.section)].value
        }
        let room = bounds.height - insets.top - insets.bottom
        var y: CGFloat
        switch position {
        case .top: y = start - insets.top
        case .middle: y = start + height / 2 - room / 2 - insets.top
        case .bottom: y = start + height - room - insets.top
        case .none:
            y = contentOffset.y
            // An item that's higher than the room is aligned to the beginning.
            if start < y + insets.top || height > room {
                y = start - insets.top
            } else if start + height > bounds.maxY - insets.bottom {
                y = start + height - room - insets.top
            }
        }
        let range = contentRange.y
        y = min(max(y, range.lowerBound), range.upperBound)
        return CGPoint(x: contentOffset.x, y: y)
    }
}
