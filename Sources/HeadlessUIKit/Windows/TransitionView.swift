/// A view between a window and a view controller's view, like private views on iOS (H2).
///
/// It fills the window, and the view that it shows fills it, unless ``arrange`` determines otherwise.
final class TransitionView: UIView {
    /// Places the subviews. Fills the view by default.
    var arrange: ((TransitionView) -> Void)?

    /// Whether touches beside the subviews go to what's behind.
    var letsTouchesThrough = false

    /// The views behind this view that nevertheless receive touches.
    var passthroughViews: () -> [UIView] = { [] }

    /// Called when the user taps beside the subviews.
    var onTap: (() -> Void)?

    /// Whether a view with round corners in it has a grip to move it by.
    var hasGrip = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === self else { return hit }
        for view in passthroughViews() where view.window === window {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return letsTouchesThrough ? nil : hit
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let onTap else { return super.touchesEnded(touches, with: event) }
        onTap()
    }

    func show(_ view: UIView) {
        addSubview(view)
        setNeedsLayout()
        place()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        if let arrange { return arrange(self) }
        // A window's root isn't a container's child.
        let isInContainer = superview is ContainerView
        for subview in subviews { subview.setPlace(bounds, asContainer: isInContainer) }
    }
}
