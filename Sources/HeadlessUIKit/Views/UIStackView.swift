/// A view that lays out other views in a row or a column.
///
/// On iOS, it creates constraints. Here, it measures and sets frames, with the same result.
@preconcurrency @MainActor
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually = 1
        case fillProportionally = 2
        case equalSpacing = 3
        case equalCentering = 4
    }

    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5

        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    /// The gap that ``setCustomSpacing(_:after:)`` takes for ``spacing``.
    public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

    public override init(frame: CGRect) { super.init(frame: frame) }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init(coder: NSCoder) {
        super.init(coder: coder)!
    }

    // MARK: Arranged views

    /// The arranged views, in order. All of them are subviews.
    open private(set) var arrangedSubviews: [UIView] = []

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Removes a view from the arrangement. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
        arrangedSubviews.remove(at: index)
        customSpacing[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        arrangementDidChange()
    }

    // MARK: Arrangement

    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }
    /// How the views share the length of the stack. `.fill` by default.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }
    /// The alignment of the views across the stack. `.fill` by default.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }
    /// The gap between views, in points. 0 by default.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }
    /// Whether views keep to the layout margins. `false` by default.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Only of arranged views, and taken out with them.
    private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacing[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacing[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// The gap that follows a view, in points.
    func gap(after view: UIView) -> CGFloat {
        customSpacing.isEmpty ? spacing : customSpacing[ObjectIdentifier(view)] ?? spacing
    }

    private func arrangementDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    override func subviewVisibilityDidChange(_ subview: UIView) { arrangementDidChange() }

    override func subviewSizeDidChange(_ subview: UIView) { arrangementDidChange() }

    override func subviewWillLeave(_ subview: UIView) { removeArrangedSubview(subview) }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if isLayoutMarginsRelativeArrangement { arrangementDidChange() }
    }

    // MARK: Size and layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        StackArrangement(self).layOut()
    }

    /// What the stack takes, margins included: at a given width, or freely.
    func fittingSize(width: CGFloat?) -> CGSize { StackArrangement(self).size(width: width) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width > 0 && size.width < 10_000 ? size.width : nil)
    }
}
