import UIKit

/// The field whose error the person has been shown on trying to leave it.
@MainActor
struct InvalidFieldMarker {
    /// The field, until its content is valid or focus is elsewhere.
    private weak var field: UIView?
    /// What is in it; `nil` where only the app could tell.
    private var content: AnyHashable?
    /// Whether the content is still what the person has been warned of.
    private var hasWarned = false

    func isMarked(_ field: UIView) -> Bool { field === self.field }

    /// Whether the person has been warned of what is in a field.
    func hasWarned(of field: UIView, with content: AnyHashable?) -> Bool {
        isMarked(field) && hasWarned && self.content == content
    }

    /// Whether this is in the marked field now, and was not when that was marked.
    func isNews(_ content: AnyHashable?) -> Bool { self.content != content }

    /// The person has been shown what is wrong with what is in a field.
    mutating func mark(_ field: UIView, with content: AnyHashable?) {
        (self.field, self.content, hasWarned) = (field, content, true)
    }

    /// The content is another, and the person is to be warned of it, too.
    mutating func contentChanged(in field: UIView, to content: AnyHashable?) {
        if isMarked(field) { (self.content, hasWarned) = (content, false) }
    }

    mutating func unmark(_ field: UIView) {
        if isMarked(field) { self.field = nil }
    }
}
