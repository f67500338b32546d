import UIKit

extension FormNavigator {
    /// The first field whose content is invalid, in the order of the form, or `nil` if none is known to be.
    ///
    /// Content is invalid if the ``FormFieldOptions/validation-swift.property`` says what is wrong with it, and while there is an
    /// ``FormFieldOptions/error``. Fields of closed groups count, whichever field has focus. Views that are no stops
    /// come last; they count if the person can see and use them. Views that are hidden or disabled do not count, and
    /// neither do those in rows that are not loaded. For ``shared`` this is about the form on the screen.
    public var firstInvalidField: UIView? { engine.firstInvalidField }

    /// Whether the whole form is known to be valid.
    ///
    /// If it is `false` while ``firstInvalidField`` is `nil`, nobody knows. That is so
    ///
    /// - before the view controller's view is loaded, and while that view or one around it is hidden,
    /// - for ``shared``, if it cannot tell which form is on the screen, or if that form has a navigator of its own,
    /// - while rows of a table or a collection that may have fields are not loaded.
    ///
    /// A delegate that names the rows with fields limits the last case to these rows; see
    /// ``FormNavigatorDelegate/formNavigator(_:indexPathsWithFieldsIn:)``. A row that is not loaded has no field to
    /// ask, so check the data behind the rows instead.
    public var isValid: Bool { engine.isValid }

    /// Gives focus to the first field with invalid content, and shows what is wrong with it.
    ///
    /// The delegate is asked, as about any move.
    ///
    /// - Returns: Whether that field has focus now. `false` also if no field is invalid, and if what is invalid is no
    ///   stop and so cannot have focus.
    @discardableResult
    public func focusFirstInvalid() -> Bool { engine.moveToFirstInvalid() }
}
