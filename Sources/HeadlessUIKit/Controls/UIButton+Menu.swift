extension UIButton {
    /// Opens the menu and chooses an action in it, or in one of its submenus.
    ///
    /// - Returns: Whether the menu contained the action.
    func userChooses(_ title: String) -> Bool {
        guard isEnabled, let menu, let path = menu.path(to: title), let action = path.last as? UIAction else {
            return false
        }
        sendActions(for: .menuActionTriggered)
        let keepsSelection = changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction
        if keepsSelection || path.dropLast().contains(where: { ($0 as? UIMenu)?.isSingleSelection == true }) {
            menu.select(action)
        }
        action.performWithSender(self, target: nil)
        if keepsSelection { showSelection() }
        return true
    }

    /// Shows the title of the menu's selected action, as a button for choosing does.
    func showSelection() {
        guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let chosen = menu?.chosen else { return }
        if configuration != nil { configuration?.title = chosen.title } else { setTitle(chosen.title, for: .normal) }
    }
}

extension UIMenu {
    fileprivate var isSingleSelection: Bool { options.contains(.singleSelection) }

    /// The menus that lead to an action that can be chosen, this one first, and the action.
    func path(to title: String) -> [UIMenuElement]? {
        for child in shownChildren {
            if let action = child as? UIAction, action.title == title,
                action.attributes.isDisjoint(with: [.disabled, .hidden])
            {
                return [self, action]
            }
            if let path = (child as? UIMenu)?.path(to: title) { return [self] + path }
        }
        return nil
    }

    /// Every action in this menu, or in one inside it.
    private var actions: [UIAction] {
        shownChildren.flatMap { child in (child as? UIMenu)?.actions ?? (child as? UIAction).map { [$0] } ?? [] }
    }

    /// Selects an action.
    fileprivate func select(_ action: UIAction) {
        for other in actions { other.state = other === action ? .on : .off }
    }

    /// The selected action, or else the first one.
    fileprivate var chosen: UIAction? { actions.first { $0.state == .on } ?? actions.first }
}
