import UIKit

/// The field whose error the user has seen when trying to leave it.
@MainActor
struct InvalidFieldMarker {
    /// The field, until its content is valid or focus is elsewhere.
    private weak var field: UIView?
    /// Its content, or `nil` if only the app knows it.
    private var content: AnyHashable?
    /// Whether the content is still what the user was warned about.
    private var hasWarned = false

    func isMarked(_ field: UIView) -> Bool { field === self.field }

    /// Whether the user has been warned about a field's content.
    func hasWarned(of field: UIView, with content: AnyHashable?) -> Bool {
        isMarked(field) && hasWarned && self.content == content
    }

    /// Whether the content of the marked field differs from its content when it was marked.
    func isNews(_ content: AnyHashable?) -> Bool { self.content != content }

    /// Records that the user has seen what's wrong with a field's content.
    mutating func mark(_ field: UIView, with content: AnyHashable?) {
        (self.field, self.content, hasWarned) = (field, content, true)
    }

    /// Records that the content has changed, and that the user should be warned about the new content, too.
    mutating func contentChanged(in field: UIView, to content: AnyHashable?) {
        if isMarked(field) { (self.content, hasWarned) = (content, false) }
    }

    mutating func unmark(_ field: UIView) {
        if isMarked(field) { self.field = nil }
    }
}
