import Foundation

/// The search for a field among rows that are not loaded: which row to bring in next, and when to stop.
///
/// The row nearest to what is known comes first, alone, since it is the likeliest to hold the field and the least to
/// move for. After that each step brings in as many as fit on the screen.
package struct RowSearch {
    /// What to bring in.
    package struct Step: Equatable {
        package var container: ObjectIdentifier
        /// The row that must be loaded.
        package var row: IndexPath
        /// Whether rows beyond it are brought in with it, as many as fit.
        package var isPage: Bool
    }

    /// The direction in which the rows are gone through.
    package let direction: MoveDirection
    /// How many rows may still be looked at.
    package private(set) var rowsLeft: Int
    /// The rows of each container that have been looked at, and hold nothing.
    package private(set) var emptyRows: [ObjectIdentifier: ClosedRange<IndexPath>] = [:]
    /// Whether the search has ended because of its limit.
    package var isExhausted: Bool { rowsLeft <= 0 }

    /// - Parameter limit: How many rows may be looked at. A limit of less than 0 counts as 0.
    package init(_ direction: MoveDirection, limit: Int) {
        self.direction = direction
        rowsLeft = max(0, limit)
    }

    /// Returns what to bring in for rows of a container that are not loaded; `nil` once the limit is reached.
    ///
    /// - Parameter isUpsideDown: Whether the container's first row is the lowest on the screen. `false` by default.
    package func step(
        into rows: ClosedRange<IndexPath>, of container: ObjectIdentifier, isUpsideDown: Bool = false
    ) -> Step? {
        guard !isExhausted else { return nil }
        let row = (direction == .next) != isUpsideDown ? rows.lowerBound : rows.upperBound
        return Step(container: container, row: row, isPage: emptyRows[container] != nil)
    }

    /// Takes note of rows that have been looked at.
    ///
    /// - Parameters:
    ///   - first: The first of the rows that led up to the one that was brought in, and were loaded before; that row
    ///     itself if none was.
    ///   - last: The row farthest in the direction of the search of those that are loaded now, one after the other.
    ///   - count: How many have been brought in.
    package mutating func looked(at step: Step, from first: IndexPath, to last: IndexPath, count: Int) {
        rowsLeft -= max(1, count)
        let (low, high) = (min(step.row, first, last), max(step.row, first, last))
        let known = emptyRows[step.container]
        emptyRows[step.container] = min(low, known?.lowerBound ?? low)...max(high, known?.upperBound ?? high)
    }
}
