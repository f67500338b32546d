import UIKit

#if canImport(ObjectiveC)
    import UIKit.UIGestureRecognizerSubclass  // What a subclass overrides is in a header of its own.
#endif

/// Sees taps in its view, and takes no part in what becomes of them.
///
/// It never recognises: no touch is taken or kept waiting, no other recogniser is prevented, and the views that keep
/// taps from recognisers further up, as buttons do, are not asked. Since it calls a closure by itself, it needs no
/// selector (K7).
final class TapWatcher: UIGestureRecognizer {
    /// Whether a finger on this view is to be watched.
    var shouldWatch: @MainActor (UIView) -> Bool = { _ in true }
    /// Called when the finger has been lifted, before the view that was tapped hears of it.
    var onTap: @MainActor (UIView) -> Void = { _ in }

    private weak var tapped: UIView?
    private var start = CGPoint.zero
    private var startTime = 0.0

    /// A finger that moves this far, in points, or rests this long, in seconds, does not tap: as much as
    /// `UILongPressGestureRecognizer` allows and asks for by default.
    private static let (slop, patience): (CGFloat, Double) = (10, 0.5)

    // Somebody else's gesture is none of its business: a tap that is recognised elsewhere is a tap still.
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard numberOfTouches == 1, let touch = touches.first, let view = touch.view, shouldWatch(view) else {
            state = .failed
            return
        }
        tapped = view
        start = touch.location(in: nil)
        startTime = touch.timestamp
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let point = touches.first?.location(in: nil) else { return }
        if hypot(point.x - start.x, point.y - start.y) >= Self.slop { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard state == .possible else { return }
        state = .failed
        guard let tapped, let time = touches.first?.timestamp, time - startTime < Self.patience else { return }
        onTap(tapped)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    override func reset() {
        super.reset()
        tapped = nil
    }
}
