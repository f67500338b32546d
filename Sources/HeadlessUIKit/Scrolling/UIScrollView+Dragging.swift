extension UIScrollView {
    private var canScrollUp: Bool { canScroll(contentRange.y, alwaysBounceVertical || refreshControl != nil) }
    private var canScrollSideways: Bool { canScroll(contentRange.x, alwaysBounceHorizontal) }

    private func canScroll(_ range: ClosedRange<CGFloat>, _ always: Bool) -> Bool {
        range.lowerBound < range.upperBound || always && bounces
    }

    /// Whether a drag by `translation` would move the content.
    func canDrag(by translation: CGPoint) -> Bool {
        guard isScrollEnabled else { return false }
        return abs(translation.y) >= abs(translation.x) ? canScrollUp : canScrollSideways
    }

    /// - Parameter translation: How far the finger has moved so far.
    func beginDragging(_ translation: CGPoint) {
        // A diagonal drag is unrestricted. Apple doesn't publish what counts as diagonal.
        let (across, along) = (abs(translation.x), abs(translation.y))
        let isDiagonal = max(across, along) < 2 * min(across, along)
        dragLock = isDirectionalLockEnabled && !isDiagonal ? (across > along ? .horizontal : .vertical) : nil
        motion.cancel()
        isDecelerating = false
        isDragging = true
        HeadlessOptional.call(storedDelegate, "scrollViewWillBeginDragging(_:)") {
            $0.scrollViewWillBeginDragging(self)
        }
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { dismissKeyboard() }
    }

    /// Moves the content to where the finger has dragged it.
    ///
    /// - Parameters:
    ///   - start: The offset the drag began at.
    ///   - translation: How far the finger has moved since.
    func drag(from start: CGPoint, by translation: CGPoint) {
        let range = contentRange
        func dragged(
            _ start: CGFloat, _ distance: CGFloat, _ range: ClosedRange<CGFloat>, _ isFree: Bool
        ) -> CGFloat {
            guard isFree else { return start }
            let offset = start - distance
            let clamped = min(max(offset, range.lowerBound), range.upperBound)
            // Beyond its ends the content follows at half speed.
            return bounces ? clamped + (offset - clamped) / 2 : clamped
        }
        move(
            to: CGPoint(
                x: dragged(start.x, translation.x, range.x, canScrollSideways && dragLock != .vertical),
                y: dragged(start.y, translation.y, range.y, canScrollUp && dragLock != .horizontal)))
        refreshControl?.userPulls(by: range.y.lowerBound - contentOffset.y)
    }

    /// Lifts the finger.
    ///
    /// - Parameter velocity: Of the finger, in points per second.
    func endDragging(velocity: CGPoint) {
        // The delegate gets points per millisecond, of the content.
        let speed = CGPoint(
            x: canScrollSideways && dragLock != .vertical ? -velocity.x / 1000 : 0,
            y: canScrollUp && dragLock != .horizontal ? -velocity.y / 1000 : 0)
        let distance = decelerationRate.rawValue / (1 - decelerationRate.rawValue)
        // How far the content would move if it didn't end.
        let reach = CGPoint(x: contentOffset.x + speed.x * distance, y: contentOffset.y + speed.y * distance)
        let proposed = isPagingEnabled ? page(nearest: contentOffset, speed) : contentRange.clamped(reach)
        var target = proposed
        HeadlessOptional.call(storedDelegate, "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") {
            $0.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
        }
        isDragging = false
        isTracking = false
        let decelerates = target != contentOffset
        HeadlessOptional.call(storedDelegate, "scrollViewDidEndDragging(_:willDecelerate:)") {
            $0.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        }
        guard decelerates else { return }
        // Content that grows meanwhile is reached, unless the delegate has chosen the end (F22).
        let isFree = target == proposed && !isPagingEnabled
        decelerate { [weak self] in isFree ? self?.contentRange.clamped(reach) ?? target : target }
    }

    /// The finger was taken away by something else.
    func cancelDragging() {
        isDragging = false
        isTracking = false
        HeadlessOptional.call(storedDelegate, "scrollViewDidEndDragging(_:willDecelerate:)") {
            $0.scrollViewDidEndDragging(self, willDecelerate: false)
        }
        let target = contentRange.clamped(contentOffset)
        if target != contentOffset { move(to: target) }
    }

    /// - Parameter target: The offset at which the movement ends.
    private func decelerate(to target: @escaping () -> CGPoint) {
        isDecelerating = true
        HeadlessOptional.call(storedDelegate, "scrollViewWillBeginDecelerating(_:)") {
            $0.scrollViewWillBeginDecelerating(self)
        }
        motion.start(after: 0.5) { [weak self] in
            guard let self else { return }
            move(to: target())
            isDecelerating = false
            HeadlessOptional.call(storedDelegate, "scrollViewDidEndDecelerating(_:)") {
                $0.scrollViewDidEndDecelerating(self)
            }
        }
    }

    private func page(nearest offset: CGPoint, _ speed: CGPoint) -> CGPoint {
        func page(_ offset: CGFloat, _ size: CGFloat, _ speed: CGFloat) -> CGFloat {
            guard size > 0 else { return offset }
            let page = offset / size
            return size * (speed == 0 ? page.rounded() : speed > 0 ? page.rounded(.up) : page.rounded(.down))
        }
        return contentRange.clamped(
            CGPoint(
                x: page(offset.x, bounds.width, speed.x), y: page(offset.y, bounds.height, speed.y)))
    }

    // MARK: Keyboard

    /// Makes the keyboard's responder resign, as when a drag dismisses the keyboard (E20).
    private func dismissKeyboard() { HeadlessDevice.current.keyboard.pressDismiss() }

    /// Whether a drag takes the keyboard along (E20).
    var dragsKeyboard: Bool { keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory }
}

