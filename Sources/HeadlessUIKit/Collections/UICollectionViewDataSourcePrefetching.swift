/// Methods that prepare data for items that the user is about to see.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// - Parameter indexPaths: The items, the nearest first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// The items aren't about to be seen anymore, such as after scrolling in the other direction. Optional.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UICollectionViewDataSourcePrefetching) in
            target.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
        }
    }
}

extension UICollectionView {
    /// Has the app prepare the data of the items that scrolling by one more length of the view would show, and tells it of
    /// those that it no longer needs to prepare (G39).
    func prefetchData(isBack: Bool) {
        guard let prefetchDataSource else { return }
        let isSideways = contentSize.width > bounds.width && contentSize.height <= bounds.height
        let area = bounds.offsetBy(
            dx: isSideways ? (isBack ? -bounds.width : bounds.width) : 0,
            dy: isSideways ? 0 : (isBack ? -bounds.height : bounds.height))
        let ahead = elements(in: area).filter { $0.representedElementCategory == .cell }.map(\.indexPath)
            .filter { tiles[CollectionElement($0)] == nil }.sorted()
        let wanted = isBack ? ahead.reversed() : ahead
        let new = wanted.filter { !requestedItems.contains($0) }
        let unneeded = requestedItems.subtracting(wanted).filter { tiles[CollectionElement($0)] == nil }.sorted()
        requestedItems = Set(wanted)
        if !unneeded.isEmpty {
            HeadlessOptional.call(prefetchDataSource, "collectionView(_:cancelPrefetchingForItemsAt:)") {
                $0.collectionView(self, cancelPrefetchingForItemsAt: unneeded)
            }
        }
        if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
    }
}
