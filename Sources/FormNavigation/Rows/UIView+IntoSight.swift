import FormNavigationCore
import UIKit

extension UIView {
    /// Scrolls the views around the field that a move has led to, until the field is visible.
    ///
    /// The views scroll only sideways, because avoidance scrolls them up and down. If it doesn't, table and collection
    /// views scroll in every direction. Pages turn as a whole. UIKit does some of this for text inputs on its own (P13), and
    /// then little or nothing is left to do.
    ///
    /// - Parameters:
    ///   - isClear: Whether avoidance keeps the field clear of the keyboard.
    ///   - makeRoom: A closure that moves the field above the keyboard again, if it has come from below.
    func scrollIntoSight(isClear: Bool, _ makeRoom: () -> Void) {
        let isAnimated = !UIAccessibility.isReduceMotionEnabled
        var next = superview
        while let view = next {
            next = view.superview
            guard let scrollView = view as? UIScrollView else { continue }
            if scrollView.turnsPages {
                scrollView.turnPage(to: self, animated: isAnimated, makeRoom)
            } else if scrollView.rowContainer != nil, !(isClear && scrollView.scrollingOptions.changesOffset) {
                scrollView.showInRows(self, animated: isAnimated)
            } else if scrollView.isScrollEnabled, scrollView.contentSize.width > scrollView.bounds.width {
                scrollView.showSideways(self, animated: isAnimated)
            }
        }
    }
}

extension UIScrollView {
    /// Whether the user turns pages, and never sees a part of one.
    fileprivate var turnsPages: Bool {
        isPagingEnabled && isScrollEnabled
            && (contentSize.width > bounds.width || contentSize.height > bounds.height)
    }

    /// Turns to the page that contains the middle of a view.
    ///
    /// The offset is immediately that of the page, and what's visible follows. While an offset was changing, UIKit
    /// would scroll to half a page, because it checks a text input again when the keyboard has appeared (P13).
    ///
    /// - Parameter makeRoom: A closure that's called if the view has come from above or below.
    fileprivate func turnPage(to view: UIView, animated isAnimated: Bool, _ makeRoom: () -> Void) {
        let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: self)
        let insets = adjustedContentInset
        func start(_ place: CGFloat, _ offset: CGFloat, _ page: CGFloat, _ content: CGFloat, _ ends: (CGFloat, CGFloat))
            -> CGFloat
        {
            guard content > page, page > 0, place.isFinite else { return offset }
            return max(-ends.0, min((place / page).rounded(.down) * page, content + ends.1 - page))
        }
        let target = CGPoint(
            x: start(center.x, contentOffset.x, bounds.width, contentSize.width, (insets.left, insets.right)),
            y: start(center.y, contentOffset.y, bounds.height, contentSize.height, (insets.top, insets.bottom)))
        let isAboveOrBelow = target.y != contentOffset.y
        // This happens even if the offset is already right, because it ends scrolling that UIKit has begun.
        let turn = { self.setContentOffset(target, animated: false) }
        if isAnimated {
            UIView.animate(withDuration: Self.turnDuration, animations: turn)
        } else {
            UIView.performWithoutAnimation(turn)
        }
        if isAboveOrBelow { makeRoom() }
    }

    /// The duration of an animated change of the offset, in seconds.
    private static let turnDuration = 0.3

    /// Scrolls a table or collection view until a view is visible. If the view is higher than the visible part and
    /// partly visible, the caret counts instead.
    fileprivate func showInRows(_ view: UIView, animated isAnimated: Bool) {
        let visible = visibleEdges
        var frame = view.convert(view.bounds, to: self)
        if contentSize.width <= visible.right - visible.left {
            // Views inside it may still have to scroll sideways.
            (frame.origin.x, frame.size.width) = ((visible.left + visible.right) / 2, 1)
        }
        guard frame.height <= visible.bottom - visible.top || !frame.overlaps(bounds) else { return }
        scrollRectToVisible(frame, animated: isAnimated)
    }

    /// Scrolls sideways until the whole width of a view is visible.
    fileprivate func showSideways(_ view: UIView, animated isAnimated: Bool) {
        let (start, end) = (visibleEdges.left, visibleEdges.right)
        let frame = view.convert(view.bounds, to: self)
        let distance = frame.maxX > end ? min(frame.maxX - end, frame.minX - start) : min(0, frame.minX - start)
        guard distance != 0 else { return }
        // Vertically, it's already in the right position, even if insets don't leave any of the height.
        setContentOffset(CGPoint(x: contentOffset.x + distance, y: contentOffset.y), animated: isAnimated)
    }
}
