/// The rules for what the Return keys of a form do.
package enum ReturnKeyPlan {
    /// A field as far as its Return key depends on it.
    package struct Field: Sendable, Equatable {
        /// The kind of the field.
        package var kind: FieldKind
        /// Whether Return is to move on from this field, or `nil` for what its kind does. `nil` by default.
        package var movesOnReturn: Bool?

        package init(kind: FieldKind, movesOnReturn: Bool? = nil) {
            self.kind = kind
            self.movesOnReturn = movesOnReturn
        }
    }

    /// What a field's Return key is for.
    package enum Role: Sendable, Hashable, CaseIterable {
        /// Moves to the field that comes next in the sequence, whatever that one's own role is.
        case next
        /// Ends the form: the field is the last one of the sequence.
        case last
        /// Stays what the app made of it, in looks and in effect.
        case untouched
    }

    /// Which keys of the app's a field keeps while Return does what its role says.
    package enum KeptKeys: Sendable, Hashable, CaseIterable {
        /// None: the key says what it does.
        case none
        /// Any that is not the default key, as it must have been chosen for this field.
        case chosen
        /// Any.
        case all

        /// - Parameters:
        ///   - field: Whether the field is to keep its key, or `nil` for what the form says.
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
    /// Only the last field can have the role `.last`. Where that one does not move on Return, no field has it: Return
    /// leads into it and stays there.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - isLast: Whether it is the last one of the sequence.
    ///   - textViewsMove: Whether Return moves on from text views that have no wish of their own. `false` by default.
    package static func role(of field: Field, isLast: Bool, textViewsMove: Bool = false) -> Role {
        let moves =
            switch field.kind {
            case .textField: field.movesOnReturn ?? true
            case .textView: field.movesOnReturn ?? textViewsMove
            case .other: false
            }
        guard moves else { return .untouched }
        return isLast ? .last : .next
    }
}
