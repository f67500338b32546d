/// A scroll view whose rows reveal actions when they're swiped to the side: a table view, or a collection view with lists.
@MainActor
protocol RowSwiping: UIScrollView {
    /// The row that's swiped aside.
    var swipe: RowSwipe? { get set }

    /// The row at a point, and its cell. `nil` if the row can't be swiped now.
    func swipedRow(at point: CGPoint) -> (indexPath: IndexPath, cell: UIView)?
    /// The actions at one side of a row. `nil` if it has none there.
    func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
    /// The original frame of the swiped row. `nil` if its cell no longer shows it.
    func originalFrame(of swipe: RowSwipe) -> CGRect?
    func willBeginSwipe(at indexPath: IndexPath)
    func didEndSwipe(at indexPath: IndexPath)
}

extension RowSwiping {
    /// How much of the width a swipe has to go across to do the first action. Approximate.
    private var fullSwipe: CGFloat { 0.6 }

    /// A finger that was put down at a point begins to swipe the row there.
    ///
    /// - Returns: Whether the row has actions at that side.
    func beginSwipe(at point: CGPoint, direction: CGFloat) -> Bool {
        let isLeading = (direction > 0) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        guard let (path, cell) = swipedRow(at: point),
            let configuration = swipeActions(at: path, isLeading: isLeading), !configuration.actions.isEmpty
        else { return false }
        closeSwipe()
        let swipe = RowSwipe(of: cell, at: path, configuration, direction: direction) { [weak self] action, button in
            action.handler(action, button) { _ in self?.closeSwipe() }
        }
        self.swipe = swipe
        insertSubview(swipe.view, belowSubview: cell)
        willBeginSwipe(at: path)
        return true
    }

    func swipeRow(by x: CGFloat) {
        guard let swipe, let row = originalFrame(of: swipe) else { return }
        let (wanted, open) = (max(0, x * swipe.direction), swipe.openDistance)
        // A row without a full swipe action moves at half speed after its buttons are uncovered.
        let isFree = swipe.configuration.performsFirstActionWithFullSwipe
        swipe.move(to: isFree || wanted < open ? wanted : open + (wanted - open) / 2, in: row)
    }

    /// The finger is lifted: the buttons stay uncovered if half of them are, or if the finger was fast. If the row has
    /// moved most of the way, the first action is performed.
    func releaseRow(at x: CGFloat, velocity: CGFloat) {
        guard let swipe, let row = originalFrame(of: swipe) else { return }
        let (distance, speed) = (x * swipe.direction, velocity * swipe.direction)
        let isFull = distance > bounds.width * fullSwipe && speed >= 0
        guard speed == 0 ? distance > swipe.openDistance / 2 : speed > 0 else { return closeSwipe() }
        swipe.move(to: swipe.openDistance, in: row)
        if isFull, swipe.configuration.performsFirstActionWithFullSwipe { swipe.performFirstAction() }
    }

    /// Moves the swiped row back to its original position.
    func closeSwipe() {
        guard let swipe else { return }
        self.swipe = nil
        swipe.view.removeFromSuperview()
        if let row = originalFrame(of: swipe) { swipe.cell.frame = row }
        didEndSwipe(at: swipe.indexPath)
    }

    /// Moves the swiped row back if a cell that goes is its own.
    func closeSwipe(of cell: UIView) {
        if swipe?.cell === cell { closeSwipe() }
    }

    /// Whether a touch at a point is for the scroll view, which moves the row back, instead of what's there.
    func isBesideSwipe(_ point: CGPoint) -> Bool {
        swipe.map { self.point(inside: point, with: nil) && !$0.view.frame.contains(point) } ?? false
    }
}
