/// The buttons and controls of a cell. Most of them are there while its table view is in editing mode.
extension UITableViewCell {
    /// Shows and takes away the controls that edit the row.
    func editingDidChange() {
        let style = isEditing ? editingStyle : .none
        editControl?.removeFromSuperview()
        editControl = nil
        if style != .none {
            let isInsert = style == .insert
            let control = makeButton { $0.userTapsEditControl(of: $1) }
            control.setImage(UIImage(systemName: isInsert ? "plus.circle.fill" : "minus.circle.fill"), for: .normal)
            control.tintColor = isInsert ? .systemGreen : .systemRed
            editControl = control
        }
        deleteButton?.removeFromSuperview()
        deleteButton = nil
        if showingDeleteConfirmation {
            let button = makeButton { $0.userConfirmsDeletion(of: $1) }
            let title = (superview as? UITableView)?.deletionTitle(of: self)
            button.setTitle(title ?? HeadlessLanguage.current.word("Delete"), for: .normal)
            button.setTitleColor(.white, for: .normal)
            button.backgroundColor = .systemRed
            deleteButton = button
        }
        updateReorderControl()
        setNeedsLayout()
    }

    /// The button that deletes the row takes the place of the control that moves it. A control that a finger drags stays the
    /// same one.
    private func updateReorderControl() {
        let isShown = isEditing && !showingDeleteConfirmation && isMovable ?? showsReorderControl
        if isShown != (reorderControl != nil) {
            reorderControl?.removeFromSuperview()
            reorderControl = isShown ? ReorderControl(frame: .zero) : nil
            if let reorderControl { addSubview(reorderControl) }
        }
        replaceAccessory(nil)
    }

    /// Shows or removes the button with details of the row, which doesn't select it.
    func updateDetailButton() {
        let isShown = !showingDeleteConfirmation && shownAccessoryView == nil && shownAccessoryType.hasDetailButton
        guard isShown != (detailButton != nil) else { return }
        detailButton?.removeFromSuperview()
        detailButton = isShown ? makeButton { $0.userTapsDetailButton(of: $1) } : nil
        detailButton?.setImage(UIImage(systemName: "info.circle"), for: .normal)
        detailButton?.accessibilityLabel = "More Info"
    }

    private func makeButton(_ action: @escaping @MainActor (UITableView, UITableViewCell) -> Void) -> UIButton {
        let button = UIButton(
            type: .system,
            primaryAction: UIAction { [weak self] _ in
                if let self, let table = superview as? UITableView { action(table, self) }
            })
        addSubview(button)
        return button
    }
}
