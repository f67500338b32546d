import UIKit

extension UIScrollView {
    /// Whether a finger scrolls the view or has set it in motion. The user controls what it shows until it has come to
    /// rest.
    var isUnderFinger: Bool { isTracking || isDragging || isDecelerating }
}

extension UIView {
    /// Whether a finger scrolls a scroll view around the view, or the scroll view decelerates after it.
    var isScrolledByFinger: Bool { withSuperviews.contains { ($0 as? UIScrollView)?.isUnderFinger == true } }
}
