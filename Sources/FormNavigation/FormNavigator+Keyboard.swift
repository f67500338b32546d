extension FormNavigator {
    // MARK: - Keyboard

    /// Where the keyboard is, or will be once it has moved.
    ///
    /// ```swift
    /// let height = form.keyboard.overlap(with: view)
    /// ```
    ///
    /// There is one keyboard, and every navigator tells the same of it, whatever its ``configuration`` says and whichever
    /// form is edited; so an app needs no observer of its own. How far a finger drags the keyboard down is not in it, for iOS
    /// does not tell. A keyboard that came up before the app's first navigator was made is known from its next change on.
    public var keyboard: FormKeyboard { KeyboardObserver.shared.state }

    /// How the keyboard moves and comes to rest from now on, for one listener; the same as the delegate hears.
    ///
    /// ```swift
    /// for await keyboard in form.keyboardChanges { button.isHidden = keyboard.isDocked }
    /// ```
    ///
    /// Each value differs from the one before. A listener has its turn after the call that moves the keyboard; what is to
    /// move together with it belongs into ``FormNavigatorDelegate/formNavigator(_:keyboardDidChange:)``. It ends when the
    /// navigator is uninstalled or released.
    public var keyboardChanges: AsyncStream<FormKeyboard> { engine.keyboardChanges.stream() }
}
