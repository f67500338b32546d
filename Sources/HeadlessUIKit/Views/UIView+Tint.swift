extension UIView {
    /// The first view that specifies it, going up from the receiver, determines it.
    private var isTintDimmed: Bool {
        var ancestor: UIView? = self
        while let view = ancestor {
            if view.tintAdjustmentMode != .automatic { return view.tintAdjustmentMode == .dimmed }
            ancestor = view.superview
        }
        return false
    }

    /// The tint of the receiver or of the nearest ancestor that has one.
    var effectiveTintColor: UIColor {
        guard !isTintDimmed else { return .systemGray }
        var ancestor: UIView? = self
        while let view = ancestor {
            if let tint = view.ownTintColor { return tint }
            ancestor = view.superview
        }
        return .systemBlue
    }

    /// Notifies the receiver, and the views below that inherit its tint, that the tint has changed.
    func announceTintColor() {
        tintColorDidChange()
        for subview in storedSubviews where subview.ownTintColor == nil { subview.announceTintColor() }
    }

    func loadLayer() -> CALayer {
        let layer = Self.makeLayer()
        layerIfLoaded = layer
        layer.view = self
        layer.delegate = self
        return layer
    }
}
