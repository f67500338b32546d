import Testing

@testable import UIKit

/// One member of the delegate protocols of text fields and text views, and how UIKit calls it.
struct DelegateMember: Sendable, CustomTestStringConvertible {
    /// The protocol that declares the member.
    enum Owner: Sendable, CaseIterable {
        case textField, textView, scrollView
    }

    /// What distinguishes the member from all others: its name as `#function` spells it and, if several share the name,
    /// what the question is about.
    let label: String
    let owner: Owner
    /// Calls the member on a field's delegate with the sample arguments, and describes the result; `nil` if the member
    /// isn't implemented.
    let call: @MainActor (_ delegate: AnyObject?, _ field: UIView) -> String?

    var testDescription: String { label }

    /// Every member of the three protocols (C1, C2, C3).
    static let all = ofTextField + ofTextView + ofScrollView

    /// The labels of the members in which the toolkit has a say, because they receive Return.
    static let ofReturn: Set = [
        "textFieldShouldReturn(_:)", "textView(_:shouldChangeTextIn:replacementText:)",
        "textView(_:shouldChangeTextInRanges:replacementText:)",
    ]

    /// The labels of the members that UIKit calls only if another one isn't implemented (A15, C7).
    static let plainVariants: Set = [
        "textFieldDidEndEditing(_:)", "textField(_:shouldChangeCharactersIn:replacementString:)",
        "textView(_:shouldChangeTextIn:replacementText:)",
    ]

    // MARK: - Rows

    static func textField<Answer>(
        _ label: String, _ body: @escaping @MainActor (any UITextFieldDelegate, UITextField) -> Answer
    ) -> Self {
        DelegateMember(label: label, owner: .textField) { delegate, field in
            guard let field = field as? UITextField else { return nil }
            return HeadlessOptional.call(delegate as? any UITextFieldDelegate, name(label)) { body($0, field) }
                .map { describe($0) }
        }
    }

    static func textView<Answer>(
        _ label: String, _ body: @escaping @MainActor (any UITextViewDelegate, UITextView) -> Answer
    ) -> Self {
        DelegateMember(label: label, owner: .textView) { delegate, field in
            guard let field = field as? UITextView else { return nil }
            return HeadlessOptional.call(delegate as? any UITextViewDelegate, name(label)) { body($0, field) }
                .map { describe($0) }
        }
    }

    static func scrollView<Answer>(
        _ label: String, _ body: @escaping @MainActor (any UIScrollViewDelegate, UIScrollView) -> Answer
    ) -> Self {
        DelegateMember(label: label, owner: .scrollView) { delegate, field in
            guard let field = field as? UIScrollView else { return nil }
            return HeadlessOptional.call(delegate as? any UIScrollViewDelegate, name(label)) { body($0, field) }
                .map { describe($0) }
        }
    }

    private static func name(_ label: String) -> String { String(label.prefix { $0 != " " }) }
}

/// Distinguishable arguments. Objects are distinguished by identity.
@MainActor
enum Sample {
    static let range = NSRange(location: 1, length: 2)
    static let ranges = [NSValue(range: range), NSValue(range: NSRange(location: 4, length: 0))]
    static let url = URL(fileURLWithPath: "/somewhere")
    static let attachment = NSTextAttachment()
    static let item = UITextItem(link: url, range: range)
    static let action = UIAction { _ in }
    static let menu = UIMenu(children: [action])
    static let configuration = UITextItem.MenuConfiguration(menu: menu)
    static let suggestion = UIInputSuggestion()
    static let animator = Animator()
    static let panel = UITextFormattingViewController()
    static let part = UIView()

    final class Animator: NSObject, UIEditMenuInteractionAnimating, UIContextMenuInteractionAnimating {
        var previewViewController: UIViewController? { nil }
        func addAnimations(_ animations: @escaping () -> Void) {}
        func addCompletion(_ completion: @escaping () -> Void) {}
    }
}

/// Describes a value: a named view by its name, any other object by its identity, and everything else by its content.
@MainActor
func describe(_ value: Any?) -> String {
    guard let value else { return "nil" }
    if let pointer = value as? UnsafeMutablePointer<CGPoint> { return "\(pointer.pointee)" }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { describe($0.value) } ?? "nil"
    case .collection: return "[" + mirror.children.map { describe($0.value) }.joined(separator: ", ") + "]"
    case .class:
        if let value = value as? NSValue { return describe(value.rangeValue) }
        if let name = (value as? UIView)?.accessibilityIdentifier { return name }
        return "\(type(of: value)) \(ObjectIdentifier(value as AnyObject).hashValue)"
    default: return String(reflecting: value)
    }
}
