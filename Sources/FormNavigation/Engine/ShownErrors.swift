import UIKit

/// The errors that the app shows next to its fields, as far as the navigator has told it.
@MainActor
struct ShownErrors {
    private struct Entry {
        /// The error that the app was told last, or `nil` if it shows none.
        var error: String?
        /// Whether the user knows that the content is invalid, by an attempt to move on or to send the form.
        var isPointedOut = false
    }

    private var entries = WeakRegistry<UIView, Entry>()

    /// The views whose error may have to be shown, or shown no longer.
    var views: [UIView] { entries.keys }

    /// Whether the user knows what the validation of a view returns.
    func isPointedOut(_ view: UIView) -> Bool { entries[view]?.isPointedOut == true }

    /// Records that the user has to learn what's wrong with a view.
    mutating func pointOut(_ view: UIView) { entries[view, default: Entry()].isPointedOut = true }

    /// Records that the app has set or removed the error of a view.
    mutating func note(_ view: UIView) { entries[view] = entries[view] ?? Entry() }

    /// Records the present error of a view, and forgets a view that's valid.
    ///
    /// - Returns: Whether the app shows something else.
    mutating func update(_ view: UIView, to error: String?) -> Bool {
        let old = entries[view]
        let isKept = error != nil || view.assignedOptions?.error != nil
        entries[view] = isKept ? Entry(error: error, isPointedOut: error != nil && old?.isPointedOut == true) : nil
        return old?.error != error
    }
}
