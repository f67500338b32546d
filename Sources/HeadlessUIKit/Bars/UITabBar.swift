/// A row of tabs, one of which is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// Without what the home indicator takes, in points.
    static let height: CGFloat = 49

    private let background = BarBackground()

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
        updateBackground()
    }

    /// The delegate, which is notified of the tab that the user taps.
    open weak var delegate: (any UITabBarDelegate)?

    /// Leading tab first. `nil` by default.
    open var items: [UITabBarItem]? {
        didSet {
            for item in oldValue ?? [] where item.bar === self {
                item.view?.removeFromSuperview()
                item.view = nil
                item.bar = nil
            }
            for item in items ?? [] { show(item) }
            setNeedsLayout()
        }
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        self.items = items
    }

    open weak var selectedItem: UITabBarItem? {
        didSet {
            oldValue.map(updateColor)
            selectedItem.map(updateColor)
        }
    }

    open var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { updateBackground() } } }
    /// `true` by default.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { updateBackground() } } }
    /// The background's color. The system's if `nil`, the default.
    open var barTintColor: UIColor? { didSet { if barTintColor != oldValue { updateBackground() } } }

    private func updateBackground() {
        background.update(style: barStyle, tint: barTintColor, isTranslucent: isTranslucent)
        for item in items ?? [] { item.view?.overrideUserInterfaceStyle = background.overrideUserInterfaceStyle }
    }

    private func show(_ item: UITabBarItem) {
        item.bar = self
        let button = BarButton(item: item, isStacked: true, fontSize: 10) { [weak self, unowned item] in
            self?.tap(item)
        }
        button.overrideUserInterfaceStyle = background.overrideUserInterfaceStyle
        item.view = button
        addSubview(button)
        updateColor(of: item)
    }

    private func updateColor(of item: UITabBarItem) {
        item.view?.quietColor = item === selectedItem ? nil : .secondaryLabel
    }

    private func tap(_ item: UITabBarItem) {
        selectedItem = item
        HeadlessOptional.call(delegate, "tabBar(_:didSelect:)") { $0.tabBar(self, didSelect: item) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height + safeAreaInsets.bottom)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let buttons = (items ?? []).compactMap(\.view)
        guard !buttons.isEmpty else { return }
        let safeArea = safeAreaInsets
        let width = (bounds.width - safeArea.left - safeArea.right) / CGFloat(buttons.count)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            let place = isMirrored ? buttons.count - 1 - index : index
            button.frame = CGRect(
                x: safeArea.left + CGFloat(place) * width, y: 0, width: width, height: min(bounds.height, Self.height))
        }
    }
}

extension UITabBar: ItemBar {
    func itemDidChange(_ item: UIBarItem) {
        (item as? UITabBarItem)?.view?.update()
    }
}

/// Methods that report which tab the user taps. Every member is optional.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITabBarDelegate) in
            target.tabBar(tabBar, didSelect: item)
        }
    }
}
