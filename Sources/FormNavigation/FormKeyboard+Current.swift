import UIKit

extension FormKeyboard {
    /// The current position of the keyboard, or where it will be when it stops moving.
    ///
    /// While a finger drags the keyboard down, the value doesn't change, because iOS doesn't report where the keyboard
    /// is. If the keyboard appeared before you created the app's first navigator, or before you first read this
    /// property, the value becomes correct with the keyboard's next change.
    @MainActor public static var current: FormKeyboard {
        FormCenter.shared.start()
        return FormCenter.shared.keyboard.state
    }

    /// Returns a new sequence of the changes of the keyboard from now on.
    ///
    /// ```swift
    /// let keyboards = FormKeyboard.changes()
    /// task = Task { [weak self] in
    ///     for await keyboard in keyboards { self?.button.isHidden = keyboard.isDocked }
    /// }
    /// ```
    ///
    /// Call this method once for each task that iterates. Each value differs from the one before, and arrives a moment
    /// after the keyboard begins to move. To move a view together with the keyboard, use
    /// ``FormNavigatorDelegate/formNavigator(_:keyboardDidChange:)`` instead. While a task is busy, its sequence buffers
    /// the last 100 changes. The sequence ends only when you cancel the task, so capture `self` weakly in it.
    @MainActor public static func changes() -> AsyncStream<FormKeyboard> { FormCenter.shared.keyboardStates() }
}
