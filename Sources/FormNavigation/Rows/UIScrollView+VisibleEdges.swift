import UIKit

extension UIScrollView {
    /// The edges of the visible part between the insets, in the content's coordinates.
    ///
    /// Insets may be larger than the view, for example while layout follows the keyboard. Then the bottom edge is above
    /// the top edge, whereas the height of a `CGRect` is never negative.
    var visibleEdges: UIEdgeInsets {
        let insets = adjustedContentInset
        return UIEdgeInsets(
            top: bounds.minY + insets.top, left: bounds.minX + insets.left, bottom: bounds.maxY - insets.bottom,
            right: bounds.maxX - insets.right)
    }
}
