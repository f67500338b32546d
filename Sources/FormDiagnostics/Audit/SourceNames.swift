import FormNavigation
import UIKit

/// The human-readable names of views, and their names in the app's code.
@MainActor
struct SourceNames {
    /// The properties of each responder seen so far, by the objects they hold.
    private var known: [ObjectIdentifier: [ObjectIdentifier: String]] = [:]

    /// The name of the property that holds an object, in one of the view controllers and views around a view, or `nil`
    /// if there's no such property.
    mutating func name(of object: AnyObject, near view: UIView) -> String? {
        let owners = sequence(first: view as UIResponder, next: \.next).prefix { !($0 is UIWindow) }
        for owner in owners where owner !== object {
            let names = known[ObjectIdentifier(owner)] ?? Self.properties(of: owner)
            known[ObjectIdentifier(owner)] = names
            if let name = names[ObjectIdentifier(object)] { return name }
        }
        return nil
    }

    /// The names of the stored properties in the app's classes, by the views and navigators that they hold.
    private static func properties(of owner: UIResponder) -> [ObjectIdentifier: String] {
        var names: [ObjectIdentifier: String] = [:]
        var mirror: Mirror? = Mirror(reflecting: owner)
        while let next = mirror, let type = next.subjectType as? AnyClass, !ClassOrigin.isUIKit(type) {
            for (label, value) in next.children {
                guard let name = label.map(sourceName) else { continue }
                if let views = value as? [UIView] {
                    for (index, view) in views.enumerated() { names[ObjectIdentifier(view)] = "\(name)[\(index)]" }
                } else if let view = value as? UIView {
                    names[ObjectIdentifier(view)] = name
                } else if let navigator = value as? FormNavigator {
                    names[ObjectIdentifier(navigator)] = name
                }
            }
            mirror = next.superclassMirror
        }
        return names
    }

    /// The name, without what the compiler adds for lazy properties and property wrappers.
    private static func sourceName(_ label: String) -> String {
        let lazy = "$__lazy_storage_$_"
        if label.hasPrefix(lazy) { return String(label.dropFirst(lazy.count)) }
        return label.hasPrefix("_") ? String(label.dropFirst()) : label
    }

    // MARK: - What people call a view

    /// A view's class and human-readable name, such as `UITextField “Email”`.
    static func description(of view: UIView) -> String {
        words(of: view).map { "\(type(of: view)) “\($0)”" } ?? "\(type(of: view))"
    }

    /// The human-readable name of a view, or `nil` if it has no text.
    static func words(of view: UIView) -> String? {
        let texts = [(view as? any FormPlaceholderProviding)?.placeholder, view.accessibilityLabel]
        guard let text = texts.lazy.compactMap({ $0 }).first(where: { $0.contains { !$0.isWhitespace } }) else {
            return nil
        }
        return text.components(separatedBy: "\n")[0]
    }

    /// A view and its view controller, such as `UIStackView “Voucher” of SignUpViewController`.
    static func place(of view: UIView) -> String {
        let controller = sequence(first: view as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
            .first
        if let controller, controller.viewIfLoaded === view { return "\(type(of: controller))'s view" }
        var names = SourceNames()
        let name = names.name(of: view, near: view).map { " (\($0))" } ?? ""
        return "\(description(of: view))\(name)" + (controller.map { " of \(type(of: $0))" } ?? "")
    }
}
