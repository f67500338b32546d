import FormNavigationCore
import UIKit

/// Builds the outline of a form while its views are walked through: which fields and containers are at one level, and in
/// which rows.
@MainActor
struct OutlineBuilder {
    /// A table or a collection with what is loaded of it, or a view whose fields go together.
    struct Container {
        /// `nil` for what has no rows.
        let view: (any RowContainer)?
        let tag: Int
        let direction: ReadingOrder.Direction
        /// In points, in the coordinate space of the searched view's superview.
        let frame: CGRect
        var rows: [FormOutline.Row]
    }

    private(set) var containers: [Container] = []
    /// What is at the level that is being searched: in the end the outermost one. Fields are entered once something else
    /// comes, so that a form without containers needs none.
    private(set) var entries: [FormOutline.Entry] = []
    private var enteredCount = 0
    private(set) var rows = LoadedRows()
    /// The place in ``rows`` of those that are being searched, one inside the other.
    private(set) var row = 0

    /// Enters the fields that have been found since anything was entered.
    ///
    /// - Parameter count: How many have been found.
    mutating func enterFields(upTo count: Int) {
        if entries.isEmpty { entries.reserveCapacity(count - enteredCount + 1) }
        for place in enteredCount..<count { entries.append(.field(place)) }
        enteredCount = count
    }

    /// Begins a level, and returns what is at the one around it.
    mutating func beginLevel(after count: Int) -> [FormOutline.Entry] {
        enterFields(upTo: count)
        defer { entries = [] }
        return entries
    }

    /// Ends the level of views that go together.
    mutating func endGroup(
        _ group: UIView, _ direction: ReadingOrder.Direction, _ frame: CGRect, upTo count: Int,
        in outer: [FormOutline.Entry]
    ) {
        enterFields(upTo: count)
        let row = FormOutline.Row(path: nil, entries: entries)
        containers.append(Container(view: nil, tag: group.tag, direction: direction, frame: frame, rows: [row]))
        endLevel(of: containers.count - 1, in: outer)
    }

    /// Begins the level of a table or a collection, and returns its place among the containers.
    mutating func begin(
        _ container: any RowContainer, _ direction: ReadingOrder.Direction, _ frame: CGRect
    ) -> Int {
        containers.append(
            Container(view: container, tag: container.tag, direction: direction, frame: frame, rows: []))
        return containers.count - 1
    }

    mutating func endLevel(of container: Int, in outer: [FormOutline.Entry]) {
        entries = outer
        entries.append(.container(container))
    }

    /// Begins a row, or what else stands in a table, and returns the place of the rows around it.
    mutating func beginRow(_ path: IndexPath?) -> Int {
        entries = []
        let outer = row
        if let path { row = rows.add(path, in: outer) }
        return outer
    }

    mutating func endRow(_ path: IndexPath?, in outer: Int, of container: Int, upTo count: Int) {
        row = outer
        enterFields(upTo: count)
        if path != nil || !entries.isEmpty {
            containers[container].rows.append(FormOutline.Row(path: path, entries: entries))
        }
    }
}

/// The rows that fields are in, each with the one around it.
struct LoadedRows {
    private var rows: [(path: IndexPath, outer: Int)] = []

    /// Adds a row in another one, and returns its place. `0` is the place of no row.
    mutating func add(_ path: IndexPath, in outer: Int) -> Int {
        rows.append((path, outer))
        return rows.count
    }

    /// The rows at a place, from that of the outermost container to that of the innermost.
    func paths(at place: Int) -> [IndexPath] {
        var paths: [IndexPath] = []
        var place = place
        while place > 0 {
            let row = rows[place - 1]
            paths.append(row.path)
            place = row.outer
        }
        return paths.reversed()
    }
}
