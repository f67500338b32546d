extension HeadlessDevice {
    /// Types text, one character after another. A newline is the return key.
    ///
    /// If nothing in the key window has focus, nothing happens.
    public func type(_ text: String) {
        keyboard.type(text)
        layOut()
    }

    /// Presses the return key.
    public func pressReturn() {
        keyboard.pressReturn()
        layOut()
    }

    /// Presses the delete key.
    public func deleteBackward() {
        keyboard.deleteBackward()
        layOut()
    }

    /// Presses a key of a hardware keyboard. The first responder in the key window, or that window, receives the key.
    ///
    /// Key commands that take precedence receive it first, then an input method that composes text, then text, then
    /// other commands, and then `pressesBegan(_:with:)` and `pressesEnded(_:with:)`. Moving the caret with arrow keys
    /// isn't modeled, and neither is iPadOS's focus system. So in a text field, Tab is left to commands, unless
    /// ``HeadlessBehavior/movesThroughKeyViews`` is `true`.
    public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
        let focus = keyboard.responder.flatMap { $0.isFirstResponder ? $0 : nil }
        if let responder = focus ?? (application.keyboardScene ?? application.windowScene).keyWindow {
            KeyDelivery(key: UIKey(key, modifiers), responder: responder, keyboard: keyboard).deliver()
        }
        layOut()
    }

    /// Composes text with an input method. It replaces the previous composition, or the selection.
    public func compose(_ text: String) {
        keyboard.compose(text)
        layOut()
    }

    /// Ends the composition with the given text. `nil` keeps the text as it is.
    public func commitComposition(as text: String? = nil) {
        keyboard.commitComposition(as: text)
        layOut()
    }

    /// Pastes text in one piece. The text is then on the pasteboard.
    public func paste(_ text: String) {
        UIPasteboard.general.string = text
        keyboard.paste(text)
        layOut()
    }

    /// Accepts a strong password for the field that has focus, which must be for a new password. The next such field in
    /// the window gets it, too. The fields' delegates aren't asked.
    public func acceptStrongPassword(_ password: String) {
        guard let field = keyboard.responder as? UITextField, field.isFirstResponder else { return }
        let fields = field.window?.fields(for: .newPassword) ?? []
        guard let index = fields.firstIndex(where: { $0 === field }) else { return }
        field.selectAll(nil)
        keyboard.paste(password)
        if index + 1 < fields.count { fields[index + 1].userFills(password) }
        layOut()
    }

    /// Has Writing Tools begin to work on the text view that has focus. Until ``endWritingTools()``, what's pasted or
    /// typed is their work.
    public func beginWritingTools() {
        (keyboard.responder as? UITextView)?.userUsesWritingTools(true)
        layOut()
    }

    /// Has Writing Tools end.
    public func endWritingTools() {
        (keyboard.responder as? UITextView)?.userUsesWritingTools(false)
        layOut()
    }

    /// Presses the key that dismisses the keyboard.
    public func dismissKeyboard() {
        keyboard.pressDismiss()
        layOut()
    }
}

extension UIView {
    /// The text fields here and below with a given content type.
    fileprivate func fields(for contentType: UITextContentType) -> [UITextField] {
        if let field = self as? UITextField { return field.textContentType == contentType ? [field] : [] }
        return subviews.flatMap { $0.fields(for: contentType) }
    }
}
