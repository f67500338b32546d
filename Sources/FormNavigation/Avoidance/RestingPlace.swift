import UIKit

/// Where a view is in what scrolls it, and that in the window, whatever is scrolled and wherever avoidance has moved it.
///
/// A view's `center` is a point of its superview's content, so that scrolling changes none of it.
@MainActor
struct RestingPlace: Equatable {
    private struct Level: Equatable {
        /// In 64ths of a point, since what avoidance has added is not taken away to the last bit.
        let lengths: [CGFloat]
    }

    private let levels: [Level]

    init(of view: UIView, in ledger: AvoidanceLedger) {
        let views = Array(sequence(first: view, next: \.superview))
        // Scrolling changes the safe area of what is inside a scroll view.
        let outermost = views.lastIndex { $0 is UIScrollView } ?? 0
        levels = views.enumerated().map { index, view in
            var insets = [index < outermost ? .zero : view.safeAreaInsets]
            if let scrollView = view as? UIScrollView {
                var own = scrollView.contentInset
                own[keyPath: ScrollViewSpace(of: scrollView).lowerEdge] -= ledger.inset(of: scrollView)
                insets.append(own)
            }
            let transform = view.transform
            let lengths: [CGFloat] =
                [
                    view.center.x, view.center.y, view.bounds.width, view.bounds.height, transform.a, transform.b,
                    transform.c, transform.d, transform.tx, transform.ty - RestingGeometry.shift(of: view),
                    view.isHidden ? 1 : 0,
                ] + insets.flatMap { [$0.top, $0.left, $0.bottom, $0.right] }
            return Level(lengths: lengths.map { $0.isFinite ? ($0 * 64).rounded() : 0 })
        }
    }
}
