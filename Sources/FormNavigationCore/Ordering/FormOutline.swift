import Foundation

/// A form as a view tree shows it: fields, and containers whose rows contain fields and aren't all loaded.
///
/// A container takes its place among the fields around it as one of them. Its rows follow their index paths, from the
/// last to the first in one that's upside down, and within a row the order of the form applies again.
package struct FormOutline {
    /// One thing at one level.
    package enum Entry: Equatable {
        /// A field, by its index.
        case field(Int)
        /// A container, by its index.
        case container(Int)
    }

    /// A row that's loaded, or another view at its place: a header, a footer.
    package struct Row {
        /// The row's index path; `nil` for a view that isn't a row and stands between those before and after it.
        package var path: IndexPath?
        package var entries: [Entry]

        package init(path: IndexPath?, entries: [Entry]) {
            self.path = path
            self.entries = entries
        }
    }

    /// A table or a collection.
    package struct Container {
        /// In points, in the coordinate space of the fields' frames.
        package var frame: CGRect
        package var tag: Int
        /// The direction in which siblings inside it are read; `nil`, the default, for the one around it.
        package var direction: ReadingOrder.Direction?
        package var space: RowSpace
        /// What's loaded, in any order except for a view that isn't a row: that follows the row it stands after.
        package var rows: [Row]
        /// The rows that may contain a field, ascending; `nil`, the default, if that isn't known.
        package var rowsWithFields: [IndexPath]?
        /// Rows that aren't loaded but known to contain no field: they have been searched. `nil` by default.
        package var emptyRows: ClosedRange<IndexPath>?
        /// Whether the first row is the lowest on the screen. `false` by default.
        package var isUpsideDown: Bool

        package init(
            frame: CGRect, tag: Int = 0, direction: ReadingOrder.Direction? = nil, space: RowSpace, rows: [Row],
            rowsWithFields: [IndexPath]? = nil, emptyRows: ClosedRange<IndexPath>? = nil, isUpsideDown: Bool = false
        ) {
            self.isUpsideDown = isUpsideDown
            self.direction = direction
            self.frame = frame
            self.tag = tag
            self.space = space
            self.rows = rows
            self.rowsWithFields = rowsWithFields
            self.emptyRows = emptyRows
        }
    }

    /// Consecutive rows of a container that aren't loaded, at least one of which may contain a field.
    package struct Gap: Equatable {
        /// The container's index.
        package var container: Int
        /// The first row that may hold a field, and the last.
        package var rows: ClosedRange<IndexPath>

        package init(container: Int, rows: ClosedRange<IndexPath>) {
            self.container = container
            self.rows = rows
        }
    }

    /// The places of a form, one after the other.
    package struct Order: Equatable {
        /// The fields, by their indices, and among them the gaps: theirs follow the index of the last field.
        package fileprivate(set) var indices: [Int] = []
        package fileprivate(set) var gaps: [Gap] = []
    }

    package var fields: [FieldSequence.Item]
    package var containers: [Container]
    /// What is at the outermost level, in hierarchy order.
    package var entries: [Entry]

    package init(fields: [FieldSequence.Item], containers: [Container] = [], entries: [Entry]) {
        self.fields = fields
        self.containers = containers
        self.entries = entries
    }

    /// Returns the places of the form in their order, before any links.
    ///
    /// - Parameter order: How the entries of a level are ordered. A custom order is one of fields alone: what is not
    ///   loaded has no place in it.
    package func places(order: FieldSequence.Order, direction: ReadingOrder.Direction) -> Order {
        var places = Order()
        if case .custom = order {
            places.indices = FieldSequence.unlinkedIndices(of: fields, order: order, direction: direction)
        } else {
            places.indices.reserveCapacity(fields.count)
            append(entries, order, direction, to: &places)
        }
        return places
    }

    private func append(
        _ entries: [Entry], _ order: FieldSequence.Order, _ direction: ReadingOrder.Direction, to places: inout Order
    ) {
        // A row has one field at most, in most tables.
        if entries.count == 1 { return append(entries[0], order, direction, to: &places) }
        for index in FieldSequence.unlinkedIndices(of: entries.map(item), order: order, direction: direction) {
            append(entries[index], order, direction, to: &places)
        }
    }

    private func append(
        _ entry: Entry, _ order: FieldSequence.Order, _ direction: ReadingOrder.Direction, to places: inout Order
    ) {
        switch entry {
        case .field(let field): places.indices.append(field)
        case .container(let container): append(container: container, order, direction, to: &places)
        }
    }

    /// What an entry is ordered by.
    private func item(_ entry: Entry) -> FieldSequence.Item {
        switch entry {
        case .field(let index): FieldSequence.Item(frame: fields[index].frame, tag: fields[index].tag)
        case .container(let index): FieldSequence.Item(frame: containers[index].frame, tag: containers[index].tag)
        }
    }

    private func append(
        container index: Int, _ order: FieldSequence.Order, _ direction: ReadingOrder.Direction, to places: inout Order
    ) {
        let container = containers[index]
        let direction = container.direction ?? direction
        let parts = parts(of: container)
        for part in container.isUpsideDown ? parts.reversed() : parts {
            switch part {
            case .row(let row): append(row.entries, order, direction, to: &places)
            case .gap(let rows):
                places.indices.append(fields.count + places.gaps.count)
                places.gaps.append(Gap(container: index, rows: rows))
            }
        }
    }

    private enum Part {
        case row(Row)
        case gap(ClosedRange<IndexPath>)
    }

    /// What is loaded of a container, and the gaps between, by index path.
    private func parts(of container: Container) -> [Part] {
        var parts: [Part] = []
        var next = container.space.first
        for row in container.sortedRows {
            if let path = row.path {
                if let start = next, start < path, let end = container.space.row(before: path) {
                    parts += gaps(from: start, to: end, in: container)
                }
                next = container.space.row(after: path)
            }
            parts.append(.row(row))
        }
        if let start = next, let end = container.space.last, start <= end {
            parts += gaps(from: start, to: end, in: container)
        }
        return parts
    }

    /// Returns the gaps that are left of a stretch of rows that are not loaded.
    private func gaps(from start: IndexPath, to end: IndexPath, in container: Container) -> [Part] {
        var stretches = [start...end]
        if let empty = container.emptyRows, empty.overlaps(start...end) {
            stretches = []
            if start < empty.lowerBound, let before = container.space.row(before: empty.lowerBound) {
                stretches.append(start...before)
            }
            if empty.upperBound < end, let after = container.space.row(after: empty.upperBound) {
                stretches.append(after...end)
            }
        }
        return stretches.compactMap(container.narrowed).map { .gap($0) }
    }
}

