import UIKit

/// Installs a proxy for the delegate of the field that has focus, and removes it when the field loses focus.
///
/// Only the first responder receives Return and movements of the caret. So every other field has the app's delegate.
@MainActor
final class DelegateProxyInstaller {
    private let handler: DelegateHandler
    private weak var field: UIView?
    private var proxy: DelegateProxy?
    /// Fields whose class handles its delegate, discovered when they had focus.
    private var refusing = WeakRegistry<UIView, Void>()

    /// - Parameter handler: The handler for Return and for movements of the caret.
    init(handler: DelegateHandler) {
        self.handler = handler
    }

    /// Whether a field can have a proxy, as far as that's known.
    func mayInstall(_ field: any FormField) -> Bool { !field.keepsDelegateToItself && refusing[field] == nil }

    /// Installs a proxy for the field that has focus if anything needs one, and removes any other.
    func update(with form: FormSnapshot) {
        guard let focus = form.focus, let field = focus.view?.formField, form.isManaged else { return uninstall() }
        let role = form.field(of: field).map { form.returnKeyRole(of: $0) } ?? .untouched
        let takesReturn = focus.capabilities.contains(.returnKeys) && role != .untouched
        let advances = field.assignedOptions?.autoAdvanceLength != nil && !focus.capabilities.isDisjoint(with: .moving)
        let isNeeded = takesReturn || focus.needsCaret || advances
        if self.field !== field || !isNeeded { uninstall() }
        guard isNeeded else { return }
        self.field = field
        install(on: field, handlesReturn: takesReturn)
    }

    /// Installs the proxy in front of a delegate that the app has set since.
    func renew() {
        guard let field = field?.formField, let proxy, !proxy.isInstalled(on: field) else { return }
        install(on: field, handlesReturn: proxy.handlesReturn)
    }

    private func install(on field: any FormField, handlesReturn: Bool) {
        if proxy?.isInstalled(on: field) != true {
            removeProxy()
            let new = DelegateProxies.install(on: field, handler)
            // The setter of a delegate may be the app's, and may have released the navigator.
            guard self.field === field else {
                if let new { DelegateProxies.retire(new, of: field) }
                return
            }
            proxy = new
            refusing[field] = new == nil ? () : nil
        }
        proxy?.handlesReturn = handlesReturn
    }

    /// Restores the field's delegate.
    func uninstall() {
        removeProxy()
        field = nil
    }

    /// Restores the delegate of a field that has lost focus.
    func uninstall(from field: UIView) {
        if self.field === field { uninstall() }
    }

    private func removeProxy() {
        guard let old = proxy, let field = field?.formField else {
            proxy = nil
            return
        }
        // Setting a delegate may run the app's code.
        proxy = nil
        DelegateProxies.retire(old, of: field)
    }
}
