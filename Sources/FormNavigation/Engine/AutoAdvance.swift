import UIKit

/// Determines when the user's input fills a field. See ``FormFieldOptions/autoAdvanceLength``.
///
/// A deletion, a correction, or an extra character in a full field doesn't fill it again.
@MainActor
struct AutoAdvance {
    private weak var field: UIView?
    private var wasFull = false

    /// Records how full a field is, when it gains focus or when its delegate is about to be asked about a change. This
    /// includes what the app's code has set before.
    mutating func note(_ field: UIView, isFull: Bool) { (self.field, wasFull) = (field, isFull) }

    /// Returns whether the field has just become full.
    mutating func textChanged(in field: UIView, isFull: Bool) -> Bool {
        defer { note(field, isFull: isFull) }
        return self.field === field && !wasFull && isFull
    }
}
