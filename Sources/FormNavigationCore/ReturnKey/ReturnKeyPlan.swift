/// The rules for what the Return keys of a form do.
package enum ReturnKeyPlan {
    /// The role of a field's Return key.
    package enum Role: Sendable, Hashable, CaseIterable {
        /// Moves to the field that follows in the sequence, whatever that field's own role is.
        case next
        /// Ends the form: the field is the last one of the sequence.
        case last
        /// Leaves the key as the app set it, both its title and its effect.
        case untouched
    }

    /// Which of the app's keys a field keeps. Return acts according to its role in any case.
    package enum KeptKeys: Sendable, Hashable, CaseIterable {
        /// No key. The key shows what it does.
        case none
        /// Any key except the default one, because the app must have chosen it for this field.
        case chosen
        /// Any key.
        case all

        /// - Parameters:
        ///   - field: Whether the field should keep its key, or `nil` to follow the form.
        ///   - form: Whether the form's fields keep keys that were chosen for them.
        package init(field: Bool?, form: Bool) {
            switch field {
            case true?: self = .all
            case false?: self = .none
            case nil: self = form ? .chosen : .none
            }
        }

        /// Whether a key is kept.
        package func contains(keyThatIsDefault isDefault: Bool) -> Bool {
            switch self {
            case .none: false
            case .chosen: !isDefault
            case .all: true
            }
        }
    }

    /// Returns the role of one field.
    ///
    /// Only the last field can have the role `.last`. If that field doesn't move on Return, no field has the role:
    /// Return leads to that field and stays there.
    ///
    /// - Parameters:
    ///   - kind: The kind of the field.
    ///   - movesOnReturn: Whether Return should move on from this field, or `nil` for the default of its kind. `nil` by
    ///     default.
    ///   - isLast: Whether it's the last one of the sequence.
    ///   - textViewsMove: Whether Return moves on from text views without an option of their own. `false` by default.
    package static func role(
        of kind: FieldKind, movesOnReturn: Bool? = nil, isLast: Bool, textViewsMove: Bool = false
    ) -> Role {
        let moves =
            switch kind {
            case .textField: movesOnReturn ?? true
            case .textView: movesOnReturn ?? textViewsMove
            case .other: false
            }
        guard moves else { return .untouched }
        return isLast ? .last : .next
    }
}
