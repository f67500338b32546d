/// The scroll view of a section that scrolls across its collection view's direction, directly in the collection view (P18).
final class OrthogonalScrollView: UIScrollView, UIScrollViewDelegate {
    private weak var collectionView: UICollectionView?
    /// Where groups begin, from the leading edge.
    var stops: [CGFloat] = []
    var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous {
        didSet { isPagingEnabled = behavior == .paging }
    }

    init(in collectionView: UICollectionView) {
        self.collectionView = collectionView
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        collectionView?.layOutTiles()
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard behavior != .continuous, behavior != .paging, !stops.isEmpty else { return }
        let isRow = contentSize.width > bounds.width
        let speed = isRow ? velocity.x : velocity.y
        let start = isRow ? contentOffset.x : contentOffset.y
        let free = isRow ? targetContentOffset.pointee.x : targetContentOffset.pointee.y
        // With paging by groups, it doesn't move further than to the next group.
        let wanted = behavior == .continuousGroupLeadingBoundary ? free : start
        let nearest: CGFloat? =
            speed == 0 || behavior == .continuousGroupLeadingBoundary
            ? stops.min { abs($0 - wanted) < abs($1 - wanted) }
            : speed > 0 ? stops.first { $0 > wanted } : stops.last { $0 < wanted }
        guard let stop = nearest ?? (speed > 0 ? stops.last : stops.first) else { return }
        targetContentOffset.pointee = contentRange.clamped(isRow ? CGPoint(x: stop, y: 0) : CGPoint(x: 0, y: stop))
    }
}
