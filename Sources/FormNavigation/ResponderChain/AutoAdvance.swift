import UIKit

/// Tells when the user's input fills a field, see ``FormFieldOptions/autoAdvanceLength``.
///
/// A deletion, a correction, or a character too many leaves a field full that was full before.
@MainActor
struct AutoAdvance {
    private weak var field: UIView?
    private var wasFull = false

    /// Notes how full a field is: it gained focus, or its delegate is about to be asked about a change. What code of
    /// the app has set before is known then.
    mutating func note(_ field: UIView, isFull: Bool) { (self.field, wasFull) = (field, isFull) }

    /// Returns whether the field has just become full.
    mutating func textChanged(in field: UIView, isFull: Bool) -> Bool {
        defer { note(field, isFull: isFull) }
        return self.field === field && !wasFull && isFull
    }
}
