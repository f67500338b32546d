/// The space between items, or around one.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
    /// In points: all of it, or the least of it.
    public let spacing: CGFloat
    private let isFlexible: Bool

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        self.isFlexible = isFlexible
    }

    /// At least the given spacing, plus an equal share of the remaining space.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true) as! Self
    }

    /// Exactly the given spacing.
    open class func fixed(_ fixedSpacing: CGFloat) -> Self {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false) as! Self
    }

    open var isFlexibleSpacing: Bool { isFlexible }
    open var isFixedSpacing: Bool { !isFlexible }
}

/// The spaces around an item, which are added to its size.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    public convenience init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.init((leading, trailing), (top, bottom))
    }

    private init(
        _ sides: (NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?),
        _ ends: (NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?)
    ) {
        (leading, trailing) = sides
        (top, bottom) = ends
    }
}
