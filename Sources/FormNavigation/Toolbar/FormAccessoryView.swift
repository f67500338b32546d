import UIKit

/// A view of yours that takes the toolbar's place above the keyboard.
///
/// Give it to ``FormNavigator/accessoryView``. One view serves all fields of a form, because iOS announces a new
/// keyboard whenever the view above the keys is another one.
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
/// iOS makes the view as wide as the keyboard. Its height is that of its frame. If it is a `UIInputView` that sizes
/// itself, the height is what it asks for. If there are no keys below the view, it lies on the home indicator, so keep
/// what it shows inside of its safe area (rdar://34411433). To sound like keys it has to adopt
/// `UIInputViewAudioFeedback`.
@MainActor
public protocol FormAccessoryView: UIView {
    /// Shows where the person is in the form.
    ///
    /// This is called when a field gets focus, before the view is on the screen, and when the form is looked at again.
    ///
    /// - Parameters:
    ///   - state: What to show.
    ///   - actions: What your buttons do. They keep nothing alive, and do nothing when the navigator has gone.
    func update(_ state: FormToolbar.State, actions: FormToolbar.Actions)
}
