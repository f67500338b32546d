/// The view of a container: one child's view fills it, with the container's bars in front.
final class ContainerView: UIView {
    /// The view between the container's view and the child's, like private wrappers on iOS (H2).
    let content = TransitionView()
    /// Positions the bars, and passes the children how much of them the bars cover. Called at each layout.
    var arrangeBars: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.frame = bounds
        // H13: a child has its size before the first layout.
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        (gestureRecognizer as? PopRecognizer)?.goesAcross ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.setPlace(bounds)
        arrangeBars()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        // The bars are below the status bar and above the home indicator.
        arrangeBars()
    }
}
