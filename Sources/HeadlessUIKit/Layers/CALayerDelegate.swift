/// The methods that draw and lay out a layer that doesn't belong to a view. A view is the delegate of its own layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
    /// Sets the layer's contents, instead of drawing in it.
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) {
        HeadlessOptional.missing(
            in: self, default: (), forward: { (target: any CALayerDelegate) in target.display(layer) })
    }

    public func draw(_ layer: CALayer, in ctx: CGContext) {
        HeadlessOptional.missing(
            in: self, default: (), forward: { (target: any CALayerDelegate) in target.draw(layer, in: ctx) })
    }

    public func layoutSublayers(of layer: CALayer) {
        HeadlessOptional.missing(
            in: self, default: (), forward: { (target: any CALayerDelegate) in target.layoutSublayers(of: layer) })
    }
}

/// The layers that should be laid out or drawn at the end of the turn.
enum PendingLayers {
    // Only the main thread changes layers here, as apps have to.
    private nonisolated(unsafe) static var pending: [CALayer] = []

    static func schedule(_ layer: CALayer) {
        guard !pending.contains(where: { $0 === layer }) else { return }
        pending.append(layer)
    }

    static func update() {
        // Laying out one layer may request another layout. The limit prevents an endless loop if it always does.
        for _ in 0..<8 where !pending.isEmpty {
            let layers = pending
            pending = []
            for layer in layers { layer.layoutIfNeeded() }
            for layer in layers { layer.displayIfNeeded() }
        }
    }
}
