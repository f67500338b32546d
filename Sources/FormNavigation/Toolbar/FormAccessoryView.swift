import UIKit

/// A custom view that replaces the toolbar above the keyboard.
///
/// Assign it to ``FormNavigator/accessoryView``. All fields of a form share one view, because iOS announces a new
/// keyboard whenever the view above the keys changes.
///
/// ```swift
/// final class StepsView: UIView, FormAccessoryView {
///     func update(_ state: FormToolbar.State, actions: FormToolbar.Actions) {
///         nextButton.isEnabled = state.canFocusNext
///         focusNext = actions.next
///     }
/// }
/// ```
///
/// iOS makes the view as wide as the keyboard. The height is that of the view's frame, or, for a `UIInputView` that
/// sizes itself, the height that it requests. If there are no keys below the view, it extends under the home indicator,
/// so keep its content inside its safe area (rdar://34411433). To play the sound of keys, the view needs to adopt
/// `UIInputViewAudioFeedback`.
@MainActor
public protocol FormAccessoryView: UIView {
    /// Updates the view for the user's position in the form.
    ///
    /// The navigator calls this method when a field gains focus, before the view is on the screen, and whenever it
    /// reads the form again.
    ///
    /// - Parameters:
    ///   - state: The state to show.
    ///   - actions: The actions for your buttons. They don't hold strong references, and have no effect after the
    ///     navigator is released.
    func update(_ state: FormToolbar.State, actions: FormToolbar.Actions)
}
