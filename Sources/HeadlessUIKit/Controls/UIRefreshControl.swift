/// A control that users pull down above the content of a scroll view to load it again.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    override var primaryEvent: Event? { .valueChanged }

    /// Its height, and the room that it takes while it refreshes, in points.
    static let height: CGFloat = 60

    private let indicator = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    weak var scrollView: UIScrollView?

    public convenience init() { self.init(frame: .zero) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        bounds.size.height = Self.height
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 12)
        addSubview(indicator)
        addSubview(label)
    }

    /// Whether it stays in sight until ``endRefreshing()``. `false` by default.
    open private(set) var isRefreshing = false

    /// The title below the indicator. `nil` by default.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    /// Shows that content is loading for some other reason. It doesn't send an event, and doesn't scroll.
    open func beginRefreshing() { refresh(true) }

    /// The content has been loaded.
    open func endRefreshing() { refresh(false) }

    private func refresh(_ isOn: Bool) {
        guard isOn != isRefreshing else { return }
        isRefreshing = isOn
        isOn ? indicator.startAnimating() : indicator.stopAnimating()
        scrollView?.refreshInsetDidChange()
    }

    /// The user has pulled the content down beyond its beginning by a distance, in points.
    func userPulls(by distance: CGFloat) {
        guard isEnabled, !isRefreshing, distance >= Self.height else { return }
        refresh(true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = attributedTitle != nil
        indicator.bounds.size = indicator.intrinsicContentSize
        indicator.center = CGPoint(x: bounds.midX, y: bounds.midY - (hasTitle ? 8 : 0))
        label.frame = CGRect(x: 0, y: bounds.midY + 8, width: bounds.width, height: hasTitle ? 16 : 0)
    }
}
