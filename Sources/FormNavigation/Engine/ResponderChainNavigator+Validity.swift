import UIKit

/// How the engine handles invalid content.
///
/// A validation is the app's code, and may move focus or stop the navigator.
extension ResponderChainNavigator {
    // MARK: - The whole form

    /// The first view whose content is invalid.
    var firstInvalidField: UIView? { wholeForm()?.viewsWithChecks.first { $0.contentError != nil } }

    /// Whether all of the form is loaded, and valid.
    var isValid: Bool {
        guard let form = wholeForm(), !form.isHidden, !form.hasRowsToLoad else { return false }
        return form.viewsWithChecks.allSatisfy { $0.contentError == nil }
    }

    /// Gives focus to the first field whose content is invalid, and shows what's wrong with it. A view that can't have focus
    /// shows that next to it, if the app does so.
    ///
    /// - Returns: Whether it has focus now.
    func moveToFirstInvalid() -> Bool {
        guard let field = firstInvalidField, isActive else { return false }
        if wholeForm()?.contains(field) == false {
            DecisionTrace.report(.notMoved(from: currentField, to: field, .notAStop))
            errors.pointOut(field)
            return false
        }
        guard move(to: field) else { return false }
        if let error = field.contentError, isActive, field.hasFocus { errors.mark(field, error) }
        return field.hasFocus
    }

    // MARK: - One field

    /// Whether a move may leave a field. If it may not, the user and the app learn why.
    func mayMoveOn(from field: UIView?) -> Bool {
        guard let field, let options = field.assignedOptions else { return true }
        let policy = options.invalidFieldPolicy ?? configuration.invalidFieldPolicy
        if case .allow = policy { return true }
        let hadFocus = field.hasFocus
        guard let error = field.contentError, errors.mustBeValid(field) else { return true }
        if case .warn = policy, errors.hasWarned(of: field, about: error) { return true }
        guard field.hasFocus || !hadFocus else { return false }
        // A delegate that resigns focus on Return means to end editing, not to hide the error.
        if !field.hasFocus { restoreFocus(to: field) }
        guard isActive, focus?.view === field else { return false }
        errors.mark(field, error)
        askApp { $0.didStay(in: field, because: error) }
        return false
    }

    // MARK: - Informing the app

    /// Whether an error that the app listens to may change without an event, so that each frame is worth a look.
    var watchesErrors: Bool { hasListener && errors.mayChange }

    /// Informs the app of each error that has changed, at the end of a frame.
    func tellOfErrors() {
        guard watchesErrors else { return }
        errors.tell { error, view in
            askApp { $0.errorDidChange(error, in: view) }
            return isActive
        }
    }
}
