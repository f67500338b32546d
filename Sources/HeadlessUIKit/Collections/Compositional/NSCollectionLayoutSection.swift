/// The layout of one section of a compositional layout: groups, one after another.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The list that the section was made for, or `nil`.
    var list: UICollectionLayoutListConfiguration?

    public convenience init(group: NSCollectionLayoutGroup) { self.init(of: group) }

    init(of group: NSCollectionLayoutGroup) { self.group = group }

    /// The space around the groups, inside headers and footers. Zero by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space between the groups. 0 by default.
    open var interGroupSpacing: CGFloat = 0
    /// What ``contentInsets`` are added to. By default, the layout's choice.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// Whether and how the section scrolls across the direction of the layout. `.none` by default.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Headers, footers, and similar items. None by default.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The backgrounds of the section. None by default.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Whether headers and footers keep the distance from the sides that ``contentInsets`` specify. `true` by default.
    open var supplementariesFollowContentInsets = true
}

/// How a section of a compositional layout scrolls across the direction of the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It doesn't scroll.
    case none = 0
    /// It comes to rest anywhere.
    case continuous = 1
    /// It comes to rest with a group at the beginning of the section.
    case continuousGroupLeadingBoundary = 2
    /// Page by page, each as wide as the collection view.
    case paging = 3
    /// Group by group.
    case groupPaging = 4
    /// Group by group, with each in the middle.
    case groupPagingCentered = 5
}

/// What content insets are added to.
public enum UIContentInsetsReference: Int, Sendable {
    /// The default: the safe area for a layout, and the layout's choice for a section.
    case automatic = 0
    case none = 1
    case safeArea = 2
    case layoutMargins = 3
}
