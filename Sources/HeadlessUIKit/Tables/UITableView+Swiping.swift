/// Rows that reveal actions when they're swiped to the side.
///
/// Rows without their own configuration can't be swiped. iOS offers to delete a row if the data source implements
/// `tableView(_:commit:forRowAt:)`, but here there's no way to tell without calling it.
extension UITableView {
    /// How much of a row's width a swipe has to go across to do the first action. Approximate.
    private static let fullSwipe: CGFloat = 0.6

    private func configuration(for item: TableItem, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard !isEditing, mayEdit(item), let path = item.indexPath else { return nil }
        let configuration =
            isLeading
            ? HeadlessOptional.call(delegate, "tableView(_:leadingSwipeActionsConfigurationForRowAt:)") {
                $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
            }
            : HeadlessOptional.call(delegate, "tableView(_:trailingSwipeActionsConfigurationForRowAt:)") {
                $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
            }
        return (configuration ?? nil).flatMap { $0.actions.isEmpty ? nil : $0 }
    }

    /// A finger that was put down at a point begins to swipe the row there.
    ///
    /// - Returns: Whether the row has actions at that side.
    func beginSwipe(at point: CGPoint, direction: CGFloat) -> Bool {
        let isLeading = (direction > 0) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        guard let item = row(at: point), let path = item.indexPath, let cell = loaded[item] as? UITableViewCell,
            let configuration = configuration(for: item, isLeading: isLeading)
        else { return false }
        closeSwipe()
        let swipe = RowSwipe(of: cell, item, configuration, direction: direction) { [weak self] action, button in
            action.handler(action, button) { _ in self?.closeSwipe() }
        }
        self.swipe = swipe
        insertSubview(swipe.view, belowSubview: cell)
        HeadlessOptional.call(delegate, "tableView(_:willBeginEditingRowAt:)") {
            $0.tableView(self, willBeginEditingRowAt: path)
        }
        return true
    }

    func swipeRow(by x: CGFloat) {
        guard let swipe else { return }
        let (wanted, open) = (max(0, x * swipe.direction), swipe.openDistance)
        // A row without a full swipe action moves at half speed after its buttons are uncovered.
        let isFree = swipe.configuration.performsFirstActionWithFullSwipe
        swipe.move(to: isFree || wanted < open ? wanted : open + (wanted - open) / 2, in: rect(of: swipe.item))
    }

    /// The finger is lifted: the buttons stay uncovered if half of them are, or if the finger was fast. If the row has
    /// moved most of the way, the first action is performed.
    func releaseRow(at x: CGFloat, velocity: CGFloat) {
        guard let swipe else { return }
        let (distance, speed) = (x * swipe.direction, velocity * swipe.direction)
        let isFull = distance > bounds.width * Self.fullSwipe && speed >= 0
        guard speed == 0 ? distance > swipe.openDistance / 2 : speed > 0 else { return closeSwipe() }
        swipe.move(to: swipe.openDistance, in: rect(of: swipe.item))
        if isFull, swipe.configuration.performsFirstActionWithFullSwipe { swipe.performFirstAction() }
    }

    /// Moves the swiped row back to its original position.
    func closeSwipe() {
        guard let swipe else { return }
        self.swipe = nil
        swipe.view.removeFromSuperview()
        if loaded[swipe.item] === swipe.cell { swipe.cell.frame = rect(of: swipe.item) }
        HeadlessOptional.call(delegate, "tableView(_:didEndEditingRowAt:)") {
            $0.tableView(self, didEndEditingRowAt: swipe.item.indexPath)
        }
    }

    /// Whether a touch at a point is for the table, which moves the row back, instead of what's there.
    func isBesideSwipe(_ point: CGPoint) -> Bool {
        swipe.map { self.point(inside: point, with: nil) && !$0.view.frame.contains(point) } ?? false
    }
}