extension FormOutline.Container {
    /// The rows by index path, with each view that isn't a row behind the row that it stands after.
    fileprivate var sortedRows: [FormOutline.Row] {
        if areRowsSorted { return rows }
        var last: IndexPath?
        let keyed = rows.enumerated().map { index, row in
            last = row.path ?? last
            return (key: last, isRow: row.path != nil, index: index, row: row)
        }
        return keyed.sorted { first, second in
            guard first.key == second.key else {
                guard let key = first.key else { return true }
                return second.key.map { key < $0 } ?? false
            }
            return first.index < second.index
        }.map(\.row)
    }

    /// Whether the rows are in order already, as they are if they're positioned below each other.
    private var areRowsSorted: Bool {
        var last: IndexPath?
        for row in rows {
            guard let path = row.path else { continue }
            if let last, path < last { return false }
            last = path
        }
        return true
    }

    /// The part of a stretch between the first row and the last that may hold a field.
    fileprivate func narrowed(_ stretch: ClosedRange<IndexPath>) -> ClosedRange<IndexPath>? {
        guard let rowsWithFields else { return stretch }
        let start = rowsWithFields.partitioningIndex { $0 >= stretch.lowerBound }
        let end = rowsWithFields.partitioningIndex { $0 > stretch.upperBound }
        return start < end ? rowsWithFields[start]...rowsWithFields[end - 1] : nil
    }
}

extension [IndexPath] {
    /// The index of the first element that meets a condition, if all that follow meet it, too.
    fileprivate func partitioningIndex(where condition: (IndexPath) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
