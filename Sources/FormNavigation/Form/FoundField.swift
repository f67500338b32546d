import UIKit

/// A field that a walk has found, and what its position in the order depends on.
@MainActor
struct FoundField {
    let field: FormSnapshot.Field
    /// In points, in the coordinate space of the searched view's superview.
    let frame: CGRect
    /// The field that its options link to come after it.
    let next: UIView?
    /// The field that its options link to come before it.
    let previous: UIView?
}
