import FormNavigationCore
import UIKit

/// A scroll view that loads only the rows that are on the screen: a table view or a collection view.
@MainActor
protocol RowContainer: UIScrollView {
    /// All rows, loaded or not.
    var rowSpace: RowSpace { get }
    func isCell(_ view: UIView) -> Bool
    /// The index path of a loaded cell, which isn't necessarily on the screen (G1), or `nil` for any other view.
    func indexPath(ofLoaded view: UIView) -> IndexPath?
    /// The scroll views in the container that contain some of its rows.
    var sectionScrollViews: [UIScrollView] { get }
    /// UIKit's cell for a row, which may not have been shown yet.
    func cell(at path: IndexPath) -> UIView?
    /// Scrolls by the minimum that makes a row visible.
    func reveal(_ path: IndexPath)
    /// Scrolls up or down so that a row is the first on the screen, or the last one for a move back.
    func page(to path: IndexPath, _ direction: MoveDirection)
    /// Scrolls to the left or right in the same way, even within a section that scrolls on its own.
    func pageSideways(to path: IndexPath, _ direction: MoveDirection)
}

extension RowContainer {
    /// The cell of a row, unless it was only prefetched.
    func loadedCell(at path: IndexPath) -> UIView? {
        cell(at: path).flatMap { $0.isDescendant(of: self) && !isPrepared($0) ? $0 : nil }
    }

    /// Whether a cell in the container was prefetched and hasn't been shown. Since iOS 15, such a cell isn't in any
    /// view (P17), or it's hidden in the container (Q24).
    fileprivate func isPrepared(_ cell: UIView) -> Bool {
        cell.isHidden && !convert(cell.bounds, from: cell).overlaps(bounds) && !cell.hasFirstResponder
    }

    /// Whether a transform has turned the container upside down, as in lists of messages. Its first row is then the
    /// lowest on the screen.
    var isUpsideDown: Bool { ScrollViewSpace(of: self).isUpsideDown }

    /// Whether one subview is read before another, because it's higher, or beside it.
    func isBefore(_ first: UIView, _ second: UIView) -> Bool {
        let (first, second) = (first.center, second.center)
        guard first.y == second.y else { return first.y < second.y }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? first.x > second.x : first.x < second.x
    }

    /// Views in the container in the order of their positions. Most of them are already in that order.
    func inOrder(_ views: [UIView]) -> [UIView] {
        for index in views.indices.dropFirst() where isBefore(views[index], views[index - 1]) {
            return withoutTwins(views.sorted(by: isBefore))
        }
        return withoutTwins(views)
    }

    /// A collection view leaves a header that's first responder where it is, and when its position comes back, puts
    /// another header on top of it (Q7). The one being edited counts.
    private func withoutTwins(_ views: [UIView]) -> [UIView] {
        var twins: Set<ObjectIdentifier> = []
        for (view, next) in zip(views, views.dropFirst())
        where view.center == next.center && view.bounds.size == next.bounds.size {
            guard view.isSupplementary, next.isSupplementary else { continue }
            if view.hasFirstResponder {
                twins.insert(ObjectIdentifier(next))
            } else if next.hasFirstResponder {
                twins.insert(ObjectIdentifier(view))
            }
        }
        return twins.isEmpty ? views : views.filter { !twins.contains(ObjectIdentifier($0)) }
    }

    /// The same scroll views by section. The container creates and removes them as sections appear and disappear.
    var scrollViewsOfSections: [Int: UIScrollView] {
        var found: [Int: UIScrollView] = [:]
        for scrollView in sectionScrollViews {
            let path = scrollView.subviews.lazy.compactMap { self.indexPath(ofLoaded: $0) }.first
            if let path { found[path.section] = scrollView }
        }
        return found
    }

    /// Loads a row.
    ///
    /// New cells exist only after layout (G6). Layout corrects estimated heights, and the row may be elsewhere than
    /// expected (G10).
    ///
    /// - Parameter beforeSideways: A closure that's called if scrolling up or down wasn't enough.
    /// - Returns: Whether the row is loaded.
    func loadRow(at step: RowSearch.Step, _ direction: MoveDirection, beforeSideways: () -> Void) -> Bool {
        func isLoaded() -> Bool {
            layoutIfNeeded()
            return loadedCell(at: step.row) != nil
        }
        for attempt in 0..<3 {
            // The app may remove rows when one is about to be shown, and scrolling to a row that doesn't exist raises
            // an exception.
            guard rowSpace.contains(step.row) else { return false }
            // A row that isn't in the container's own content can be loaded only by its index path (P18).
            guard step.isPage || attempt == 2 else {
                reveal(step.row)
                if isLoaded() { return true }
                continue
            }
            page(to: step.row, direction)
            if isLoaded() { return true }
            guard rowSpace.contains(step.row) else { return false }
            beforeSideways()
            pageSideways(to: step.row, direction)
            if isLoaded() { return true }
        }
        return false
    }

