/// A row of buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    private let background = BarBackground()
    private let views = BarItemViews()
    private lazy var glass = BarGlass(in: self, above: background)
    private var backgroundImages: [BarPlace: UIImage] = [:]
    /// How far the background reaches below the bar, in points.
    var backgroundOverhang: CGFloat = 0 { didSet { if backgroundOverhang != oldValue { setNeedsLayout() } } }

    private let customisations = BarCustomisations<UIToolbar>()

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

    /// The delegate, which reports the position of the bar.
    open weak var delegate: (any UIToolbarDelegate)? { didSet { setNeedsLayout() } }

    /// The leading item comes first. `nil` by default. Setting them isn't animated.
    open var items: [UIBarButtonItem]? {
        didSet { views.show(items ?? [], in: self) }
    }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
    }

    // MARK: Appearance

    /// The app-wide appearance. It applies to every toolbar of the app that's added to a window from then on, except
    /// for what's set on that toolbar itself: tint, bar tint, style, translucence, background images, and appearances.
    public static func appearance() -> UIToolbar { HeadlessDevice.current.toolbarProxy }

    /// Creates the object behind ``appearance()``.
    static func makeProxy() -> UIToolbar {
        let proxy = UIToolbar()
        proxy.customisations.isProxy = true
        return proxy
    }

    /// Follows light and dark mode by default. Black is always dark.
    open var barStyle = UIBarStyle.default { didSet { note(\.barStyle, barStyle) } }
    /// `true` by default.
    open var isTranslucent = true { didSet { note(\.isTranslucent, isTranslucent) } }
    /// The background's color. The system's if `nil`, the default.
    open var barTintColor: UIColor? { didSet { note(\.barTintColor, barTintColor) } }

    open override var tintColor: UIColor! { didSet { note(\.tintColor, ownTintColor) } }

    private var ownStandardAppearance: UIToolbarAppearance?

    /// The appearance of the bar. After it's been set, the older properties have no effect.
    open var standardAppearance: UIToolbarAppearance {
        get { ownStandardAppearance ?? UIToolbarAppearance() }
        set {
            ownStandardAppearance = newValue.copy()
            note(\.standardAppearance, newValue)
        }
    }

    /// The appearance of the bar on iPhone in landscape. The default is `nil`, for the standard one.
    open var compactAppearance: UIToolbarAppearance? { didSet { note(\.compactAppearance, compactAppearance) } }
    /// The appearance of the bar if no content is scrolled below it. The default is `nil`, for the usual one.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet { note(\.scrollEdgeAppearance, scrollEdgeAppearance) }
    }
    /// The appearance of the bar on iPhone in landscape if no content is scrolled below it. The default is `nil`, for
    /// the usual one.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        didSet { note(\.compactScrollEdgeAppearance, compactScrollEdgeAppearance) }
    }

    /// The current appearance of the bar; `nil` if only older properties determine it.
    var shownAppearance: UIToolbarAppearance? {
        guard let standard = ownStandardAppearance else { return nil }
        let isCompact = traitCollection.verticalSizeClass == .compact
        let isAtEdge = behavior.toolbarsShowScrollEdgeAppearance
        if isCompact, isAtEdge, let compactScrollEdgeAppearance { return compactScrollEdgeAppearance }
        if isAtEdge, let scrollEdgeAppearance { return scrollEdgeAppearance }
        if isCompact, let compactAppearance { return compactAppearance }
        return standard
    }

    private func note<Value>(_ property: ReferenceWritableKeyPath<UIToolbar, Value>, _ value: Value) {
        note(property) { $0[keyPath: property] = value }
        let isCleared = (value as? any HeadlessClearable)?.isCleared == true
        if isCleared, behavior.clearedPropertiesFollowAppearance, customisations.forget(property) { takeAppearance() }
    }

    private func note(_ property: AnyHashable, _ change: @escaping (UIToolbar) -> Void) {
        customisations.note(property, change)
        updateBackground()
    }

    private func takeAppearance() {
        customisations.take(from: Self.appearance().customisations, by: self)
    }

    private var needsAppearance = false

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        if behavior.barsApplyAppearanceAtLayout { needsAppearance = true } else { takeAppearance() }
    }

    /// Shows an image behind the items in place of the system's background. An empty image shows nothing.
    ///
    /// The image for `.any` applies if none is set for the bar's position.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        let place = BarPlace(position: topOrBottom, metrics: barMetrics)
        backgroundImages[place] = backgroundImage
        note(place) { $0.setBackgroundImage(backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics) }
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
        if let shownAppearance {
            background.update(with: shownAppearance)
        } else {
            background.update(style: barStyle, tint: barTintColor, isTranslucent: isTranslucent)
        }
        for case let button as BarButton in subviews {
            button.overrideUserInterfaceStyle = background.overrideUserInterfaceStyle
            button.update()
        }
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass { updateBackground() }
    }

    private var behavior: HeadlessBehavior { HeadlessDevice.current.behavior }

    /// The natural height of the bar, which may depend on where it is (Q34).
    private var naturalHeight: CGFloat {
        guard behavior.toolbarHeights == .bySizeClass, behavior.barDesign == .plate else {
            return behavior.toolbarHeight
        }
        let traits = traitCollection
        if traits.userInterfaceIdiom == .pad { return 50 }
        if traits.verticalSizeClass == .compact { return 32 }
        guard let window else { return BarLayout.height }
        return convert(bounds, to: window).maxY >= window.bounds.maxY ? 49 : BarLayout.height
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: naturalHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self && !behavior.toolbarsReceiveTouchesBetweenItems ? nil : view
    }

    override func subviewSizeDidChange(_ subview: UIView) {
        if views.items.contains(where: { $0.customView === subview }) { setNeedsLayout() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsAppearance {
            needsAppearance = false
            takeAppearance()
        }
        let isGlass = behavior.barDesign == .glass
        let appearance = shownAppearance
        background.frame = bounds
        background.frame.size.height += backgroundOverhang
        background.isHidden = isGlass && appearance?.isCustom != true
        if appearance == nil {
            background.image =
                backgroundImage(forToolbarPosition: barPosition, barMetrics: .default)
                ?? backgroundImage(forToolbarPosition: .any, barMetrics: .default)
        }
        background.isTopBar = barPosition == .top || barPosition == .topAttached
        for case let button as BarButton in subviews {
            button.overrideUserInterfaceStyle = background.overrideUserInterfaceStyle
        }
        let safeArea = safeAreaInsets
        let start = safeArea.left + BarLayout.edge
        let width = bounds.width - start - safeArea.right - BarLayout.edge
        let height = min(bounds.height, naturalHeight)
        let top = behavior.toolbarItemsAreAtTop ? 0 : bounds.height - height
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

    func buttonAppearance(of item: UIBarItem) -> UIBarButtonItemAppearance? {
        let isDone = (item as? UIBarButtonItem)?.style == .done
        return isDone ? shownAppearance?.doneButtonAppearance : shownAppearance?.buttonAppearance
    }
}

/// What was set on a bar, and where it came from: a property that was set on the bar itself isn't taken from the app's
/// appearance.
@MainActor
final class BarCustomisations<Bar: AnyObject> {
    /// Whether these are the app's for all bars.
    var isProxy = false
    private var changes: [AnyHashable: (Bar) -> Void] = [:]
    private var ownProperties: Set<AnyHashable> = []
    private var isTaking = false

    func note(_ property: AnyHashable, _ change: @escaping (Bar) -> Void) {
        if isProxy { changes[property] = change } else if !isTaking { ownProperties.insert(property) }
    }

    /// - Returns: Whether the bar had been given the property itself.
    func forget(_ property: AnyHashable) -> Bool { !isTaking && ownProperties.remove(property) != nil }

    func take(from proxy: BarCustomisations, by bar: Bar) {
        guard !isProxy, !isTaking else { return }
        isTaking = true
        for (property, change) in proxy.changes where !ownProperties.contains(property) { change(bar) }
        isTaking = false
    }
}

/// A value that may be `nil`.
private protocol HeadlessClearable {
    var isCleared: Bool { get }
}

extension Optional: HeadlessClearable {
    fileprivate var isCleared: Bool { self == nil }
}

/// Methods that report the position of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
