import Foundation

/// The rows of a table or the items of a collection, loaded or not, in index-path order.
///
/// Nothing is counted before it's needed, so a space with many sections costs nothing on its own.
package struct RowSpace {
    /// The number of sections.
    package let sectionCount: Int
    /// The number of rows in a section.
    package let rowCount: (Int) -> Int

    package init(sectionCount: Int, rowCount: @escaping (Int) -> Int) {
        self.sectionCount = sectionCount
        self.rowCount = rowCount
    }

    /// The number of rows in each section.
    package var rowCounts: [Int] { (0..<max(0, sectionCount)).map(rowCount) }

    /// The first row, or `nil` if there are no rows.
    package var first: IndexPath? { firstRow(from: 0) }

    /// The last row, or `nil` if there are no rows.
    package var last: IndexPath? { lastRow(upTo: sectionCount - 1) }

    /// Whether the row exists.
    package func contains(_ path: IndexPath) -> Bool {
        guard path.count == 2, path[0] >= 0, path[1] >= 0 else { return false }
        return path[0] < sectionCount && path[1] < rowCount(path[0])
    }

    /// The row next to another one in a direction, or `nil` beyond the first and the last row.
    package func row(_ direction: MoveDirection, of path: IndexPath) -> IndexPath? {
        direction == .next ? row(after: path) : row(before: path)
    }

    /// The row after another one, or `nil` after the last row.
    package func row(after path: IndexPath) -> IndexPath? {
        guard path.count == 2, path[0] < sectionCount else { return nil }
        if path[1] + 1 < rowCount(path[0]) { return IndexPath(indexes: [path[0], path[1] + 1]) }
        return firstRow(from: path[0] + 1)
    }

    /// The row before another one, or `nil` before the first row.
    package func row(before path: IndexPath) -> IndexPath? {
        guard path.count == 2, path[0] < sectionCount else { return last }
        if path[1] > 0 { return IndexPath(indexes: [path[0], path[1] - 1]) }
        return lastRow(upTo: path[0] - 1)
    }

    private func firstRow(from section: Int) -> IndexPath? {
        guard section < sectionCount else { return nil }
        return (section..<sectionCount).first { rowCount($0) > 0 }.map { IndexPath(indexes: [$0, 0]) }
    }

    private func lastRow(upTo section: Int) -> IndexPath? {
        guard section >= 0 else { return nil }
        return (0...section).reversed().first { rowCount($0) > 0 }.map { IndexPath(indexes: [$0, rowCount($0) - 1]) }
    }
}
