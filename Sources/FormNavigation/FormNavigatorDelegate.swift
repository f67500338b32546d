import UIKit

/// Takes part in a person's way through a form. Every member is optional.
@MainActor
public protocol FormNavigatorDelegate: AnyObject {
    /// Whether Previous, Next, Return or Tab may move to another field. `true` by default.
    ///
    /// - Parameters:
    ///   - navigator: The navigator that is about to move.
    ///   - field: The field that has focus, or `nil` when none has.
    ///   - nextField: The field that would get it.
    func formNavigator(_ navigator: FormNavigator, shouldMoveFrom field: UIView?, to nextField: UIView) -> Bool

    /// Previous, Next, Return or Tab has moved to another field.
    ///
    /// - Parameters:
    ///   - navigator: The navigator that moved.
    ///   - field: The field that had focus, or `nil` when none had.
    ///   - nextField: The field that has it now.
    func formNavigator(_ navigator: FormNavigator, didMoveFrom field: UIView?, to nextField: UIView)

    /// The rows of a table or a collection that hold fields, so that a move goes to them without searching the others.
    ///
    /// It is asked whenever the form is looked at, and is to answer at once. Rows that are loaded are looked at in any
    /// case.
    ///
    /// - Parameters:
    ///   - navigator: The navigator of the form.
    ///   - scrollView: The table view or collection view.
    /// - Returns: The index paths, in any order; `nil`, the default, if that is not known.
    func formNavigator(_ navigator: FormNavigator, indexPathsWithFieldsIn scrollView: UIScrollView) -> [IndexPath]?

    /// The person pressed Return in the last field, and editing has ended.
    ///
    /// A field is the last one also if the rows that follow it turn out to hold no fields.
    ///
    /// - Parameters:
    ///   - navigator: The navigator of the form.
    ///   - field: The last field.
    func formNavigator(_ navigator: FormNavigator, didFinishIn field: UIView)

    /// A field has got focus, by a move or in any other way.
    ///
    /// - Parameters:
    ///   - navigator: The navigator of the form.
    ///   - field: The field.
    ///   - reason: What brought it about.
    func formNavigator(
        _ navigator: FormNavigator, didBeginEditingIn field: UIView, because reason: FormFocusChange.Reason)

    /// A field has lost focus, to another field or to none.
    ///
    /// - Parameters:
    ///   - navigator: The navigator of the form.
    ///   - field: The field.
    ///   - reason: What brought it about.
    func formNavigator(
        _ navigator: FormNavigator, didEndEditingIn field: UIView, because reason: FormFocusChange.Reason)

    /// The person has tapped Done in the toolbar, and editing has ended unless the field refused.
    ///
    /// Where Done has a ``FormToolbar/Configuration/doneAction``, that runs instead, and this is not called.
    ///
    /// - Parameters:
    ///   - navigator: The navigator of the form.
    ///   - field: The field that had focus.
    func formNavigator(_ navigator: FormNavigator, didTapDoneIn field: UIView)

    /// The keyboard begins to move, or has come to rest; the place to move views of the app's own with it.
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
    /// It is called once when the keyboard begins to move, in the same turn, so that the animations begin together, and once
    /// when it has settled. Between the two, iOS may have moved things by itself. What avoidance does about the field that is
    /// edited has been done; it is looked at again after the call, in case the field has moved.
    ///
    /// What is in a view that avoidance raises, where scrolling is not enough, comes along with it from field to field. A
    /// view that is to stay on the keyboard is better off outside of that view, see ``FormContainerProviding``, or as
    /// ``FormNavigator/inputBar``.
    ///
    /// - Parameters:
    ///   - navigator: Every navigator of the app tells its delegate, whichever form is edited.
    ///   - keyboard: Where the keyboard is, or will be when it has moved.
    func formNavigator(_ navigator: FormNavigator, keyboardDidChange keyboard: FormKeyboard)
}

extension FormNavigatorDelegate {
    public func formNavigator(
        _ navigator: FormNavigator, shouldMoveFrom field: UIView?, to nextField: UIView
    ) -> Bool { true }

    public func formNavigator(_ navigator: FormNavigator, didMoveFrom field: UIView?, to nextField: UIView) {}

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
