import UIKit

/// Which field's error has been pointed out to the person.
@MainActor
struct InvalidFieldMarker {
    /// The field, until its content is valid or focus is elsewhere.
    private weak var marked: UIView?
    /// Whether the content is still what the person has been warned of.
    private var hasWarned = false

    /// Whether a move on from a field may go ahead. Where it may not, the error is to be pointed out.
    func mayMoveOn(from field: UIView?, _ policy: FormNavigator.InvalidFieldPolicy) -> Bool {
        guard let field, let options = field.assignedOptions, options.isInvalid(field) else { return true }
        switch options.invalidFieldPolicy ?? policy {
        case .allow: return true
        case .warn: return marked === field && hasWarned
        case .refuse: return false
        }
    }

    /// Points out what is wrong with the field that has focus.
    mutating func mark(_ field: UIView) { (marked, hasWarned) = (field, true) }

    func isMarked(_ field: UIView) -> Bool { field === marked }

    /// What the toolbar says of a field in place of its title.
    func error(of field: UIView) -> String? {
        guard let options = field.assignedOptions, let error = options.error, !error.isBlank else { return nil }
        guard options.validator != nil else { return error }
        return marked === field && options.isInvalid(field) ? error : nil
    }

    /// The person has changed the text, and is warned again of what it is now.
    mutating func textChanged(in field: UIView) {
        if field === marked { hasWarned = false }
    }

    mutating func focusLeft(_ field: UIView) {
        if field === marked { marked = nil }
    }
}

extension FormFieldOptions {
    /// Whether a field's content is not valid.
    @MainActor
    func isInvalid(_ field: UIView) -> Bool { validator?(field) == false }
}
