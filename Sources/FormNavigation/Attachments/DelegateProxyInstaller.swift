import FormNavigationCore
import UIKit

/// Installs a proxy for the delegate of the field that has focus, and removes it when the field loses focus.
///
/// Only the first responder receives Return and movements of the caret. So every other field has the app's delegate.
@MainActor
final class DelegateProxyInstaller {
    private let handler: DelegateHandler
    private weak var field: UIView?
    private var proxy: DelegateProxy?
    /// When the proxy handles Return.
    private var returnHandling = DelegateProxy.ReturnHandling.never
    /// The field whose delegate is being set.
    private weak var changingField: UIView?
    /// Fields whose class handles its delegate, discovered when they had focus.
    private var refusing = WeakRegistry<UIView, Void>()

    /// - Parameter handler: The handler for Return and for movements of the caret.
    init(handler: DelegateHandler) {
        self.handler = handler
    }

    /// What Return does in a field of a form, or `.untouched` if the app handles Return there.
    func returnKeyRole(of field: FormSnapshot.Field, in form: FormSnapshot) -> ReturnKeyPlan.Role {
        guard let view = field.view.formField, mayInstall(view) else { return .untouched }
        return wantedReturnKeyRole(of: field, in: form)
    }

    /// The same, if the field accepts a proxy.
    private func wantedReturnKeyRole(of field: FormSnapshot.Field, in form: FormSnapshot) -> ReturnKeyPlan.Role {
        guard field.capabilities.contains(.returnKeys) else { return .untouched }
        if form.leavesReturnToApp(in: field), let view = field.view as? UITextField, isReturnDecided(in: view) {
            return .untouched
        }
        return form.returnKeyRole(of: field)
    }

    /// Whether a field can have a proxy, as far as that's known.
    private func mayInstall(_ field: any FormField) -> Bool { !field.keepsDelegateToItself && refusing[field] == nil }

    /// Whether the app has decided what Return does in a field: by a key that says so, an action, or its delegate.
    private func isReturnDecided(in field: UITextField) -> Bool {
        // Sending these events is all that Return does on its own (B3, B5).
        FieldInput.ownReturnKey(of: field).namesAction
            || !field.allControlEvents.isDisjoint(with: [.editingDidEndOnExit, .primaryActionTriggered])
            || appDelegate(of: field)?.implementsShouldReturn == true
    }

    /// The delegate that the app has set for a field, behind the proxy.
    private func appDelegate(of field: UITextField) -> (any UITextFieldDelegate)? {
        if self.field === field, let proxy = proxy as? TextFieldProxy, proxy.isInstalled(on: field) {
            return proxy.asked
        }
        guard let proxy = field.delegate as? TextFieldProxy else { return field.delegate }
        return proxy.asked
    }

    /// Installs a proxy for the field that has focus if anything needs one, and removes any other.
    func update(with form: FormSnapshot) {
        guard let focus = form.focus, let field = focus.view?.formField, form.isManaged else { return uninstall() }
        let known = form.field(of: field)
        let role = known.map { wantedReturnKeyRole(of: $0, in: form) } ?? .untouched
        let takesReturn = focus.capabilities.contains(.returnKeys) && role != .untouched
        let leavesReturn = known.map(form.leavesReturnToApp) ?? false
        let returnHandling: DelegateProxy.ReturnHandling =
            takesReturn ? leavesReturn ? .withoutAnswer : .always : .never
        let advances = field.assignedOptions?.autoAdvanceLength != nil && !focus.capabilities.isDisjoint(with: .moving)
        let isNeeded = takesReturn || focus.needsCaret || advances
        if isNeeded { install(on: field, returnHandling) } else { uninstall() }
    }

    /// Installs the proxy in front of a delegate that the app has set since.
    func renew() {
        guard let field = field?.formField, let proxy else { return }
        install(on: field, proxy.returnHandling)
    }

    private func install(on field: any FormField, _ returnHandling: DelegateProxy.ReturnHandling) {
        self.returnHandling = returnHandling
        if self.field !== field || proxy?.isInstalled(on: field) != true {
            removeProxy(toServe: field)
            // If the setter of this field's delegate has led here, the proxy that's being set remains the only one.
            guard self.field === field, changingField !== field else { return }
            let outerField = changingField
            changingField = field
            let new = DelegateProxies.install(on: field, handler)
            changingField = outerField
            guard self.field === field else {
                if let new { DelegateProxies.retire(new, of: field) }
                return
            }
            proxy = new
            refusing[field] = new == nil ? () : nil
        }
        proxy?.returnHandling = self.returnHandling
    }

    /// Restores the field's delegate.
    func uninstall() { removeProxy(toServe: nil) }

    /// Restores the delegate of a field that has lost focus.
    func uninstall(from field: UIView) {
        if self.field === field { uninstall() }
    }

    /// Restores the field's delegate, to serve another field next, or none.
    ///
    /// The setter of a delegate may be the app's, and may release the navigator or move focus. What it does then counts,
    /// so the next field is noted before, and the caller checks it afterward.
    private func removeProxy(toServe next: UIView?) {
        let (old, oldField) = (proxy, field?.formField)
        (proxy, field) = (nil, next)
        if let old, let oldField { DelegateProxies.retire(old, of: oldField) }
    }
}

extension UIReturnKeyType {
    /// Whether the key says what Return does. The others only say that the user moves on, or is done.
    fileprivate var namesAction: Bool {
        switch self {
        case .default, .next, .done: false
        default: true
        }
    }
}
