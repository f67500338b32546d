/// The environment of a view: style, direction, idiom, size classes, scale, and text size.
///
/// It's immutable, and isn't isolated to the main actor.
open class UITraitCollection: NSObject, @unchecked Sendable {  // unchecked: an NSObject class whose storage is `let`
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    public let displayScale: CGFloat
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let preferredContentSizeCategory: UIContentSizeCategory

    init(
        idiom: UIUserInterfaceIdiom = .unspecified, style: UIUserInterfaceStyle = .unspecified,
        direction: UITraitEnvironmentLayoutDirection = .unspecified, scale: CGFloat = 0,
        horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified,
        contentSize: UIContentSizeCategory = .unspecified
    ) {
        userInterfaceIdiom = idiom
        userInterfaceStyle = style
        layoutDirection = direction
        displayScale = scale
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        preferredContentSizeCategory = contentSize
        super.init()
    }

    /// A collection in which nothing is specified.
    public convenience override init() { self.init(idiom: .unspecified) }
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init(idiom: userInterfaceIdiom) }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(direction: layoutDirection)
    }
    public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontal: horizontalSizeClass)
    }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(vertical: verticalSizeClass) }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(contentSize: preferredContentSizeCategory)
    }

    /// Merges collections. If several specify a trait, the last one takes precedence.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        func last<Value: Equatable>(_ trait: KeyPath<UITraitCollection, Value>, not unspecified: Value) -> Value {
            collections.last { $0[keyPath: trait] != unspecified }?[keyPath: trait] ?? unspecified
        }
        self.init(
            idiom: last(\.userInterfaceIdiom, not: .unspecified),
            style: last(\.userInterfaceStyle, not: .unspecified),
            direction: last(\.layoutDirection, not: .unspecified), scale: last(\.displayScale, not: 0),
            horizontal: last(\.horizontalSizeClass, not: .unspecified),
            vertical: last(\.verticalSizeClass, not: .unspecified),
            contentSize: last(\.preferredContentSizeCategory, not: .unspecified))
    }

    /// This collection with another style. `.unspecified` changes nothing.
    func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        guard style != .unspecified, style != userInterfaceStyle else { return self }
        return UITraitCollection(
            idiom: userInterfaceIdiom, style: style, direction: layoutDirection, scale: displayScale,
            horizontal: horizontalSizeClass, vertical: verticalSizeClass, contentSize: preferredContentSizeCategory)
    }

    /// Whether dynamic colors may differ between this collection and another. Here, they depend only on the interface style.
    ///
    /// - Parameter traitCollection: The other collection. `nil` counts as one without any values.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle ?? .unspecified
    }

    func hasSizeClasses(of other: UITraitCollection) -> Bool {
        horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
    }

    /// This collection, with a text size that's no larger than `category`.
    func limited(to category: UIContentSizeCategory) -> UITraitCollection {
        guard preferredContentSizeCategory > category else { return self }
        return UITraitCollection(
            idiom: userInterfaceIdiom, style: userInterfaceStyle, direction: layoutDirection, scale: displayScale,
            horizontal: horizontalSizeClass, vertical: verticalSizeClass, contentSize: category)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceIdiom == other.userInterfaceIdiom && userInterfaceStyle == other.userInterfaceStyle
            && layoutDirection == other.layoutDirection && displayScale == other.displayScale
            && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
            && preferredContentSizeCategory == other.preferredContentSizeCategory
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceIdiom)
        hasher.combine(userInterfaceStyle)
        hasher.combine(layoutDirection)
        hasher.combine(horizontalSizeClass)
        hasher.combine(verticalSizeClass)
        return hasher.finalize()
    }
}

extension UITraitCollection {
    // Only read on the main thread. Whatever lays out or draws the view holds it. A weak reference to a view would make
    // counting references to it slower forever.
    private nonisolated(unsafe) static var owner: UIView?
    private nonisolated(unsafe) static var assigned: UITraitCollection?

    /// The traits for resolving colors: a view's while it lays out, draws, or is notified of different traits, and the
    /// screen's otherwise.
    public class var current: UITraitCollection {
        get {
            guard isOnMainThread else { return UITraitCollection() }
            if let assigned { return assigned }
            let owner = owner
            return onMainActor { owner?.traitCollection ?? HeadlessDevice.current.screen.traitCollection }
        }
        set { assigned = newValue }
    }

    /// Runs `actions` with these as the current traits.
    public func performAsCurrent(_ actions: () -> Void) {
        let previous = Self.assigned
        Self.assigned = self
        defer { Self.assigned = previous }
        actions()
    }

    /// Runs `body` with a view's traits as the current ones.
    static func with(_ view: UIView, _ body: () -> Void) {
        let previous = (owner, assigned)
        (owner, assigned) = (view, nil)
        defer { (owner, assigned) = previous }
        body()
    }
}

/// Something that has traits: screens, scenes, views and controllers.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
