/// The parts of a layout that are out of date. A layout with its own context class adds more.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    public required override init() { super.init() }

    private var isReload = false
    private var hasOtherCounts = false

    /// Whether nothing is known anymore, because the collection view reloads everything. `false` by default.
    open var invalidateEverything: Bool { isReload }

    /// Whether the numbers of sections and items may have changed: everything is reloaded, or something was inserted,
    /// deleted, or moved. `false` by default.
    open var invalidateDataSourceCounts: Bool { hasOtherCounts }

    /// The default is `nil`, for none in particular.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// By kind. The default is `nil`, for none in particular.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

    /// By kind. The default is `nil`, for none in particular.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// How far the collection view is to scroll with it, in points. Zero by default.
    open var contentOffsetAdjustment = CGPoint.zero
    /// How much larger the content becomes until the layout says how large it is, in points. Zero by default.
    open var contentSizeAdjustment = CGSize.zero

    /// Where the items that are being moved by a gesture were before. `nil`, no such items, by default.
    open private(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Where the items that are being moved by a gesture are now. `nil`, no such items, by default.
    open private(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The point that the items are moved to. Zero by default.
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    /// Items are being moved by a gesture, or have just been.
    func noteMovement(from previous: [IndexPath], to targets: [IndexPath]) {
        previousIndexPathsForInteractivelyMovingItems = previous
        targetIndexPathsForInteractivelyMovingItems = targets
    }

    /// What the collection view's data has to do with it.
    enum Change {
        case reload, update
    }

    /// The data has changed.
    func note(_ change: Change) {
        isReload = change == .reload
        hasOtherCounts = true
    }
}
