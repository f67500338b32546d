import FormNavigationCore
import UIKit

/// What a navigator has put on one field, and what the app had there.
@MainActor
final class FieldAttachment {
    /// What a field is to have.
    struct Plan: Equatable {
        var hasToolbar = false
        /// What Return is to do, as the key that says so; `nil` to leave Return to the app.
        var returnKey: UIReturnKeyType?
        /// Which keys of the app's stay in its place.
        var keptReturnKeys = ReturnKeyPlan.KeptKeys.none
        /// How light or dark the keyboard is; `nil` to leave the app's.
        var keyboardAppearance: UIKeyboardAppearance?
        /// Whether the field has a proxy even without a return key.
        var hasProxy = false
    }

    private(set) weak var field: UIView?
    /// Whose it is; `nil` once everything has been restored.
    private(set) weak var owner: FieldAttachments?
    /// Whether its owner still has it, as the owner itself asks about each field with every move.
    private(set) var isInUse = true
    private(set) var plan = Plan()
    /// The view that stands above the field's keyboard, if it was put there.
    private weak var accessoryView: UIView?
    private var returnKey: Change<UIReturnKeyType>?
    private var appearance: Change<UIKeyboardAppearance>?
    private var proxy: DelegateProxy?

    /// The attachments of all navigators. A field has one at most.
    private static var registry = WeakRegistry<UIView, FieldAttachment>()

    /// The attachment of a field, whosever it is.
    static func attachment(of field: UIView) -> FieldAttachment? { registry[field] }

    init(to field: UIView, owner: FieldAttachments) {
        self.field = field
        self.owner = owner
        Self.registry[field] = self
    }

    /// Whether Return in the field does what was planned.
    private(set) var handlesReturn = false

    /// How light or dark the app wants the keyboard, where something else was written.
    var ownAppearance: UIKeyboardAppearance? {
        guard let appearance, (field as? any FormField)?.keyboardAppearance == appearance.written else { return nil }
        return appearance.original
    }

    /// Makes the field have what is planned, also where the app has changed it since.
    ///
    /// - Returns: Whether the accessory view or something of the keyboard changed, which a focused field shows only once its
    ///   input views are reloaded (B9, D3).
    func apply(_ plan: Plan, _ chains: inout AccessoryChains) -> Bool {
        guard let field, let owner else { return false }
        self.plan = plan
        let hasNewBar = plan.hasToolbar ? show(owner.accessoryView, above: field, &chains) : removeAccessoryView()
        guard let field = field.formField else { return hasNewBar }
        let hasProxy = plan.returnKey != nil || plan.hasProxy ? installProxy(on: field, owner) : removeProxy()
        handlesReturn = hasProxy && plan.returnKey != nil
        // Without a proxy the key would not do what it says.
        let hasNewKey = handlesReturn ? writeKey(plan, to: field) : restoreKey()
        let hasNewAppearance =
            plan.keyboardAppearance.map { write($0, to: field, \.keyboardAppearance, &appearance) }
            ?? restore(\.keyboardAppearance, &appearance)
        return hasNewBar || hasNewKey || hasNewAppearance
    }

    /// Shows another view above the field's keyboard, where the one before is still there.
    ///
    /// - Returns: Whether the accessory view changed.
    func replaceAccessoryView(by view: UIView) -> Bool {
        guard let field = field?.accessoryHost, let old = accessoryView, field.inputAccessoryView === old,
            old !== view
        else { return false }
        accessoryView = view
        field.inputAccessoryView = view
        return true
    }

    /// Gives the field back what it had, or leaves what the app has put there since.
    ///
    /// - Returns: Whether the accessory view or something of the keyboard changed.
    func restore() -> Bool {
        let (hadBar, hadKey) = (removeAccessoryView(), restoreKey())
        let hadAppearance = restore(\.keyboardAppearance, &appearance)
        _ = removeProxy()
        plan = Plan()
        owner = nil
        isInUse = false
        if let field, Self.registry[field] === self { Self.registry[field] = nil }
        return hadBar || hadKey || hadAppearance
    }

