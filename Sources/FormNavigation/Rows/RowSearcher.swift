import FormNavigationCore
import UIKit

/// Brings in rows that are not loaded, one step after the other, for the sake of one move.
@MainActor
struct RowSearcher {
    private var search: RowSearch
    /// Where the containers were before the first step, and those around them, which scroll along.
    private var offsets: [(scrollView: UIScrollView, offset: CGPoint)] = []

    /// - Parameter limit: How many rows may be looked at.
    init(_ direction: MoveDirection, limit: Int) {
        search = RowSearch(isForward: direction == .next, limit: limit)
    }

    /// The rows that have been looked at and hold no field.
    var emptyRows: [ObjectIdentifier: ClosedRange<IndexPath>] { search.emptyRows }

    /// Whether there may be fields that the search has not come to.
    var isExhausted: Bool { search.isExhausted }

    /// Brings in the nearest of some rows, or a screenful of them.
    ///
    /// - Returns: Whether the form is to be looked at again.
    mutating func bringIn(_ rows: ClosedRange<IndexPath>, of container: any RowContainer) -> Bool {
        guard let step = search.step(into: rows, of: ObjectIdentifier(container)) else { return false }
        if !offsets.contains(where: { $0.scrollView === container }) {
            offsets.append((container, container.contentOffset))
        }
        let isForward = search.isForward
        // The rows that lead up to these have been looked at too, and go when others come.
        let known = container.loadedRows(before: step.row, isForward: isForward)
        UIView.performWithoutAnimation {
            var last = (farthest: step.row, count: 1)
            if container.bringIn(step, isForward: isForward) {
                last = container.loadedRows(from: step.row, isForward: isForward)
            }
            search.looked(at: step, from: known, to: last.farthest, count: last.count)
        }
        return true
    }

    /// Scrolls the containers back to where they were, at once.
    ///
    /// The cell that has focus stays loaded meanwhile (G2).
    func restoreOffsets(layOut: Bool) {
        UIView.performWithoutAnimation {
            for (scrollView, offset) in offsets where scrollView.contentOffset != offset {
                scrollView.contentOffset = offset
                if layOut { scrollView.layoutIfNeeded() }
            }
        }
    }

    /// Shows a field that has been found by one movement from where everything was.
    ///
    /// - Parameter makeRoom: Brings the field above the keyboard, if there is one.
    func show(_ field: UIView, makeRoom: () -> Void) {
        if !offsets.isEmpty {
            restoreOffsets(layOut: false)
            makeRoom()
        }
        // The table may make room by itself (G12), and it need not scroll where the keyboard stays as it is (E11).
        field.showInRows()
        field.showSideways()
    }
}

extension UIView {
    /// Scrolls the tables and collections around the view until it is seen, unless it is higher than what they show and
    /// seen in part: then it is the caret that counts.
    fileprivate func showInRows() {
        var next: UIView? = self
        while let view = next {
            next = view.superview
            guard let scrollView = (view as? UIScrollView)?.rowContainer else { continue }
            let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
            var frame = convert(bounds, to: scrollView)
            if scrollView.contentSize.width <= visible.width {
                // What lies within may yet have to scroll sideways.
                (frame.origin.x, frame.size.width) = (visible.midX, 1)
            }
            guard frame.height <= visible.height || !frame.intersects(visible) else { continue }
            scrollView.scrollRectToVisible(frame, animated: true)
        }
    }

    /// Scrolls what lies around the view sideways until the whole width is seen. Pages stay where they are.
    fileprivate func showSideways() {
        var next = superview
        while let view = next {
            next = view.superview
            guard let scrollView = view as? UIScrollView, scrollView.isScrollEnabled, !scrollView.isPagingEnabled,
                scrollView.contentSize.width > scrollView.bounds.width
            else { continue }
            let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
            let frame = convert(bounds, to: scrollView)
            let distance = frame.maxX > visible.maxX ? frame.maxX - visible.maxX : min(0, frame.minX - visible.minX)
            guard distance != 0 else { continue }
            // Upwards and downwards it is where it is to be.
            let offset = scrollView.contentOffset
            scrollView.setContentOffset(CGPoint(x: offset.x + distance, y: offset.y), animated: true)
        }
    }
}
