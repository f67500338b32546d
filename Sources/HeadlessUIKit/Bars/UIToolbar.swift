/// A row of buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    private let background = BarBackground()
    private let views = BarItemViews()
    private lazy var glass = BarGlass(in: self, above: background)
    private var backgroundImages: [BarPlace: UIImage] = [:]
    /// How far the background reaches below the bar, in points.
    var backgroundOverhang: CGFloat = 0 { didSet { if backgroundOverhang != oldValue { setNeedsLayout() } } }

    private struct BarPlace: Hashable {
        var position: UIBarPosition
        var metrics: UIBarMetrics
    }

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

    /// Says where the bar is.
    open weak var delegate: (any UIToolbarDelegate)? { didSet { setNeedsLayout() } }

    /// Leading item first. `nil` by default; setting them does not animate.
    open var items: [UIBarButtonItem]? {
        didSet { views.show(items ?? [], in: self) }
    }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
    }

    /// Follows light and dark by default; black is always dark.
    open var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { updateBackground() } } }
    /// `true` by default.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { updateBackground() } } }
    /// The background's colour. The system's if `nil`, the default.
    open var barTintColor: UIColor? { didSet { if barTintColor != oldValue { updateBackground() } } }

    /// Shows a picture behind the items in place of the system's background; an empty one shows nothing.
    ///
    /// What is set for `.any` counts where nothing is set for the bar's position.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgroundImages[BarPlace(position: topOrBottom, metrics: barMetrics)] = backgroundImage
        setNeedsLayout()
    }

    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? {
        backgroundImages[BarPlace(position: topOrBottom, metrics: barMetrics)]
    }

    /// At the bottom, unless the delegate says otherwise.
    open var barPosition: UIBarPosition {
        HeadlessOptional.call(delegate, "position(for:)") { $0.position(for: self) } ?? .bottom
    }

    private func updateBackground() {
        background.update(style: barStyle, tint: barTintColor, isTranslucent: isTranslucent)
        for case let button as BarButton in subviews {
            button.overrideUserInterfaceStyle = background.overrideUserInterfaceStyle
        }
        setNeedsLayout()
    }

    private var behaviour: HeadlessBehaviour { HeadlessDevice.current.behaviour }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: behaviour.toolbarHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: behaviour.toolbarHeight)
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self && !behaviour.toolbarsTakeTouchesBetweenItems ? nil : view
    }

    override func subviewSizeDidChange(_ subview: UIView) {
        if views.items.contains(where: { $0.customView === subview }) { setNeedsLayout() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isGlass = behaviour.barDesign == .glass
        background.frame = bounds
        background.frame.size.height += backgroundOverhang
        background.isHidden = isGlass
        background.image =
            backgroundImage(forToolbarPosition: barPosition, barMetrics: .default)
            ?? backgroundImage(forToolbarPosition: .any, barMetrics: .default)
        background.isTopBar = barPosition == .top || barPosition == .topAttached
        for case let button as BarButton in subviews {
            button.overrideUserInterfaceStyle = background.overrideUserInterfaceStyle
        }
        let safeArea = safeAreaInsets
        let start = safeArea.left + BarLayout.edge
        let width = bounds.width - start - safeArea.right - BarLayout.edge
        let height = min(bounds.height, behaviour.toolbarHeight)
        let top = behaviour.toolbarItemsAreAtTop ? 0 : bounds.height - height
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let spans = BarLayout.spans(of: views.items.map(BarItemViews.measure), in: width)
        for (item, span) in zip(views.items, spans) {
            let x = isMirrored ? width - span.start - span.length : span.start
            BarItemViews.place(item, in: CGRect(x: start + x, y: top, width: span.length, height: height))
        }
        if isGlass { glass.show(behind: views.items) }
    }
}

extension UIToolbar: ItemBar {
    func itemDidChange(_ item: UIBarItem) {
        views.show(items ?? [], in: self)
    }
}

/// Says where a toolbar is.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
