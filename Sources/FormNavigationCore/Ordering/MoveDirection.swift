/// The direction of a move through a form.
package enum MoveDirection: Sendable, Hashable, CaseIterable {
    case previous
    case next

    package var opposite: MoveDirection { self == .next ? .previous : .next }
}
