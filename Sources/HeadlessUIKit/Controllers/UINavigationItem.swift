/// The content of a navigation bar for one screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// The bar that has the item on its stack.
    weak var bar: UINavigationBar?

    public init(title: String) {
        self.title = title
        super.init()
    }

    public convenience override init() {
        self.init(title: "")
        title = nil
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open var title: String? { didSet { if title != oldValue { didChange() } } }
    /// Shown instead of the title. `nil` by default.
    open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }
    /// The back button of the next screen. The default is `nil`, for the system's.
    open var backBarButtonItem: UIBarButtonItem? { didSet { if backBarButtonItem !== oldValue { didChange() } } }
    /// What the back button of the next screen says. The title if `nil`, the default.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { didChange() } } }
    /// `false` by default.
    open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange() } } }
    /// Whether the back button stays if there are left items. `false` by default.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
    }

    /// From the leading edge inward.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
    /// From the trailing edge inward.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }

    /// The first of the left items.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first of the right items.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Whether the title is large if the bar prefers that. By default, it's as on the previous screen.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { didChange() } }
    }

    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic = 0
        case always = 1
        case never = 2
    }

    /// The search controller whose bar is below the title. `nil` by default.
    open var searchController: UISearchController? { didSet { if searchController !== oldValue { didChange() } } }

    /// The appearances of the bar on this screen.
    var appearances = NavigationBarAppearances() { didSet { didChange() } }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    private func didChange() {
        bar?.showTopItem()
    }
}
