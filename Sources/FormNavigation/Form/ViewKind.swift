import UIKit

/// What the class of a view says about it.
enum ViewKind {
    case plain
    case textField
    case searchField
    case textView
    case scrollView
    /// A bar of the system's, whose fields belong to it.
    case bar

    @MainActor
    init(of view: UIView) {
        switch view {
        case is UISearchTextField: self = .searchField
        case is UITextField: self = .textField
        case is UITextView: self = .textView
        case is UIScrollView: self = .scrollView
        case is UISearchBar, is UINavigationBar: self = .bar
        default: self = .plain
        }
    }
}

/// Tells the kinds of many views, asking each class once: a cast climbs through all the classes above one.
struct ViewKinds {
    private var entries: [(type: ObjectIdentifier, kind: ViewKind)?] = Array(repeating: nil, count: 16)

    @MainActor
    mutating func kind(of view: UIView) -> ViewKind {
        let type = ObjectIdentifier(type(of: view))
        // Classes lie far apart in memory; those that share a place take it from each other.
        let bits = UInt(bitPattern: type)
        let place = Int((bits >> 4 ^ bits >> 9) & 15)
        if let entry = entries[place], entry.type == type { return entry.kind }
        let kind = ViewKind(of: view)
        entries[place] = (type, kind)
        return kind
    }
}
