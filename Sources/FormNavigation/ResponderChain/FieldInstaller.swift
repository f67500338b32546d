import UIKit

/// Puts the toolbar, return keys and proxies on the fields of one scope, and takes them off again.
@MainActor
final class FieldInstaller {
    /// What a field is to have.
    struct Plan {
        var field: any FormInputView
        var hasToolbar: Bool
        /// The return key; `nil` to leave the app's.
        var key: UIReturnKeyType?
        /// Whether the field has a proxy even without a return key.
        var hasProxy: Bool
    }

    private let toolbars: ToolbarInstaller
    private let returnKeys = ReturnKeyHandler()
    private let proxies: ProxyInstaller

    /// Who has installed something on a field. There is one at most.
    private static var owners = WeakRegistry<UIView, FormScope.Weak<FieldInstaller>>()

    init(toolbars: ToolbarInstaller, proxies: ProxyInstaller) {
        self.toolbars = toolbars
        self.proxies = proxies
    }

    /// Whether Return in a field is to do what the key says.
    func hasKey(on field: UIView) -> Bool { returnKeys.hasKey(on: field) }

    /// Makes these fields, and no others, have what is planned for them.
    func install(_ plans: [Plan]) {
        let isInForm = Set(plans.map { ObjectIdentifier($0.field) })
        var changed = uninstall { !isInForm.contains(ObjectIdentifier($0)) }
        // Whoever has installed something on these fields gives it back first, so that nothing is put on top of it.
        for plan in plans {
            guard let owner = Self.owners[plan.field]?.object, owner !== self else { continue }
            changed += owner.uninstall { isInForm.contains(ObjectIdentifier($0)) }
        }
        for plan in plans {
            let field = plan.field
            let hasNewBar = plan.hasToolbar ? toolbars.install(on: field) : toolbars.uninstall(from: field)
            let hasNewKey = installKey(of: plan)
            if hasNewBar || hasNewKey { changed.append(field) }
            Self.owners[field] = FormScope.Weak(object: self)
        }
        reload(changed)
    }

    /// Gives fields back what they had.
    func giveBack(where isGone: (UIView) -> Bool = { _ in true }) {
        reload(uninstall(where: isGone))
    }

    /// Shows what has changed above and on the keyboard: once, and only where it is on screen, since a reload posts
    /// keyboard notifications (D4).
    func reload(_ changed: [any FormInputView]) {
        for field in changed where field.isFirstResponder { field.reloadInputViews() }
    }

    // MARK: - Private

    /// Gives a field its return key and the proxy that goes with it, or takes them away.
    ///
    /// - Returns: Whether the key changed.
    private func installKey(of plan: Plan) -> Bool {
        guard let field = plan.field as? any FormField else { return false }
        var hasProxy = false
        if plan.key != nil || plan.hasProxy {
            hasProxy = proxies.install(on: field)
        } else {
            proxies.uninstall(from: field)
        }
        // Without a proxy the key would not do what it says.
        guard let key = plan.key, hasProxy else { return returnKeys.uninstall(from: field) }
        return returnKeys.install(key, on: field)
    }

    /// - Returns: The fields whose accessory view or return key changed.
    private func uninstall(where isGone: (UIView) -> Bool) -> [any FormInputView] {
        let installed = Set(toolbars.fields + returnKeys.fields + proxies.fields)
        return installed.compactMap { $0 as? any FormInputView }.filter { view in
            guard isGone(view) else { return false }
            Self.owners[view] = nil
            let hasNewBar = toolbars.uninstall(from: view)
            guard let field = view as? any FormField else { return hasNewBar }
            let hasNewKey = returnKeys.uninstall(from: field)
            proxies.uninstall(from: field)
            return hasNewBar || hasNewKey
        }
    }
}
