import UIKit

/// The errors that the app shows next to its fields, as far as the navigator has told it.
@MainActor
struct ShownErrors {
    private struct Entry {
        weak var view: UIView?
        /// The error that the app was told last, or `nil` if it shows none.
        var error: String?
        /// Whether the user knows that the content is invalid, by an attempt to move on or to send the form.
        var isPointedOut = false
    }

    /// In the order in which the views were recorded, which is the order in which the app hears of them.
    private var entries: [Entry] = []

    /// The views whose error may have to be shown, or shown no longer.
    var views: [UIView] { entries.compactMap(\.view) }

    /// Whether the user knows what the validation of a view returns.
    func isPointedOut(_ view: UIView) -> Bool { index(of: view).map { entries[$0].isPointedOut } ?? false }

    /// Records that the user has to learn what's wrong with a view.
    mutating func pointOut(_ view: UIView) { entries[place(of: view)].isPointedOut = true }

    /// Records that the app has set or removed the error of a view.
    mutating func note(_ view: UIView) { _ = place(of: view) }

    /// Records the present error of a view, if the view is still recorded, and forgets a view that's valid.
    ///
    /// - Returns: Whether the app shows something else.
    mutating func update(_ view: UIView, to error: String?) -> Bool {
        guard let place = index(of: view) else { return false }
        let old = entries[place]
        if error != nil || view.assignedOptions?.error != nil {
            entries[place] = Entry(view: view, error: error, isPointedOut: error != nil && old.isPointedOut)
        } else {
            entries.remove(at: place)
        }
        return old.error != error
    }

    private func index(of view: UIView) -> Int? { entries.firstIndex { $0.view === view } }

    /// The index of a view, which is recorded if it isn't yet.
    private mutating func place(of view: UIView) -> Int {
        if let index = index(of: view) { return index }
        entries.removeAll { $0.view == nil }
        entries.append(Entry(view: view))
        return entries.count - 1
    }
}
