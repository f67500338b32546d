/// Rows that reveal actions when they're swiped to the side.
///
/// Rows without their own configuration can't be swiped. iOS offers to delete a row if the data source implements
/// `tableView(_:commit:forRowAt:)`, but here there's no way to tell without calling it.
extension UITableView: RowSwiping {
    func swipedRow(at point: CGPoint) -> (indexPath: IndexPath, cell: UIView)? {
        guard !isEditing, let item = row(at: point), let path = item.indexPath, let cell = loaded[item], mayEdit(item)
        else { return nil }
        return (path, cell)
    }

    func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard !isLeading else {
            return HeadlessOptional.call(calledDelegate, "tableView(_:leadingSwipeActionsConfigurationForRowAt:)") {
                $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
            } ?? nil
        }
        let configuration = HeadlessOptional.call(
            calledDelegate, "tableView(_:trailingSwipeActionsConfigurationForRowAt:)"
        ) {
            $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
        }
        // Row actions aren't asked for where there could be a configuration, even if there's none (G24).
        return configuration ?? rowActions(at: indexPath)
    }

    /// The older actions at the trailing edge. A swipe across the row doesn't perform any of them.
    private func rowActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let actions = HeadlessOptional.call(calledDelegate, "tableView(_:editActionsForRowAt:)") {
            $0.tableView(self, editActionsForRowAt: indexPath)
        }
        let configuration = (actions ?? nil).map {
            UISwipeActionsConfiguration(actions: $0.map { $0.contextualAction(at: indexPath) })
        }
        configuration?.performsFirstActionWithFullSwipe = false
        return configuration
    }

    func originalFrame(of swipe: RowSwipe) -> CGRect? {
        let item = TableItem(swipe.indexPath)
        return loaded[item] === swipe.cell ? rect(of: item) : nil
    }

    func willBeginSwipe(at indexPath: IndexPath) {
        HeadlessOptional.call(calledDelegate, "tableView(_:willBeginEditingRowAt:)") {
            $0.tableView(self, willBeginEditingRowAt: indexPath)
        }
    }

    func didEndSwipe(at indexPath: IndexPath) {
        HeadlessOptional.call(calledDelegate, "tableView(_:didEndEditingRowAt:)") {
            $0.tableView(self, didEndEditingRowAt: indexPath)
        }
    }
}
