/// The system's window with the accessory view and, below it, the input view or the keys.
///
/// It fills the screen, is above the app's windows, never becomes key, and receives touches only where the keyboard is.
@preconcurrency @MainActor
public final class HeadlessKeyboardWindow: UIWindow {
    private let host = HostView(frame: .zero)

    init(screen: UIScreen) {
        super.init(frame: screen.bounds)
        windowLevel = Level(rawValue: 10_000_000)
        addSubview(host)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var isSystemWindow: Bool { true }

    public override var canBecomeKey: Bool { false }

    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        host.frame.contains(point)
    }

    /// What nothing in the window takes goes to the window behind it.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }

    /// Hosts what `keyboard` has loaded, and nothing else.
    func show(_ keyboard: HeadlessKeyboard) {
        let screenBounds = keyboard.device.screen.bounds
        if frame != screenBounds { frame = screenBounds }
        host.owner = keyboard.loaded.owner
        host.onLayout = { [weak keyboard] in keyboard?.accessoryViewResized() }
        followField(of: keyboard)
        move(to: keyboard.frame)
        let isVisible = keyboard.isVisible
        host.show(
            accessoryView: isVisible ? keyboard.inputAccessoryView : nil,
            inputView: isVisible ? keyboard.inputView : nil)
        isHidden = !isVisible
        if isVisible { layoutIfNeeded() }
    }

    /// Adopts the style of the field's window, or none of it (Q30).
    private func followField(of keyboard: HeadlessKeyboard) {
        guard keyboard.device.behavior.keyboardWindowFollowsField, let window = keyboard.loaded.window, window !== self
        else { return }
        overrideUserInterfaceStyle = window.traitCollection.userInterfaceStyle
        tintColor = window.tintColor
    }

    /// Lays out everything again, without moving it.
    func layOutViews() {
        host.setNeedsLayout()
        for view in host.subviews { view.setNeedsLayout() }
        layoutIfNeeded()
    }

    /// Moves everything to `frame`, in screen coordinates.
    func move(to frame: CGRect) {
        if host.frame != frame { host.keepHeights { host.frame = frame } }
    }

    /// Stacks the accessory view on the input view.
    private final class HostView: UIView {
        /// The next object in the responder chain: the one that the accessory view is there for.
        weak var owner: UIResponder?
        private var accessoryView: UIView?
        private var hostedInputView: UIView?
        /// Called when everything has its place.
        var onLayout: () -> Void = {}

        override func subviewSizeDidChange(_ subview: UIView) { setNeedsLayout() }

        override var next: UIResponder? { owner ?? super.next }

        // R14: what an accessory view doesn't take goes to what's behind it. The keys take everything.
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let view = super.hitTest(point, with: event)
            return view === self && accessoryView?.frame.contains(point) == true ? nil : view
        }

        func show(accessoryView: UIView?, inputView: UIView?) {
            let old = [self.accessoryView, hostedInputView]
            self.accessoryView = accessoryView
            hostedInputView = inputView
            for view in old where view !== accessoryView && view !== inputView && view?.superview === self {
                view?.removeFromSuperview()
            }
            if let accessoryView { host(accessoryView) { $0.topAnchor } }
            if let inputView { host(inputView) { $0.bottomAnchor } }
            setNeedsLayout()
        }

        /// Adds `view`. If it uses constraints, it's pinned by its sides and one edge.
        private func host(_ view: UIView, edge: (UIView) -> NSLayoutYAxisAnchor) {
            guard view.superview !== self else { return }
            addSubview(view)
            guard !view.translatesAutoresizingMaskIntoConstraints else { return }
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: leadingAnchor),
                view.trailingAnchor.constraint(equalTo: trailingAnchor),
                edge(view).constraint(equalTo: edge(self)),
            ])
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            // D10: both are as wide as the keyboard.
            let height = accessoryView?.inputHeight ?? 0
            place(accessoryView, CGRect(x: 0, y: 0, width: bounds.width, height: height))
            // D10: the input view keeps its own height, even while the accessory view is about to be replaced.
            let keys = hostedInputView?.inputHeight ?? 0
            place(hostedInputView, CGRect(x: 0, y: height, width: bounds.width, height: keys))
            onLayout()
        }

        /// Makes a change whose autoresizing would enlarge the views, although their heights determine the keyboard's
        /// (D10).
        func keepHeights(_ change: () -> Void) {
            let heights = subviews.map { ($0, $0.frame.height) }
            change()
            for (view, height) in heights where view.translatesAutoresizingMaskIntoConstraints {
                if view.frame.height != height { view.frame.size.height = height }
            }
        }

        private func place(_ view: UIView?, _ frame: CGRect) {
            guard let view, view.superview === self, view.translatesAutoresizingMaskIntoConstraints else { return }
            view.frame = frame
        }
    }
}
