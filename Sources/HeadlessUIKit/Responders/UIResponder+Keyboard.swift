// The names are class properties and usable from anywhere, whatever the isolation of the poster (E1, J6).
extension UIResponder {
    /// The keyboard is about to appear. Posted synchronously inside the `becomeFirstResponder()` that causes it.
    public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillShowNotification")
    }

    /// The keyboard has appeared. Posted in a later turn of the run loop.
    public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidShowNotification")
    }

    /// The keyboard is about to disappear, or to leave its place at the bottom.
    public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillHideNotification")
    }

    /// The keyboard has disappeared.
    public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidHideNotification")
    }

    /// The keyboard's frame is about to change. It's posted before will-show and will-hide.
    public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    }

    /// The keyboard's frame has changed. It's posted before did-show and did-hide.
    public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidChangeFrameNotification")
    }

    /// The frame before the change: an `NSValue` with a `CGRect` in screen coordinates.
    public nonisolated class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }

    /// The frame after the change: an `NSValue` with a `CGRect` in screen coordinates.
    public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }

    /// The animation's duration in seconds: an `NSNumber`.
    public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }

    /// The animation's curve, not one of the four public ones: an `NSNumber`.
    public nonisolated class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }

    /// Whether the keyboard belongs to this app: an `NSNumber`.
    public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
