/// The kinds of field.
package enum FieldKind: Sendable, Hashable, CaseIterable {
    /// One line of text, where Return has nothing to insert.
    case textField
    /// Several lines of text, where Return inserts a new line unless it's set to move.
    case textView
    /// No text, or text in which only the view knows what Return does: a stop such as a switch.
    case other
}
