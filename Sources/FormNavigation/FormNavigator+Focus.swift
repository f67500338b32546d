import UIKit

extension FormNavigator {
    // MARK: - Choosing

    /// Gives focus to a field of the form.
    ///
    /// The delegate is asked, the field is scrolled into sight, and VoiceOver moves to it, as with any move.
    ///
    /// - Parameter field: A field of the form.
    /// - Returns: Whether the field has focus now. `false` also for a view that is not a field of the form.
    @discardableResult
    public func focus(_ field: UIView) -> Bool { engine.move(to: field) }

    /// Gives focus to a field in a row of a table. A row that is not loaded is brought in.
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - tableView: A table in the form.
    ///   - index: Which of the row's fields, in their order, counted from 0. 0 by default.
    /// - Returns: Whether that field has focus now. If it has not, there is no such row or field, or the field refuses
    ///   focus; the table is then where it was.
    @discardableResult
    public func focusField(at indexPath: IndexPath, in tableView: UITableView, index: Int = 0) -> Bool {
        engine.move(toRow: indexPath, of: tableView, index: index)
    }

    /// Gives focus to a field in an item of a collection. An item that is not loaded is brought in.
    ///
    /// - Parameters:
    ///   - indexPath: The item.
    ///   - collectionView: A collection in the form.
    ///   - index: Which of the item's fields, in their order, counted from 0. 0 by default.
    /// - Returns: Whether that field has focus now. If it has not, there is no such item or field, or the field refuses
    ///   focus; the collection is then where it was.
    @discardableResult
    public func focusField(at indexPath: IndexPath, in collectionView: UICollectionView, index: Int = 0) -> Bool {
        engine.move(toRow: indexPath, of: collectionView, index: index)
    }

    /// Gives focus to the first field of the form, also if it is in a row that is not loaded.
    ///
    /// No other field is tried if that one refuses.
    ///
    /// - Returns: Whether the first field has focus now.
    @discardableResult
    public func focusFirst() -> Bool { engine.moveToFirst() }

    /// Gives focus back to the field that had it last, for example before a screen was presented over the form.
    ///
    /// If the field was in a row, this is the field in that row, wherever the row is now. It is brought in if it is not
    /// loaded. A row is known by its item if the data source is diffable. Otherwise it is known by its cell while that shows
    /// the same text, and by its index path while there are as many rows as before.
    ///
    /// - Returns: Whether that field has focus now. `false` also if no field had focus before, if that field is skipped
    ///   now, or if it is not known where its row is.
    @discardableResult
    public func restoreFocus() -> Bool { engine.restoreFocus() }

    // MARK: - Observing

    /// The changes of focus from now on, for one listener.
    ///
    /// ```swift
    /// for await change in form.focusChanges() where change.isFocused { print(change.reason) }
    /// ```
    ///
    /// Every listener and the delegate get the same changes. For a listener that is busy, the last 100 changes wait. The
    /// sequence ends when the navigator is uninstalled or released.
    public func focusChanges() -> AsyncStream<FormFocusChange> { engine.news.focusChanges.stream() }
}
