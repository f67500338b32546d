/// An edge that an arranged view has in common with a view outside of its stack.
///
/// A view without a size of its own takes the size of what has the same edges: a border in a stack, for example, and a
/// text field on top of it that isn't in the stack.
@MainActor
struct SharedEdge {
    /// The view outside of the stack.
    private let other: UIView
    private let axis: NSLayoutConstraint.Axis
    private let isEnd: Bool
    /// How far the other view's edge is behind the arranged view's, in points.
    private let distance: CGFloat

    /// `nil` if the constraint is about anything else.
    init?(_ constraint: NSLayoutConstraint, of view: UIView) {
        guard let stack = view.superview as? UIStackView, constraint.multiplier == 1,
            constraint.firstAttribute == constraint.secondAttribute,
            let (axis, isEnd) = Self.edge(constraint.firstAttribute)
        else { return nil }
        let isFirst = constraint.firstItem === view
        guard isFirst || constraint.secondItem === view,
            let other = (isFirst ? constraint.secondItem : constraint.firstItem) as? UIView,
            !other.isDescendant(of: stack), !view.isDescendant(of: other)
        else { return nil }
        (self.other, self.axis, self.isEnd) = (other, axis, isEnd)
        distance = isFirst ? -constraint.constant : constraint.constant
    }

    private static func edge(
        _ attribute: NSLayoutConstraint.Attribute
    ) -> (NSLayoutConstraint.Axis, isEnd: Bool)? {
        switch attribute {
        case .top: (.vertical, false)
        case .bottom: (.vertical, true)
        case .leading: (.horizontal, false)
        case .trailing: (.horizontal, true)
        default: nil
        }
    }

    /// The length of an arranged view without one of its own, or `nil` if no other view has both of its edges.
    static func length(
        of view: UIView, _ axis: NSLayoutConstraint.Axis, _ edges: [SharedEdge]
    ) -> ConstraintLayout.FixedLength? {
        // Across the stack, views that fill it have its size.
        guard let stack = view.superview as? UIStackView, stack.axis == axis || stack.alignment != .fill
        else { return nil }
        let edges = edges.filter { $0.axis == axis }
        guard edges.count > 1 else { return nil }
        let own = view.intrinsicContentSize
        guard (axis == .horizontal ? own.width : own.height) == UIView.noIntrinsicMetric else { return nil }
        for start in edges where !start.isEnd {
            guard let end = edges.first(where: { $0.isEnd && $0.other === start.other }) else { continue }
            let width = axis == .vertical && view.bounds.width > 0 ? view.bounds.width : nil
            let size = ConstraintLayout.fittingSize(of: start.other, width: width)
            let length = axis == .horizontal ? size.width : size.height
            guard length > 0 else { continue }
            return ConstraintLayout.FixedLength(
                length: max(0, length + start.distance - end.distance), priority: .required, isAround: true)
        }
        return nil
    }
}
