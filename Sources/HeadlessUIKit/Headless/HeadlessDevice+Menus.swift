extension HeadlessDevice {
    /// Opens the menu of a button and chooses an action in it, or in one of its submenus.
    ///
    /// If entries of the menu are deferred, the device waits up to 5 seconds of its clock for them.
    ///
    /// - Throws: ``Failure`` if a finger can't reach the button, or if its menu doesn't contain the action.
    public func choose(_ title: String, from button: UIButton) throws {
        _ = try reach(button)
        button.menu?.loadDeferred()
        try wait(for: button.menu, of: button)
        guard button.userChooses(title) else {
            throw Failure(description: "\(name(of: button)) has no menu with \(Self.quoted(title))")
        }
        layOut()
    }

    /// Waits until the deferred entries of an open menu are there.
    func wait(for menu: UIMenu?, of view: UIView) throws {
        guard let menu else { return }
        let end = runLoop.now + 5
        while menu.isPending, runLoop.now < end { advance(by: 0.1) }
        if menu.isPending {
            throw Failure(
                description:
                    "The menu of \(name(of: view)) is still loading. If its entries come from a task or a queue, "
                    + "wait with wait(upTo:until:) first, and then choose again.")
        }
    }

    /// Opens the context menu of a view, as a long touch on the view does.
    ///
    /// The view's own ``UIContextMenuInteraction`` is asked for the menu, or that of the nearest view around it. In a cell,
    /// it's the delegate of the table view or the collection view.
    ///
    /// - Throws: ``Failure`` if a finger can't reach the view, or if the app has no menu for it.
    public func openContextMenu(of view: UIView) throws -> HeadlessContextMenu {
        let point = try reach(view)
        for ancestor in sequence(first: view, next: \.superview) {
            for source in ancestor.contextMenuSources {
                guard let menu = HeadlessContextMenu(of: source, at: point, in: ancestor, on: self) else { continue }
                try wait(for: menu.menu, of: view)
                layOut()
                return menu
            }
        }
        throw Failure(description: "\(name(of: view)) has no context menu")
    }
}
