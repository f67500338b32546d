import UIKit

#if !HEADLESS_UIKIT
    import UIKit.UIGestureRecognizerSubclass  // What a subclass overrides is in a header of its own.
#endif

/// A recognizer that follows touches, and that no other gesture can stop.
class TouchFollower: UIGestureRecognizer {
    /// Called when a touch has begun, moved, ended, or been canceled.
    ///
    /// - Parameter touches: All touches that the recognizer follows, including this one. The recognizer's own number of
    ///   touches may not include a touch that has just begun (Q36).
    func follow(_ touch: UITouch, among touches: Set<UITouch>) {}

    /// Stops following the touches that are down.
    func stopFollowing() { state = .failed }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        follow(touches, event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        follow(touches, event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        follow(touches, event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        follow(touches, event)
    }

    private func follow(_ touches: Set<UITouch>, _ event: UIEvent) {
        let all = event.touches(for: self) ?? touches
        for touch in touches { follow(touch, among: all) }
    }
}
