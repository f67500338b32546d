/// Touches that their views learn of later: a recognizer delays them, or a scroll view, which may also refuse them or take
/// them away to scroll.
extension TouchDelivery {
    /// The time that a scroll view waits for a finger to move before it delivers the touch to its content, in seconds.
    ///
    /// Apple doesn't publish it. Developers measured 150 milliseconds.
    private static let contentDelay = 0.15

    /// Starts to hold a touch back if a scroll view around its view could still take it.
    static func holdBack(_ touch: UITouch) {
        guard couldScroll(touch) else { return }
        touch.endWait = HeadlessDevice.current.runLoop.scheduleCancelable(after: contentDelay) { [weak touch] in
            guard let touch else { return }
            touch.endWait = nil
            deliverDelayed(touch)
        }
    }

    /// Tells the view of a touch, unless something still holds it back or has taken it, and of its end if that's over.
    static func deliverDelayed(_ touch: UITouch) {
        guard !touch.isHeldBack, !touch.isTakenFromView else { return }
        guard touch.phase != .cancelled else {
            touch.isTakenFromView = true
            return
        }
        let event = UIEvent(touches: Set(HeadlessDevice.current.touches).union([touch]))
        begin([touch], event)
        if touch.hasEndedUnseen { tellViews([touch], event, UIResponder.touchesEnded) }
    }

    /// Takes touches that their views don't know of yet.
    static func discardDelayed(_ touches: [UITouch]) {
        for touch in touches where touch.isHeldBack { touch.isTakenFromView = true }
    }

    /// Ends the wait for touches that no scroll view can take anymore: they have ended, or move in another direction.
    static func endWait(for touches: Set<UITouch>, _ event: UIEvent) {
        let over = touches.filter { $0.endWait != nil && ($0.isTakenFromView || $0.isOver || !couldScroll($0)) }
        guard !over.isEmpty else { return }
        for touch in over {
            touch.endWait?()
            touch.endWait = nil
        }
        begin(over.filter { !$0.isHeldBack }, event)
    }

    /// Tells views of their touches, unless a scroll view doesn't allow it.
    static func begin(_ touches: Set<UITouch>, _ event: UIEvent) {
        for touch in touches where !touch.isTakenFromView {
            guard let view = touch.view, let scrollView = scrollView(around: view) else { continue }
            touch.isTakenFromView = !scrollView.touchesShouldBegin([touch], with: event, in: view)
        }
        // A touch that was held back may have moved or ended since.
        let phases = touches.map { ($0, $0.phase) }
        for touch in touches { touch.phase = .began }
        tellViews(touches, event, UIResponder.touchesBegan)
        for (touch, phase) in phases { touch.phase = phase }
    }

    private static func scrollView(around view: UIView) -> UIScrollView? {
        var ancestor = view.superview
        while let current = ancestor, !(current is UIScrollView) { ancestor = current.superview }
        return ancestor as? UIScrollView
    }

    private static func couldScroll(_ touch: UITouch) -> Bool {
        (touch.gestureRecognizers ?? []).contains { recognizer in
            guard let scrollView = recognizer.view as? UIScrollView, scrollView !== touch.view,
                recognizer === scrollView.panGestureRecognizer, recognizer.state == .possible
            else { return false }
            return scrollView.delaysContentTouches && scrollView.isScrollEnabled
        }
    }
}

extension UIScrollView {
    /// Whether a drag may cancel those of its touches that have reached the content.
    var mayTakeContentTouches: Bool {
        panGestureRecognizer.touches.allSatisfy { touch in
            guard let view = touch.view, view !== self, !touch.isHeldBack, !touch.isTakenFromView else { return true }
            return canCancelContentTouches && touchesShouldCancel(in: view)
        }
    }
}

extension UITouch {
    /// Whether the touch hasn't reached its view yet.
    var isHeldBack: Bool { endWait != nil || delayCount > 0 }

    var isOver: Bool { phase == .ended || phase == .cancelled }
}
