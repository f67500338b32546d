import UIKit

/// The field whose error the user has seen on trying to leave it.
@MainActor
struct InvalidFieldMarker {
    /// The field, until its content is valid or focus is elsewhere.
    private weak var field: UIView?
    /// Its content; `nil` if only the app can tell.
    private var content: AnyHashable?
    /// Whether the content is still the one that the user has been warned of.
    private var hasWarned = false

    func isMarked(_ field: UIView) -> Bool { field === self.field }

    /// Whether the user has been warned of a field's content.
    func hasWarned(of field: UIView, with content: AnyHashable?) -> Bool {
        isMarked(field) && hasWarned && self.content == content
    }

    /// Whether the content of the marked field differs from that when it was marked.
    func isNews(_ content: AnyHashable?) -> Bool { self.content != content }

    /// The user has seen what's wrong with a field's content.
    mutating func mark(_ field: UIView, with content: AnyHashable?) {
        (self.field, self.content, hasWarned) = (field, content, true)
    }

    /// The content has changed, and the user should be warned of it, too.
    mutating func contentChanged(in field: UIView, to content: AnyHashable?) {
        if isMarked(field) { (self.content, hasWarned) = (content, false) }
    }

    mutating func unmark(_ field: UIView) {
        if isMarked(field) { self.field = nil }
    }
}
