/// The touches of what's inside a scroll view, which may delay them, refuse them, or take them away to scroll.
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
            begin([touch], UIEvent(touches: Set(HeadlessDevice.current.touches)))
        }
    }

    /// Ends the wait for touches that no scroll view can take anymore: they have ended, or move in another direction.
    static func endWait(for touches: Set<UITouch>, _ event: UIEvent) {
        let over = touches.filter { $0.isHeldBack && ($0.isTakenFromView || $0.isOver || !couldScroll($0)) }
        guard !over.isEmpty else { return }
        for touch in over {
            touch.endWait?()
            touch.endWait = nil
        }
        begin(over, event)
    }

    /// Tells views of their touches, unless a scroll view doesn't allow it.
    static func begin(_ touches: Set<UITouch>, _ event: UIEvent) {
        for touch in touches where !touch.isTakenFromView {
            guard let view = touch.view, let scrollView = scrollView(around: view) else { continue }
            touch.isTakenFromView = !scrollView.touchesShouldBegin([touch], with: event, in: view)
        }
        tellViews(touches, event, UIResponder.touchesBegan)
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
    var isHeldBack: Bool { endWait != nil }

    fileprivate var isOver: Bool { phase == .ended || phase == .cancelled }
}
