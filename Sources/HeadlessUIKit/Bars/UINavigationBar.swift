/// The bar of a stack of screens, with a back button, a title, and items.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    private let background = BarBackground()
    private let titleLabel = UILabel()
    private let leading = BarItemViews()
    private let trailing = BarItemViews()
    private var backButton: BarButton?
    private weak var shownBackItem: UIBarItem?
    private weak var titleView: UIView?
    /// How far the background extends above the bar, below the status bar, in points.
    var backgroundOverhang: CGFloat = 0 { didSet { if backgroundOverhang != oldValue { setNeedsLayout() } } }
    /// Called when the bar needs another height.
    var onHeightChange: () -> Void = {}
    private let largeTitleLabel = UILabel()
    private weak var searchBar: UISearchBar?
    /// The view of the screen that the bar belongs to. `nil` for a bar without a navigation controller.
    var screen: (() -> UIView?)?
    var appearances = NavigationBarAppearances()
    var backgroundImages: [UIBarMetrics: UIImage] = [:]
    let customisations = BarCustomisations<UINavigationBar>()
    private var needsAppearance = false
    /// Pops a controller. `nil` for a bar without a navigation controller, which pops its items itself.
    var onBack: (() -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(background)
        background.isTopBar = true
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        titleLabel.lineBreakMode = .byTruncatingTail
        titleLabel.isAccessibilityElement = true
        titleLabel.accessibilityTraits = .header
        addSubview(titleLabel)
        largeTitleLabel.lineBreakMode = .byTruncatingTail
        largeTitleLabel.isHidden = true
        largeTitleLabel.isAccessibilityElement = true
        largeTitleLabel.accessibilityTraits = .header
        addSubview(largeTitleLabel)
        updateBackground()
    }

    // MARK: Items

    /// Bottom item first. `nil` by default.
    open var items: [UINavigationItem]? {
        didSet {
            for item in oldValue ?? [] where item.bar === self { item.bar = nil }
            for item in items ?? [] { item.bar = self }
            showTopItem()
        }
    }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        self.items = items
    }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        items = (items ?? []) + [item]
    }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let top = topItem else { return nil }
        items = items?.dropLast()
        return top
    }

    /// What the bar shows.
    open var topItem: UINavigationItem? { items?.last }

    /// What the back button leads to.
    open var backItem: UINavigationItem? { items?.dropLast().last }

    // MARK: Appearance

    open var barStyle = UIBarStyle.default { didSet { note(\.barStyle, barStyle) } }
    /// Whether content shows through. Below an opaque bar, the content of a screen begins at its bottom edge. `true` by
    /// default.
    open var isTranslucent = true {
        didSet {
            note(\.isTranslucent, isTranslucent)
            if isTranslucent != oldValue { onHeightChange() }
        }
    }
    /// The background's color. The system's if `nil`, the default.
    open var barTintColor: UIColor? { didSet { note(\.barTintColor, barTintColor) } }
    /// The image in place of the hairline. It's only used together with a background image. The default is `nil`, for the
    /// hairline.
    open var shadowImage: UIImage? { didSet { note(\.shadowImage, shadowImage) } }

    open override var tintColor: UIColor! { didSet { note(\.tintColor, ownTintColor) } }

    /// The font and color of the title. The default is `nil`, for the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { note(\.titleTextAttributes, titleTextAttributes) }
    }

    /// Whether titles are large, below the buttons, unless a screen or little height says otherwise. `false` by default.
    ///
    /// The bar keeps its height when content is scrolled.
    open var prefersLargeTitles = false {
        didSet {
            note(\.prefersLargeTitles, prefersLargeTitles)
            if prefersLargeTitles != oldValue { showTopItem() }
        }
    }
    /// The font and color of large titles. The default is `nil`, for the system's.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { note(\.largeTitleTextAttributes, largeTitleTextAttributes) }
    }

    /// Shows what the appearance says, or else the older properties.
    func updateBackground() {
        if let shownAppearance {
            background.update(with: shownAppearance)
        } else {
            background.update(style: barStyle, tint: barTintColor, isTranslucent: isTranslucent)
            background.image = backgroundImage(for: .default)
            background.shadowImage = background.image == nil ? nil : shadowImage
        }
        showTitle()
        showLargeTitle()
        applyStyle()
        for case let button as BarButton in subviews { button.update() }
        setNeedsLayout()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        if HeadlessDevice.current.behavior.barsApplyAppearanceAtLayout {
            needsAppearance = true
        } else {
            takeAppearance()
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass { updateBackground() }
    }

    private func applyStyle() {
        let style = background.overrideUserInterfaceStyle
        titleLabel.overrideUserInterfaceStyle = style
        largeTitleLabel.overrideUserInterfaceStyle = style
        for case let button as BarButton in subviews { button.overrideUserInterfaceStyle = style }
    }

    /// Shows what the top item says now.
    func showTopItem() {
        let top = topItem
        showTitle()
        if titleView !== top?.titleView {
            if titleView?.superview === self { titleView?.removeFromSuperview() }
            titleView = top?.titleView
            if let titleView { addSubview(titleView) }
        }
        showLargeTitle()
        showSearchBar()
        showBackButton()
        leading.show(top?.leftBarButtonItems ?? [], in: self)
        trailing.show(top?.rightBarButtonItems ?? [], in: self)
        updateBackground()
        setNeedsLayout()
        onHeightChange()
    }

    private func showTitle() {
        let attributes = shownAppearance?.titleTextAttributes ?? titleTextAttributes
        titleLabel.text = topItem?.title
        titleLabel.font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textColor = attributes?[.foregroundColor] as? UIColor ?? .label
    }

    private func showLargeTitle() {
        let attributes = shownAppearance?.largeTitleTextAttributes ?? largeTitleTextAttributes
        largeTitleLabel.text = topItem?.title
        largeTitleLabel.font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
        largeTitleLabel.textColor = attributes?[.foregroundColor] as? UIColor ?? .label
        largeTitleLabel.isHidden = rows.largeTitle == 0
        titleLabel.isHidden = titleView != nil || rows.largeTitle > 0 || rows.title == 0
    }

    private func showSearchBar() {
        let bar = topItem?.searchController?.searchBar
        guard bar !== searchBar else { return }
        if searchBar?.superview === self { searchBar?.removeFromSuperview() }
        searchBar = bar
        if let bar { addSubview(bar) }
    }

    /// The heights of the rows of the bar, in points.
    private var rows: (title: CGFloat, largeTitle: CGFloat, search: CGFloat) {
        let search = topItem?.searchController
        let searchHeight = search.map { 52 + $0.searchBar.scopeHeight } ?? 0
        if search?.hidesBar == true { return (0, 0, searchHeight) }
        return (BarLayout.height, hasLargeTitle(items ?? []) ? 52 : 0, searchHeight)
    }

    /// Whether the last one of some items has a large title: the first item has one by default, and each other item
    /// follows the previous one.
    private func hasLargeTitle(_ items: some BidirectionalCollection<UINavigationItem>) -> Bool {
        guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact, let last = items.last else {
            return false
        }
        switch last.largeTitleDisplayMode {
        case .always: return true
        case .never: return false
        case .automatic: return items.count == 1 || hasLargeTitle(items.dropLast())
        }
    }

    /// The height that the bar has in a navigation controller.
    var height: CGFloat {
        let rows = rows
        return rows.title + rows.largeTitle + rows.search
    }

    private func showBackButton() {
        backButton?.removeFromSuperview()
        backButton = nil
        guard let top = topItem, let back = backItem, !top.hidesBackButton,
            top.leftItemsSupplementBackButton || (top.leftBarButtonItems ?? []).isEmpty
        else { return }
        let item = back.backBarButtonItem ?? UIBarButtonItem()
        if back.backBarButtonItem == nil {
            item.title = back.backButtonTitle ?? back.title ?? HeadlessLanguage.current.word("Back")
        }
        item.bar = self
        shownBackItem = item
        let button = BarButton(item: item, leadingSymbol: "chevron.backward") { [weak self] in self?.goBack() }
        backButton = button
        item.view = button
        addSubview(button)
    }

    private func goBack() {
        if let action = backItem?.backBarButtonItem?.primaryAction {
            return action.performWithSender(backItem?.backBarButtonItem, target: nil)
        }
        if let onBack { onBack() } else { popItem(animated: true) }
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    override func subviewSizeDidChange(_ subview: UIView) {
        if subview === searchBar {
            setNeedsLayout()
            onHeightChange()
        }
        if (leading.items + trailing.items).contains(where: { $0.customView === subview }) { setNeedsLayout() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsAppearance {
            needsAppearance = false
            takeAppearance()
        }
        background.frame = CGRect(
            x: 0, y: -backgroundOverhang, width: bounds.width, height: bounds.height + backgroundOverhang)
        let rows = rows
        showLargeTitle()
        let titleHeight = min(bounds.height, rows.title)
        let safeArea = safeAreaInsets
        let start = safeArea.left + BarLayout.edge
        let width = max(0, bounds.width - start - safeArea.right - BarLayout.edge)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // Positions are counted from the leading edge until they are put into frames.
        func frame(from position: CGFloat, length: CGFloat) -> CGRect {
            let x = isMirrored ? width - position - length : position
            return CGRect(x: start + x, y: 0, width: length, height: titleHeight)
        }
        largeTitleLabel.frame = CGRect(
            x: start + BarLayout.titlePadding, y: rows.title, width: max(0, width - 2 * BarLayout.titlePadding),
            height: rows.largeTitle)
        searchBar?.frame = CGRect(
            x: safeArea.left, y: rows.title + rows.largeTitle, width: bounds.width - safeArea.left - safeArea.right,
            height: rows.search)
        for view in subviews where view is BarButton { view.isHidden = rows.title == 0 }
        func place(_ items: [UIBarButtonItem], from position: CGFloat) {
            let lengths = items.map(Self.length)
            var position = position
            for (item, length) in zip(items, lengths) {
                BarItemViews.place(item, in: frame(from: position, length: length))
                position += length
            }
        }

        var left: CGFloat = 0
        if let backButton {
            let length = min(backButton.naturalWidth, width / 2)
            backButton.frame = frame(from: 0, length: length)
            left = length
        }
        place(leading.items, from: left)
        left += leading.items.reduce(0) { $0 + Self.length(of: $1) }
        let right = trailing.items.reduce(0) { $0 + Self.length(of: $1) }
        // The first of the right items is outermost.
        place(trailing.items.reversed(), from: width - right)
        placeTitle(between: left, and: max(left, width - right), of: width, frame)
    }

    private static func length(of item: UIBarButtonItem) -> CGFloat {
        switch BarItemViews.measure(item) {
        case .content(let width, _), .fixedSpace(let width): width
        case .flexibleSpace: 0
        }
    }

    /// Centers the title in the bar if there's room; otherwise, in the space that the items leave.
    private func placeTitle(
        between left: CGFloat, and right: CGFloat, of width: CGFloat, _ frame: (CGFloat, CGFloat) -> CGRect
    ) {
        let room = right - left
        let titleHeight = min(bounds.height, rows.title)
        let view = titleView ?? titleLabel
        let natural =
            titleView.map(BarItemViews.size)
            ?? titleLabel.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: titleHeight))
        let length = min(natural.width.rounded(.up), room)
        let position = min(max((width - length) / 2, left), right - length)
        var place = frame(position, length)
        let height = min(natural.height, titleHeight)
        place.origin.y = ((titleHeight - height) / 2).rounded(.down)
        place.size.height = height
        if titleView == nil, let adjustment = shownAppearance?.titlePositionAdjustment {
            place = place.offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical)
        }
        if view.frame != place { view.frame = place }
    }
}

extension UINavigationBar: ItemBar {
    func itemDidChange(_ item: UIBarItem) {
        showTopItem()
    }

    func buttonAppearance(of item: UIBarItem) -> UIBarButtonItemAppearance? {
        guard let appearance = shownAppearance else { return nil }
        if item === shownBackItem { return appearance.backButtonAppearance }
        return (item as? UIBarButtonItem)?.style == .done
            ? appearance.doneButtonAppearance : appearance.buttonAppearance
    }
}
