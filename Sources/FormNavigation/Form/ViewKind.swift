import FormNavigationCore
import UIKit

/// What the class of a view says about it.
enum ViewKind {
    case plain
    case textField
    case searchField
    case textView
    /// A view of the app's own, or of a library in it, that takes text.
    case textInput
    case scrollView
    /// A bar of the system's, whose fields belong to it.
    case bar
    /// A view of SwiftUI's, its own fields included: it goes from field to field by itself.
    case swiftUI

    @MainActor
    init(of view: UIView) {
        let type = type(of: view)
        switch view {
        case is UISearchTextField: self = .searchField
        case is UITextField: self = ClassOrigin.isSwiftUI(type) ? .swiftUI : .textField
        case is UITextView: self = ClassOrigin.isSwiftUI(type) ? .swiftUI : .textView
        // What the system's own classes take text for is their affair: in a web view the page's fields come and go.
        case is any UITextInput where !ClassOrigin.isSystem(type): self = .textInput
        case is UIScrollView: self = .scrollView
        case is UISearchBar, is UINavigationBar: self = .bar
        default: self = ClassOrigin.isSwiftUI(type) ? .swiftUI : .plain
        }
    }

    /// What kind of field such a view is; `nil` where it takes no text.
    var field: FieldKind? {
        switch self {
        case .textField, .searchField: .textField
        case .textView: .textView
        // Only the view itself knows what Return does in it.
        case .textInput: .other
        case .plain, .scrollView, .bar, .swiftUI: nil
        }
    }
}

extension ViewKind {
    /// Whether a field of this kind can take part now, as far as it says so itself.
    ///
    /// Every field is asked, and asking for the classes is many times faster than asking for the protocol.
    @MainActor
    func takesPart(_ field: UIView) -> Bool {
        switch self {
        case .textView: (field as? UITextView)?.takesText ?? true
        case .textField, .searchField, .plain: (field as? UIControl)?.isEnabled ?? true
        case .textInput:
            (field as? UIControl)?.isEnabled != false && (field as? any UITextInput)?.allowsEditing != false
        case .scrollView, .bar, .swiftUI: true
        }
    }
}

/// Tells the kinds of many views, asking each class once: a cast climbs through all the classes above one.
struct ViewKinds {
    /// The classes that have been met so far. The kind of a class never changes.
    @MainActor private(set) static var known = ViewKinds()

    /// A hash table: a class stands at the hash of its address, or in the next place that was free. There are far more
    /// places than classes, so that nearly every class stands at its own.
    private var entries: [(type: ObjectIdentifier, kind: ViewKind)?] = Array(repeating: nil, count: 256)
    private var count = 0

    /// Keeps what a copy of ``known`` has found out.
    @MainActor
    static func learn(_ kinds: ViewKinds) {
        if kinds.count > known.count { known = kinds }
    }

    @MainActor @inline(__always)
    mutating func kind(of view: UIView) -> ViewKind {
        let type = ObjectIdentifier(type(of: view))
        var place = place(of: type)
        while let entry = entries[place] {
            if entry.type == type { return entry.kind }
            place = next(place)
        }
        return addKind(of: view, type, at: place)
    }

    @MainActor
    private mutating func addKind(of view: UIView, _ type: ObjectIdentifier, at place: Int) -> ViewKind {
        let kind = ViewKind(of: view)
        entries[place] = (type, kind)
        count += 1
        if count > entries.count / 4 { grow() }
        return kind
    }

    /// The number of places is a power of two.
    private func place(of type: ObjectIdentifier) -> Int {
        // The product's upper bits depend on all bits of the address.
        let product = UInt(bitPattern: type) &* UInt(truncatingIfNeeded: 0x9E37_79B9_7F4A_7C15 as UInt64)
        return Int(truncatingIfNeeded: product >> (UInt.bitWidth / 2)) & (entries.count - 1)
    }

    private func next(_ place: Int) -> Int { (place + 1) & (entries.count - 1) }

    private mutating func grow() {
        let old = entries
        entries = Array(repeating: nil, count: 2 * old.count)
        for entry in old {
            guard let entry else { continue }
            var place = place(of: entry.type)
            while entries[place] != nil { place = next(place) }
            entries[place] = entry
        }
    }
}
