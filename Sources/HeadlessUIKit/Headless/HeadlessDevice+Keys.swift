extension HeadlessDevice {
    /// Types `text`, one character after the other. A newline is the return key.
    ///
    /// Without a focus in the key window nothing happens.
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

    /// Presses a key of a hardware keyboard, which goes to the focus in the key window, or else to that window.
    ///
    /// Commands that want to come first get it, then what is being composed, then text, then other commands, then
    /// `pressesBegan(_:with:)` and `pressesEnded(_:with:)`. Moving the caret with arrows is not modeled, and neither is
    /// iPadOS's focus, so in a text field Tab is left to commands, unless ``HeadlessBehavior/movesThroughKeyViews`` is set.
    public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
        let focus = keyboard.responder.flatMap { $0.isFirstResponder ? $0 : nil }
        if let responder = focus ?? (application.keyboardScene ?? application.windowScene).keyWindow {
            KeyDelivery(key: UIKey(key, modifiers), responder: responder, keyboard: keyboard).deliver()
        }
        layOut()
    }

    /// Composes `text` with an input method, in place of what was being composed, or of what is selected.
    public func compose(_ text: String) {
        keyboard.compose(text)
        layOut()
    }

    /// Ends what is being composed; `nil` leaves its text as it is.
    public func commitComposition(as text: String? = nil) {
        keyboard.commitComposition(as: text)
        layOut()
    }

    /// Pastes `text` in one piece, which is on the pasteboard from then on.
    public func paste(_ text: String) {
        UIPasteboard.general.string = text
        keyboard.paste(text)
        layOut()
    }

    /// Accepts a strong password for the field that has focus, which must be for a new password: the next such field of
    /// the window gets it, too, and its delegate is not asked.
    public func acceptStrongPassword(_ password: String) {
        guard let field = keyboard.responder as? UITextField, field.isFirstResponder else { return }
        let fields = field.window?.fields(for: .newPassword) ?? []
        guard let index = fields.firstIndex(where: { $0 === field }) else { return }
        field.selectAll(nil)
        keyboard.paste(password)
        if index + 1 < fields.count { fields[index + 1].userFills(password) }
        layOut()
    }

    /// Presses the key that puts the keyboard away.
    public func dismissKeyboard() {
        keyboard.pressDismiss()
        layOut()
    }
}

extension UIView {
    /// The text fields here and below that are for one kind of text.
    fileprivate func fields(for contentType: UITextContentType) -> [UITextField] {
        if let field = self as? UITextField { return field.textContentType == contentType ? [field] : [] }
        return subviews.flatMap { $0.fields(for: contentType) }
    }
}
