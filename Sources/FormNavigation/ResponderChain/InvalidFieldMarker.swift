import UIKit

/// Shows the person what is wrong with a field that is to be left, and keeps focus there where the app wants that.
@MainActor
final class InvalidFieldMarker {
    private unowned let navigator: ResponderChainNavigator
    /// The field whose error has been pointed out, until its content is valid or focus is elsewhere.
    private weak var marked: UIView?
    /// Whether the content is still what the person has been warned of.
    private var hasWarned = false

    init(for navigator: ResponderChainNavigator) {
        self.navigator = navigator
    }

    /// Whether a move on from a field may go ahead. Where it may not, the person learns why.
    func mayMoveOn(from field: UIView?) -> Bool {
        guard let field, let options = field.assignedOptions, options.isInvalid(field) else { return true }
        switch options.invalidFieldPolicy ?? navigator.configuration.invalidFieldPolicy {
        case .allow: return true
        case .warn where marked === field && hasWarned: return true
        case .warn, .refuse:
            mark(field)
            return false
        }
    }

    /// Shows what is wrong with the field that has focus.
    func mark(_ field: UIView) {
        (marked, hasWarned) = (field, true)
        guard let error = error(of: field) else { return }
        navigator.services.toolbars.show(error: error)
        if UIAccessibility.isVoiceOverRunning { UIAccessibility.post(notification: .announcement, argument: error) }
    }

    /// What the toolbar says of a field in place of its title.
    func error(of field: UIView) -> String? {
        guard let options = field.assignedOptions, let error = options.error, !error.isBlank else { return nil }
        guard options.validator != nil else { return error }
        return marked === field && options.isInvalid(field) ? error : nil
    }

    /// The person has changed the text, and is warned again of what it is now.
    func textChanged(in field: UIView) {
        guard field === marked else { return }
        hasWarned = false
        navigator.services.toolbars.show(error: error(of: field))
    }

    func focusLeft(_ field: UIView) {
        if field === marked { marked = nil }
    }
}

extension FormFieldOptions {
    /// Whether a field's content is not valid.
    @MainActor
    func isInvalid(_ field: UIView) -> Bool { validator?(field) == false }
}
