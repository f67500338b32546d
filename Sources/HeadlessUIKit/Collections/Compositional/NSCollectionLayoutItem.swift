/// The smallest part of a compositional layout: the space for one item of the collection view.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    public let layoutSize: NSCollectionLayoutSize
    /// The views attached to the item, such as badges.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(size: layoutSize, supplementaryItems: [])
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.init(size: layoutSize, supplementaryItems: supplementaryItems)
    }

    init(size: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        layoutSize = size
        self.supplementaryItems = supplementaryItems
    }

    /// The insets that reduce the size. They have no effect if the size is estimated. Zero by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space that's added to the size. `nil` by default.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// The insets that have an effect.
    var effectiveInsets: NSDirectionalEdgeInsets {
        var insets = contentInsets
        if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
        if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }
}

/// Asks for the frames of a group's items, in the group's coordinates.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The position of an item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// In the group's coordinates, in points.
    public let frame: CGRect
    public let zIndex: Int

    public convenience init(frame: CGRect) { self.init(at: frame, 0) }

    public convenience init(frame: CGRect, zIndex: Int) { self.init(at: frame, zIndex) }

    private init(at frame: CGRect, _ zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
    }
}
