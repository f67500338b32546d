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
}
