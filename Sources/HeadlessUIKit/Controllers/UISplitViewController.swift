/// Screens next to each other if there's room, otherwise one of them.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable {
        case unspecified = 0
        case doubleColumn = 1
        case tripleColumn = 2
    }

    /// A place for a screen.
    public enum Column: Int, Sendable {
        case primary = 0
        case supplementary = 1
        case secondary = 2
        case compact = 3
    }

    /// Which columns are visible.
    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly = 1
        case oneBesideSecondary = 2
        case twoBesideSecondary = 4
    }

    /// Columns of primary and supplementary screens are this wide by default, in points.
    private static let columnWidth: CGFloat = 320

    open private(set) var style: Style
    /// What was set, by column.
    private var columns: [Column: UIViewController] = [:]
    /// The controller of each column: the one that was set, in its own navigation controller if it isn't one.
    private var wrappers: [Column: UIViewController] = [:]
    private let rootView = SplitView()

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// In the order of the columns. If the style is unspecified, setting them fills the primary and secondary columns.
    open var viewControllers: [UIViewController] {
        get { visibleColumns.compactMap { wrappers[$0] } }
        set {
            for (column, controller) in zip([Column.primary, .secondary], newValue.map(Optional.some) + [nil, nil]) {
                setViewController(controller, for: column)
            }
        }
    }

    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard columns[column] !== vc else { return }
        if let old = wrappers[column] {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        columns[column] = vc
        var wrapper = vc
        // In the column styles every column but the compact one has a navigation bar.
        if let vc, style != .unspecified, column != .compact, !(vc is UINavigationController) {
            wrapper = UINavigationController(rootViewController: vc)
        }
        wrappers[column] = wrapper
        if let wrapper {
            addChild(wrapper)
            showColumns()
            wrapper.didMove(toParent: self)
        }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Which columns are visible if there's room for more than one. By default, all of them.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            guard preferredDisplayMode != oldValue else { return }
            hiddenColumns = []
            showColumns()
        }
    }

    /// The columns that have been put away.
    private var hiddenColumns: Set<Column> = []

    /// Shows a column beside the others. This has no effect while there's room for only one.
    open func show(_ column: Column) {
        guard !isCollapsed else { return }
        if !visibleColumns.contains(column), preferredDisplayMode != .automatic { preferredDisplayMode = .automatic }
        hiddenColumns.remove(column)
        showColumns()
    }

    /// Hides a column. The secondary column always stays. This has no effect while there's room for only one.
    open func hide(_ column: Column) {
        guard !isCollapsed, column != .secondary else { return }
        hiddenColumns.insert(column)
        showColumns()
    }

    /// Shows a controller in the secondary column or, while there's room for only one, on top of the current content.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard isCollapsed else { return setViewController(vc, for: .secondary) }
        let shown = visibleColumns.first.flatMap { wrappers[$0] }
        if let navigation = shown as? UINavigationController {
            navigation.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }

    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Whether there's room for only one column.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

    open var displayMode: DisplayMode {
        switch visibleColumns.filter({ wrappers[$0] != nil }).count {
        case 3: .twoBesideSecondary
        case 2: .oneBesideSecondary
        default: .secondaryOnly
        }
    }

    /// In points. 320 by default.
    open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.columnWidth {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// In points. 320 by default.
    open var preferredSupplementaryColumnWidth: CGFloat = UISplitViewController.columnWidth {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// In points. 0 while the column is hidden.
    open var primaryColumnWidth: CGFloat { wrappers[.primary]?.viewIfLoaded?.superview?.bounds.width ?? 0 }

    // MARK: The view

    open override func loadView() {
        rootView.frame = UIScreen.main.bounds
        rootView.arrange = { [weak self] in self?.showColumns() }
        view = rootView
        showColumns()
    }

    override func prepareToAppear() {
        showColumns()
    }

    /// Leading column first.
    private var visibleColumns: [Column] {
        guard isCollapsed else {
            let all: [Column] =
                style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
            let wanted =
                switch preferredDisplayMode {
                case .secondaryOnly: 1
                case .oneBesideSecondary: 2
                case .twoBesideSecondary, .automatic: 3
                }
            return all.suffix(wanted).filter { !hiddenColumns.contains($0) }
        }
        // If it's collapsed, it shows the controller for that or, failing that, the details.
        return [[.compact, .secondary, .primary].first { wrappers[$0] != nil } ?? .secondary]
    }

    private func showColumns() {
        guard isViewLoaded else { return }
        let visible = visibleColumns.filter { wrappers[$0] != nil }
        for (column, wrapper) in wrappers where !visible.contains(column) {
            wrapper.viewIfLoaded?.superview?.removeFromSuperview()
            wrapper.viewIfLoaded?.removeFromSuperview()
        }
        let bounds = rootView.bounds
        var position: CGFloat = 0
        let isMirrored = rootView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for column in visible {
            guard let wrapper = wrappers[column] else { continue }
            let isLast = column == visible.last
            let wanted = column == .primary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
            let width = isLast ? bounds.width - position : min(wanted, (bounds.width - position) / 2)
            let host: TransitionView
            if let current = wrapper.view.superview as? TransitionView, current.superview === rootView {
                host = current
            } else {
                host = TransitionView(frame: .zero)
                rootView.addSubview(host)
            }
            host.frame = CGRect(
                x: isMirrored ? bounds.width - position - width : position, y: 0, width: width, height: bounds.height)
            if wrapper.view.superview !== host { host.show(wrapper.view) }
            position += width
        }
    }
}

/// The view of a split view controller.
private final class SplitView: UIView {
    var arrange: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        arrange()
    }
}
