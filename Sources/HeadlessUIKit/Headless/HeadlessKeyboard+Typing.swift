extension HeadlessKeyboard {
    /// Types `text`, one character after the other, wherever focus is by then. A newline is the return key.
    ///
    /// - Returns: Whether there was something to type into.
    @discardableResult
    public func type(_ text: String) -> Bool {
        for character in text {
            guard let responder = typingResponder else { return false }
            if character.isNewline {
                pressReturn()
            } else {
                // A composition is left as it is.
                composition?.unmarkText()
                responder.userInserts(String(character))
            }
        }
        return typingResponder != nil
    }

    /// Presses the return key, unless it's disabled. If text is being composed, this only commits it.
    ///
    /// - Returns: Whether there was something to type into and the key was enabled.
    @discardableResult
    public func pressReturn() -> Bool {
        guard let responder = typingResponder, isReturnKeyEnabled else { return false }
        if let composition {
            composition.unmarkText()
            return true
        }
        responder.userReturns()
        return true
    }

    /// Presses the delete key.
    ///
    /// - Returns: Whether there was something to type into.
    @discardableResult
    public func deleteBackward() -> Bool {
        guard let responder = typingResponder else { return false }
        if let composition, let marked = composition.markedTextRange.flatMap(composition.text(in:)) {
            responder.userComposes(String(marked.dropLast()))
        } else {
            responder.userDeletesBackward()
        }
        return true
    }

    // MARK: Input methods

    /// Composes `text` with an input method: it's marked, and replaces the composition, or else the selection. Empty
    /// text ends the composition and removes its text.
    ///
    /// - Returns: Whether there was something to compose in.
    @discardableResult
    public func compose(_ text: String) -> Bool {
        guard let responder = typingResponder, responder is any UITextInput else { return false }
        responder.userComposes(text)
        return true
    }

    /// Chooses the result of the composition, as from an input method's list. `nil` leaves it as it is.
    ///
    /// - Returns: Whether anything was being composed.
    @discardableResult
    public func commitComposition(as text: String? = nil) -> Bool {
        guard let composition else { return false }
        if let text { typingResponder?.userInserts(text) } else { composition.unmarkText() }
        return true
    }

    /// What has focus, while something is being composed in it.
    var composition: (any UITextInput)? {
        guard let input = typingResponder as? any UITextInput, input.markedTextRange != nil else { return nil }
        return input
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

    /// What has the keyboard and accepts text. Typing on a hardware keyboard arrives there too.
    var typingResponder: UIResponder? {
        responder.flatMap { $0.isFirstResponder && $0.wantsKeys ? $0 : nil }
    }
}
