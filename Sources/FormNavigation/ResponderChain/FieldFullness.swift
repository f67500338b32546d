import UIKit

/// Tells when what the person does makes a field full, see ``FormFieldOptions/autoAdvanceLength``.
///
/// A deletion, a correction, or a character too many leaves a field full that was so before.
@MainActor
struct FieldFullness {
    private weak var field: UIView?
    private var wasFull = false

    mutating func focusCame(to field: UIView) { note(field) }

    /// The field's delegate is about to be asked about a change: what code of the app has set before is known now.
    mutating func textWillChange(in field: UIView) { note(field) }

    /// Whether the change of text that has just happened has made a field full.
    mutating func hasBecomeFull(_ field: UIView) -> Bool {
        let (known, wasFull) = (self.field === field, wasFull)
        note(field)
        return known && !wasFull && self.wasFull
    }

    private mutating func note(_ field: UIView) {
        self.field = field
        wasFull = field.isFull
    }
}
