import UIKit

/// The errors of a navigator's fields: which of them the user has seen, what the toolbar shows, and what the app has been
/// told.
///
/// Both a validation and the code that shows an error belong to the app, so nothing that's known about the form is kept
/// across calls to them.
@MainActor
final class FieldErrors {
    private var marker = InvalidFieldMarker()
    /// The errors that the app shows next to its fields, whichever field has focus.
    private var shown = ShownErrors()
    private let reader: FormReader
    private let toolbars: ToolbarPresenter
    private let voiceOver: VoiceOverGuide
    /// Requests a frame, at the end of which the app learns of a view's error.
    private let requestFrame: @MainActor (UIView) -> Void
    /// The field of the navigator that has focus, or `nil` after the navigator has stopped.
    private let focus: @MainActor () -> FocusedField?

    init(
        _ reader: FormReader, toolbars: ToolbarPresenter, voiceOver: VoiceOverGuide,
        focus: @escaping @MainActor () -> FocusedField?, requestFrame: @escaping @MainActor (UIView) -> Void
    ) {
        (self.reader, self.toolbars, self.voiceOver) = (reader, toolbars, voiceOver)
        (self.focus, self.requestFrame) = (focus, requestFrame)
    }

    // MARK: - One field

    /// Whether the content of a field that has focus counts: not while the app hides or disables the field, since the user
    /// can't correct it then.
    ///
    /// - Parameter form: The field's form, if it has just been read.
    func mustBeValid(_ field: UIView, in form: FormSnapshot? = nil) -> Bool {
        guard let location = reader.location(of: field) else { return false }
        guard let form = form ?? reader.form(at: location), !form.isHidden else { return true }
        return form.viewsWithChecks.contains { $0 === field }
    }

    /// Whether the user has been warned of an error, by an attempt to leave the field or by the app.
    func hasWarned(of field: UIView, about error: String) -> Bool {
        if marker.hasWarned(of: field, about: error) { return true }
        guard field.givenError == error, let focus = focus(), focus.view === field else { return false }
        return focus.capabilities.contains(.toolbar) && toolbars.shownError == error
    }

    /// Shows the user what's wrong with a field.
    func mark(_ field: UIView, _ error: String) {
        marker.mark(field, error)
        pointOut(field)
        showInToolbar()
        announce(error, of: field)
    }

    /// The error to show in place of a field's title. The app's own error appears immediately, that of a validation
    /// only after the user has tried to leave, until the content is valid or no longer counts.
    ///
    /// - Parameter form: The field's form, if it has just been read. Without it, the content is assumed to count.
    func error(of field: UIView, in form: FormSnapshot? = nil) -> String? {
        let isMarked = marker.isMarked(field)
        var error = isMarked ? field.contentError : field.givenError
        if error != nil, let form, !mustBeValid(field, in: form) { error = nil }
        if isMarked, error == nil { marker.unmark(field) }
        return error?.unlessBlank
    }

    /// Updates what the toolbar shows for the field that has focus.
    private func showInToolbar() {
        guard let field = focus()?.view else { return }
        let error = error(of: field)
        guard let focus = focus(), focus.view === field, focus.capabilities.contains(.toolbar) else { return }
        toolbars.show(error: error)
    }

    // MARK: - Events

    /// A field has gained focus.
    func focusCame() { marker.focusCame() }

    /// A field has lost focus.
    func focusLeft(_ field: UIView) { marker.focusLeft(field) }

    /// The app has set or removed an error.
    func errorChanged(of field: UIView) {
        shown.note(field)
        requestFrame(field)
        guard field === focus()?.view else { return }
        showInToolbar()
        announceGivenError(of: field)
    }

    /// The content of the focused field has changed, so the app's error for the previous content no longer applies, and
    /// the user is warned again.
    func contentChanged(in field: UIView) {
        guard field === focus()?.view, marker.isMarked(field) || field.assignedOptions?.error != nil else { return }
        field.forgetError()
        let content = field.enteredValue
        marker.contentChanged(in: field, to: content)
        showInToolbar()
    }

    /// Handles content that a picker, or the app's code, has put into the focused field without a notification.
    func noticeContent() {
        guard let field = focus()?.view else { return }
        let isNews = marker.isMarked(field) && marker.isNews(field.enteredValue)
        if isNews || field.assignedOptions?.values.hasOutdatedError(in: field) == true { contentChanged(in: field) }
    }

    // MARK: - VoiceOver

    /// Makes VoiceOver read the error that the app has set for a field.
    func announceGivenError(of field: UIView) {
        if let error = field.givenError { announce(error, of: field) }
    }

    /// Makes VoiceOver read what's wrong with a field, unless that no longer applies by then.
    private func announce(_ error: String, of field: UIView) {
        voiceOver.announce(error, of: field) { [weak self] in self?.error(of: $0) == error }
    }

    // MARK: - Informing the app

    /// Whether an error that the app shows may change without an event.
    var mayChange: Bool { !shown.views.isEmpty }

    /// The user has to learn what's wrong with a view, which may have no focus.
    func pointOut(_ view: UIView) {
        shown.pointOut(view)
        requestFrame(view)
    }

    /// Informs the app of each error that has changed, at the end of a frame.
    ///
    /// - Parameter tell: Informs the app, and returns whether to continue.
    func tell(_ tell: (_ error: String?, _ view: UIView) -> Bool) {
        for view in shown.views {
            // A validation and the delegate are the app's code, and may end everything.
            let error = errorToShow(for: view)
            if shown.update(view, to: error), !tell(error, view) { return }
        }
    }

    /// The navigator has stopped.
    func forget() { shown = ShownErrors() }

    /// The error to show next to a view: the app's own error, or that of a validation that the user has been told of. The
    /// content of a view that's hidden or disabled doesn't count.
    private func errorToShow(for view: UIView) -> String? {
        guard view.window != nil, reader.isInUse(view) else { return nil }
        let error = shown.isPointedOut(view) ? view.contentError : view.givenError
        return error?.unlessBlank
    }
}