    /// The first of the consecutive loaded rows before a row that isn't loaded, or that row itself if there are none.
    func loadedRows(before path: IndexPath, _ direction: MoveDirection) -> IndexPath {
        let space = rowSpace
        guard let previous = space.row(direction.opposite, of: path),
            loadedCell(at: previous) != nil
        else { return path }
        return loadedRows(from: previous, direction.opposite).farthest
    }

    /// The farthest of the consecutive loaded rows from a row, and their number.
    func loadedRows(from path: IndexPath, _ direction: MoveDirection) -> (farthest: IndexPath, count: Int) {
        let space = rowSpace
        var (farthest, count) = (path, 1)
        while let next = space.row(direction, of: farthest),
            loadedCell(at: next) != nil
        {
            farthest = next
            count += 1
        }
        return (farthest, count)
    }
}

extension UITableView: RowContainer {
    var rowSpace: RowSpace {
        RowSpace(sectionCount: numberOfSections) { [self] in numberOfRows(inSection: $0) }
    }

    func isCell(_ view: UIView) -> Bool { view is UITableViewCell }

    var sectionScrollViews: [UIScrollView] { [] }

    func indexPath(ofLoaded view: UIView) -> IndexPath? {
        guard let cell = view as? UITableViewCell else { return nil }
        // The focused cell may have scrolled off the screen, and then only its position reveals its row (G2, G3).
        guard let path = indexPath(for: cell) ?? indexPathForRow(at: cell.center), loadedCell(at: path) === cell else {
            return nil
        }
        return path
    }

    func cell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

    func reveal(_ path: IndexPath) { scrollToRow(at: path, at: .none, animated: false) }

    func page(to path: IndexPath, _ direction: MoveDirection) {
        scrollToRow(at: path, at: direction == .next ? .top : .bottom, animated: false)
    }

    func pageSideways(to path: IndexPath, _ direction: MoveDirection) {}
}

extension UICollectionView: RowContainer {
    var rowSpace: RowSpace {
        RowSpace(sectionCount: numberOfSections) { [self] in numberOfItems(inSection: $0) }
    }

    func isCell(_ view: UIView) -> Bool { view is UICollectionViewCell }

    /// A section of a compositional layout that scrolls sideways has its cells in its own scroll view, directly in the
    /// collection view (P18).
    var sectionScrollViews: [UIScrollView] {
        subviews.compactMap { view in
            guard let scrollView = view as? UIScrollView, scrollView.rowContainer == nil else { return nil }
            return scrollView.subviews.contains(where: isCell) ? scrollView : nil
        }
    }

    func indexPath(ofLoaded view: UIView) -> IndexPath? {
        guard let cell = view as? UICollectionViewCell, let superview = cell.superview else { return nil }
        let center = superview === self ? cell.center : superview.convert(cell.center, to: self)
        guard let path = indexPath(for: cell) ?? indexPathForItem(at: center), loadedCell(at: path) === cell
        else { return nil }
        return path
    }

    func cell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

    func reveal(_ path: IndexPath) {
        // The position `none` doesn't scroll.
        guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
        scrollRectToVisible(frame, animated: false)
    }

    func page(to path: IndexPath, _ direction: MoveDirection) {
        scrollToItem(at: path, at: direction == .next ? .top : .bottom, animated: false)
    }

    func pageSideways(to path: IndexPath, _ direction: MoveDirection) {
        let isFlipped =
            collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection == .rightToLeft
        scrollToItem(at: path, at: (direction == .next) == isFlipped ? .right : .left, animated: false)
    }
}

extension UIView {
    /// Whether this is a supplementary view of a collection view, such as a header or a footer.
    fileprivate var isSupplementary: Bool { self is UICollectionReusableView && !(self is UICollectionViewCell) }

    /// Whether the view is inside a table or collection view.
    var isInRows: Bool {
        withSuperviews.contains { ($0 as? UIScrollView)?.rowContainer != nil }
    }
}

extension UIScrollView {
    /// This view as a container of rows, or `nil` if it isn't one. Testing for the classes is many times faster than
    /// testing for the protocol.
    var rowContainer: (any RowContainer)? {
        self as? UITableView ?? self as? UICollectionView
    }
}
