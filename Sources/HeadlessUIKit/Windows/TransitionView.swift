/// Stands between a window and a controller's view, as private views do on iOS (H2).
///
/// It fills the window, and the view it shows fills it unless ``arrange`` says otherwise.
final class TransitionView: UIView {
    /// Places the subviews. Fills the view by default.
    var arrange: ((TransitionView) -> Void)?

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
