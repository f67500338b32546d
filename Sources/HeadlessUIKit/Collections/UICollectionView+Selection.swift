extension UICollectionView {
    private func cell(_ indexPath: IndexPath) -> UICollectionViewCell? {
        tiles[CollectionElement(indexPath)]?.view as? UICollectionViewCell
    }

    func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
        if isSelected { selectedItems.insert(indexPath) } else { selectedItems.remove(indexPath) }
        cell(indexPath)?.isSelected = isSelected
    }

    /// The finger has touched down. An item that can't be highlighted can't be selected either.
    func highlightItem(at point: CGPoint) {
        unhighlightItem()
        guard let indexPath = indexPathForItem(at: point), let cell = cell(indexPath),
            allowsSelection || (cell as? UICollectionViewListCell)?.tappedDisclosure != nil
        else { return }
        let mayHighlight = HeadlessOptional.call(calledDelegate, "collectionView(_:shouldHighlightItemAt:)") {
            $0.collectionView(self, shouldHighlightItemAt: indexPath)
        }
        guard mayHighlight != false else { return }
        highlightedItem = indexPath
        cell.isHighlighted = true
        HeadlessOptional.call(calledDelegate, "collectionView(_:didHighlightItemAt:)") {
            $0.collectionView(self, didHighlightItemAt: indexPath)
        }
    }

    /// The finger has been lifted. If it's on the item that it touched first, it selects the item or, if several can be
    /// selected, deselects it.
    func liftFinger(at point: CGPoint) {
        if let indexPath = highlightedItem, indexPathForItem(at: point) == indexPath {
            if let cell = cell(indexPath) as? UICollectionViewListCell, let disclosure = cell.tappedDisclosure {
                disclosure.disclose(cell)
            } else if allowsMultipleSelection, selectedItems.contains(indexPath) {
                userDeselects(indexPath)
            } else {
                userSelects(indexPath)
            }
        }
        unhighlightItem()
    }

    func unhighlightItem() {
        guard let indexPath = highlightedItem else { return }
        highlightedItem = nil
        cell(indexPath)?.isHighlighted = false
        HeadlessOptional.call(calledDelegate, "collectionView(_:didUnhighlightItemAt:)") {
            $0.collectionView(self, didUnhighlightItemAt: indexPath)
        }
    }

    private func userSelects(_ indexPath: IndexPath) {
        let maySelect = HeadlessOptional.call(calledDelegate, "collectionView(_:shouldSelectItemAt:)") {
            $0.collectionView(self, shouldSelectItemAt: indexPath)
        }
        guard maySelect != false else { return }
        if !allowsMultipleSelection {
            for other in selectedItems where other != indexPath {
                setSelected(false, at: other)
                announceDeselection(of: other)
            }
        }
        setSelected(true, at: indexPath)
        HeadlessOptional.call(calledDelegate, "collectionView(_:didSelectItemAt:)") {
            $0.collectionView(self, didSelectItemAt: indexPath)
        }
    }

    private func userDeselects(_ indexPath: IndexPath) {
        let mayDeselect = HeadlessOptional.call(calledDelegate, "collectionView(_:shouldDeselectItemAt:)") {
            $0.collectionView(self, shouldDeselectItemAt: indexPath)
        }
        guard mayDeselect != false else { return }
        setSelected(false, at: indexPath)
        announceDeselection(of: indexPath)
    }

    private func announceDeselection(of indexPath: IndexPath) {
        HeadlessOptional.call(calledDelegate, "collectionView(_:didDeselectItemAt:)") {
            $0.collectionView(self, didDeselectItemAt: indexPath)
        }
    }
}
