import UIKit

#if !HEADLESS_UIKIT
    import UIKit.UIGestureRecognizerSubclass  // What a subclass overrides is in a header of its own.
#endif

/// A recogniser that is told what fingers do, and lets nobody else's gesture stop it.
class TouchFollower: UIGestureRecognizer {
    /// Called when a finger has come down, moved, been lifted or been taken away.
    ///
    /// - Parameter touches: All touches that the recogniser follows, this one included: its own count may lack a touch that
    ///   has just begun (Q36).
    func follow(_ touch: UITouch, among touches: Set<UITouch>) {}

    /// Hears no more of the fingers that are down.
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
