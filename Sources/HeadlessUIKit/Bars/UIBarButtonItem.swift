/// A button, a space, or a view in a bar. It isn't a view itself.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// What kind of system item this is, if any.
    let systemItem: SystemItem?
    /// The view that represents the item while a bar shows it.
    weak var view: UIView?
    /// The custom view's own size, and the one that a bar gave it.
    var customViewSize: (natural: CGSize, given: CGSize, isAsked: Bool)?

    public override init() {
        systemItem = nil
        super.init()
    }

    public required init?(coder: NSCoder) {
        systemItem = nil
        super.init(coder: coder)
    }

    private init(kind: SystemItem) {
        systemItem = kind
        super.init()
        image = kind.image
        if image == nil { title = kind.title }
        if kind == .done || kind == .save { style = .done }
    }

    /// An item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates an item with the title and the image of the action, unless they're specified.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.menu = menu
    }

    /// Creates a system item. It keeps its title and image, whatever the action's are.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(kind: systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// A space of a fixed width, in points.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item as! Self
    }

    /// A space that takes what the other items leave.
    open class func flexibleSpace() -> Self {
        UIBarButtonItem(systemItem: .flexibleSpace) as! Self
    }

    /// Plain by default.
    open var style = Style.plain { didSet { if style != oldValue { didChange() } } }
    /// In points. 0, as wide as the content, by default.
    open var width: CGFloat = 0 { didSet { if width != oldValue { didChange() } } }
    /// The view that replaces the title and the image. `nil` by default.
    open var customView: UIView? { didSet { if customView !== oldValue { didChange() } } }
    /// The default is `nil`, for the bar's tint.
    open var tintColor: UIColor? { didSet { if tintColor != oldValue { didChange() } } }
    /// Whether the bar leaves the item out. `false` by default.
    @available(iOS 16.0, *)
    open var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }
    /// Whether the item doesn't have the glass that items share in iOS 26 and later. `false` by default.
    @available(iOS 26.0, *)
    open var hidesSharedBackground = false { didSet { if hidesSharedBackground != oldValue { didChange() } } }
    /// The menu that opens when the user taps the item, unless there's a primary action.
    open var menu: UIMenu? { didSet { didChange() } }

    /// The action that runs when the user taps the item, with the item as its sender. It provides the item's title and
    /// image, unless it's a system item.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction, systemItem == nil else { return didChange() }
            title = primaryAction.title
            image = primaryAction.image
            didChange()
        }
    }

    /// Whether the item only separates others.
    var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }

    /// What a tap on the item's button does.
    func perform() {
        primaryAction?.performWithSender(self, target: nil)
    }
}
