import UIKit

/// A field that a walk has found, and what its position in the order depends on.
@MainActor
struct FoundField {
    var field: FormSnapshot.Field
    /// The frame, in points, in the coordinate space of the searched view's superview.
    let frame: CGRect
    /// The field that follows according to its options.
    let next: UIView?
    /// The field that precedes it according to its options.
    let previous: UIView?
}
