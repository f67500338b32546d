extension UIView {
    /// A layer of the class that the view's class specifies.
    static func makeLayer() -> CALayer {
        switch layerClass {
        case is CAShapeLayer.Type where layerClass == CAShapeLayer.self: CAShapeLayer()
        case is CAGradientLayer.Type where layerClass == CAGradientLayer.self: CAGradientLayer()
        case is CATextLayer.Type where layerClass == CATextLayer.self: CATextLayer()
        case is CATransformLayer.Type where layerClass == CATransformLayer.self: CATransformLayer()
        // For the app's own classes, Swift only knows the initializer that every subclass must have.
        case let own as CALayer.Type where own != CALayer.self: own.init(coder: NSCoder()) ?? CALayer()
        default: CALayer()
        }
    }

    // MARK: What the layer writes

    /// The background color in the current appearance, as the layer has it.
    var backgroundCGColor: CGColor? {
        get { backgroundColor?.resolvedColor(with: traitCollection).cgColor }
        set { backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }

    // MARK: Drawing

    func markForDisplay() {
        needsDisplay = true
        markAncestorsForDisplay()
    }

    func markAncestorsForDisplay() {
        var ancestor = superview
        while let view = ancestor, !view.descendantNeedsDisplay {
            view.descendantNeedsDisplay = true
            ancestor = view.superview
        }
    }

    /// Draws what should be drawn in the receiver and below, at the end of a turn.
    func displayPending() {
        if needsDisplay { display() }
        guard descendantNeedsDisplay else { return }
        descendantNeedsDisplay = false
        for subview in storedSubviews where subview.needsDisplay || subview.descendantNeedsDisplay {
            subview.displayPending()
        }
    }

    /// Makes the receiver draw. A view without a size is drawn when it has one.
    func display() {
        guard !bounds.isEmpty else { return }
        needsDisplay = false
        let drawing = CGContext.record(in: bounds) { _ in UITraitCollection.with(self) { draw(bounds) } }
        if layerIfLoaded?.drawing.isEmpty == false || !drawing.isEmpty { layer.drawing = drawing }
    }

    // MARK: Constraints

    func markForConstraints() {
        constraintsNeedUpdate = true
        markAncestorsForConstraints()
    }

    func markAncestorsForConstraints() {
        var ancestor = superview
        while let view = ancestor, !view.descendantConstraintsNeedUpdate {
            view.descendantConstraintsNeedUpdate = true
            ancestor = view.superview
        }
        if let window { window.markForLayoutPass() } else { markAncestorsForLayout() }
    }

    /// A window updates its views at the end of the turn even if nothing else has changed.
    private func markForLayoutPass() { descendantNeedsLayout = true }

    /// Calls ``updateConstraints()`` if it's pending, on subviews before their superviews.
    func updatePendingConstraints() {
        // An update may request another one elsewhere. The limit prevents an endless loop if it always does.
        for _ in 0..<8 where constraintsNeedUpdate || descendantConstraintsNeedUpdate { updateConstraintsOnce() }
    }

    private func updateConstraintsOnce() {
        if descendantConstraintsNeedUpdate {
            descendantConstraintsNeedUpdate = false
            for subview in storedSubviews where subview.constraintsNeedUpdate || subview.descendantConstraintsNeedUpdate
            {
                subview.updateConstraintsOnce()
            }
        }
        guard constraintsNeedUpdate else { return }
        constraintsNeedUpdate = false
        if let owningViewController { owningViewController.updateViewConstraints() } else { updateConstraints() }
    }

    /// A view that's been added to a hierarchy: what's pending in the view is now pending in the hierarchy.
    func markForUpdates() {
        markAncestorsForDisplay()
        if Self.requiresConstraintBasedLayout { constraintsNeedUpdate = true }
        if constraintsNeedUpdate || descendantConstraintsNeedUpdate { markAncestorsForConstraints() }
    }
}
