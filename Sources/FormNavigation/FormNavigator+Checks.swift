import UIKit

extension FormNavigator {
    /// The first field known to have invalid content, in the order of the form, or `nil` if there's no such field.
    ///
    /// Content is invalid if the ``FormFieldOptions/validation-swift.property`` reports an error, and while the
    /// ``FormFieldOptions/error`` is set. The navigator also checks the fields of closed groups, regardless of which field
    /// has focus. Views that aren't stops come last; the navigator checks them if the user can see and use them. It
    /// ignores views that are hidden or disabled, views without a size, and views in rows that aren't loaded. For
    /// ``shared``, this property applies to the form on the screen.
    public var firstInvalidField: UIView? { engine.firstInvalidField }

    /// A Boolean value that indicates whether the whole form is known to be valid.
    ///
    /// If the value is `false` while ``firstInvalidField`` is `nil`, the navigator can't tell. This is the case:
    ///
    /// - Before the view controller's view is loaded, and while that view or one of its ancestors is hidden
    /// - For ``shared``, if it can't tell which form is on the screen, or if that form has its own navigator
    /// - While rows of a table or collection view that might contain fields aren't loaded
    ///
    /// If your delegate names the rows that have fields, the last case applies to these rows only; see
    /// ``FormNavigatorDelegate/formNavigator(_:indexPathsWithFieldsIn:)``. A row that isn't loaded has no field to
    /// check, so check the data behind the rows instead.
    public var isValid: Bool { engine.isValid }

    /// Moves focus to the first field with invalid content, and shows what's wrong with it.
    ///
    /// As with any move, the navigator asks its delegate.
    ///
    /// - Returns: `true` if that field has focus now; otherwise, `false`. The result is also `false` if no field is
    ///   invalid, and if the invalid view isn't a stop and so can't have focus.
    @discardableResult
    public func focusFirstInvalid() -> Bool { engine.moveToFirstInvalid() }
}
