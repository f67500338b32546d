/// An object that determines the positions of a collection view's items. This base class doesn't have any items.
///
/// All rectangles are in the coordinates of the collection view's content.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    /// Who uses the layout.
    open internal(set) weak var collectionView: UICollectionView?

    /// The class of the attributes that the layout makes, which is ``UICollectionViewLayoutAttributes`` or a subclass.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts that the layout is invalidated with, which is ``UICollectionViewLayoutInvalidationContext``
    /// or a subclass.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Invalidation

    /// Asks for ``prepare()`` before the layout is used again, by ``invalidateLayout(with:)``. Overrides call `super`.
    open func invalidateLayout() { invalidateLayout(with: makeContext()) }

    /// Asks for ``prepare()`` before the layout is used again, and scrolls as far as the context says. Overrides call
    /// `super`.
    ///
    /// Every invalidation comes here: those of the app, of the collection view's bounds and data, and of sizes that views
    /// ask for.
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

    /// Everything that is in a rectangle at least in part. `nil` by default.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Asked before the collection view's bounds change, which scrolling does too. `false` by default.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// What the layout is invalidated with when the bounds change.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }

    /// Asked when a view asks for other attributes than the layout has for it. `false` by default.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// What the layout is invalidated with where it is to follow what a view asks for.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// The offset to scroll to after a batch of changes. The proposed one by default.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Changes of the data

    /// Told of the changes of a batch, once the layout is prepared for what there is after it. Overrides call `super`.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// The changes of the batch have been made. Overrides call `super`.
    open func finalizeCollectionViewUpdates() {}

    /// What an item that comes begins with, in the index paths after the batch. `nil`, its place, by default.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// What an item that goes ends with, in the index paths before the batch. `nil`, its place, by default.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// What a supplementary view that comes begins with. `nil`, its place, by default.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// What a supplementary view that goes ends with. `nil`, its place, by default.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Animated changes of the bounds

    /// The bounds have another size within an animation. Overrides call `super`.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// What an animated change of the bounds' size brings with it has been done. Overrides call `super`.
    open func finalizeAnimatedBoundsChange() {}

    // MARK: Direction

    /// The direction that the layout is written for. Left to right by default.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the collection view mirrors the layout where the interface runs the other way. `false` by default.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    /// The space around the content has changed.
    func contentInsetDidChange() {}

    /// Something that the layout depends on, besides bounds and insets, may have changed.
    func roomMayHaveChanged() {}

    // MARK: Sizes that views decide

    /// Whether the layout marks what views decide itself, and takes it over by ``adopt(_:for:)``. Any other is asked for each
    /// view that is shown.
    var marksEstimates: Bool { false }

    /// Takes over the size that a view asks for.
    ///
    /// - Returns: Whether anything has another place now.
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
    /// - Parameter survivor: Where an element is now, or `nil` where it is gone.
    func itemsDidChange(_ survivor: (CollectionElement) -> CollectionElement?) {}

    // MARK: Sections that scroll by themselves

    /// What is shown directly in the collection view.
    func displayedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        layoutAttributesForElements(in: rect) ?? []
    }

    /// The sections that scroll by themselves, and where.
    func scrollers(in rect: CGRect) -> [(section: Int, scroller: SectionPlan.Scroller)] { [] }

    func scroller(ofSection index: Int) -> SectionPlan.Scroller? { nil }

    /// What is in a rectangle of a section's own scroll view.
    func elements(ofScroller section: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] { [] }

    /// An item in the coordinates of the scroll view it is in.
    func hostedAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForItem(at: indexPath)
    }
}
