import FormNavigationCore
import UIKit

/// A search through rows that has taken as long as a person doesn't notice. The next move in its direction goes on with it.
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

    /// The search, if it is one from the same field through the same rows.
    func resumed(_ direction: MoveDirection, from field: UIView?) -> RowSearch? {
        guard direction == search.direction, let field, field === self.field else { return nil }
        return rows.areUnchanged ? search : nil
    }
}

/// How many rows some tables and collections have, to see later whether any have come or gone.
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
