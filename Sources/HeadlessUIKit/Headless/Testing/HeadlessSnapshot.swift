/// What libraries and screens change in views, at one moment, for a comparison with a later one.
///
/// ```swift
/// let before = HeadlessSnapshot(of: screen.view)
/// emailField.becomeFirstResponder()
/// emailField.resignFirstResponder()
/// device.settle()
/// #expect(HeadlessSnapshot(of: screen.view).changes(since: before) == [])
/// ```
///
/// It contains frames, transforms, insets, offsets, what view controllers add to the safe area, delegates, return keys,
/// and the views above the keyboard, of a view and of everything in it. It leaves out the internal views of text
/// inputs.
@MainActor
public struct HeadlessSnapshot {
    /// Something that has changed.
    public struct Change: Equatable, CustomStringConvertible, Sendable {
        /// The view, with the name that a user would call it.
        public let view: String
        /// What has changed: the name of a property, or "added" and "removed" for a view.
        public let property: String
        /// A description of the previous value. Empty for a view that didn't exist.
        public let before: String
        /// A description of the current value. Empty for a view that no longer exists.
        public let after: String

        public var description: String { "\(view): \(property) \(before) → \(after)" }
    }

    private struct Entry {
        let view: ObjectIdentifier
        let name: String
        let values: [(property: String, value: Value)]
    }

    /// Numbers are compared with the tolerance of a screen, everything else exactly.
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

    /// Reads a view and everything in it, with its current layout.
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

    /// What has changed, the outermost view first.
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

    /// The class of an object, with a number for the instance.
    private static func name(of object: AnyObject?) -> String {
        guard let object else { return "nil" }
        let address = UInt(bitPattern: ObjectIdentifier(object))
        return "\(Swift.type(of: object)) at 0x\(String(address, radix: 16))"
    }
}

extension UIEdgeInsets {
    fileprivate var sides: [CGFloat] { [top, left, bottom, right] }
}
