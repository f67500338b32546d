/// Rows that the user drags to another place by the control that their cells show while the table view is in editing mode.
///
/// iOS also shows the control if the data source implements only `tableView(_:moveRowAt:to:)`. Here, there's no way to tell
/// without calling it.
extension UITableView {
    /// Whether a row may be moved, or `nil` if the data source leaves that to the cell.
    func mayMove(_ item: TableItem) -> Bool? {
        guard let path = item.indexPath else { return false }
        return HeadlessOptional.call(dataSource, "tableView(_:canMoveRowAt:)") {
            $0.tableView(self, canMoveRowAt: path)
        }
    }

    // MARK: Dragging

    /// A finger takes hold of a row's control.
    ///
    /// - Returns: Whether the row can be dragged.
    func beginMoving(_ cell: UITableViewCell) -> Bool {
        guard isEditing, let item = item(of: cell), displayed.contains(item) else { return false }
        cancelMoving()
        movement = RowMovement(cell, of: item)
        bringSubviewToFront(cell)
        return true
    }

    /// Drags the row, and has the others make room where it would go.
    ///
    /// - Parameter middle: The middle of the row, in the table's coordinates.
    func moveRow(to middle: CGFloat) {
        movement?.middle = middle
        if let movement, let proposal = place(at: middle), proposal != movement.proposal {
            self.movement?.proposal = proposal
            let target = target(for: proposal, from: movement.source)
            self.movement?.target = target
        }
        if movement != nil { placeViews() }
    }

    /// Where the delegate wants a row that is over a place.
    private func target(for proposal: TableItem, from source: TableItem) -> TableItem {
        guard let old = source.indexPath, let new = proposal.indexPath else { return proposal }
        let answer = HeadlessOptional.call(
            calledDelegate, "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"
        ) {
            $0.tableView(self, targetIndexPathForMoveFromRowAt: old, toProposedIndexPath: new)
        }
        return answer.map(TableItem.init) ?? proposal
    }

    /// The finger is lifted: the data source learns of the row's new place, if it has one.
    func endMoving() {
        guard let movement = putDown() else { return }
        let (source, target) = (movement.source, movement.target)
        if target != source, let old = source.indexPath, let new = target.indexPath {
            let answer: Void? = HeadlessOptional.call(dataSource, "tableView(_:moveRowAt:to:)") {
                $0.tableView(self, moveRowAt: old, to: new)
            }
            // A data source may have reloaded the table instead.
            if answer != nil, loaded[source] === movement.cell { return change { $0.movedRows[target] = source } }
        }
        placeViews()
    }

    /// The row goes back to where it was.
    func cancelMoving() {
        if putDown() != nil { placeViews() }
    }

    /// Puts the row's cell back among the others.
    private func putDown() -> RowMovement? {
        guard let movement else { return nil }
        self.movement = nil
        if loaded[movement.source] === movement.cell,
            let next = itemInFront(of: movement.source).flatMap({ loaded[$0] })
        {
            insertSubview(movement.cell, belowSubview: next)
        }
        return movement
    }

    // MARK: Places

    /// Where an item is seen, while a row may be dragged.
    func placedRect(of item: TableItem) -> CGRect {
        let rect = shownRect(of: item)
        guard let movement else { return rect }
        guard item == movement.source else {
            return rect.offsetBy(dx: 0, dy: movement.shift(of: item, height: prepared[movement.source].value))
        }
        return rect.offsetBy(dx: 0, dy: movement.middle - rect.midY)
    }

    /// The place that a row whose middle is at `y` would take: that of the row that it is over, or one beyond the first or
    /// the last. `nil` where it is over something else.
    private func place(at y: CGFloat) -> TableItem? {
        guard let movement else { return nil }
        let geometry = prepared
        let height = geometry[movement.source].value
        if gap(of: height).contains(y) { return movement.target }
        for item in geometry.items(from: y - height - 1, to: y + height + 1) {
            guard item != movement.source, let row = item.row else { continue }
            let start = geometry.start(of: item) + movement.shift(of: item, height: height)
            if y >= start, y < start + geometry[item].value { return movement.place(of: row, in: item.section) }
        }
        let counts = geometry.sections.indices.map { movement.count(in: $0, of: geometry.sections[$0].rows.count) }
        for section in counts.indices where counts[section] == 0 {
            let (header, footer) = (TableItem.header(section), TableItem.footer(section))
            let top = geometry.start(of: header) + movement.shift(of: header, height: height)
            let bottom = geometry.start(of: footer) + movement.shift(of: footer, height: height)
            if y >= top, y < bottom + geometry[footer].value { return .row(0, in: section) }
        }
        if y < geometry.top { return counts.firstIndex { $0 > 0 }.map { .row(0, in: $0) } }
        guard y >= geometry.sectionsEnd, let last = counts.lastIndex(where: { $0 > 0 }) else { return nil }
        return .row(counts[last] - (last == movement.target.section ? 1 : 0), in: last)
    }

    /// The room that the other rows make, from its top to its bottom.
    private func gap(of height: CGFloat) -> Range<CGFloat> {
        guard let movement, let row = movement.target.row else { return 0..<0 }
        let (source, target, geometry) = (movement.source, movement.target, prepared)
        let isBehind = target > source
        // The item that stands after the gap.
        let next = isBehind && target.section == source.section ? row + 1 : row
        let isLast = next >= geometry.sections[target.section].rows.count
        let end = geometry.start(of: isLast ? .footer(target.section) : .row(next, in: target.section))
        let start = isBehind ? end - height : end
        return start..<(start + height)
    }
}
