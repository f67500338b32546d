extension CALayer {
    /// From the layer's coordinates to its superlayer's, without perspective.
    private var mapToSuperlayer: CGAffineTransform {
        let (bounds, anchor, position) = (bounds, anchorPoint, position)
        return CGAffineTransform(
            translationX: -bounds.minX - bounds.width * anchor.x, y: -bounds.minY - bounds.height * anchor.y
        )
        .concatenating(transform.affine)
        .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    private var mapToRoot: CGAffineTransform {
        var (map, layer) = (CGAffineTransform.identity, self)
        while let superlayer = layer.superlayer {
            map = map.concatenating(layer.mapToSuperlayer)
            layer = superlayer
        }
        return map
    }

    private func map(to layer: CALayer?) -> CGAffineTransform {
        mapToRoot.concatenating(layer?.mapToRoot.inverted() ?? .identity)
    }

    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(map(to: l)) }

    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(map(to: l).inverted()) }

    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(map(to: l)) }

    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(map(to: l).inverted()) }

    /// Whether a point in the layer's own coordinates is in its bounds.
    public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The deepest, frontmost layer at a point in the superlayer's coordinates.
    public func hitTest(_ p: CGPoint) -> CALayer? {
        let point = p.applying(mapToSuperlayer.inverted())
        guard !isHidden, !masksToBounds || contains(point) else { return nil }
        let fronts = (sublayers ?? []).enumerated().sorted {
            ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
        }
        for (_, sublayer) in fronts {
            if let hit = sublayer.hitTest(point) { return hit }
        }
        return contains(point) ? self : nil
    }
}
