/// The recognizer that swipes the rows of a table view or a list aside.
final class RowSwipeRecognizer: UIPanGestureRecognizer {
    private var list: (any RowSwiping)? { view as? any RowSwiping }

    override func didChangeState() {
        guard let list else { return super.didChangeState() }
        let x = translation(in: list).x
        switch state {
        case .began, .changed: list.swipeRow(by: x)
        case .ended: list.releaseRow(at: x, velocity: velocity(in: list).x)
        case .cancelled: list.closeSwipe()
        default: break
        }
        super.didChangeState()
    }

    /// Whether the finger swipes a row that has actions there, which it then uncovers, rather than go up or down or drag a
    /// slider.
    var swipesRow: Bool {
        guard let list else { return false }
        let way = translation(in: list)
        let end = location(in: list)
        guard abs(way.x) > abs(way.y), !touches.contains(where: { $0.view is UISlider }) else { return false }
        return list.beginSwipe(at: CGPoint(x: end.x - way.x, y: end.y - way.y), direction: way.x > 0 ? 1 : -1)
    }
}
