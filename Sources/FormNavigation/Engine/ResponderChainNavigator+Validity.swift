import UIKit

/// How the engine handles invalid content.
///
/// Both a validation and the code that shows an error belong to the app, so nothing that's known about the form is kept
/// across calls to them.
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
            pointOut(field)
            return false
        }
        guard move(to: field) else { return false }
        // A validation is the app's code, and may move focus.
        if let error = field.contentError, field.hasFocus { mark(field, error) }
        return field.hasFocus
    }

    // MARK: - One field

    /// Whether a move may leave a field. If it may not, the user and the app learn why.
    func mayMoveOn(from field: UIView?) -> Bool {
        guard let field, let options = field.assignedOptions else { return true }
        let policy = options.invalidFieldPolicy ?? configuration.invalidFieldPolicy
        if case .allow = policy { return true }
        let hadFocus = field.hasFocus
        guard let error = field.contentError, mustBeValid(field) else { return true }
        if case .warn = policy, invalidFields.hasWarned(of: field, about: error) || hasShown(error, of: field) {
            return true
        }
        // A validation is the app's code, and may have moved focus.
        guard field.hasFocus || !hadFocus else { return false }
        // A delegate that resigns focus on Return means to end editing, not to hide the error.
        if !field.hasFocus { restoreFocus(to: field) }
        guard isActive, focus?.view === field else { return false }
        mark(field, error)
        askApp { $0.didStay(in: field, because: error) }
        return false
    }

    /// Whether the toolbar shows an error that the app has set, so that the user has been warned already.
    private func hasShown(_ error: String, of field: UIView) -> Bool {
        guard field.givenError == error, let focus, focus.view === field else { return false }
        return focus.capabilities.contains(.toolbar) && toolbars.shownError == error
    }

    /// Whether the content of a field that has focus counts: not while the app hides or disables the field, since the user
    /// can't correct it then.
    ///
    /// - Parameter form: The field's form, if it has just been read.
    private func mustBeValid(_ field: UIView, in form: FormSnapshot? = nil) -> Bool {
        guard let location = reader.location(of: field) else { return false }
        guard let form = form ?? reader.form(at: location), !form.isHidden else { return true }
        return form.viewsWithChecks.contains { $0 === field }
    }

    /// Shows the user what's wrong with a field.
    private func mark(_ field: UIView, _ error: String) {
        guard isActive else { return }
        invalidFields.mark(field, error)
        pointOut(field)
        showError()
        announce(error, of: field)
    }

    /// The error to show in place of a field's title. The app's own error appears immediately, that of a validation
    /// only after the user has tried to leave, until the content is valid or no longer counts.
    ///
    /// - Parameter form: The field's form, if it has just been read. Without it, the content is taken to count still.
    func error(of field: UIView, in form: FormSnapshot? = nil) -> String? {
        let isMarked = invalidFields.isMarked(field)
        var error = isMarked ? field.contentError : field.givenError
        if error != nil, let form, !mustBeValid(field, in: form) { error = nil }
        if isMarked, error == nil { invalidFields.unmark(field) }
        return error?.isBlank == false ? error : nil
    }

    /// Updates what the toolbar shows for the field that has focus.
    private func showError() {
        guard isActive, let field = focus?.view else { return }
        let error = error(of: field)
        guard isActive, let focus, focus.view === field, focus.capabilities.contains(.toolbar) else { return }
        toolbars.show(error: error)
    }

    /// The app has set or removed an error.
    func errorChanged(of field: UIView) {
        noteGivenError(of: field)
        guard isActive, field === focus?.view else { return }
        showError()
        announceGivenError(of: field)
    }

    // MARK: - Content

    /// The content of the focused field has changed, so the app's error for the previous content no longer applies, and
    /// the user is warned again.
    func contentChanged(in field: UIView) {
        guard isActive, field === focus?.view, invalidFields.isMarked(field) || field.assignedOptions?.error != nil
        else { return }
        field.forgetError()
        let content = field.enteredValue
        invalidFields.contentChanged(in: field, to: content)
        showError()
    }

    /// Handles content that a picker, or the app's code, has put into the focused field without a notification.
    func noticeContent() {
        guard isActive, let field = focus?.view else { return }
        let isNews = invalidFields.isMarked(field) && invalidFields.isNews(field.enteredValue)
        if isNews || field.assignedOptions?.values.hasOutdatedError(in: field) == true { contentChanged(in: field) }
    }

    // MARK: - VoiceOver

    /// Makes VoiceOver read the error that the app has set for a field.
    func announceGivenError(of field: UIView) {
        if isActive, let error = field.givenError { announce(error, of: field) }
    }

    /// Makes VoiceOver read what's wrong with a field, unless that no longer applies by then.
    private func announce(_ error: String, of field: UIView) {
        guard isActive else { return }
        voiceOver.announce(error, of: field) { [weak self] in self?.error(of: $0) == error }
    }
}
