/// Items and groups in a row or a column of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// How often a group's items are repeated.
    enum Repetition {
        /// As often as they fit.
        case fitting
        case count(Int)
        /// So often, each with an equal part of the group's length.
        case equalParts(Int)
    }

    enum Arrangement {
        case row(Repetition)
        case column(Repetition)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement
    public let subitems: [NSCollectionLayoutItem]

    private init(
        _ arrangement: Arrangement, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]
    ) {
        self.arrangement = arrangement
        self.subitems = subitems
        super.init(size: layoutSize, supplementaryItems: [])
    }

    private static func make(
        _ arrangement: Arrangement, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]
    ) -> Self {
        NSCollectionLayoutGroup(arrangement, layoutSize, subitems) as! Self
    }

    // MARK: Rows

    /// Repeats its items as often as they fit.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(.row(.fitting), layoutSize, subitems)
    }

    /// Repeats an item `count` times. The caller ensures that the group is long enough.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(.row(.count(count)), layoutSize, [subitem])
    }

    /// Repeats an item `count` times, with an equal share of the group's width for each.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(.row(.equalParts(count)), layoutSize, [subitem])
    }

    // MARK: Columns

    /// Repeats its items as often as they fit.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(.column(.fitting), layoutSize, subitems)
    }

    /// Repeats an item `count` times. The caller ensures that the group is long enough.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(.column(.count(count)), layoutSize, [subitem])
    }

    /// Repeats an item `count` times, with an equal share of the group's height for each.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(.column(.equalParts(count)), layoutSize, [subitem])
    }

    // MARK: Custom

    /// Positions its items as determined by a closure.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        make(.custom(itemProvider), layoutSize, [])
    }

    /// The space between the items. The default is `nil`, for none.
    open var interItemSpacing: NSCollectionLayoutSpacing?
}
