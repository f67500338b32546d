import FormNavigationCore
import UIKit

/// How a scroll view is transformed in its window: not at all, scaled, or upside down, as lists of messages are.
///
/// Plans use points of the window, from top to bottom. Offsets and insets are in points of the scroll view, from its
/// own top to its own bottom; in one that's upside down, its top inset is the one at the bottom of the screen.
struct ScrollViewSpace {
    /// Whether its top is at the bottom of the screen, where the keyboard is. The keyboard's inset is then its top inset.
    let isUpsideDown: Bool
    /// The height, in points of the window, of one point of the scroll view, or `nil` if it's rotated to its side or
    /// has no height, and there can't be a plan for it.
    private let scale: CGFloat?

    @MainActor
    init(of scrollView: UIScrollView) {
        let scale = scrollView.verticalScale
        isUpsideDown = scale < 0
        self.scale = abs(scale) > 0.01 ? abs(scale) : nil
    }

    /// Whether there can be plans for the scroll view.
    var isUpright: Bool { scale != nil }

    /// The edges of insets that are at the top and at the bottom of the screen.
    var upperEdge: WritableKeyPath<UIEdgeInsets, CGFloat> { isUpsideDown ? \.bottom : \.top }
    var lowerEdge: WritableKeyPath<UIEdgeInsets, CGFloat> { isUpsideDown ? \.top : \.bottom }

    func inWindow(_ length: CGFloat) -> CGFloat { length * (scale ?? 1) }
    func inScrollView(_ length: CGFloat) -> CGFloat { length / (scale ?? 1) }

    /// The offset in a plan's coordinates.
    @MainActor
    func offset(of scrollView: UIScrollView) -> CGPoint {
        let own = scrollView.contentOffset
        return CGPoint(x: own.x, y: inWindow(isUpsideDown ? mirrored(own.y, in: scrollView) : own.y))
    }

    /// The scroll view's own offset for an offset in a plan.
    @MainActor
    func ownOffset(_ offset: CGPoint, of scrollView: UIScrollView) -> CGPoint {
        let own = inScrollView(offset.y)
        return CGPoint(x: offset.x, y: isUpsideDown ? mirrored(own, in: scrollView) : own)
    }

    /// The offset counted from the other end of the content.
    @MainActor
    private func mirrored(_ y: CGFloat, in scrollView: UIScrollView) -> CGFloat {
        scrollView.contentSize.height - scrollView.bounds.height - y
    }
}

extension UIScrollView {
    /// Scrolls immediately, or with the current animation.
    ///
    /// Assigning `contentOffset` doesn't end a smooth scroll that the app has begun (Q22).
    func scroll(to offset: CGPoint) { setContentOffset(offset, animated: false) }
}
