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

    /// Pastes `text` in one piece.
    public func paste(_ text: String) {
        keyboard.paste(text)
        layOut()
    }

    /// Presses the key that puts the keyboard away.
    public func dismissKeyboard() {
        keyboard.pressDismiss()
        layOut()
    }
}
