extension CALayer {
    /// A position in the order of a layer that has its own sublayers in addition to those of its view's subviews.
    enum Sublayer {
        case own(CALayer)
        case view(UIView)
    }

    /// The layer that has this one among its sublayers.
    public var superlayer: CALayer? {
        guard let view else { return storedSuperlayer?.mask === self ? nil : storedSuperlayer }
        return onMainActor { view.superview?.layer }
    }

    /// From back to front, including the layers of the view's subviews. `nil` if there aren't any.
    public var sublayers: [CALayer]? {
        get {
            let all = sublayersInOrder
            return all.isEmpty ? nil : all
        }
        set {
            for layer in sublayersInOrder where layer.view == nil { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }

    private var sublayersInOrder: [CALayer] {
        guard !order.isEmpty else {
            guard let view else { return [] }
            return onMainActor { view.storedSubviews.map(\.layer) }
        }
        return order.map { entry in
            switch entry {
            case .own(let layer): layer
            case .view(let view): onMainActor { view.layer }
            }
        }
    }

    /// The sublayers that don't belong to a view, and the number of subviews that each one is above.
    var ownSublayers: [(layer: CALayer, above: Int)] {
        var (result, count): ([(CALayer, Int)], Int) = ([], 0)
        for entry in order {
            switch entry {
            case .own(let layer): result.append((layer, count))
            case .view: count += 1
            }
        }
        return result
    }

    public func addSublayer(_ layer: CALayer) { insert(layer, at: sublayersInOrder.count) }

    public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Puts a layer just behind another. At the very back without one.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insert(layer, at: sublayersInOrder.firstIndex { $0 === sibling } ?? 0)
    }

    /// Puts a layer just in front of another. At the very front without one.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        let all = sublayersInOrder
        insert(layer, at: all.firstIndex { $0 === sibling }.map { $0 + 1 } ?? all.count)
    }

    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let index = sublayersInOrder.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer.removeFromSuperlayer()
        insert(newLayer, at: index)
    }

    /// Removes the layer. For a view's layer, this removes the view.
    public func removeFromSuperlayer() {
        if let view { return onMainActor { view.removeFromSuperview() } }
        guard let superlayer = storedSuperlayer else { return }
        storedSuperlayer = nil
        if superlayer.mask === self {
            superlayer.mask = nil
            return
        }
        superlayer.order.removeAll { entry in
            if case .own(let layer) = entry { return layer === self }
            return false
        }
        superlayer.forgetOrderOfViewsAlone()
    }

    private func insert(_ layer: CALayer, at index: Int) {
        precondition(layer !== self, "a layer cannot be added to itself")
        if let view = layer.view {
            // Moving a subview's layer moves the subview. Without a view, nothing could hold the other view.
            guard let owner = self.view else {
                preconditionFailure("a view's layer can only be added to the layer of a view")
            }
            let below = sublayersInOrder.prefix(index).filter { $0.view != nil && $0 !== layer }.count
            return onMainActor { owner.insertSubview(view, at: below) }
        }
        layer.removeFromSuperlayer()
        if order.isEmpty, let view { order = onMainActor { view.storedSubviews.map { .view($0) } } }
        order.insert(.own(layer), at: min(max(index, 0), order.count))
        layer.storedSuperlayer = self
        setNeedsLayout()
    }

    // MARK: Subviews that are added and removed

    /// A subview has been removed, or is about to be moved elsewhere.
    func subviewLeft(_ view: UIView) {
        order.removeAll { entry in
            if case .view(let other) = entry { return other === view }
            return false
        }
        forgetOrderOfViewsAlone()
    }

    /// A subview has been added, in front of everything or just behind another subview.
    func subviewCame(_ view: UIView, below next: UIView?) {
        guard !order.isEmpty else { return }
        let index = order.firstIndex { entry in
            if case .view(let other) = entry { return other === next }
            return false
        }
        order.insert(.view(view), at: index ?? order.count)
    }

    /// Moves a subview's layer down to just in front of another's.
    func putSubview(_ view: UIView, justAbove sibling: UIView) {
        func index(of wanted: UIView) -> Int? {
            order.firstIndex { entry in
                if case .view(let other) = entry { return other === wanted }
                return false
            }
        }
        guard let old = index(of: view) else { return }
        order.remove(at: old)
        order.insert(.view(view), at: index(of: sibling).map { $0 + 1 } ?? old)
    }

    private func forgetOrderOfViewsAlone() {
        let hasOwn = order.contains { entry in
            if case .own = entry { return true }
            return false
        }
        if !hasOwn { order = [] }
    }
}
