import UIKit

#if !HEADLESS_UIKIT
    import UIKit.UIGestureRecognizerSubclass  // What a subclass overrides is in a header of its own.
#endif

/// A recogniser that is told what fingers do, and lets nobody else's gesture stop it.
class TouchFollower: UIGestureRecognizer {
    /// Called when a finger has come down, moved, been lifted or been taken away.
    func follow(_ touch: UITouch) {}

    /// Hears no more of the fingers that are down.
    func stopFollowing() { state = .failed }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        touches.forEach(follow)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        touches.forEach(follow)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        touches.forEach(follow)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        touches.forEach(follow)
    }
}
