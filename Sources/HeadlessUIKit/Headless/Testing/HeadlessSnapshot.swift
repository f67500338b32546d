/// What libraries and screens change in views, at one moment, to be compared with a later one.
///
/// ```swift
/// let before = HeadlessSnapshot(of: screen.view)
/// emailField.becomeFirstResponder()
/// emailField.resignFirstResponder()
/// device.settle()
/// #expect(HeadlessSnapshot(of: screen.view).changes(since: before) == [])
/// ```
///
/// It holds frames, transforms, insets, offsets, what controllers add to the safe area, delegates, return keys and the
/// views above the keyboard, of a view and of everything in it. What a text input draws itself with is left out.
@MainActor
public struct HeadlessSnapshot {
    /// Something that is not as it was.
    public struct Change: Equatable, CustomStringConvertible, Sendable {
        /// The view, as a person would call it.
        public let view: String
        /// What has changed: a property's name, or "added" and "removed" for a view.
        public let property: String
        /// What it was, in words. Empty for a view that was not there.
        public let before: String
        /// What it is, in words. Empty for a view that has gone.
        public let after: String

        public var description: String { "\(view): \(property) \(before) → \(after)" }
    }

    private struct Entry {
        let view: ObjectIdentifier
        let name: String
        let values: [(property: String, value: Value)]
    }

    /// Numbers are compared with the tolerance of a screen, the rest exactly.
    private enum Value: Equatable {
        case numbers([CGFloat])
        case text(String)

        func isNear(_ other: Value) -> Bool {
            guard case .numbers(let own) = self, case .numbers(let others) = other else { return self == other }
            return own.count == others.count && zip(own, others).allSatisfy { abs($0 - $1) < 0.01 }
        }

        var text: String {
            switch self {
            case .text(let text): text
            case .numbers(let numbers): "(" + numbers.map(SVGCanvas.number).joined(separator: ", ") + ")"
            }
        }
    }

    private var entries: [Entry] = []

    /// Looks at a view with everything in it, as it is laid out now.
    public init(of view: UIView) {
        HeadlessDevice.current.layOut()
        add(view)
    }

    private mutating func add(_ view: UIView) {
        entries.append(
            Entry(
                view: ObjectIdentifier(view), name: HeadlessDevice.current.title(of: view),
                values: Self.values(of: view))
        )
        guard !(view is any UITextInput) else { return }
        for subview in view.subviews { add(subview) }
    }

    /// What is not as it was, outermost view first.
    public func changes(since earlier: HeadlessSnapshot) -> [Change] {
        let old = Dictionary(earlier.entries.map { ($0.view, $0) }, uniquingKeysWith: { first, _ in first })
        let new = Set(entries.map(\.view))
        var changes: [Change] = []
        for entry in entries {
            guard let before = old[entry.view] else {
                changes.append(Change(view: entry.name, property: "added", before: "", after: ""))
                continue
            }
            for (value, other) in zip(entry.values, before.values) where !value.value.isNear(other.value) {
                changes.append(
                    Change(
                        view: entry.name, property: value.property, before: other.value.text, after: value.value.text))
            }
        }
        for entry in earlier.entries where !new.contains(entry.view) {
            changes.append(Change(view: entry.name, property: "removed", before: "", after: ""))
        }
        return changes
    }

    private static func values(of view: UIView) -> [(property: String, value: Value)] {
        let transform = view.transform
        var values: [(property: String, value: Value)] = [
            ("center", .numbers([view.center.x, view.center.y])),
            ("size", .numbers([view.bounds.width, view.bounds.height])),
            (
                "transform",
                .numbers([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
            ),
        ]
        if let controller = view.owningViewController {
            values.append(("additionalSafeAreaInsets", .numbers(controller.additionalSafeAreaInsets.sides)))
        }
        if let scrollView = view as? UIScrollView {
            values += [
                ("contentOffset", .numbers([scrollView.contentOffset.x, scrollView.contentOffset.y])),
                ("contentInset", .numbers(scrollView.contentInset.sides)),
                ("verticalScrollIndicatorInsets", .numbers(scrollView.verticalScrollIndicatorInsets.sides)),
                ("delegate", .text(name(of: scrollView.delegate))),
            ]
        }
        if let field = view as? UITextField { values.append(("delegate", .text(name(of: field.delegate)))) }
        if let traits = view as? any UITextInputTraits {
            values.append(("returnKeyType", .text("\(traits.returnKeyType)")))
        }
        if view is any UITextInput {
            values.append(("inputAccessoryView", .text(name(of: view.inputAccessoryView))))
        }
        return values
    }

    /// The class of an object, and which one of it.
    private static func name(of object: AnyObject?) -> String {
        guard let object else { return "nil" }
        let address = UInt(bitPattern: ObjectIdentifier(object))
        return "\(Swift.type(of: object)) at 0x\(String(address, radix: 16))"
    }
}

extension UIEdgeInsets {
    fileprivate var sides: [CGFloat] { [top, left, bottom, right] }
}
