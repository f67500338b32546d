extension UITableView {
    // MARK: Fingers

    func beginHighlighting(_ touch: UITouch) {
        guard isEditing ? allowsSelectionDuringEditing : allowsSelection, highlighted == nil,
            let item = row(under: touch), let path = item.indexPath
        else {
            return
        }
        let isAllowed = HeadlessOptional.call(calledDelegate, "tableView(_:shouldHighlightRowAt:)") {
            $0.tableView(self, shouldHighlightRowAt: path)
        }
        guard isAllowed != false else { return }
        highlighted = item
        (loaded[item] as? UITableViewCell)?.setHighlighted(true, animated: false)
        HeadlessOptional.call(calledDelegate, "tableView(_:didHighlightRowAt:)") {
            $0.tableView(self, didHighlightRowAt: path)
        }
    }

    func endHighlighting() {
        guard let item = highlighted, let path = item.indexPath else { return }
        highlighted = nil
        (loaded[item] as? UITableViewCell)?.setHighlighted(false, animated: false)
        HeadlessOptional.call(calledDelegate, "tableView(_:didUnhighlightRowAt:)") {
            $0.tableView(self, didUnhighlightRowAt: path)
        }
    }

    /// The row whose cell was touched, unless the touch is for something in it that scrolls on its own.
    private func row(under touch: UITouch) -> TableItem? {
        var view = touch.view
        while let current = view, current !== self {
            if let cell = current as? UITableViewCell { return item(of: cell) }
            if current is UIScrollView { return nil }
            view = current.superview
        }
        return nil
    }

    /// The user has tapped a row.
    func userSelects(_ item: TableItem) {
        guard prepared.contains(item), let path = item.indexPath else { return }
        if allowsMultipleSelection, selection.contains(item) {
            if userDeselects(item) { announceSelection() }
            return
        }
        let answer = HeadlessOptional.call(calledDelegate, "tableView(_:willSelectRowAt:)") {
            $0.tableView(self, willSelectRowAt: path)
        }
        guard let target = answer ?? path else { return }
        let chosen = TableItem(target)
        if !allowsMultipleSelection {
            for old in selection where old != chosen { _ = userDeselects(old) }
        }
        setSelected(true, chosen)
        HeadlessOptional.call(calledDelegate, "tableView(_:didSelectRowAt:)") {
            $0.tableView(self, didSelectRowAt: target)
        }
        announceSelection()
    }

    private func userDeselects(_ item: TableItem) -> Bool {
        guard let path = item.indexPath else { return false }
        let answer = HeadlessOptional.call(calledDelegate, "tableView(_:willDeselectRowAt:)") {
            $0.tableView(self, willDeselectRowAt: path)
        }
        guard let target = answer ?? path else { return false }
        setSelected(false, TableItem(target))
        HeadlessOptional.call(calledDelegate, "tableView(_:didDeselectRowAt:)") {
            $0.tableView(self, didDeselectRowAt: target)
        }
        return true
    }

    private func announceSelection() {
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }

    // MARK: The selection itself

    func setSelected(_ isSelected: Bool, _ item: TableItem) {
        guard selection.contains(item) != isSelected else { return }
        if isSelected { selection.insert(item) } else { selection.remove(item) }
        (loaded[item] as? UITableViewCell)?.setSelected(isSelected, animated: false)
    }

    func setSelection(of indexPath: IndexPath?) {
        let item = indexPath.map(TableItem.init)
        if !allowsMultipleSelection || item == nil {
            for old in selection where old != item { setSelected(false, old) }
        }
        if let item, prepared.contains(item) { setSelected(true, item) }
    }
}
