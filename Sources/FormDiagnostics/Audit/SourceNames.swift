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
            guard let name = names[ObjectIdentifier(object)] else { continue }
            // A view that holds it, such as a cell, may have a name itself.
            guard let view = owner as? UIView, let outer = self.name(of: view, near: view) else { return name }
            return "\(outer).\(name)"
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

    /// A view's class and human-readable name, such as `UITextField “Email”`. For a field without a name, its position.
    static func description(of view: UIView) -> String {
        if let words = words(of: view) { return "\(type(of: view)) “\(words)”" }
        guard view is any UITextInput else { return "\(type(of: view))" }
        if let caption = view.captionBefore { return "\(type(of: view)) next to “\(caption)”" }
        guard let row = view.row, let path = row.indexPath else { return "\(type(of: view))" }
        return "\(type(of: view)) in row \(path.item) of section \(path.section)"
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

extension UIView {
    /// The text of the label directly before this view, unless it's longer than a name.
    var captionBefore: String? {
        guard let superview else { return nil }
        let views = (superview as? UIStackView)?.arrangedSubviews ?? superview.subviews
        guard let index = views.firstIndex(where: { $0 === self }), index > 0, let label = views[index - 1] as? UILabel,
            !label.isHidden, let text = label.text, !text.isBlank
        else { return nil }
        let caption = text.components(separatedBy: "\n")[0]
        return caption.count <= 60 ? caption : nil
    }

    /// The innermost cell around this view, and the table or collection that it's in.
    var row: FormCell? {
        let ancestors = sequence(first: self, next: \.superview)
        guard let cell = ancestors.first(where: { $0 is UITableViewCell || $0 is UICollectionViewCell }) else {
            return nil
        }
        let list = sequence(first: cell, next: \.superview).first { $0 is UITableView || $0 is UICollectionView }
        return FormCell(cell: cell, list: list)
    }
}

/// A cell of a table or a collection.
@MainActor
struct FormCell {
    let cell: UIView
    let list: UIView?

    /// Where the cell is, unless it isn't shown.
    var indexPath: IndexPath? {
        switch (list, cell) {
        case (let table as UITableView, let cell as UITableViewCell): table.indexPath(for: cell)
        case (let collection as UICollectionView, let cell as UICollectionViewCell): collection.indexPath(for: cell)
        default: nil
        }
    }
}
