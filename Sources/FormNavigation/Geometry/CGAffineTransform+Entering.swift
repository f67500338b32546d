import UIKit

extension CGAffineTransform {
    /// Maps the bounds coordinates of `view` to where `self` maps those of its superview.
    @MainActor
    func entering(_ view: UIView) -> CGAffineTransform { entering(view, view.bounds, view.transform) }

    /// - Parameters:
    ///   - bounds: The bounds of the view.
    ///   - transform: The transform of the view.
    @MainActor
    func entering(_ view: UIView, _ bounds: CGRect, _ transform: CGAffineTransform) -> CGAffineTransform {
        guard !transform.isIdentity else {
            let origin = view.frame.origin
            return translatedBy(x: origin.x - bounds.minX, y: origin.y - bounds.minY)
        }
        // With a transform `frame` is undefined (F5); the transform acts about the center (F3).
        let center = view.center
        return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
            .concatenating(self)
    }
}

extension CGAffineTransform {
    /// The factor of the length that shrinks most.
    private var leastScale: CGFloat {
        let (sum, determinant) = (a * a + b * b + c * c + d * d, a * d - b * c)
        let rest = max(0, sum * sum - 4 * determinant * determinant)
        return max(0, (sum - rest.squareRoot()) / 2).squareRoot()
    }

    /// Whether lengths in some direction shrink to less than a hundredth. In the same way, an alpha below 0.01 counts
    /// as invisible.
    var scalesToNothing: Bool { leastScale < 0.01 }
}

extension UIView {
    /// Whether the transforms of the view, and of those around it in `root`, scale it down so far that nothing is
    /// visible.
    func isScaledToNothing(in root: UIView) -> Bool {
        var transform = CGAffineTransform.identity
        for view in withSuperviews {
            if view === root { break }
            transform = transform.concatenating(view.transform)
        }
        return transform.scalesToNothing
    }
}
