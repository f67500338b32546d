import Foundation

/// The search for a field among rows that aren't loaded: which row to load next, and when to stop.
///
/// The row nearest to what's known comes first, alone, since it's the likeliest to contain the field and requires the
/// least movement. After that each step loads as many as fit on the screen.
package struct RowSearch {
    /// The rows to load.
    package struct Step: Equatable {
        package var container: ObjectIdentifier
        /// The row that must be loaded.
        package var row: IndexPath
        /// Whether rows beyond it are loaded with it, as many as fit.
        package var isPage: Bool
    }

    /// The direction of the search.
    package let direction: MoveDirection
    /// The number of rows that may still be searched.
    package private(set) var rowsLeft: Int
    /// The rows of each container that have been searched, and contain nothing.
    package private(set) var emptyRows: [ObjectIdentifier: ClosedRange<IndexPath>] = [:]
    /// Whether the search has ended because of its limit.
    package var isExhausted: Bool { rowsLeft <= 0 }

    /// - Parameter limit: The number of rows that may be searched. A limit of less than 0 counts as 0.
    package init(_ direction: MoveDirection, limit: Int) {
        self.direction = direction
        rowsLeft = max(0, limit)
    }

    /// Returns what to load for rows of a container that aren't loaded; `nil` once the limit is reached.
    ///
    /// - Parameter isUpsideDown: Whether the container's first row is the lowest on the screen. `false` by default.
    package func step(
        into rows: ClosedRange<IndexPath>, of container: ObjectIdentifier, isUpsideDown: Bool = false
    ) -> Step? {
        guard !isExhausted else { return nil }
        let row = (direction == .next) != isUpsideDown ? rows.lowerBound : rows.upperBound
        return Step(container: container, row: row, isPage: emptyRows[container] != nil)
    }

    /// Notes rows that have been searched.
    ///
    /// - Parameters:
    ///   - first: The first of the rows that led up to the one that was loaded, and were loaded before; that row itself
    ///     if no such row was.
    ///   - last: The row farthest in the direction of the search among the consecutive rows that are loaded now.
    ///   - count: The number of rows that have been loaded.
    package mutating func looked(at step: Step, from first: IndexPath, to last: IndexPath, count: Int) {
        rowsLeft -= max(1, count)
        let (low, high) = (min(step.row, first, last), max(step.row, first, last))
        let known = emptyRows[step.container]
        emptyRows[step.container] = min(low, known?.lowerBound ?? low)...max(high, known?.upperBound ?? high)
    }
}
