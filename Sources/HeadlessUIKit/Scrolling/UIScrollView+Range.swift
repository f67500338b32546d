/// The offsets between which content comes to rest, along both axes.
struct ScrollRange: Equatable {
    var x: ClosedRange<CGFloat>
    var y: ClosedRange<CGFloat>

    func clamped(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(point.x, x.lowerBound), x.upperBound), y: min(max(point.y, y.lowerBound), y.upperBound))
    }
}

extension UIScrollView {
    /// The edges of the visible part between the insets, in the content's coordinates.
    ///
    /// Insets may be larger than the bounds. Then an end is before its start; a rectangle would swap the two.
    var visibleEdges: UIEdgeInsets {
        let insets = adjustedContentInset
        return UIEdgeInsets(
            top: bounds.minY + insets.top, left: bounds.minX + insets.left, bottom: bounds.maxY - insets.bottom,
            right: bounds.maxX - insets.right)
    }

    /// From minus the inset at the beginning to the offset at which the end of the content, with its inset, reaches the
    /// edge (F9).
    var contentRange: ScrollRange { contentRange(size: contentSize, insets: adjustedContentInset) }

    func contentRange(size: CGSize, insets: UIEdgeInsets, bounds: CGSize? = nil) -> ScrollRange {
        let room = bounds ?? self.bounds.size
        func range(_ before: CGFloat, _ content: CGFloat, _ after: CGFloat, _ room: CGFloat) -> ClosedRange<CGFloat> {
            let end = content + after - room
            // NaN is ignored.
            return -before...(end > -before ? end : -before)
        }
        return ScrollRange(
            x: range(insets.left, size.width, insets.right, room.width),
            y: range(insets.top, size.height, insets.bottom, room.height))
    }

    /// The nearest offset at which a rectangle of the content is visible, or `nil` if it doesn't contain any content
    /// (F10).
    func offsetShowing(_ rect: CGRect) -> CGPoint? {
        let range = contentRange
        func offset(
            from low: CGFloat, to high: CGFloat, of content: CGFloat, start: CGFloat, end: CGFloat,
            origin: CGFloat, _ limits: ClosedRange<CGFloat>
        ) -> CGFloat? {
            let low = max(low, 0)
            var high = min(high, content)
            guard low <= high else { return nil }
            // A rectangle that's larger than the room is aligned to its beginning.
            high = min(high, low + max(0, end - start))
            if low >= start, high <= end { return origin }
            let target = origin + (high > end ? high - end : low - start)
            return min(max(target, limits.lowerBound), limits.upperBound)
        }
        let visible = visibleEdges
        guard
            let x = offset(
                from: rect.minX, to: rect.maxX, of: contentSize.width, start: visible.left,
                end: visible.right, origin: bounds.origin.x, range.x),
            let y = offset(
                from: rect.minY, to: rect.maxY, of: contentSize.height, start: visible.top,
                end: visible.bottom, origin: bounds.origin.y, range.y)
        else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The part of a safe area that counts as inset (F8).
    func adjustment(for safeArea: UIEdgeInsets) -> UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never else { return .zero }
        var insets = safeArea
        guard insets != .zero, contentInsetAdjustmentBehavior != .always else { return insets }
        let scrollsUp = contentSize.height > bounds.height || alwaysBounceVertical
        let scrollsSideways = contentSize.width > bounds.width || alwaysBounceHorizontal
        if !scrollsUp, contentInsetAdjustmentBehavior == .scrollableAxes || !isContentOfBarController {
            insets.top = 0
            insets.bottom = 0
        }
        if !scrollsSideways {
            insets.left = 0
            insets.right = 0
        }
        return insets
    }

    private var isContentOfBarController: Bool {
        guard let controller = owningViewController ?? superview?.owningViewController else { return false }
        return controller.navigationController != nil || controller.tabBarController != nil
    }

    /// Scrolls to the top as a tap on the status bar does.
    func scrollToTop() {
        guard scrollsToTop, isScrollEnabled, contentOffset.y > contentRange.y.lowerBound else { return }
        let isAllowed = HeadlessOptional.call(storedDelegate, "scrollViewShouldScrollToTop(_:)") {
            $0.scrollViewShouldScrollToTop(self)
        }
        guard isAllowed != false else { return }
        let target = CGPoint(x: contentOffset.x, y: contentRange.y.lowerBound)
        motion.start(after: 0.3) { [weak self] in
            guard let self else { return }
            move(to: target)
            HeadlessOptional.call(storedDelegate, "scrollViewDidScrollToTop(_:)") { $0.scrollViewDidScrollToTop(self) }
        }
    }
}
