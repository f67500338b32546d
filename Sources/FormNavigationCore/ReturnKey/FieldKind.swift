/// The kinds of field.
package enum FieldKind: Sendable, Hashable, CaseIterable {
    /// One line of text. Return doesn't insert anything.
    case textField
    /// Several lines of text. Return inserts a line break, unless it's set to move.
    case textView
    /// No text, or text in a view that alone knows what Return does: a stop such as a switch.
    case other
}
