/// The transform and the anchor point of a view, if they aren't the usual ones.
final class Placement {
    static let middle = CGPoint(x: 0.5, y: 0.5)

    let transform3D: CATransform3D
    /// The part of the transform within the plane.
    let transform: CGAffineTransform
    let anchor: CGPoint

    init(transform3D: CATransform3D, anchor: CGPoint) {
        self.transform3D = transform3D
        self.anchor = anchor
        transform = transform3D.affine
    }

    /// Whether this is what every view has.
    var isUsual: Bool { anchor == Self.middle && CATransform3DIsIdentity(transform3D) }

    /// The bounding box of a view of some size whose anchor point is at `position`.
    func frame(of size: CGSize, at position: CGPoint) -> CGRect {
        let rect = CGRect(
            x: -size.width * anchor.x, y: -size.height * anchor.y, width: size.width, height: size.height)
        // The corners are placed before the box is drawn around them, as on iOS: so a quarter turn, whose sine and
        // cosine are nearly 0 and 1, gives round numbers.
        return rect.boundingBox { point in
            let point = transform3D.project(point)
            return CGPoint(x: point.x + position.x, y: point.y + position.y)
        }
    }

    /// The size that a view must have for its bounding box to have the given size.
    func size(for size: CGSize) -> CGSize {
        guard !transform.isIdentity else { return size }
        let size = size.applying(transform.inverted())
        return CGSize(width: abs(size.width), height: abs(size.height))
    }
}

extension CGRect {
    /// The bounding box of the projected corners.
    func projected(by transform: CATransform3D) -> CGRect {
        CATransform3DIsAffine(transform) ? applying(transform.affine) : boundingBox(of: transform.project)
    }

    /// The smallest rectangle around what becomes of the corners.
    func boundingBox(of place: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map(place)
        let (x, y) = (corners.map(\.x), corners.map(\.y))
        let origin = CGPoint(x: x.min()!, y: y.min()!)
        return CGRect(x: origin.x, y: origin.y, width: x.max()! - origin.x, height: y.max()! - origin.y)
    }
}
