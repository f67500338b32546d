import UIKit

extension FormNavigator {
    // MARK: - Choosing

    /// Moves focus to a field of the form.
    ///
    /// As with any move, the navigator asks its delegate, scrolls the field into view, and moves VoiceOver to it.
    ///
    /// - Parameter field: A field of the form.
    /// - Returns: `true` if the field has focus now; otherwise, `false`. Always `false` for a view that isn't a field
    ///   of the form.
    @discardableResult
    public func focus(_ field: UIView) -> Bool { engine.move(to: field) }

    /// Moves focus to a field in a row of a table view, loading the row if necessary.
    ///
    /// - Parameters:
    ///   - indexPath: The index path of the row.
    ///   - tableView: A table view in the form.
    ///   - index: The index of the field among the row's fields, in order, starting at 0. The default value is 0.
    /// - Returns: `true` if that field has focus now. `false` if there's no such row or field, or if the field refuses
    ///   focus; in this case, the table view returns to its previous position.
    @discardableResult
    public func focus(at indexPath: IndexPath, in tableView: UITableView, index: Int = 0) -> Bool {
        engine.move(toRow: indexPath, of: tableView, index: index)
    }

    /// Moves focus to a field in an item of a collection view, loading the item if necessary.
    ///
    /// - Parameters:
    ///   - indexPath: The index path of the item.
    ///   - collectionView: A collection view in the form.
    ///   - index: The index of the field among the item's fields, in order, starting at 0. The default value is 0.
    /// - Returns: `true` if that field has focus now. `false` if there's no such item or field, or if the field refuses
    ///   focus; in this case, the collection view returns to its previous position.
    @discardableResult
    public func focus(at indexPath: IndexPath, in collectionView: UICollectionView, index: Int = 0) -> Bool {
        engine.move(toRow: indexPath, of: collectionView, index: index)
    }

    /// Moves focus to the first field of the form, even if it's in a row that isn't loaded.
    ///
    /// If that field refuses focus, the navigator doesn't try another one.
    ///
    /// - Returns: `true` if the first field has focus now; otherwise, `false`.
    @discardableResult
    public func focusFirst() -> Bool { engine.moveToFirst() }

    /// Moves focus back to the field that had it last, for example before a screen was presented over the form.
    ///
    /// If the field was in a row, this method finds the field in that row, wherever the row is now, and loads the row
    /// if necessary. With a diffable data source, the navigator recognizes a row by its item. Otherwise, it recognizes
    /// the row by its cell while the cell shows the same text, and by its index path while the number of rows is
    /// unchanged.
    ///
    /// - Returns: `true` if that field has focus now; otherwise, `false`. The result is also `false` if no field had
    ///   focus before, if that field is skipped now, or if the navigator can't tell where its row is.
    @discardableResult
    public func restoreFocus() -> Bool { engine.restoreFocus() }

    // MARK: - Observing

    /// Returns a new sequence of the changes of focus from now on.
    ///
    /// ```swift
    /// let changes = form.focusChanges()
    /// Task { for await change in changes where change.isFocused { print(change.reason) } }
    /// ```
    ///
    /// Call this method once for each task that iterates. Every sequence contains the changes that the delegate
    /// receives. While a task is busy, its sequence buffers the last 100 changes. It ends when you uninstall or release
    /// the navigator. A task that refers to the navigator, or to the view controller that owns it, needs to capture it
    /// weakly; otherwise, the sequence never ends.
    public func focusChanges() -> AsyncStream<FormFocusChange> { engine.news.focusChanges.stream() }
}
