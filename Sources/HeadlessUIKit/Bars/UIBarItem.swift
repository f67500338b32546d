/// An item in a bar: a title or an image, enabled or not.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The bar that shows the item.
    weak var bar: (any ItemBar)?

    /// Whether the item reacts. `true` by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
    /// `nil` by default.
    open var title: String? { didSet { if title != oldValue { didChange() } } }
    /// The image, which replaces the title. `nil` by default.
    open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }
    /// The image on iPhone in landscape. The default is `nil`, for ``image``.
    open var landscapeImagePhone: UIImage? { didSet { if landscapeImagePhone !== oldValue { didChange() } } }
    /// 0 by default.
    open var tag = 0

    /// The image in a bar with these traits.
    func image(in traits: UITraitCollection) -> UIImage? {
        let isLandscapePhone = traits.verticalSizeClass == .compact && traits.userInterfaceIdiom == .phone
        return isLandscapePhone ? landscapeImagePhone ?? image : image
    }

    open var isAccessibilityElement = true { didSet { didChange() } }
    /// What's read. The default is `nil`, for the title.
    open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { didChange() } } }
    open var accessibilityHint: String? { didSet { if accessibilityHint != oldValue { didChange() } } }
    open var accessibilityValue: String? { didSet { if accessibilityValue != oldValue { didChange() } } }
    open var accessibilityIdentifier: String? { didSet { if accessibilityIdentifier != oldValue { didChange() } } }

    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Sets the font and color of the title in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        didChange()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// Notifies the bar that the item's appearance has changed.
    func didChange() {
        bar?.itemDidChange(self)
    }
}

/// A bar as its items see it.
@MainActor
protocol ItemBar: AnyObject {
    func itemDidChange(_ item: UIBarItem)
    /// The appearance of an item's button, or `nil` for the system's.
    func buttonAppearance(of item: UIBarItem) -> UIBarButtonItemAppearance?
}

extension ItemBar {
    func buttonAppearance(of item: UIBarItem) -> UIBarButtonItemAppearance? { nil }
}
