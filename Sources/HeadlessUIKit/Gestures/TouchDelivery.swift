/// Delivers touches to recognizers and views.
@MainActor
enum TouchDelivery {
    /// Delivers the touches of an event that are in `window`: first to the recognizers of the touched view and of its
    /// ancestors, then to the view itself, unless a recognizer has taken them or a scroll view holds them back.
    static func deliver(_ event: UIEvent, in window: UIWindow) {
        let touches = event.touches(for: window) ?? []
        for touch in touches where touch.phase == .began { begin(touch, event) }
        deliver(touches, event, phase: .began, UIGestureRecognizer.touchesBegan, UIResponder.touchesBegan)
        deliver(touches, event, phase: .moved, UIGestureRecognizer.touchesMoved, UIResponder.touchesMoved)
        deliver(touches, event, phase: .ended, UIGestureRecognizer.touchesEnded, UIResponder.touchesEnded)
        deliver(
            touches, event, phase: .cancelled, UIGestureRecognizer.touchesCancelled, UIResponder.touchesCancelled)
        for touch in touches where touch.phase == .ended || touch.phase == .cancelled {
            for recognizer in touch.gestureRecognizers ?? [] { recognizer.remove(touch) }
        }
    }

    /// Cancels touches for their views.
    static func takeFromViews(_ touches: [UITouch]) {
        for touch in touches where !touch.isTakenFromView {
            touch.isTakenFromView = true
            if !touch.isHeldBack { touch.view?.touchesCancelled([touch], with: nil) }
        }
    }

    private static func begin(_ touch: UITouch, _ event: UIEvent) {
        guard let window = touch.window else { return }
        touch.view = window.hitTest(touch.location(in: nil), with: event)
        var recognizers: [UIGestureRecognizer] = []
        var view = touch.view
        while let current = view {
            for recognizer in current.gestureRecognizers ?? [] where receives(recognizer, touch, event) {
                recognizers.append(recognizer)
            }
            view = current.superview
        }
        touch.gestureRecognizers = recognizers
        for recognizer in recognizers { recognizer.add(touch) }
    }

    private static func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
        recognizer.isEnabled && recognizer.shouldReceive(event)
            && HeadlessOptional.call(
                recognizer.delegate, "gestureRecognizer(_:shouldReceive:)",
                { $0.gestureRecognizer(recognizer, shouldReceive: touch) }) ?? true
    }

    private static func deliver(
        _ touches: Set<UITouch>, _ event: UIEvent, phase: UITouch.Phase,
        _ tell: (UIGestureRecognizer) -> (Set<UITouch>, UIEvent) -> Void,
        _ tellView: (UIResponder) -> (Set<UITouch>, UIEvent?) -> Void
    ) {
        let touches = touches.filter { $0.phase == phase }
        guard !touches.isEmpty else { return }
        // A touch that a recognizer stops delaying begins once all recognizers have received the event.
        let delayed = touches.filter { $0.delayCount > 0 }
        for touch in delayed { touch.delayCount += 1 }
        // Deepest view first, so that a recognizer further in gets its way.
        var told: [UIGestureRecognizer] = []
        for touch in touches {
            for recognizer in touch.gestureRecognizers ?? [] where !told.contains(recognizer) {
                told.append(recognizer)
                let own = touches.filter(recognizer.touches.contains)
                guard !own.isEmpty, recognizer.state == .possible || recognizer.isRecognizing else { continue }
                tell(recognizer)(own, event)
            }
        }
        for touch in delayed {
            touch.delayCount -= 1
            deliverDelayed(touch)
        }
        if phase == .began {
            for touch in touches {
                for recognizer in touch.gestureRecognizers ?? [] where recognizer.delaysNewTouches {
                    recognizer.delay(touch)
                }
                holdBack(touch)
            }
            begin(touches.filter { !$0.isHeldBack }, event)
        } else {
            endWait(for: touches, event)
            for touch in touches where touch.isHeldBack && touch.isOver { touch.hasEndedUnseen = true }
            tellViews(touches.filter { !$0.isHeldBack }, event, tellView)
        }
    }

    /// Tells views of their touches, except for those that a recognizer has taken.
    static func tellViews(
        _ touches: Set<UITouch>, _ event: UIEvent, _ tell: (UIResponder) -> (Set<UITouch>, UIEvent?) -> Void
    ) {
        for view in Set(touches.compactMap(\.view)) {
            let own = touches.filter { $0.view === view && !$0.isTakenFromView }
            if !own.isEmpty { tell(view)(own, event) }
        }
    }
}
