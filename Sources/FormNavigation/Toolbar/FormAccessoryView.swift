import UIKit

/// A view of the app's own that takes the toolbar's place above the keyboard.
///
/// One view serves all fields of a form, as the toolbar does, since iOS announces a new keyboard with every move to
/// a field with another view above the keys. Give it to ``FormNavigator/accessoryView``:
///
/// ```swift
/// final class StepsView: UIView, FormAccessoryView {
///     func update(_ state: FormToolbar.State, actions: FormToolbar.Actions) {
///         nextButton.isEnabled = state.canGoNext
///         goNext = actions.next
///     }
/// }
/// ```
///
/// iOS makes the view as wide as the keyboard; its height is that of its frame, or what it asks for where it is a
/// `UIInputView` that sizes itself. Where there are no keys below it, it lies on the home indicator: what it shows
/// belongs into its safe area, as Apple says (rdar://34411433). iOS lets keys sound only in a view that
/// adopts `UIInputViewAudioFeedback`.
@MainActor
public protocol FormAccessoryView: UIView {
    /// Shows where the person is in the form.
    ///
    /// Called whenever a field gets focus, before the view is on the screen, and when the form is looked at anew.
    ///
    /// - Parameters:
    ///   - state: What to show.
    ///   - actions: What the view's buttons do. They keep nothing alive, and do nothing once the navigator has gone.
    func update(_ state: FormToolbar.State, actions: FormToolbar.Actions)
}
