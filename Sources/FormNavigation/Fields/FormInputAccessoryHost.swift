import UIKit

/// A view that can become first responder and show the toolbar.
///
/// Text fields and text views already conform to this protocol. Adopt it in your own view whose
/// `canBecomeFirstResponder` is `true`, such as a control with a picker as its `inputView`. Every responder has an
/// `inputAccessoryView`; your view only needs to make it writable:
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
/// The view is a stop if its ``FormFieldOptions/stop-swift.property`` makes it one, or if it accepts text as a
/// `UITextInput`; see <doc:OtherTextInput>. If it already has an accessory view, it keeps that one.
@MainActor
public protocol FormInputAccessoryHost: UIView {
    /// The view above the keyboard or the input view.
    ///
    /// If the value is `nil`, UIKit uses that of the next responder.
    var inputAccessoryView: UIView? { get set }
}

// On visionOS there's nothing above the keyboard.
#if !os(visionOS)
    extension UITextField: FormInputAccessoryHost {}

    extension UITextView: FormInputAccessoryHost {}
#endif
