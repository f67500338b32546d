import UIKit

extension CGAffineTransform {
    /// Maps the bounds coordinates of `view` to where `self` maps those of its superview.
    @MainActor
    func entering(_ view: UIView) -> CGAffineTransform {
        let bounds = view.bounds
        let transform = view.transform
        guard !transform.isIdentity else {
            let origin = view.frame.origin
            return translatedBy(x: origin.x - bounds.minX, y: origin.y - bounds.minY)
        }
        // With a transform `frame` is undefined (F5); the transform acts about the centre (F3).
        let center = view.center
        return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
            .concatenating(self)
    }
}
