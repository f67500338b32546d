/// An object that determines the positions of a collection view's items. This base class doesn't have any items.
///
/// All rectangles are in the coordinates of the collection view's content.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    /// The collection view that uses the layout.
    open internal(set) weak var collectionView: UICollectionView? {
        didSet { if collectionView !== oldValue { hasBeenPrepared = false } }
    }

    /// Whether ``prepare()`` has been called for the collection view.
    var hasBeenPrepared = false

    /// The class of the layout's attributes, which is ``UICollectionViewLayoutAttributes`` or a subclass.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts that the layout is invalidated with, which is ``UICollectionViewLayoutInvalidationContext``
    /// or a subclass.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Decoration views

    /// The classes of the decoration views, and the views that wait for reuse. Their kind is also their reuse identifier.
    var decorations = CollectionReusePool()

    /// Registers the class that decoration views of a kind are created from.
    ///
    /// The layout alone decides which decoration views there are. The data source isn't asked for them.
    ///
    /// - Parameter viewClass: A subclass of `UICollectionReusableView`, or `nil` to remove a previous one.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations.register(viewClass, kind: elementKind, identifier: elementKind)
    }

    // MARK: Invalidation

    /// Asks for ``prepare()`` before the layout is used again, by ``invalidateLayout(with:)``. Overrides call `super`.
    open func invalidateLayout() { invalidateLayout(with: makeContext()) }

    /// Requests a call of ``prepare()`` before the layout is used again, and scrolls as far as the context says.
    /// Overrides call `super`.
    ///
    /// Every invalidation calls this: by the app, by the bounds and data of the collection view, and by the preferred
    /// sizes of views.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutDidInvalidate(self, context)
    }

    /// A context of the layout's own class.
    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let type = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        guard let type else {
            preconditionFailure("a layout's context class is a subclass of UICollectionViewLayoutInvalidationContext")
        }
        return type.init()
    }

    /// The data has changed.
    func invalidate(after change: UICollectionViewLayoutInvalidationContext.Change) {
        let context = makeContext()
        context.note(change)
        invalidateLayout(with: context)
    }

    // MARK: Places

    /// Works out the layout. Called once after each invalidation, before anything else is asked.
    open func prepare() {}

    /// The size of all of the content. Zero by default.
    open var collectionViewContentSize: CGSize { .zero }

    /// All elements that are at least partly in a rectangle. `nil` by default.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Asked before the collection view's bounds change, which scrolling does too. `false` by default.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// What the layout is invalidated with when the bounds change.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }

    /// Called when a view requests different attributes than the layout's. `false` by default.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// The context for invalidating the layout if it should adopt the preferred attributes of a view.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// The offset to scroll to after a batch of changes. The proposed one by default.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Changes of the data

    /// Receives the changes of a batch after the layout has been prepared for the result. Overrides call `super`.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// The changes of the batch have been made. Overrides call `super`.
    open func finalizeCollectionViewUpdates() {}

    /// The initial attributes of an item that appears, with the index paths after the batch. The default is `nil`, for
    /// its final position.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The final attributes of an item that disappears, with the index paths before the batch. The default is `nil`,
    /// for its position.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The initial attributes of a supplementary view that appears. The default is `nil`, for its final position.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The final attributes of a supplementary view that disappears. The default is `nil`, for its position.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The initial attributes of a decoration view that appears. The default is `nil`, for its final position.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The final attributes of a decoration view that disappears. The default is `nil`, for its position.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The decoration views that are removed because a batch deletes items or sections, with the index paths before the
    /// batch. None by default. It's called for each registered kind.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The decoration views that are added because a batch inserts items or sections, with the index paths after the
    /// batch. None by default. It's called for each registered kind.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Items that are moved by gestures

    /// The place that an item takes at a point of the content: that of the item there, or the one it has where there's none.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

    /// How an item looks while it's at a point of the content: as in its place, but around that point and in front of all
    /// others.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let copy = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
        let attributes = copy ?? makeAttributes(at: indexPath)
        attributes.center = position
        attributes.zIndex = .max
        return attributes
    }

    /// What the layout is invalidated with whenever an item is moved by a gesture.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.noteMovement(from: previousIndexPaths, to: targetIndexPaths)
        context.interactiveMovementTarget = targetPosition
        return context
    }

    /// What the layout is invalidated with when the gesture is over.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.noteMovement(from: previousIndexPaths, to: indexPaths)
        return context
    }

    // MARK: Animated changes of the bounds

    /// The bounds have another size within an animation. Overrides call `super`.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// What an animated change of the bounds' size brings with it has been done. Overrides call `super`.
    open func finalizeAnimatedBoundsChange() {}

    // MARK: Direction

    /// The direction that the layout is written for. Left to right by default.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the collection view mirrors the layout if the interface has the opposite direction. `false` by default.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    /// The space around the content has changed.
    func contentInsetDidChange() {}

    /// Something that the layout depends on, besides bounds and insets, may have changed.
    func roomMayHaveChanged() {}

    // MARK: Sizes that views decide

    /// Whether the layout marks estimated attributes, and adopts the preferred ones with ``adopt(_:for:)``. Other
    /// layouts are asked about each visible view.
    var marksEstimates: Bool { false }

    /// Adopts the size that a view requests.
    ///
    /// - Returns: Whether the position of anything has changed.
    func adopt(_ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes) -> Bool {
        guard
            shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        else { return false }
        invalidateLayout(
            with: invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        return true
    }

    /// The view of an element should be asked again what size it wants.
    func sizeMayHaveChanged(of element: CollectionElement) {}

    /// New attributes of the layout's own class.
    func makeAttributes(ofKind kind: String? = nil, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes.make(type(of: self).layoutAttributesClass)
        attributes.indexPath = indexPath
        attributes.representedElementKind = kind
        return attributes
    }

    /// The data has changed.
    ///
    /// - Parameter survivor: The new position of an element, or `nil` if it no longer exists.
    func itemsDidChange(_ survivor: (CollectionElement) -> CollectionElement?) {}

    // MARK: Sections that scroll on their own

    /// The elements that are directly in the collection view.
    func displayedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        layoutAttributesForElements(in: rect) ?? []
    }

    /// The sections that scroll on their own, with their positions.
    func scrollers(in rect: CGRect) -> [(section: Int, scroller: SectionPlan.Scroller)] { [] }

    func scroller(ofSection index: Int) -> SectionPlan.Scroller? { nil }

    /// The elements in a rectangle of a section's own scroll view.
    func elements(ofScroller section: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] { [] }

    /// An item in the coordinates of the scroll view that contains it.
    func hostedAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForItem(at: indexPath)
    }
}
