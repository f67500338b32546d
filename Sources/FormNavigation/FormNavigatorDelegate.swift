import UIKit

/// The methods that you use to allow or refuse moves, and to respond to changes of focus and the keyboard.
///
/// All methods are optional.
@MainActor
public protocol FormNavigatorDelegate: AnyObject {
    /// Asks the delegate whether focus may move to a field.
    ///
    /// The navigator asks before each of its own moves: with Previous, Next, Return, or Tab, from a field that becomes
    /// full, and with a method such as ``FormNavigator/focus(_:)``. It doesn't ask if the user taps a field or if your
    /// code calls `becomeFirstResponder()`.
    ///
    /// The default implementation returns `true`.
    ///
    /// - Parameters:
    ///   - navigator: The navigator that's about to move focus.
    ///   - field: The field that has focus, or `nil` if none does.
    ///   - nextField: The field that's about to gain focus.
    /// - Returns: `true` if focus may move, or `false` to keep it where it is.
    func formNavigator(_ navigator: FormNavigator, shouldMoveFrom field: UIView?, to nextField: UIView) -> Bool

    /// Tells the delegate that the navigator moved focus to a field.
    ///
    /// The navigator calls this method after each of the moves that it asks the delegate about.
    ///
    /// - Parameters:
    ///   - navigator: The navigator that moved focus.
    ///   - field: The field that had focus, or `nil` if none did.
    ///   - nextField: The field that has focus now.
    func formNavigator(_ navigator: FormNavigator, didMoveFrom field: UIView?, to nextField: UIView)

    /// Tells the delegate that a move forward didn't leave a field because its content is invalid.
    ///
    /// The navigator calls this method for each attempt. See
    /// ``FormNavigator/Configuration-swift.struct/invalidFieldPolicy``.
    ///
    /// - Parameters:
    ///   - navigator: The navigator that kept focus in the field.
    ///   - field: The field with invalid content.
    ///   - error: A description of what's wrong: the field's ``FormFieldOptions/error``, or the result of its
    ///     ``FormFieldOptions/validation-swift.property``.
    func formNavigator(_ navigator: FormNavigator, didStayIn field: UIView, because error: String)

    /// Tells the delegate that the error to show next to a field has changed.
    ///
    /// Implement this method to show errors in your own views, such as a label below each field:
    ///
    /// ```swift
    /// func formNavigator(_ navigator: FormNavigator, errorDidChange error: String?, in field: UIView) {
    ///     guard field === emailField else { return }
    ///     emailErrorLabel.text = error
    ///     emailErrorLabel.isHidden = error == nil
    /// }
    /// ```
    ///
    /// A field's ``FormFieldOptions/error`` appears as soon as your app sets it. The error of a
    /// ``FormFieldOptions/validation-swift.property`` appears when Next, Return, or Tab stays in the field, and when
    /// ``FormNavigator/focusFirstInvalid()`` finds it. Unlike the toolbar, which shows the error of the field that has focus,
    /// it stays when focus moves on. It changes with the content, and becomes `nil` when the content is valid, when your app
    /// removes the error, and while the field is hidden, disabled, or out of the window.
    ///
    /// The navigator calls this method at the end of the frame, once for each change, and makes sure after the call that
    /// the field with focus is still clear of the keyboard. It doesn't call this method when you uninstall it.
    ///
    /// - Parameters:
    ///   - navigator: The navigator of the form.
    ///   - error: A description of what's wrong, or `nil` to show no error.
    ///   - field: The field, or a view that isn't a stop but has a validation or an error.
    func formNavigator(_ navigator: FormNavigator, errorDidChange error: String?, in field: UIView)

    /// Asks the delegate for the rows of a table or collection view that contain fields.
    ///
    /// Moves then load these rows only. The navigator always reads rows that are already loaded. It calls this method
    /// whenever it reads the form, so return quickly.
    ///
    /// - Parameters:
    ///   - navigator: The navigator of the form.
    ///   - scrollView: The table view or collection view.
    /// - Returns: The index paths, in any order. Return `nil`, the default, if you don't know them, or an empty array
    ///   if no row contains a field.
    func formNavigator(_ navigator: FormNavigator, indexPathsWithFieldsIn scrollView: UIScrollView) -> [IndexPath]?

