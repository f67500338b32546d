import FormNavigationCore

/// Hears of the keyboard from ``KeyboardObserver``.
@MainActor
protocol KeyboardListener: AnyObject {
    /// The keyboard moves, or has settled.
    func keyboardChanged(_ transition: KeyboardTransition)

    /// The keyboard is where it was, and what the system does about it by itself is done: nothing new was posted, after a
    /// rotation or because a view that is no field has got focus.
    func keyboardStayed()

    /// The interface begins to rotate, for which the keyboard goes and comes back.
    func interfaceWillRotate()
}
