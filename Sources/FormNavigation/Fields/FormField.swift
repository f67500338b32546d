import UIKit

/// A field that accepts text: what text fields and text views have in common, to the extent that moving through a form
/// needs it.
@MainActor
package protocol FormField: UIView {
    var returnKeyType: UIReturnKeyType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var keyboardType: UIKeyboardType { get }
    /// Whether iPad may show the field's number pad as a popover, which it does in iOS 26 and later (Q1). `false`
    /// before.
    var mayShowNumberPadPopover: Bool { get set }
    /// Whether the field would accept text now: enabled for a text field, editable and selectable for a text view.
    var takesText: Bool { get }
}

extension UITextField: FormField {
    package var takesText: Bool { isEnabled }

    package var mayShowNumberPadPopover: Bool {
        get { if #available(iOS 26.0, *) { allowsNumberPadPopover } else { false } }
        set { if #available(iOS 26.0, *) { allowsNumberPadPopover = newValue } }
    }
}

extension UITextView: FormField {
    // A text view that isn't selectable refuses focus (A3, A22).
    package var takesText: Bool { isEditable && isSelectable }

    package var mayShowNumberPadPopover: Bool {
        get { if #available(iOS 26.0, *) { allowsNumberPadPopover } else { false } }
        set { if #available(iOS 26.0, *) { allowsNumberPadPopover = newValue } }
    }
}

extension FormField {
    /// Whether the keyboard is one that iPad may show as a popover. Reports differ on which ones it does (R9).
    var hasNumberPad: Bool {
        switch keyboardType {
        case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad, .numbersAndPunctuation:
            traitCollection.userInterfaceIdiom == .pad
        default: false
        }
    }
}

extension UIView {
    /// The view as one that accepts text. Testing for the classes is many times faster than testing for the protocol.
    var formField: (any FormField)? {
        switch self {
        case let field as UITextField: field
        case let textView as UITextView: textView
        default: nil
        }
    }

    /// The fields in this view, or the view itself, that have number pads, whether they can take part or not.
    var fieldsWithNumberPads: [UIView] {
        var fields: [UIView] = []
        addFieldsWithNumberPads(to: &fields)
        return fields
    }

    private func addFieldsWithNumberPads(to fields: inout [UIView]) {
        guard let field = formField else {
            for view in subviews { view.addFieldsWithNumberPads(to: &fields) }
            return
        }
        if field.hasNumberPad { fields.append(self) }
    }

    /// Whether the view accepts text, isn't a text field or a text view, and doesn't belong to the system. UIKit
    /// doesn't report when such a view gains focus.
    var isTextInput: Bool { ViewKind.kind(of: self) == .textInput }

    /// Whether the text has the length that its options consider full, and none of it is still being composed.
    var isFull: Bool {
        guard let length = assignedOptions?.autoAdvanceLength, length > 0 else { return false }
        guard let input = self as? any UITextInput, input.markedTextRange == nil else { return false }
        return (enteredText?.count ?? 0) >= length
    }

    /// Whether the app's code may run when focus comes to or leaves this field.
    var hasAppCode: Bool {
        let delegate: AnyObject?
        switch self {
        case let field as UITextField:
            if !field.allControlEvents.isEmpty { return true }
            delegate = field.delegate
        case let textView as UITextView: delegate = textView.delegate
        default: return true
        }
        guard let proxy = delegate as? ForwardingObject else { return delegate != nil }
        return proxy.target != nil
    }
}
