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
    /// `pressesBegan(_:with:)` and `pressesEnded(_:with:)`. Moving the caret with arrows is not modelled, and neither is
    /// iPadOS's focus, so in a text field Tab is left to commands.
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

    /// Presses the key that puts the keyboard away.
    public func dismissKeyboard() {
        keyboard.pressDismiss()
        layOut()
    }
}
