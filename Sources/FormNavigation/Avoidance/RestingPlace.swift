import UIKit

/// The positions and sizes of a view and its superviews, regardless of scroll offsets and of what avoidance has moved; and
/// what it may change about the scroll views among them.
///
/// A view's `center` is a point in its superview's content, so scrolling doesn't change it.
@MainActor
struct RestingPlace: Equatable {
    /// The lengths of each view, from the innermost outward, in 64ths of a point, because subtracting what avoidance
    /// has added isn't exact to the last bit.
    private let levels: [[CGFloat]]

    init(of view: UIView, in ledger: AvoidanceLedger) {
        let views = Array(sequence(first: view, next: \.superview))
        // Scrolling changes the safe area of what's inside a scroll view.
        let outermost = views.lastIndex { $0 is UIScrollView } ?? 0
        levels = views.enumerated().map { index, view in
            var options: [CGFloat] = []
            var insets = [index < outermost ? .zero : view.safeAreaInsets]
            if let scrollView = view as? UIScrollView {
                var own = scrollView.contentInset
                own[keyPath: ScrollViewSpace(of: scrollView).lowerEdge] -= ledger.inset(of: scrollView)
                insets.append(own)
                let scrolling = scrollView.formOptions.scrolling
                options = [scrolling.changesInsets ? 1 : 0, scrolling.changesOffset ? 1 : 0]
            }
            let transform = view.transform
            let lengths: [CGFloat] =
                [
                    view.center.x, view.center.y, view.bounds.width, view.bounds.height, transform.a, transform.b,
                    transform.c, transform.d, transform.tx, transform.ty - RestingGeometry.shift(of: view),
                    view.isHidden ? 1 : 0,
                ] + options + insets.flatMap { [$0.top, $0.left, $0.bottom, $0.right] }
            return lengths.map { $0.isFinite ? ($0 * 64).rounded() : 0 }
        }
    }
}
