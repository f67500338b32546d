import FormNavigationCore
import UIKit

/// The pages of a scroll view that turns pages, of which a user sees one at a time.
@MainActor
struct ScrollPages {
    /// In the coordinate space of the scroll view's content. The length along an axis that doesn't scroll is infinite, so
    /// that there's one page.
    private let size: CGSize
    /// Maps the coordinates of the form to those of the scroll view's content.
    private let space: CGAffineTransform
    private let direction: ReadingOrder.Direction

    /// - Parameters:
    ///   - space: Maps the coordinates of the scroll view's content to those of the form.
    ///   - direction: The direction in which pages beside each other are read.
    init?(of scrollView: UIScrollView, _ space: CGAffineTransform, _ direction: ReadingOrder.Direction) {
        let (bounds, content) = (scrollView.bounds, scrollView.contentSize)
        guard scrollView.isPagingEnabled, !bounds.isEmpty else { return nil }
        size = CGSize(
            width: content.width > bounds.width ? bounds.width : .infinity,
            height: content.height > bounds.height ? bounds.height : .infinity)
        guard size.width.isFinite || size.height.isFinite else { return nil }
        self.space = space.inverted()
        self.direction = direction
    }

    /// The place of the page with the middle of a frame, in the order in which pages are read.
    func page(at frame: CGRect) -> Page {
        let frame = frame.applying(space)
        let column = (frame.midX / size.width).rounded(.down)
        return Page(
            row: (frame.midY / size.height).rounded(.down), column: direction == .rightToLeft ? -column : column)
    }

    /// A page, by its place among the pages.
    struct Page: Hashable, Comparable {
        let row: CGFloat
        let column: CGFloat

        static func < (first: Page, second: Page) -> Bool { (first.row, first.column) < (second.row, second.column) }
    }
}
