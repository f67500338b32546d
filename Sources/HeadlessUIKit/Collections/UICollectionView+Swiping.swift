/// Items of lists that reveal actions when they're swiped to the side.
///
/// It isn't documented what else moves such an item back. Here, it's what does so in a table view.
extension UICollectionView: RowSwiping {
    func swipedRow(at point: CGPoint) -> (indexPath: IndexPath, cell: UIView)? {
        guard !isEditing, movement == nil, let path = indexPathForItem(at: point),
            let cell = tiles[CollectionElement(path)]?.view, cell.superview === self
        else { return nil }
        return (path, cell)
    }

    func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        let list = layoutAttributesForItem(at: indexPath)?.list?.configuration
        let provider =
            isLeading ? list?.leadingSwipeActionsConfigurationProvider : list?.trailingSwipeActionsConfigurationProvider
        return provider?(indexPath)
    }

    func originalFrame(of swipe: RowSwipe) -> CGRect? {
        let element = CollectionElement(swipe.indexPath)
        return tiles[element]?.view === swipe.cell ? attributes(of: element)?.frame : nil
    }

    // A collection view's delegate isn't told about swipes.

    func willBeginSwipe(at indexPath: IndexPath) {}

    func didEndSwipe(at indexPath: IndexPath) {}
}
