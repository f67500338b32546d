import UIKit

extension FormNavigator {
    /// The first field whose ``FormFieldOptions/validator`` says no, in the order of the form; `nil` if there is none.
    ///
    /// The fields of closed groups count too, whichever field has focus. Fields that are no stops now, hidden ones for
    /// example, and fields in rows that are not loaded do not. ``shared`` answers for the form on screen.
    public var firstInvalidField: UIView? { engine.forms.lookAtAll()?.firstInvalidField }

    /// What is known of the content of a form.
    public enum Validity: Sendable {
        /// Every field's ``FormFieldOptions/validator`` says yes, and every field is loaded.
        case valid
        /// A field's ``FormFieldOptions/validator`` says no.
        case invalid
        /// No field that is loaded is invalid, but there are rows that are not loaded, and nobody has said that they hold no
        /// fields; or it is not known which form is meant.
        case unknown
    }

    /// What the validators of all fields say together.
    ///
    /// ``Validity/unknown`` before the controller's view is loaded, for ``shared`` while it cannot tell which form is on
    /// screen, or that one is not its own, and while rows of a table or collection are not loaded that may hold fields:
    /// a delegate that names the rows with fields, ``FormNavigatorDelegate/formNavigator(_:indexPathsWithFieldsIn:)``,
    /// limits that to the rows it names. Rows that are not loaded have no fields to ask: check the data behind them instead.
    public var validity: Validity {
        guard let form = engine.forms.lookAtAll() else { return .unknown }
        if form.firstInvalidField != nil { return .invalid }
        return form.hasRows(.next, of: nil, wraps: false) ? .unknown : .valid
    }

    /// Whether the whole form is known to be valid: ``validity`` is ``Validity/valid``.
    public var isValid: Bool { validity == .valid }

    /// Gives focus to the first field whose ``FormFieldOptions/validator`` says no, as a move there does, and shows its
    /// ``FormFieldOptions/error``.
    ///
    /// - Returns: Whether that field has focus now: `false` also where all is well.
    @discardableResult
    public func goToFirstInvalid() -> Bool {
        guard let field = firstInvalidField else { return false }
        guard engine.mover.move(to: field) else { return false }
        engine.invalidFields.mark(field)
        return true
    }
}

extension Form {
    fileprivate var firstInvalidField: UIView? { fields.first { $0.assignedOptions?.isInvalid($0) == true } }
}
