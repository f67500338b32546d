/// The recognizer that turns the pages of a page view controller with a finger.
///
/// If the finger is fast when it's lifted, its direction decides the result. Otherwise, it has to cross half of the page.
final class PageRecognizer: UIPanGestureRecognizer {
    private weak var pages: UIPageViewController?
    private var transition: RunningTransition?
    /// 1 if the finger moves to the left or up, to the next page, and -1 otherwise.
    private var direction: CGFloat = 1

    init(_ pages: UIPageViewController) {
        self.pages = pages
        super.init()
    }

    private var isHorizontal: Bool { pages?.navigationOrientation == .horizontal }

    /// The part of a movement along which pages are turned, positive toward the next page.
    private func along(_ movement: CGPoint) -> CGFloat {
        guard isHorizontal else { return -movement.y }
        return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? movement.x : -movement.x
    }

    /// Whether the finger moves to a page rather than across.
    var turnsPage: Bool {
        let movement = translation(in: nil)
        let isAlong = isHorizontal ? abs(movement.x) > abs(movement.y) : abs(movement.y) > abs(movement.x)
        return isAlong && pages?.page(along(movement) > 0 ? .forward : .reverse) != nil
    }

    override func didChangeState() {
        switch state {
        case .began:
            direction = along(translation(in: nil)) > 0 ? 1 : -1
            transition = pages?.beginTurn(direction > 0 ? .forward : .reverse)
        case .ended:
            let speed = along(velocity(in: nil)) * direction
            let length = isHorizontal ? view?.bounds.width : view?.bounds.height
            let isPastHalf = along(translation(in: nil)) * direction > (length ?? 0) / 2
            end(isTurned: speed == 0 ? isPastHalf : speed > 0)
        case .cancelled:
            end(isTurned: false)
        default:
            break
        }
        super.didChangeState()
    }

    private func end(isTurned: Bool) {
        transition?.endInteraction(cancelled: !isTurned)
        transition = nil
    }
}

/// The view of a page view controller.
final class PageContainerView: UIView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        (gestureRecognizer as? PageRecognizer)?.turnsPage ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
