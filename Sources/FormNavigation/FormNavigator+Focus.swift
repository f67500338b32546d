import UIKit

extension FormNavigator {
    // MARK: - Choosing

    /// Gives focus to a field of the form, as a move there does.
    ///
    /// The delegate is asked, the field scrolled into sight, and VoiceOver taken along.
    ///
    /// - Returns: Whether the field has focus now: `false` also for a view that is no stop of the form.
    @discardableResult
    public func focus(_ field: UIView) -> Bool { engine.mover.move(to: field) }

    /// Gives focus to a field in a row of a table, which is brought in if it is not loaded.
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - tableView: A table in the form.
    ///   - index: Which of the row's fields, in their order, counted from 0.
    /// - Returns: Whether that field has focus now. Otherwise the table is where it was: there is no such row or field, or
    ///   the field refuses focus.
    @discardableResult
    public func focusField(at indexPath: IndexPath, in tableView: UITableView, index: Int = 0) -> Bool {
        engine.mover.move(toRow: indexPath, of: tableView, index: index)
    }

    /// Gives focus to a field in an item of a collection; otherwise like ``focusField(at:in:index:)-(_,UITableView,_)``.
    @discardableResult
    public func focusField(at indexPath: IndexPath, in collectionView: UICollectionView, index: Int = 0) -> Bool {
        engine.mover.move(toRow: indexPath, of: collectionView, index: index)
    }

    /// Gives focus to the first field of the form, in a row that is not loaded if need be.
    ///
    /// - Returns: Whether a field has got focus, or the first one has it already.
    @discardableResult
    public func focusFirstField() -> Bool { engine.mover.moveToFirst() }

    /// Gives focus back to the field that had it last, for example before a screen was presented over the form.
    ///
    /// - Returns: Whether that field has focus now: `false` also where none has had it, or it is no stop any more.
    @discardableResult
    public func restoreFocus() -> Bool { engine.focusChanges.lastField.map { engine.mover.move(to: $0) } ?? false }

    // MARK: - Observing

    /// Which fields get focus and lose it from now on, for one listener; the same as the delegate hears.
    ///
    /// ```swift
    /// for await change in form.focusChanges where change.isFocused { print(change.reason) }
    /// ```
    ///
    /// It ends when the navigator is uninstalled or released.
    public var focusChanges: AsyncStream<FormFocusChange> { engine.focusChanges.stream() }
}
