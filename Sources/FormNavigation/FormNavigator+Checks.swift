import UIKit

extension FormNavigator {
    /// The first field whose ``FieldOptions/check`` says no, in the order of the form; `nil` if there is none.
    ///
    /// The fields of closed groups count too, whichever field has focus. Fields that are no stops now, hidden ones for
    /// example, and fields in rows that are not loaded do not. ``shared`` answers for the form on screen.
    public var firstInvalidField: UIView? { engine.forms.lookAtAll()?.firstInvalidField }

    /// Whether no field's ``FieldOptions/check`` says no.
    ///
    /// `false` also where it is not known which form is meant: before the controller's view is loaded, and for ``shared``
    /// while it cannot tell which form is on screen, or that one is not its own.
    public var isComplete: Bool { engine.forms.lookAtAll().map { $0.firstInvalidField == nil } ?? false }

    /// Gives focus to the first field whose ``FieldOptions/check`` says no, as a move there does.
    ///
    /// - Returns: Whether that field has focus now: `false` also where all is well.
    @discardableResult
    public func goToFirstInvalid() -> Bool {
        guard let field = firstInvalidField else { return false }
        return engine.mover.move(to: field)
    }
}

extension Form {
    fileprivate var firstInvalidField: UIView? { fields.first { $0.formOptions.check?($0) == false } }
}