/// The recognizer that drags a scroll view.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
    private var start = CGPoint.zero
    /// The top of the keyboard the drag may take along, in screen coordinates, and how far it has taken it.
    private var keyboardTop: CGFloat?
    private var keyboardDistance: CGFloat = 0

    private var scrollView: UIScrollView? { view as? UIScrollView }

    /// The content has moved on its own, so the drag continues from there.
    func contentMoved(by distance: CGPoint) {
        start.x += distance.x
        start.y += distance.y
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let scrollView, scrollView.isScrollEnabled else { return }
        scrollView.isTracking = true
        start = scrollView.contentOffset
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        scrollView?.isTracking = false
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        scrollView?.isTracking = false
    }

    override func reset() {
        super.reset()
        scrollView?.isTracking = false
    }

    override func didChangeState() {
        guard let scrollView else { return super.didChangeState() }
        switch state {
        case .began:
            start = scrollView.contentOffset
            scrollView.beginDragging(translation(in: scrollView.window))
            let keyboard = HeadlessDevice.current.keyboard!
            keyboardTop = scrollView.dragsKeyboard && keyboard.isVisible ? keyboard.frame.minY : nil
            scrollView.drag(from: start, by: translation(in: scrollView.window))
            dragKeyboard()
        case .changed:
            scrollView.drag(from: start, by: translation(in: scrollView.window))
            dragKeyboard()
        case .ended:
            scrollView.endDragging(velocity: velocity(in: nil))
            releaseKeyboard(isCancelled: false)
        case .cancelled:
            scrollView.cancelDragging()
            releaseKeyboard(isCancelled: true)
        default:
            break
        }
        super.didChangeState()
    }

    /// The keyboard follows a finger that has reached it, without notifying the app (E21).
    private func dragKeyboard() {
        guard let keyboardTop, let window = scrollView?.window else { return }
        keyboardDistance = max(0, location(in: nil).y + window.originInScreen.y - keyboardTop)
        HeadlessDevice.current.keyboard.dragDown(by: keyboardDistance)
    }

    /// A finger that was going up, or that rested before half of the way, gives the keyboard back (E20).
    private func releaseKeyboard(isCancelled: Bool) {
        guard keyboardTop != nil else { return }
        keyboardTop = nil
        guard keyboardDistance > 0 else { return }
        let keyboard = HeadlessDevice.current.keyboard!
        let speed = velocity(in: nil).y
        // Its frame is the one it has been dragged to.
        let isPastHalf = keyboardDistance > keyboard.frame.height / 2
        keyboard.endDrag(dismisses: !isCancelled && (speed == 0 ? isPastHalf : speed > 0))
    }
}
