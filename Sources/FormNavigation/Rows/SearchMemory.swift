import FormNavigationCore
import UIKit

/// What a navigator's searches through rows have found out.
///
/// It's a class, because asking for the number of rows runs the app's code, which may search again.
@MainActor
final class SearchMemory {
    private var paused: PausedSearch?
    private var exhausted: [MoveDirection: KnownRows] = [:]
    private var fruitless: FruitlessSearch?

    /// Whether a search in this direction hasn't found a field, so that the button in that direction is disabled.
    func isExhausted(_ direction: MoveDirection) -> Bool { exhausted[direction]?.areUnchanged == true }

    /// The rows of each table or collection in which the last search beyond the last loaded field didn't find another one.
    /// A move searches them again.
    var emptyRows: [ObjectIdentifier: ClosedRange<IndexPath>] { fruitless?.emptyRows ?? [:] }

    /// The search that a move from a field continues, which it does only once.
    func resume(_ direction: MoveDirection, from field: UIView?) -> RowSearch? {
        let search = paused?.resumed(direction, from: field)
        paused = nil
        return search
    }

    /// Records a search that the next move in its direction continues.
    func pause(_ rows: RowSearcher, from field: UIView?) {
        paused = PausedSearch(rows.search, from: field, in: rows.containers)
    }

    /// Records a search that has ended without finding a field that takes focus.
    func end(_ rows: RowSearcher) {
        let direction = rows.search.direction
        exhausted[direction] = KnownRows(of: rows.containers)
        if direction == .next { fruitless = FruitlessSearch(rows.search, in: rows.containers) }
    }

    /// Makes the next move search again.
    func forget() { (exhausted, paused) = ([:], nil) }

    /// Makes the next move search again, and all rows count again.
    func forgetEverything() {
        forget()
        fruitless = nil
    }
}

/// A search through rows that has paused so that the user doesn't notice a delay.
@MainActor
private struct PausedSearch {
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
private struct FruitlessSearch {
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
private struct KnownRows {
    private let containers: [(view: WeakReference<UIScrollView>, rowCounts: [Int])]

    init(of containers: [any RowContainer]) {
        self.containers = containers.map { (WeakReference(object: $0), $0.rowSpace.rowCounts) }
    }

    /// Whether each table and collection has as many rows in each section as before.
    var areUnchanged: Bool {
        containers.allSatisfy { $0.view.object?.rowContainer?.rowSpace.rowCounts == $0.rowCounts }
    }
}
