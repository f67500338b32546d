import UIKit

/// Where the views of a walk are, in the coordinate space of the superview of the view that is walked through.
///
/// Whatever space that is, frames come out right relative to each other, which is all that order needs. Working them out on
/// the way down costs one addition per container; converting each frame by itself would climb back up every time.
@MainActor
struct WalkSpace {
    private let root: UIView
    /// Maps where offsets lead to; `nil` if nothing around is turned or scaled.
    private var transform: CGAffineTransform?

    init(of root: UIView) {
        self.root = root
    }

    /// Where the coordinates of a view begin; `nil` where its transform turns or scales them.
    ///
    /// - Parameter offset: Where those of its superview begin.
    @inline(__always)
    func origin(in view: UIView, at offset: CGPoint) -> CGPoint? {
        guard view.transform.isIdentity else { return nil }
        let (origin, start) = (view.frame.origin, view.bounds.origin)
        return CGPoint(x: offset.x + origin.x - start.x, y: offset.y + origin.y - start.y)
    }

    /// The space in a view whose transform turns or scales it: offsets begin at zero there.
    func entering(_ view: UIView, at offset: CGPoint) -> WalkSpace {
        var inner = self
        inner.transform = innerTransform(of: view, at: offset)
        return inner
    }

    /// Maps the coordinates of a view.
    func innerTransform(of view: UIView, at offset: CGPoint) -> CGAffineTransform {
        (transform ?? .identity).translatedBy(x: offset.x, y: offset.y).entering(view)
    }

    /// Where a view is.
    @inline(__always)
    func frame(of view: UIView, at offset: CGPoint) -> CGRect { place(of: view, at: offset).frame }

    /// Where a view is, and whether transforms leave nothing of it, as those of nearly no view do.
    @inline(__always)
    func place(of view: UIView, at offset: CGPoint) -> (frame: CGRect, isScaledToNothing: Bool) {
        guard transform == nil, view.transform.isIdentity else {
            let inner = innerTransform(of: view, at: offset)
            return (view.bounds.applying(inner), inner.mayScaleToNothing && view.isScaledToNothing(in: root))
        }
        return (view.frame.offsetBy(dx: offset.x, dy: offset.y), false)
    }
}