    /// Tells the delegate that the user pressed Return in the last field, and that editing ended.
    ///
    /// A field also counts as the last one if the rows after it turn out not to contain fields.
    ///
    /// - Parameters:
    ///   - navigator: The navigator of the form.
    ///   - field: The last field.
    func formNavigator(_ navigator: FormNavigator, didFinishIn field: UIView)

    /// Tells the delegate that a field gained focus, by a move or in any other way.
    ///
    /// - Parameters:
    ///   - navigator: The navigator of the form.
    ///   - field: The field that gained focus.
    ///   - reason: The cause of the change.
    func formNavigator(
        _ navigator: FormNavigator, didBeginEditingIn field: UIView, because reason: FormFocusChange.Reason)

    /// Tells the delegate that a field lost focus, whether or not another field gained it.
    ///
    /// - Parameters:
    ///   - navigator: The navigator of the form.
    ///   - field: The field that lost focus.
    ///   - reason: The cause of the change.
    func formNavigator(
        _ navigator: FormNavigator, didEndEditingIn field: UIView, because reason: FormFocusChange.Reason)

    /// Tells the delegate that the user tapped Done in the toolbar.
    ///
    /// Editing has ended, unless the field refused. If Done has a ``FormToolbar/Configuration/doneAction``, the action
    /// runs instead, and the navigator doesn't call this method.
    ///
    /// - Parameters:
    ///   - navigator: The navigator of the form.
    ///   - field: The field that had focus.
    func formNavigator(_ navigator: FormNavigator, didTapDoneIn field: UIView)

    /// Tells the delegate that the keyboard is about to move, or that it has come to rest.
    ///
    /// Use this method to move your own views together with the keyboard:
    ///
    /// ```swift
    /// func formNavigator(_ navigator: FormNavigator, keyboardDidChange keyboard: FormKeyboard) {
    ///     keyboard.animateAlongside {
    ///         self.buttonBottom.constant = -keyboard.overlap(with: self.view)
    ///         self.view.layoutIfNeeded()
    ///     }
    /// }
    /// ```
    ///
    /// The navigator calls this method once when the keyboard begins to move, at the end of the same frame, so that the
    /// animations start together. It calls the method again when the keyboard has come to rest, because iOS may
    /// have moved other things in the meantime. Each time, the navigator has made sure before the call that the field
    /// is clear of the keyboard, and checks again after the call, in case the field moved.
    ///
    /// If your view is inside the view that avoidance moves when scrolling isn't enough, it moves along with that view
    /// from field to field. If your view needs to stay on top of the keyboard, place it outside that view (see
    /// ``FormContainerProviding``), or make it the ``FormNavigator/inputBar``.
    ///
    /// - Parameters:
    ///   - navigator: The navigator. Every navigator of the app calls its delegate, even while another form is being
    ///     edited.
    ///   - keyboard: The position of the keyboard, or where it will be when it stops moving.
    func formNavigator(_ navigator: FormNavigator, keyboardDidChange keyboard: FormKeyboard)
}

extension FormNavigatorDelegate {
    public func formNavigator(
        _ navigator: FormNavigator, shouldMoveFrom field: UIView?, to nextField: UIView
    ) -> Bool { true }

    public func formNavigator(_ navigator: FormNavigator, didMoveFrom field: UIView?, to nextField: UIView) {}

    public func formNavigator(_ navigator: FormNavigator, didStayIn field: UIView, because error: String) {}

    public func formNavigator(_ navigator: FormNavigator, errorDidChange error: String?, in field: UIView) {}

    public func formNavigator(
        _ navigator: FormNavigator, indexPathsWithFieldsIn scrollView: UIScrollView
    ) -> [IndexPath]? { nil }

    public func formNavigator(_ navigator: FormNavigator, didFinishIn field: UIView) {}

    public func formNavigator(
        _ navigator: FormNavigator, didBeginEditingIn field: UIView, because reason: FormFocusChange.Reason
    ) {}

    public func formNavigator(
        _ navigator: FormNavigator, didEndEditingIn field: UIView, because reason: FormFocusChange.Reason
    ) {}

    public func formNavigator(_ navigator: FormNavigator, didTapDoneIn field: UIView) {}

    public func formNavigator(_ navigator: FormNavigator, keyboardDidChange keyboard: FormKeyboard) {}
}
