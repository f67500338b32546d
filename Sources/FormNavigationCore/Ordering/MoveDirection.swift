/// Where a move through a form goes.
package enum MoveDirection: Sendable, Hashable, CaseIterable {
    case previous
    case next

    package var opposite: MoveDirection { self == .next ? .previous : .next }
}
