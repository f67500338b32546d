import FormNavigationCore
import UIKit

/// What a navigator has changed in one field, and the app's own values: a single record that can restore them.
@MainActor
final class FieldInput {
    /// The planned state of a field.
    struct Plan: Equatable {
        var hasToolbar = false
        /// What Return does, for the key to show, or `nil` to leave Return to the app.
        var returnKey: UIReturnKeyType?
        /// The app's keys that stay in place.
        var keptReturnKeys = ReturnKeyPlan.KeptKeys.none
        /// The keyboard's appearance, dark or light; `nil` to leave the app's.
        var keyboardAppearance: UIKeyboardAppearance?
        /// Whether the number pad is at the bottom of the screen, even on iPad.
        var docksNumberPad = false
    }

    private(set) weak var field: UIView?
    /// The installer that owns the record; `nil` once everything has been restored.
    private(set) weak var owner: FieldInputInstaller?
    private(set) var plan = Plan()
    /// The owner's last update in which the field had a plan.
    var turn = 0
    /// The view above the field's keyboard, if it was put there by the owner.
    private(set) weak var accessoryView: UIView?
    private var returnKey: Change<UIReturnKeyType>?
    private var appearance: Change<UIKeyboardAppearance>?
    private var numberPadPopover: Change<Bool>?

    /// The records of all navigators. A field has at most one.
    private static let inputs = AssociatedKey<FieldInput>()

    /// The record of a field, whichever navigator owns it.
    static func input(of field: UIView) -> FieldInput? { inputs[field] }

    init(of field: UIView, owner: FieldInputInstaller) {
        self.field = field
        self.owner = owner
        Self.inputs[field] = self
    }

    /// The keyboard appearance that the app wants, if another one was written.
    var ownAppearance: UIKeyboardAppearance? {
        guard let appearance, (field as? any FormField)?.keyboardAppearance == appearance.written else { return nil }
        return appearance.original
    }

    /// The return key that the app wants for a field, whichever one was written.
    static func ownReturnKey(of field: any FormField) -> UIReturnKeyType {
        guard let input = input(of: field) else { return field.returnKeyType }
        return input.own(field.returnKeyType, input.returnKey)
    }

    /// Applies the plan to the field, even where the app has changed it since.
    ///
    /// - Parameter mayShow: Whether the toolbar may be above the field: not if the app shows its own view.
    /// - Returns: Whether the accessory view or something of the keyboard changed, which a focused field shows only
    ///   once its input views are reloaded (B9, D3).
    func apply(_ plan: Plan, accessoryView view: UIView?, mayShow: (UIView) -> Bool) -> Bool {
        guard let field else { return false }
        self.plan = plan
        let hasNewBar =
            if plan.hasToolbar, let view { show(view, above: field, mayShow: mayShow) } else { removeAccessoryView() }
        // A setter may be the app's, and may have restored everything, or applied another plan.
        guard let field = field.formField, self.plan == plan else { return hasNewBar }
        let hasNewKey = writeKey(plan, to: field)
        guard self.plan == plan else { return true }
        let hasNewAppearance =
            plan.keyboardAppearance.map { write($0, to: field, \.keyboardAppearance, \.appearance) }
            ?? restore(\.keyboardAppearance, \.appearance)
        guard self.plan == plan else { return true }
        let hasNewPad =
            plan.docksNumberPad
            ? write(false, to: field, \.mayShowNumberPadPopover, \.numberPadPopover)
            : restore(\.mayShowNumberPadPopover, \.numberPadPopover)
        return hasNewBar || hasNewKey || hasNewAppearance || hasNewPad
    }

    /// Restores what the app had in the field.
    ///
    /// - Returns: Whether the accessory view or something of the keyboard changed.
    func restore() -> Bool {
        owner = nil
        plan = Plan()
        if let field { Self.inputs[field] = nil }
        let (hadBar, hadKey) = (removeAccessoryView(), restore(\.returnKeyType, \.returnKey))
        let hadPad = restore(\.mayShowNumberPadPopover, \.numberPadPopover)
        return restore(\.keyboardAppearance, \.appearance) || hadBar || hadKey || hadPad
    }

    // MARK: - Accessory view

    private func show(_ view: UIView, above field: UIView, mayShow: (UIView) -> Bool) -> Bool {
        guard let field = field.accessoryHost else { return false }
        let present = field.inputAccessoryView
        guard present !== view else {
            // The app may have copied the view from another field.
            accessoryView = view
            return false
        }
        // Another of the navigator's views may be there.
        guard present != nil && present === accessoryView || mayShow(field) else {
            accessoryView = nil
            DecisionTrace.report(.keptAccessoryView(field))
            return false
        }
        accessoryView = view
        field.inputAccessoryView = view
        return field.inputAccessoryView === view
    }

    private func removeAccessoryView() -> Bool {
        guard let view = accessoryView else { return false }
        accessoryView = nil
        guard let field = field?.accessoryHost, field.inputAccessoryView === view else { return false }
        field.inputAccessoryView = nil
        return true
    }

    // MARK: - The keyboard's look

    /// A property of the field that the navigator sets.
    private struct Change<Value: Equatable> {
        var original: Value
        var written: Value
    }

    private func write<Value>(
        _ value: Value, to field: any FormField, _ property: WritableKeyPath<any FormField, Value>,
        _ change: ReferenceWritableKeyPath<FieldInput, Change<Value>?>
    ) -> Bool {
        var field = field
        let present = field[keyPath: property]
        // Recorded before it's set, because a setter may be the app's, and may restore everything.
        self[keyPath: change] = Change(original: own(present, self[keyPath: change]), written: value)
        guard present != value else { return false }
        field[keyPath: property] = value
        // The field's class may keep a value of its own, and then there's nothing to reload.
        return field[keyPath: property] != present
    }

    /// The app's value. A value that the navigator didn't set was set by the app since, and is the one to restore.
    private func own<Value>(_ present: Value, _ change: Change<Value>?) -> Value {
        change.map { $0.written == present ? $0.original : present } ?? present
    }

    private func restore<Value>(
        _ property: WritableKeyPath<any FormField, Value>,
        _ change: ReferenceWritableKeyPath<FieldInput, Change<Value>?>
    ) -> Bool {
        guard let old = self[keyPath: change] else { return false }
        self[keyPath: change] = nil
        guard var field = field?.formField, field[keyPath: property] == old.written, old.written != old.original
        else { return false }
        field[keyPath: property] = old.original
        return true
    }

    /// Sets the return key to show what Return does, or leaves the field its own key.
    private func writeKey(_ plan: Plan, to field: any FormField) -> Bool {
        let isDefault = own(field.returnKeyType, returnKey) == .default
        guard let key = plan.returnKey, !plan.keptReturnKeys.contains(keyThatIsDefault: isDefault) else {
            return restore(\.returnKeyType, \.returnKey)
        }
        return write(key, to: field, \.returnKeyType, \.returnKey)
    }
}
