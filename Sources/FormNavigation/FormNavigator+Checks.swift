import UIKit

extension FormNavigator {
    /// The first field whose content is invalid, in the order of the form, or `nil` if there is none.
    ///
    /// A field is invalid if its ``FormFieldOptions/validator`` returns `false`. Fields of closed groups count,
    /// whichever field has focus. Fields that are skipped, such as hidden ones, do not count, and neither do fields in
    /// rows that are not loaded. For ``shared`` this is about the form on the screen.
    public var firstInvalidField: UIView? { engine.lookAtAll()?.firstInvalidField }

    /// What is known about the content of a form.
    public enum Validity: Sendable {
        /// Every field is loaded, and every ``FormFieldOptions/validator`` returns `true`.
        case valid
        /// The ``FormFieldOptions/validator`` of a field returns `false`.
        case invalid
        /// No loaded field is invalid, but there may be fields in rows that are not loaded; or it is not known which
        /// form is meant.
        case unknown
    }

    /// What the validators of all fields say together.
    ///
    /// The value is ``Validity-swift.enum/unknown``
    ///
    /// - before the view controller's view is loaded,
    /// - for ``shared``, if it cannot tell which form is on the screen, or if that form has a navigator of its own,
    /// - while rows of a table or a collection that may have fields are not loaded.
    ///
    /// A delegate that names the rows with fields limits the last case to these rows; see
    /// ``FormNavigatorDelegate/formNavigator(_:indexPathsWithFieldsIn:)``. A row that is not loaded has no field to
    /// ask, so check the data behind the rows instead.
    public var validity: Validity {
        guard let form = engine.lookAtAll() else { return .unknown }
        if form.firstInvalidField != nil { return .invalid }
        return form.hasRowsToLoad ? .unknown : .valid
    }

    /// Whether the whole form is known to be valid.
    ///
    /// This is `true` if ``validity-swift.property`` is ``Validity-swift.enum/valid``.
    public var isValid: Bool { validity == .valid }

    /// Gives focus to the first field with invalid content, and shows its ``FormFieldOptions/error``.
    ///
    /// The delegate is asked, as about any move.
    ///
    /// - Returns: Whether that field has focus now. `false` also if no field is invalid.
    @discardableResult
    public func goToFirstInvalid() -> Bool {
        guard let field = firstInvalidField else { return false }
        guard engine.move(to: field) else { return false }
        engine.mark(field)
        return true
    }
}

extension FormSnapshot {
    fileprivate var firstInvalidField: UIView? { stops.first { $0.assignedOptions?.isInvalid($0) == true } }
}
