extension FormNavigator {
    // MARK: - Keyboard

    /// Where the keyboard is, or will be when it has stopped moving.
    ///
    /// ```swift
    /// let height = form.keyboard.overlap(with: view)
    /// ```
    ///
    /// Every navigator has the same value, whatever its configuration is and whichever form is edited. So your app
    /// needs no observer of its own. While a finger drags the keyboard down, the value stays as it was, because iOS
    /// does not tell where the keyboard is. A keyboard that came up before the app's first navigator was created is
    /// known from its next change on.
    public var keyboard: FormKeyboard { KeyboardObserver.shared.state }

    /// The changes of the keyboard from now on, for one listener.
    ///
    /// ```swift
    /// for await keyboard in form.keyboardChanges { button.isHidden = keyboard.isDocked }
    /// ```
    ///
    /// Each value differs from the one before. A listener runs a moment after the keyboard begins to move. To move a
    /// view together with the keyboard, use ``FormNavigatorDelegate/formNavigator(_:keyboardDidChange:)`` instead. The
    /// sequence ends when the navigator is uninstalled or released.
    public var keyboardChanges: AsyncStream<FormKeyboard> { engine.news.keyboardChanges.stream() }
}
