import FormNavigationCore
import UIKit

/// What's known about a view from its class.
enum ViewKind {
    /// The kinds of the classes seen so far, because a cast climbs through all superclasses.
    @MainActor private static var known: [ObjectIdentifier: ViewKind] = [:]

    case plain
    /// A control that doesn't accept text.
    case control
    case textField
    case searchField
    case textView
    /// A view of the app, or of a library in it, that accepts text.
    case textInput
    case scrollView
    /// A system bar, whose fields belong to it.
    case bar
    /// A SwiftUI view, including its fields. SwiftUI moves between them on its own.
    case swiftUI

    /// The kind of a view, which is that of its class.
    @MainActor
    static func kind(of view: UIView) -> ViewKind {
        let type = ObjectIdentifier(type(of: view))
        if let kind = known[type] { return kind }
        let kind = ViewKind(of: view)
        known[type] = kind
        return kind
    }

    @MainActor
    private init(of view: UIView) {
        let type = type(of: view)
        switch view {
        case is UISearchTextField: self = .searchField
        case is UITextField: self = ClassOrigin.isSwiftUI(type) ? .swiftUI : .textField
        case is UITextView: self = ClassOrigin.isSwiftUI(type) ? .swiftUI : .textView
        // The text input of the system's own classes is left alone: in a web view, the page's fields come and go.
        case is any UITextInput where !ClassOrigin.isSystem(type): self = .textInput
        case is UIScrollView: self = .scrollView
        case is UISearchBar, is UINavigationBar: self = .bar
        case _ where ClassOrigin.isSwiftUI(type): self = .swiftUI
        case is UIControl: self = .control
        default: self = .plain
        }
    }

    /// The kind of field; `nil` if the view doesn't accept text.
    var field: FieldKind? {
        switch self {
        case .textField, .searchField: .textField
        case .textView: .textView
        // Only the view itself knows what Return does in it.
        case .textInput: .other
        case .plain, .control, .scrollView, .bar, .swiftUI: nil
        }
    }
}

extension ViewKind {
    /// Whether a field of this kind can take part now, according to its own properties.
    ///
    /// Every field is asked, and testing for the classes is many times faster than testing for the protocol.
    @MainActor
    func takesPart(_ field: UIView) -> Bool {
        switch self {
        case .textView: (field as? UITextView)?.takesText ?? true
        case .textField, .searchField, .plain, .control: (field as? UIControl)?.isEnabled ?? true
        case .textInput:
            (field as? UIControl)?.isEnabled != false && (field as? any UITextInput)?.allowsEditing != false
        case .scrollView, .bar, .swiftUI: true
        }
    }
}

/// The kinds of the classes seen in one walk. A form has few classes, and most views only contain others, so this is
/// several times faster than ``ViewKind/kind(of:)``, which knows all classes of the app.
@MainActor
struct ViewKinds {
    private var known: [(type: ObjectIdentifier, kind: ViewKind)] = []

    mutating func kind(of view: UIView) -> ViewKind {
        let type = ObjectIdentifier(type(of: view))
        for entry in known where entry.type == type { return entry.kind }
        let kind = ViewKind.kind(of: view)
        known.append((type, kind))
        return kind
    }
}
