import Foundation

/// A form as a view hierarchy shows it: fields, and containers with rows that contain fields and aren't all loaded.
///
/// A container has a position among the fields around it, like a field. Its rows are in the order of their index paths,
/// or from the last to the first in a container that's upside down. Within a row, the order of the form applies again.
package struct FormOutline {
    /// An entry at one level.
    package enum Entry: Equatable {
        /// A field, by its index.
        case field(Int)
        /// A container, by its index.
        case container(Int)
    }

    /// A loaded row, or another view at its position, such as a header or a footer.
    package struct Row {
        /// The row's index path, or `nil` for a view that isn't a row and is between the rows before and after it.
        package var path: IndexPath?
        package var entries: [Entry]

        package init(path: IndexPath?, entries: [Entry]) {
            self.path = path
            self.entries = entries
        }
    }

    /// A table or a collection.
    package struct Container {
        /// The frame, in points, in the coordinate space of the fields' frames.
        package var frame: CGRect
        package var tag: Int
        /// The reading direction of the siblings inside it. `nil`, the default, means that of the surroundings.
        package var direction: ReadingOrder.Direction?
        package var space: RowSpace
        /// What's loaded, in any order, except that a view that isn't a row follows the row that it's after.
        package var rows: [Row]
        /// The rows that may contain a field, in ascending order. `nil`, the default, if that isn't known.
        package var rowsWithFields: [IndexPath]?
        /// Rows that aren't loaded, but that a search found not to contain a field. `nil` by default.
        package var emptyRows: ClosedRange<IndexPath>?
        /// Whether the first row is the lowest on the screen. `false` by default.
        package var isUpsideDown: Bool
        /// The frame of the content, if this is a scroll view without rows. It's read as a whole if its content doesn't
        /// fit, and if there are fields outside of it, since those are where its content scrolls to. `nil` by default.
        package var contentFrame: CGRect?

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
        /// The first and the last row that may contain a field.
        package var rows: ClosedRange<IndexPath>

        package init(container: Int, rows: ClosedRange<IndexPath>) {
            self.container = container
            self.rows = rows
        }
    }

    /// The positions in a form, in order.
    package struct Order: Equatable {
        /// The indices of the fields, and among them those of the gaps, which follow the index of the last field.
        package fileprivate(set) var indices: [Int] = []
        package fileprivate(set) var gaps: [Gap] = []
    }

    package var fields: [FieldSequence.Item]
    package var containers: [Container]
    /// The entries at the outermost level, in hierarchy order.
    package var entries: [Entry]

    package init(fields: [FieldSequence.Item], containers: [Container] = [], entries: [Entry]) {
        self.fields = fields
        self.containers = containers
        self.entries = entries
    }

    /// Returns the positions of the form in order, before any links.
    ///
    /// - Parameter order: The order of the entries at each level. A custom order contains only fields. What isn't loaded
    ///   precedes them if no field in the hierarchy is before it, and follows them otherwise.
    package func places(order: FieldSequence.Order, direction: ReadingOrder.Direction) -> Order {
        var places = Order()
        places.indices.reserveCapacity(fields.count)
        guard case .custom = order else {
            append(entries, order, direction, to: &places)
            return places
        }
        append(entries, .hierarchy, direction, to: &places)
        let gapsBefore = places.indices.prefix { $0 >= fields.count }
        let gapsAfter = places.indices.dropFirst(gapsBefore.count).filter { $0 >= fields.count }
        let ordered = FieldSequence.unlinkedIndices(of: fields, order: order, direction: direction)
        places.indices = gapsBefore + ordered + gapsAfter
        return places
    }

    private func append(
        _ entries: [Entry], _ order: FieldSequence.Order, _ direction: ReadingOrder.Direction, to places: inout Order
    ) {
        // In most tables, a row has at most one field.
        if entries.count == 1 { return append(entries[0], order, direction, to: &places) }
        let entries = opened(entries)
        let items = entries.map { item($0, among: entries) }
        for index in FieldSequence.unlinkedIndices(of: items, order: order, direction: direction) {
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

    /// The value by which an entry is sorted.
    private func item(_ entry: Entry, among entries: [Entry]) -> FieldSequence.Item {
        let tag =
            switch entry {
            case .field(let index): fields[index].tag
            case .container(let index): containers[index].tag
            }
        return FieldSequence.Item(frame: frame(entry, among: entries), tag: tag, lastPlace: lastPlace(of: entry))
    }

    /// The place that a field, or the first field of a container, had in the last order.
    private func lastPlace(of entry: Entry) -> Int? {
        switch entry {
        case .field(let index): fields[index].lastPlace
        case .container(let index): containers[index].rows.flatMap(\.entries).compactMap(lastPlace).min()
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

    /// The loaded rows of a container, and the gaps between them, by index path.
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

    /// Returns the gaps that are left of a range of rows that aren't loaded.
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
    /// The rows by index path, with each view that isn't a row after the row that precedes it.
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

    /// Whether the rows are in order already, which is the case if they're below each other.
    private var areRowsSorted: Bool {
        var last: IndexPath?
        for row in rows {
            guard let path = row.path else { continue }
            if let last, path < last { return false }
            last = path
        }
        return true
    }

    /// The part of a range between the first and the last row that may contain a field.
    fileprivate func narrowed(_ stretch: ClosedRange<IndexPath>) -> ClosedRange<IndexPath>? {
        guard let rowsWithFields else { return stretch }
        let start = rowsWithFields.partitioningIndex { $0 >= stretch.lowerBound }
        let end = rowsWithFields.partitioningIndex { $0 > stretch.upperBound }
        return start < end ? rowsWithFields[start]...rowsWithFields[end - 1] : nil
    }
}

extension [IndexPath] {
    /// The index of the first element that meets a condition, if all following elements meet it, too.
    fileprivate func partitioningIndex(where condition: (IndexPath) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
