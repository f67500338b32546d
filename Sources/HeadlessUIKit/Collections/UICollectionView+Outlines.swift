/// Items that the user expands and collapses.
extension UICollectionView {
    private var outline: (any OutlineSource)? { dataSource as? any OutlineSource }

    /// Has a cell show whether the items below its own are visible.
    func showExpansion(in view: UICollectionReusableView, at indexPath: IndexPath) {
        (view as? UICollectionViewCell)?.isExpanded = outline?.isExpanded(at: indexPath) ?? false
    }

    func toggleItem(of cell: UICollectionViewCell) {
        guard let element = tiles.first(where: { $0.value.view === cell })?.key else { return }
        outline?.toggleItem(at: element.indexPath)
    }
}
