/// Deletes and inserts rows with the controls that cells show while the table view is in editing mode.
extension UITableView {
    /// Has a cell show what its row has for editing.
    func prepareEditing(_ cell: UITableViewCell, for item: TableItem) {
        let style = isEditing ? editingStyle(of: item) : .none
        cell.editingStyle = style
        if let path = item.indexPath, style != .none {
            let indents = HeadlessOptional.call(calledDelegate, "tableView(_:shouldIndentWhileEditingRowAt:)") {
                $0.tableView(self, shouldIndentWhileEditingRowAt: path)
            }
            if let indents { cell.shouldIndentWhileEditing = indents }
        }
        let isEdited = isEditing && mayEdit(item)
        cell.isMovable = isEdited ? mayMove(item) : false
        if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: false) }
    }

    /// Every row can be edited unless the data source says otherwise.
    func mayEdit(_ item: TableItem) -> Bool {
        guard let path = item.indexPath else { return false }
        return HeadlessOptional.call(dataSource, "tableView(_:canEditRowAt:)") {
            $0.tableView(self, canEditRowAt: path)
        } ?? true
    }

    /// The style is delete unless the delegate says otherwise.
    private func editingStyle(of item: TableItem) -> UITableViewCell.EditingStyle {
        guard mayEdit(item), let path = item.indexPath else { return .none }
        return HeadlessOptional.call(calledDelegate, "tableView(_:editingStyleForRowAt:)") {
            $0.tableView(self, editingStyleForRowAt: path)
        } ?? .delete
    }

    func editingDidChange() {
        for item in displayed { if let cell = loaded[item] as? UITableViewCell { prepareEditing(cell, for: item) } }
        setNeedsLayout()
    }

    func deletionTitle(of cell: UITableViewCell) -> String? {
        guard let path = item(of: cell)?.indexPath else { return nil }
        return HeadlessOptional.call(calledDelegate, "tableView(_:titleForDeleteConfirmationButtonForRowAt:)") {
            $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
        } ?? nil
    }

    // MARK: Fingers

    /// Inserts immediately, and asks again before deleting.
    func userTapsEditControl(of cell: UITableViewCell) {
        if cell.editingStyle == .insert { return commit(.insert, cell) }
        for case let other as UITableViewCell in loaded.values where other !== cell {
            other.showingDeleteConfirmation = false
        }
        cell.showingDeleteConfirmation.toggle()
    }

    func userConfirmsDeletion(of cell: UITableViewCell) {
        cell.showingDeleteConfirmation = false
        commit(.delete, cell)
    }

    func userTapsDetailButton(of cell: UITableViewCell) {
        guard let path = item(of: cell)?.indexPath else { return }
        HeadlessOptional.call(calledDelegate, "tableView(_:accessoryButtonTappedForRowWith:)") {
            $0.tableView(self, accessoryButtonTappedForRowWith: path)
        }
    }

    private func commit(_ style: UITableViewCell.EditingStyle, _ cell: UITableViewCell) {
        guard let path = item(of: cell)?.indexPath else { return }
        HeadlessOptional.call(dataSource, "tableView(_:commit:forRowAt:)") {
            $0.tableView(self, commit: style, forRowAt: path)
        }
    }
}
