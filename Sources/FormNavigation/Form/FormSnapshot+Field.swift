import FormNavigationCore
import UIKit

extension FormSnapshot {
    /// A field, and what the navigator does for it.
    struct Field {
        let view: UIView
        let kind: FieldKind
        /// Whether Previous, Next, and Return visit it. Only the field that has focus may not be a stop.
        private(set) var isStop: Bool
        /// Whether it has focus but can't be seen or used right now, for example while its screen fades in. It isn't a
        /// stop, and keeps everything that it has.
        private(set) var isUnseen: Bool
        /// Whether it has focus and moves skip it. It then has what the user needs to leave it.
        private(set) var isSkipped: Bool
        /// What distinguishes it from the other fields, in this reading of the form and in the next.
        let identity: FieldIdentity
        /// What the navigator does for it, according to the configuration and its own options.
        let capabilities: FormNavigator.Capabilities
        /// The value of its options for Return.
        let movesOnReturn: Bool?
        /// The value of its options for its key.
        let keepsReturnKeyType: Bool?

        /// The rows that contain it, outermost first.
        var rows: [FormRow] { identity.rows }

        /// Whether it gets what every field of the form gets.
        var isManaged: Bool { isStop || isUnseen }

        /// Whether it gets what the user needs to leave it: the toolbar, keys of a hardware keyboard, and taps outside.
        var canBeLeft: Bool { isManaged || isSkipped }

        /// The same field, skipped by moves because of something outside it.
        var skipped: Field {
            var field = self
            (field.isStop, field.isUnseen, field.isSkipped) = (false, false, canBeLeft)
            return field
        }
    }

    /// A place that a move may lead to.
    enum Slot {
        case field(Field)
        /// Rows of a table or a collection that aren't loaded, and may contain fields.
        case rows(ClosedRange<IndexPath>, of: any RowContainer)
    }
}

extension FormSnapshot.Slot {
    /// The field at this place, or `nil` for rows.
    var field: FormSnapshot.Field? {
        if case .field(let field) = self { field } else { nil }
    }
}

extension FormNavigator.Configuration {
    /// Whether a field's number pad should be at the bottom of the screen, even on iPad. A number pad doesn't have a
    /// key that moves on, and a popover doesn't necessarily have the toolbar with one (Q1).
    @MainActor
    func docksNumberPad(of field: UIView, with capabilities: FormNavigator.Capabilities) -> Bool {
        guard capabilities.contains(.toolbar), field.formField?.hasNumberPad == true else { return false }
        return !(field.assignedOptions?.allowsNumberPadPopover ?? allowsNumberPadPopover)
    }
}
