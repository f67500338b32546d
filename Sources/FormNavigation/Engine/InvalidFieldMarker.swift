import UIKit

/// The field whose error the user has seen when trying to leave it.
@MainActor
struct InvalidFieldMarker {
    /// The field, until its content is valid or another field gains focus.
    private weak var field: UIView?
    /// Its content, or `nil` if only the app knows it.
    private var content: AnyHashable?
    /// What was wrong with it.
    private var error = ""
    /// Whether the content is still what the user was warned about.
    private var hasWarned = false
    /// Whether the field has had focus ever since.
    private var hasKeptFocus = false

    /// Whether the user should see what's wrong with a field.
    func isMarked(_ field: UIView) -> Bool { hasKeptFocus && field === self.field }

    /// Whether the user has been warned about a field's content.
    ///
    /// If only the app knows the content, the error tells whether it's the same. The warning still counts right after
    /// the field has lost focus, because many delegates resign focus before Return moves on.
    func hasWarned(of field: UIView, about error: String) -> Bool {
        let content = field.enteredValue
        return field === self.field && hasWarned && self.content == content && (content != nil || self.error == error)
    }

    /// Whether the content of the marked field differs from its content when it was marked.
    func isNews(_ content: AnyHashable?) -> Bool { self.content != content }

    /// Records that the user has seen what's wrong with a field's content.
    mutating func mark(_ field: UIView, _ error: String) {
        (self.field, content, self.error) = (field, field.enteredValue, error)
        (hasWarned, hasKeptFocus) = (true, true)
    }

    /// Records that the content has changed, and that the user should be warned about the new content, too.
    mutating func contentChanged(in field: UIView, to content: AnyHashable?) {
        if isMarked(field) { (self.content, hasWarned) = (content, false) }
    }

    mutating func unmark(_ field: UIView) {
        if isMarked(field) { self.field = nil }
    }

    /// Records that a field has lost focus.
    mutating func focusLeft(_ field: UIView) {
        if field === self.field { hasKeptFocus = false }
    }

    /// Records that a field has gained focus. An error that isn't visible anymore is pointed out again.
    mutating func focusCame() {
        if !hasKeptFocus { field = nil }
    }
}
