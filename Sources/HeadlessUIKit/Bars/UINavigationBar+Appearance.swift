extension UINavigationBar {
    /// The app-wide appearance. It applies to every navigation bar of the app that's added to a window from then on, except
    /// for what's set on that bar itself.
    public static func appearance() -> UINavigationBar { HeadlessDevice.current.navigationBarProxy }

    /// Creates the object behind ``appearance()``.
    static func makeProxy() -> UINavigationBar {
        let proxy = UINavigationBar()
        proxy.customisations.isProxy = true
        return proxy
    }

    /// The appearance of the bar. After it's been set, the older properties have no effect.
    public var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard ?? UINavigationBarAppearance() }
        set {
            appearances.standard = newValue.copy()
            note(\.standardAppearance, newValue)
        }
    }

    /// The appearance of the bar on iPhone in landscape. The default is `nil`, for the standard one.
    public var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set {
            appearances.compact = newValue?.copy()
            note(\.compactAppearance, newValue)
        }
    }

    /// The appearance of the bar if no content is scrolled below it. The default is `nil`, for the standard one without its
    /// background.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set {
            appearances.scrollEdge = newValue?.copy()
            note(\.scrollEdgeAppearance, newValue)
        }
    }

    /// The appearance of the bar on iPhone in landscape if no content is scrolled below it. The default is `nil`, for the
    /// one at the scroll edge.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set {
            appearances.compactScrollEdge = newValue?.copy()
            note(\.compactScrollEdgeAppearance, newValue)
        }
    }

    /// Shows an image behind the items in place of the system's background. An empty image shows nothing.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
        note(barMetrics) { $0.setBackgroundImage(backgroundImage, for: barMetrics) }
    }

    public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    func note<Value>(_ property: ReferenceWritableKeyPath<UINavigationBar, Value>, _ value: Value) {
        note(property) { $0[keyPath: property] = value }
    }

    private func note(_ property: AnyHashable, _ change: @escaping (UINavigationBar) -> Void) {
        customisations.note(property, change)
        updateBackground()
    }

    func takeAppearance() { customisations.take(from: Self.appearance().customisations, by: self) }

    // MARK: What is shown

    /// The current appearance of the bar; `nil` if only older properties determine it (H15).
    var shownAppearance: UINavigationBarAppearance? {
        let (screen, bar) = (topItem?.appearances ?? NavigationBarAppearances(), appearances)
        guard !screen.isEmpty || !bar.isEmpty else { return nil }
        HeadlessDevice.current.barsFollowScrolling = true
        let isCompact = traitCollection.verticalSizeClass == .compact
        let usual =
            isCompact
            ? screen.compact ?? screen.standard ?? bar.compact ?? bar.standard : screen.standard ?? bar.standard
        guard !isContentBelow else { return usual ?? UINavigationBarAppearance() }
        if isCompact, let compact = screen.compactScrollEdge ?? bar.compactScrollEdge { return compact }
        return screen.scrollEdge ?? bar.scrollEdge ?? usual?.transparent ?? UINavigationBarAppearance().transparent
    }

    /// Whether content of the screen is scrolled below the bar. A bar without a navigation controller counts as if it were.
    private var isContentBelow: Bool {
        guard let screen else { return true }
        guard let view = screen() else { return false }
        let scrollView = view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
        guard let scrollView else { return false }
        return scrollView.contentOffset.y > -scrollView.adjustedContentInset.top
    }
}

extension UINavigationItem {
    /// The standard appearance of the bar on this screen. The default is `nil`, for that of the bar.
    public var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set { appearances.standard = newValue?.copy() }
    }

    /// The appearance of the bar on this screen, on iPhone in landscape. The default is `nil`, for that of the bar.
    public var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { appearances.compact = newValue?.copy() }
    }

    /// The appearance of the bar on this screen if no content is scrolled below it. The default is `nil`, for that of the
    /// bar.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = newValue?.copy() }
    }

    /// The appearance of the bar on this screen, on iPhone in landscape, if no content is scrolled below it. The default is
    /// `nil`, for that of the bar.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { appearances.compactScrollEdge = newValue?.copy() }
    }
}

extension UIScrollView {
    /// The bar of the navigation controller around may look different when content is below it.
    func updateNavigationBar() {
        guard HeadlessDevice.current.barsFollowScrolling, window != nil else { return }
        let controller = sequence(first: self as UIResponder) { $0.next }.first { $0 is UINavigationController }
        (controller as? UINavigationController)?.navigationBar.updateBackground()
    }
}
