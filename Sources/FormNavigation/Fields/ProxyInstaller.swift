import UIKit

/// Gives each field one proxy in front of its delegate, and takes it away again.
@MainActor
final class ProxyInstaller {
    /// Whether Return in a field is to be taken, after the app's delegate has allowed it.
    let takesReturn: @MainActor (UIView) -> Bool
    /// Does what Return does.
    let onReturn: @MainActor (UIView) -> Void
    /// Called when the caret of a text view has moved.
    let onSelection: @MainActor (UIView) -> Void

    private var proxies = WeakRegistry<UIView, any DelegateProxy>()

    /// Proxies that another object has taken the place of, which may hand on to them: they must not go before the field.
    private static var retired = WeakRegistry<UIView, [any DelegateProxy]>()

    init(
        takesReturn: @escaping @MainActor (UIView) -> Bool, onReturn: @escaping @MainActor (UIView) -> Void,
        onSelection: @escaping @MainActor (UIView) -> Void
    ) {
        self.takesReturn = takesReturn
        self.onReturn = onReturn
        self.onSelection = onSelection
    }

    /// The fields that have a proxy of this installer's.
    var fields: [UIView] { proxies.keys }

    /// Puts a proxy in front of the field's delegate, also where the app has set another since.
    ///
    /// - Returns: Whether the field has one now. A field whose class handles its delegate by itself does not.
    func install(on field: any FormField) -> Bool {
        if proxies[field]?.isInstalled == true { return true }
        if let old = proxies[field] { retire(old, of: field) }
        proxies[field] = makeProxy(for: field)
        return proxies[field] != nil
    }

    /// Gives the field its delegate back, unless the app has set another since.
    func uninstall(from field: any FormField) {
        guard let proxy = proxies[field] else { return }
        proxies[field] = nil
        retire(proxy, of: field)
    }

    /// Takes a proxy out of service: it gives the field its delegate back, or, where another object has stepped in front
    /// of it, hands on everything from now on.
    private func retire(_ proxy: any DelegateProxy, of field: any FormField) {
        proxy.installer = nil
        if proxy.isInstalled {
            proxy.restore()
        } else {
            Self.retired[field, default: []].append(proxy)
        }
    }

    /// A proxy that is the field's delegate now, or `nil` for a field whose class handles its delegate by itself.
    private func makeProxy(for field: any FormField) -> (any DelegateProxy)? {
        let proxy: (any DelegateProxy)? =
            switch field {
            // Such a field hands on to whatever is assigned, and a proxy that hands on to it would run in a circle.
            case _ where field.keepsDelegateToItself: nil
            case let field as UITextField: TextFieldProxy(field: field, installer: self)
            case let field as UITextView: TextViewProxy(field: field, installer: self)
            default: nil
            }
        if let proxy, proxy.isInstalled { return proxy }
        proxy?.restore()
        FormNavigator.report(.keptDelegate(field))
        return nil
    }
}
