import UIKit

/// What a text field and a text view have in common, as far as moving through a form needs it.
@MainActor
package protocol FormField: UIView {
    /// The view's own accessory view, not one that the responder chain supplies (D2).
    var inputAccessoryView: UIView? { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get }
    /// Whether the field would take text now: enabled for a text field, editable for a text view.
    var takesText: Bool { get }
}

extension UITextField: FormField {
    package var takesText: Bool { isEnabled }
}

extension UITextView: FormField {
    package var takesText: Bool { isEditable }
}
