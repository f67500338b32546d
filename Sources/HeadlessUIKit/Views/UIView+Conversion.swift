extension UIView {
    /// Converts a point from the view's bounds to those of `view`, or to the window's if `view` is `nil`.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(map(to: view)) }

    /// Converts a point from `view`'s bounds, or from the window's where `view` is `nil`, to the receiver's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point.applying(map(from: view)) }

    /// Converts a rectangle. Under rotation the result is the bounding box.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(map(to: view)) }

    /// Converts a rectangle. Under rotation the result is the bounding box.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(map(from: view)) }

    private func map(to view: UIView?) -> CGAffineTransform {
        let (own, base) = mapUp(to: view)
        guard let view, base !== view else { return own }
        let (other, otherBase) = view.mapUp(to: self)
        guard otherBase !== self else { return other.inverted() }
        return own.concatenating(baseOffset(from: base, to: otherBase)).concatenating(other.inverted())
    }

    private func map(from view: UIView?) -> CGAffineTransform {
        // The usual case, and the quick one: from an ancestor.
        let (own, base) = mapUp(to: view)
        guard let view, base !== view else { return own.inverted() }
        return view.map(to: self)
    }

    /// From the coordinates of one topmost view to another's: through the screen for windows, and as if one view
    /// contained both for views without a window.
    private func baseOffset(from base: UIView, to other: UIView) -> CGAffineTransform {
        guard base !== other else { return .identity }
        return base.mapOut.concatenating(other.mapOut.inverted())
    }

    /// The transform from a topmost view's bounds to its surroundings.
    private var mapOut: CGAffineTransform {
        if let window { return CGAffineTransform(translationX: window.originInScreen.x, y: window.originInScreen.y) }
        return mapBeyond
    }

    /// A point is converted to the superview in three steps: minus the anchor point (by default the middle of the
    /// bounds), times the transform, plus the center (F3). This also works for scroll views, because their content
    /// offset is the origin of their bounds.
    private var mapBeyond: CGAffineTransform {
        let dx = bounds.origin.x + bounds.size.width * anchor.x
        let dy = bounds.origin.y + bounds.size.height * anchor.y
        return CGAffineTransform(translationX: -dx, y: -dy).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// The transform from the receiver's bounds to those of `ancestor`, or of the topmost view if that isn't an
    /// ancestor. Each step is ``mapBeyond``, simplified for the usual case without a transform.
    private func mapUp(to ancestor: UIView?) -> (map: CGAffineTransform, base: UIView) {
        var map = CGAffineTransform.identity
        var view = self
        while view !== ancestor, let superview = view.superview {
            let (bounds, center, anchor) = (view.bounds, view.center, view.anchor)
            let dx = bounds.origin.x + bounds.size.width * anchor.x
            let dy = bounds.origin.y + bounds.size.height * anchor.y
            if view.transform.isIdentity {
                map.tx += center.x - dx
                map.ty += center.y - dy
            } else {
                map.tx -= dx
                map.ty -= dy
                map = map.concatenating(view.transform)
                map.tx += center.x
                map.ty += center.y
            }
            view = superview
        }
        return (map, view)
    }
}
