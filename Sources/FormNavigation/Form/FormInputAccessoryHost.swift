import UIKit

/// A view that can become first responder and can show the toolbar.
///
/// Text fields and text views adopt it already. Adopt it in a view of yours whose `canBecomeFirstResponder` is `true`,
/// such as a control with a picker as its `inputView`. Every responder has an `inputAccessoryView`; the view only has
/// to make it writable:
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
/// The view is a stop if its ``FormFieldOptions/stop-swift.property`` says so, or if it takes text as `UITextInput`,
/// see <doc:OtherTextInput>. If it has an accessory view already, it keeps that one.
@MainActor
public protocol FormInputAccessoryHost: UIView {
    /// The view above the keyboard or the input view.
    ///
    /// If it is `nil`, UIKit takes that of the next responder.
    var inputAccessoryView: UIView? { get set }
}

// On visionOS nothing stands above the keyboard.
#if !os(visionOS)
    extension UITextField: FormInputAccessoryHost {}

    extension UITextView: FormInputAccessoryHost {}
#endif
