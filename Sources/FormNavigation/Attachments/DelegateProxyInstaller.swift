import UIKit

/// Puts a proxy in front of the delegate of the field that has focus, and takes it out when the field has lost focus.
///
/// Only the first responder is asked about Return, and told of its caret. So every other field has the app's delegate.
@MainActor
final class DelegateProxyInstaller {
    private let handler: DelegateHandler
    private weak var field: UIView?
    private var proxy: DelegateProxy?
    /// Fields whose class handles its delegate, found out when they had focus.
    private var refusing = WeakRegistry<UIView, Void>()

    /// - Parameter handler: Who takes part in Return and in movements of the caret.
    init(handler: DelegateHandler) {
        self.handler = handler
    }

    /// Whether a field can be given a proxy, as far as that is known.
    func mayServe(_ field: any FormField) -> Bool { !field.keepsDelegateToItself && refusing[field] == nil }

    /// Gives the field that has focus a proxy if anything is done for it that needs one, and takes back any other.
    func update(with form: FormSnapshot) {
        guard let focus = form.focus, let field = focus.view?.formField, form.isServed else { return uninstall() }
        let role = form.field(of: field).map { form.returnKeyRole(of: $0) } ?? .untouched
        let takesReturn = focus.capabilities.contains(.returnKeys) && role != .untouched
        let advances = field.assignedOptions?.autoAdvanceLength != nil && !focus.capabilities.isDisjoint(with: .moving)
        let isNeeded = takesReturn || focus.needsCaret || advances
        if self.field !== field || !isNeeded { uninstall() }
        guard isNeeded else { return }
        self.field = field
        install(on: field, handlesReturn: takesReturn)
    }

    /// Puts the proxy in front of a delegate that the app has set since.
    func renew() {
        guard let field = field?.formField, let proxy, !proxy.isInstalled(on: field) else { return }
        install(on: field, handlesReturn: proxy.handlesReturn)
    }

    private func install(on field: any FormField, handlesReturn: Bool) {
        if proxy?.isInstalled(on: field) != true {
            removeProxy()
            let new = DelegateProxies.install(on: field, handler)
            // A delegate's setter may be the app's, and have let the navigator go.
            guard self.field === field else {
                if let new { DelegateProxies.retire(new, of: field) }
                return
            }
            proxy = new
            refusing[field] = new == nil ? () : nil
        }
        proxy?.handlesReturn = handlesReturn
    }

    /// Gives the field its delegate back.
    func uninstall() {
        removeProxy()
        field = nil
    }

    /// Gives a field that has lost focus its delegate back.
    func uninstall(from field: UIView) {
        if self.field === field { uninstall() }
    }

    private func removeProxy() {
        guard let old = proxy, let field = field?.formField else {
            proxy = nil
            return
        }
        // Writing a delegate may run code of the app.
        proxy = nil
        DelegateProxies.retire(old, of: field)
    }
}
