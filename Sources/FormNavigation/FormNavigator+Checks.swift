import UIKit

extension FormNavigator {
    /// The first field whose ``FieldOptions/check`` says no, in the order of ``fields``; `nil` if there is none.
    ///
    /// Fields that are no stops now, hidden ones for example, and fields in rows that are not loaded do not count.
    public var firstInvalidField: UIView? {
        fields.first { $0.formOptions.check?($0) == false }
    }

    /// Whether no field's ``FieldOptions/check`` says no.
    public var isComplete: Bool { firstInvalidField == nil }

    /// Gives focus to the first field whose ``FieldOptions/check`` says no, as a move there does.
    ///
    /// - Returns: Whether that field has focus now: `false` also where all is well.
    @discardableResult
    public func goToFirstInvalid() -> Bool {
        guard let field = firstInvalidField else { return false }
        return engine.mover.move(to: field)
    }
}
