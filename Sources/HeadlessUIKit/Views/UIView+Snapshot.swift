extension UIView {
    /// A view that looks like this view does now, even if this view changes later.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard !bounds.isEmpty else { return nil }
        if afterUpdates { layoutIfNeeded() }
        displayPending()
        return SnapshotView(of: self)
    }
}

/// A picture of a view.
final class SnapshotView: UIView {
    /// What was drawn, with the origin of the view's bounds at the canvas's.
    let picture: SVGCanvas

    init(of view: UIView) {
        var canvas = SVGCanvas()
        ViewDrawing().drawContents(ofBounds: view, on: &canvas)
        picture = canvas
        super.init(frame: view.bounds)
        bounds.origin = .zero
    }

    required init?(coder: NSCoder) {
        picture = SVGCanvas()
        super.init(coder: coder)
    }
}
