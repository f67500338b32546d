import UIKit

/// The table and collection views around the fields that a move has left, or has been about to lead to. The fields may
/// have left them since.
@MainActor
struct VisitedLists {
    private var lists: [any RowContainer] = []

    /// Records the lists around a field.
    mutating func note(around field: UIView?) {
        guard let field else { return }
        for case let scrollView as UIScrollView in field.withSuperviews {
            if let list = scrollView.rowContainer, !lists.contains(where: { $0 === list }) { lists.append(list) }
        }
    }

    /// Lays out the lists. A table view that was reloaded has its cells in their rows only after layout (G6, G13). Our
    /// own move gave focus, so no cell is being configured right now (Q16).
    func layOut() {
        for list in lists { list.layoutIfNeeded() }
    }
}
