import UIKit

/// The positions and sizes of a view and its superviews, regardless of scroll offsets and of what avoidance has moved,
/// and those insets and options of the scroll views among them that the app may change.
///
/// A view's `center` is a point in its superview's content, so scrolling doesn't change it.
@MainActor
struct RestingPlace: Equatable {
    /// The numbers that describe each view, from the innermost outward, in 64ths, because subtracting what avoidance has added isn't
    /// exact to the last bit.
    private var numbers: [CGFloat] = []

    init(of view: UIView, in ledger: AvoidanceLedger) {
        let views = Array(view.withSuperviews)
        // Scrolling changes the safe area of what's inside a scroll view.
        let outermost = views.lastIndex { $0 is UIScrollView } ?? 0
        numbers.reserveCapacity(16 * views.count)
        for (index, view) in views.enumerated() {
            let (center, size, transform) = (view.center, view.bounds.size, view.transform)
            add(
                center.x, center.y, size.width, size.height, transform.a, transform.b, transform.c, transform.d,
                transform.tx, transform.ty - RestingGeometry.shift(of: view), view.isHidden ? 1 : 0)
            if index >= outermost { add(view.safeAreaInsets) }
            guard let scrollView = view as? UIScrollView else { continue }
            let space = ScrollViewSpace(of: scrollView)
            var own = scrollView.contentInset
            own[keyPath: space.lowerEdge] -= ledger.inset(of: scrollView, in: space)
            add(own)
            let options = scrollView.scrollingOptions
            add(options.changesInsets ? 1 : 0, options.changesOffset ? 1 : 0)
        }
    }

    private mutating func add(_ insets: UIEdgeInsets) { add(insets.top, insets.left, insets.bottom, insets.right) }

    // Inlined, so that the numbers don't become an array of their own.
    @inline(__always)
    private mutating func add(_ new: CGFloat...) {
        for number in new { numbers.append(number.isFinite ? (number * 64).rounded() : 0) }
    }
}
