import Foundation

/// The search for a field among rows that aren't loaded: which row to load next, and when to stop.
///
/// The row nearest to what's known comes first, alone, because it's the likeliest to contain the field and requires the
/// least movement. After that, each step loads as many rows as fit on the screen.
package struct RowSearch {
    /// The rows to load.
    package struct Step: Equatable {
        package var container: ObjectIdentifier
        /// The row that must be loaded.
        package var row: IndexPath
        /// Whether as many rows beyond it as fit are loaded with it.
        package var isPage: Bool
    }

    /// The direction of the search.
    package let direction: MoveDirection
    /// The number of rows that may still be searched.
    package private(set) var rowsLeft: Int
    /// The rows of each container that have been searched and don't contain a field.
    package private(set) var emptyRows: [ObjectIdentifier: ClosedRange<IndexPath>] = [:]
    /// Whether the search has ended because of its limit.
    package var isExhausted: Bool { rowsLeft <= 0 }

    /// - Parameter limit: The number of rows that may be searched. A limit of less than 0 counts as 0.
    package init(_ direction: MoveDirection, limit: Int) {
        self.direction = direction
        rowsLeft = max(0, limit)
    }

    /// Returns the rows of a container to load, or `nil` when the limit is reached.
    ///
    /// - Parameter isUpsideDown: Whether the container's first row is the lowest on the screen. `false` by default.
    package func step(
        into rows: ClosedRange<IndexPath>, of container: ObjectIdentifier, isUpsideDown: Bool = false
    ) -> Step? {
        guard !isExhausted else { return nil }
        let row = (direction == .next) != isUpsideDown ? rows.lowerBound : rows.upperBound
        return Step(container: container, row: row, isPage: emptyRows[container] != nil)
    }

    /// Records rows that have been searched.
    ///
    /// - Parameters:
    ///   - first: The first of the consecutive rows before the loaded one that were already loaded, or that row itself
    ///     if there's no such row.
    ///   - last: The row farthest in the direction of the search among the consecutive rows that are loaded now.
    ///   - count: The number of rows that have been loaded.
    package mutating func looked(at step: Step, from first: IndexPath, to last: IndexPath, count: Int) {
        rowsLeft -= max(1, count)
        let (low, high) = (min(step.row, first, last), max(step.row, first, last))
        let known = emptyRows[step.container]
        emptyRows[step.container] = min(low, known?.lowerBound ?? low)...max(high, known?.upperBound ?? high)
    }
}
