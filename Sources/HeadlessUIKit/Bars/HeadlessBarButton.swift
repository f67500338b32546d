/// What a user's finger does to bar button items, which aren't views.
@preconcurrency @MainActor
public enum HeadlessBarButton {
    /// The view that represents an item, or `nil` while no bar shows it.
    public static func view(of item: UIBarButtonItem) -> UIView? { item.view }

    /// Taps an item: performs its primary action, if it has one and is enabled.
    ///
    /// - Returns: Whether there was something to perform.
    @discardableResult
    public static func tap(_ item: UIBarButtonItem) -> Bool {
        guard item.isEnabled, item.primaryAction != nil else { return false }
        item.perform()
        return true
    }

    /// Opens an item's menu and chooses an action in it, or in a menu inside it.
    ///
    /// - Returns: Whether the item was enabled and its menu had an action of that title.
    @discardableResult
    public static func choose(_ title: String, in item: UIBarButtonItem) -> Bool {
        guard item.isEnabled, let action = item.menu.flatMap({ find(title, in: $0) }) else { return false }
        action.performWithSender(item, target: nil)
        return true
    }

    private static func find(_ title: String, in menu: UIMenu) -> UIAction? {
        for child in menu.children {
            if let action = child as? UIAction, action.title == title { return action }
            if let submenu = child as? UIMenu, let action = find(title, in: submenu) { return action }
        }
        return nil
    }
}