    // MARK: - Accessory view

    private func show(_ view: UIView, above field: UIView, _ chains: inout AccessoryChains) -> Bool {
        guard let field = field.accessoryHost else { return false }
        guard field.inputAccessoryView !== view else {
            // The app may have copied it from another field.
            accessoryView = view
            return false
        }
        guard !chains.showAppView(above: field) else {
            accessoryView = nil
            FormNavigator.report(.keptAccessoryView(field))
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

    /// A property of the field's that was written here.
    private struct Change<Value: Equatable> {
        var original: Value
        var written: Value
    }

    private func write<Value>(
        _ value: Value, to field: any FormField, _ property: WritableKeyPath<any FormField, Value>,
        _ change: inout Change<Value>?
    ) -> Bool {
        var field = field
        let present = field[keyPath: property]
        change = Change(original: own(present, change), written: value)
        guard present != value else { return false }
        field[keyPath: property] = value
        return true
    }

    /// What the app has set: what was not written here was set by the app since, and is what to restore.
    private func own<Value>(_ present: Value, _ change: Change<Value>?) -> Value {
        change.map { $0.written == present ? $0.original : present } ?? present
    }

    private func restore<Value>(
        _ property: WritableKeyPath<any FormField, Value>, _ change: inout Change<Value>?
    ) -> Bool {
        guard let old = change else { return false }
        change = nil
        guard var field = field?.formField, field[keyPath: property] == old.written, old.written != old.original
        else { return false }
        field[keyPath: property] = old.original
        return true
    }

    /// Writes what Return does on its key, or lets the field keep its own.
    private func writeKey(_ plan: Plan, to field: any FormField) -> Bool {
        let isDefault = own(field.returnKeyType, returnKey) == .default
        guard let key = plan.returnKey, !plan.keptReturnKeys.contains(keyThatIsDefault: isDefault) else {
            return restoreKey()
        }
        return write(key, to: field, \.returnKeyType, &returnKey)
    }

    private func restoreKey() -> Bool { restore(\.returnKeyType, &returnKey) }

    // MARK: - Delegate

    /// Puts a proxy in front of the field's delegate, also where the app has set another since.
    ///
    /// - Returns: Whether the field has one now. A field whose class handles its delegate by itself does not.
    private func installProxy(on field: any FormField, _ owner: FieldAttachments) -> Bool {
        if proxy?.isInstalled(on: field) == true { return true }
        _ = removeProxy()
        proxy = DelegateProxies.install(on: field, owner.handler)
        return proxy != nil
    }

    /// - Returns: That the field has no proxy now.
    private func removeProxy() -> Bool {
        if let proxy, let field = field?.formField { DelegateProxies.retire(proxy, of: field) }
        proxy = nil
        return false
    }
}

extension UIResponder {
    /// Whether this responder shows something of its own above the keyboard (D1).
    fileprivate var suppliesAccessoryView: Bool { viewAboveKeyboard != nil }
}

/// Tells whether the app shows views above the keyboards of fields. The fields of a form share most of their responder
/// chains, so what has been looked at for one is not looked at again for the next.
@MainActor
struct AccessoryChains {
    /// The responders that supply no view, and have none above them that does.
    private var bare: Set<ObjectIdentifier> = []

    /// Whether the app shows a view above a field's keyboard: the field's own, or one from its responder chain (D2).
    mutating func showAppView(above field: UIView) -> Bool {
        if field.suppliesAccessoryView { return true }
        var responder = field.next
        while let next = responder, bare.insert(ObjectIdentifier(next)).inserted {
            if next.suppliesAccessoryView {
                forget(from: field.next, to: next)
                return true
            }
            responder = next.next
        }
        return false
    }

    /// The responders up to one that supplies a view are not bare after all.
    private mutating func forget(from start: UIResponder?, to end: UIResponder) {
        var responder = start
        while let next = responder {
            bare.remove(ObjectIdentifier(next))
            responder = next === end ? nil : next.next
        }
    }
}
