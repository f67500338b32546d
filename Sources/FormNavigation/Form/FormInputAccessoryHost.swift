import UIKit

/// A view that has focus itself, and can be given the toolbar as a text field can.
///
/// Text fields and text views are ones already. Adopt it in a view of your own whose `canBecomeFirstResponder` is `true`,
/// such as a control with a picker as its `inputView`, by making writable what every responder can read:
///
/// ```swift
/// final class CountryControl: UIControl, FormInputAccessoryHost {
///     private var accessoryView: UIView?
///
///     override var canBecomeFirstResponder: Bool { true }
///     override var inputView: UIView? { picker }
///     override var inputAccessoryView: UIView? {
///         get { accessoryView }
///         set { accessoryView = newValue }
///     }
/// }
/// ```
///
/// It is a stop once ``FormFieldOptions/stop`` says so, and by itself where it takes text as `UITextInput`: see
/// <doc:OtherTextInput>. A view that has one there already keeps it.
@MainActor
public protocol FormInputAccessoryHost: UIView {
    /// What stands above the view's keyboard or input view; `nil` leaves it to the responder chain,
    /// where UIKit takes what the next responder up has.
    var inputAccessoryView: UIView? { get set }
}

// On visionOS nothing stands above the keyboard.
#if !os(visionOS)
    extension UITextField: FormInputAccessoryHost {}

    extension UITextView: FormInputAccessoryHost {}
#endif
