import UIKit

#if !HEADLESS_UIKIT
    import UIKit.UIGestureRecognizerSubclass  // What a subclass overrides is in a header of its own.
#endif

/// A recognizer for drags that calls a closure, because an action needs Objective-C.
final class DragRecognizer: UIPanGestureRecognizer {
    /// Called whenever the finger moves.
    var onDrag: @MainActor (UIPanGestureRecognizer) -> Void = { _ in }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .began || state == .changed { onDrag(self) }
    }
}
