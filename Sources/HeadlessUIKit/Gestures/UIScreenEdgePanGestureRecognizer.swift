/// Recognizes dragging from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which a drag may begin. None by default.
    open var edges: UIRectEdge = []

    /// How far from an edge a drag may begin, in points. Approximate.
    private static let width: CGFloat = 20

    /// The edges in ``edges`` at which the finger was put down.
    private var begunAt: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let bounds = view?.window?.bounds else { return }
        let point = location(in: nil)
        var touched: UIRectEdge = []
        if point.x - bounds.minX <= Self.width { touched.insert(.left) }
        if bounds.maxX - point.x <= Self.width { touched.insert(.right) }
        if point.y - bounds.minY <= Self.width { touched.insert(.top) }
        if bounds.maxY - point.y <= Self.width { touched.insert(.bottom) }
        begunAt = touched.intersection(edges)
        if begunAt.isEmpty { state = .failed }
    }

    // A finger that moves along its edge doesn't move in from it.
    open override var state: State {
        get { super.state }
        set { super.state = newValue == .began && !comesFromEdge ? .failed : newValue }
    }

    private var comesFromEdge: Bool {
        let way = translation(in: nil)
        let ways: [(UIRectEdge, inward: CGFloat, along: CGFloat)] = [
            (.left, way.x, way.y), (.right, -way.x, way.y), (.top, way.y, way.x), (.bottom, -way.y, way.x),
        ]
        return ways.contains { begunAt.contains($0.0) && $0.inward > abs($0.along) }
    }
}
