import UIKit

extension UIScrollView {
    /// The heights of the header and the footer of a field's section, if they float: they stay on the screen while rows
    /// pass behind them.
    ///
    /// Both are 0 for a field in a header or a footer, and if neither floats.
    func floatingHeights(around field: UIView) -> (header: CGFloat, footer: CGFloat) {
        guard let rows = rowContainer, let cell = field.withSuperviews.first(where: rows.isCell),
            let section = rows.indexPath(ofLoaded: cell)?.section
        else { return (0, 0) }
        switch self {
        case let table as UITableView where table.style == .plain:
            return (table.rectForHeader(inSection: section).height, table.rectForFooter(inSection: section).height)
        case let collection as UICollectionView:
            return collection.floatingHeights(inSection: section)
        default: return (0, 0)
        }
    }
}

extension UICollectionView {
    fileprivate func floatingHeights(inSection section: Int) -> (header: CGFloat, footer: CGFloat) {
        guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else {
            return pinnedHeights(inSection: section)
        }
        let path = IndexPath(item: 0, section: section)
        func height(of kind: String, ifPinned isPinned: Bool) -> CGFloat {
            isPinned ? layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame.height ?? 0 : 0
        }
        return (
            height(of: Self.elementKindSectionHeader, ifPinned: layout.sectionHeadersPinToVisibleBounds),
            height(of: Self.elementKindSectionFooter, ifPinned: layout.sectionFootersPinToVisibleBounds)
        )
    }

    /// A compositional layout doesn't reveal which of its items are pinned to the visible bounds: those that are above
    /// cells.
    private func pinnedHeights(inSection section: Int) -> (header: CGFloat, footer: CGFloat) {
        let visible = visibleEdges
        let elements = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        let cells = elements.filter { $0.representedElementCategory == .cell && $0.indexPath.section == section }
        var heights: (header: CGFloat, footer: CGFloat) = (0, 0)
        for element in elements
        where element.representedElementCategory == .supplementaryView && element.indexPath.section == section {
            guard cells.contains(where: { $0.frame.intersects(element.frame.insetBy(dx: 0, dy: 1)) }) else { continue }
            if element.frame.midY < (visible.top + visible.bottom) / 2 {
                heights.header = max(heights.header, element.frame.maxY - visible.top)
            } else {
                heights.footer = max(heights.footer, visible.bottom - element.frame.minY)
            }
        }
        return heights
    }
}
