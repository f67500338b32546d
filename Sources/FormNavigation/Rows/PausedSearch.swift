import FormNavigationCore
import UIKit

/// A search through rows that has paused so that the user doesn't notice a delay. The next move in its direction
/// continues it.
@MainActor
struct PausedSearch {
    private let search: RowSearch
    private weak var field: UIView?
    private let rows: KnownRows

    init(_ search: RowSearch, from field: UIView?, in containers: [any RowContainer]) {
        self.search = search
        self.field = field
        rows = KnownRows(of: containers)
    }

    /// The search, if it began at the same field and goes through the same rows.
    func resumed(_ direction: MoveDirection, from field: UIView?) -> RowSearch? {
        guard direction == search.direction, let field, field === self.field else { return nil }
        return rows.areUnchanged ? search : nil
    }
}

/// Rows that a search has found not to contain a field.
@MainActor
struct FruitlessSearch {
    private let search: RowSearch
    private let rows: KnownRows

    init(_ search: RowSearch, in containers: [any RowContainer]) {
        self.search = search
        rows = KnownRows(of: containers)
    }

    /// The rows, or none if any have been added or removed since.
    var emptyRows: [ObjectIdentifier: ClosedRange<IndexPath>] { rows.areUnchanged ? search.emptyRows : [:] }
}

/// The numbers of rows of some table and collection views, to determine later whether any have been added or removed.
@MainActor
struct KnownRows {
    private let containers: [(view: WeakReference<UIScrollView>, rowCounts: [Int])]

    init(of containers: [any RowContainer]) {
        self.containers = containers.map { (WeakReference(object: $0), $0.rowSpace.rowCounts) }
    }

    /// Whether each table and collection has as many rows in each section as before.
    var areUnchanged: Bool {
        containers.allSatisfy { $0.view.object?.rowContainer?.rowSpace.rowCounts == $0.rowCounts }
    }
}
