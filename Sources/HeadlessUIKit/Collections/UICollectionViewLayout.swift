/// Says where the items of a collection view are. A subclass does; this class knows of none.
///
/// All rectangles are in the coordinates of the collection view's content.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    /// Who uses the layout.
    open internal(set) weak var collectionView: UICollectionView?

    /// Asks for ``prepare()`` before the layout is used again. Overrides call `super`.
    open func invalidateLayout() { collectionView?.layoutDidInvalidate(self) }

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

    /// The direction that the layout is written for. Left to right by default.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the collection view mirrors the layout where the interface runs the other way. `false` by default.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    /// The space around the content has changed.
    func contentInsetDidChange() {}

    /// Something that the layout depends on, besides bounds and insets, may have changed.
    func roomMayHaveChanged() {}

    // MARK: Sizes that views decide

    /// Takes over the size that a view asks for.
    ///
    /// - Returns: Whether anything has another place now.
    func adopt(_ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes) -> Bool {
        false
    }

    /// The view of an element is to be asked again what size it wants.
    func sizeMayHaveChanged(of element: CollectionElement) {}

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
