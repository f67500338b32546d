/// Stands between a window and a controller's view, as private views do on iOS (H2).
///
/// It fills the window, and the view it shows fills it unless ``arrange`` says otherwise.
final class TransitionView: UIView {
    /// Places the subviews. Fills the view by default.
    var arrange: ((TransitionView) -> Void)?

    /// Whether touches beside the subviews go to what is behind.
    var letsTouchesThrough = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return letsTouchesThrough && hit === self ? nil : hit
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
        for subview in subviews { subview.setPlace(bounds) }
    }
}
