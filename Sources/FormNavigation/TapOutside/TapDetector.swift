import UIKit

/// Detects taps in its view, without affecting them.
///
/// It never recognizes a gesture: no touch is canceled or delayed, no other recognizer is prevented, and it doesn't
/// matter that some views, such as buttons, keep taps from recognizers in their superviews. Because it calls a closure
/// on its own, it doesn't need a selector (K7).
final class TapDetector: TouchFollower {
    /// Whether to watch a touch on this view.
    var shouldFollow: @MainActor (UIView) -> Bool = { _ in true }
    /// Called when the finger has been lifted, before the tapped view receives it.
    var onTap: @MainActor (UIView) -> Void = { _ in }

    private weak var tapped: UIView?
    private var start = CGPoint.zero
    private var startTime = 0.0

    /// If a finger moves this far, in points, or rests for this long, in seconds, it isn't a tap. These are the
    /// defaults of `UILongPressGestureRecognizer`.
    private static let (slop, patience): (CGFloat, Double) = (10, 0.5)

    override func follow(_ touch: UITouch, among touches: Set<UITouch>) {
        let point = touch.location(in: nil)
        switch touch.phase {
        case .began:
            // A stroke of Scribble looks like a tap (Q36), and apps have frozen with a floating keyboard where a recognizer of
            // the window took the Pencil's taps (IQ#2109).
            guard touches.count == 1, touch.type != .pencil, let view = touch.view, shouldFollow(view) else {
                return stopFollowing()
            }
            tapped = view
            start = point
            startTime = touch.timestamp
        case .moved:
            if hypot(point.x - start.x, point.y - start.y) >= Self.slop { stopFollowing() }
        case .ended:
            stopFollowing()
            if let tapped, touch.timestamp - startTime < Self.patience { onTap(tapped) }
        default:
            stopFollowing()
        }
    }
}
