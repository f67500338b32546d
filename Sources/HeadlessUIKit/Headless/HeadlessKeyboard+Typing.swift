extension HeadlessKeyboard {
    /// Types `text`, one character after the other, wherever focus is by then. A newline is the return key.
    ///
    /// - Returns: Whether there was something to type into.
    @discardableResult
    public func type(_ text: String) -> Bool {
        for character in text {
            guard let responder = typingResponder else { return false }
            if character.isNewline { pressReturn() } else { responder.userInserts(String(character)) }
        }
        return typingResponder != nil
    }

    /// Presses the return key, unless it rests (B1–B10).
    ///
    /// - Returns: Whether there was something to type into and the key was enabled.
    @discardableResult
    public func pressReturn() -> Bool {
        guard let responder = typingResponder, isReturnKeyEnabled else { return false }
        responder.userReturns()
        return true
    }

    /// Presses the delete key.
    ///
    /// - Returns: Whether there was something to type into.
    @discardableResult
    public func deleteBackward() -> Bool {
        guard let responder = typingResponder else { return false }
        responder.userDeletesBackward()
        return true
    }

    /// Pastes `text` in one piece.
    ///
    /// - Returns: Whether there was something to paste into.
    @discardableResult
    public func paste(_ text: String) -> Bool {
        guard let responder = typingResponder else { return false }
        responder.userInserts(text)
        return true
    }

    /// What has the keyboard and takes text. Typing on a hardware keyboard arrives there too.
    var typingResponder: UIResponder? {
        responder.flatMap { $0.isFirstResponder && $0.wantsKeys ? $0 : nil }
    }
}
