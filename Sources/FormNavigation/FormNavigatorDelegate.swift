import UIKit

/// Allows moves, and hears about focus and the keyboard.
///
/// Every method is optional.
@MainActor
public protocol FormNavigatorDelegate: AnyObject {
    /// Returns whether Previous, Next, Return or Tab may move to a field. `true` by default.
    ///
    /// - Parameters:
    ///   - navigator: The navigator that is about to move.
    ///   - field: The field that has focus, or `nil` if none has.
    ///   - nextField: The field that is to get focus.
    /// - Returns: Whether focus may move. If not, it stays.
    func formNavigator(_ navigator: FormNavigator, shouldMoveFrom field: UIView?, to nextField: UIView) -> Bool

    /// Tells that Previous, Next, Return or Tab has moved to a field.
    ///
    /// - Parameters:
    ///   - navigator: The navigator that has moved.
    ///   - field: The field that had focus, or `nil` if none had.
    ///   - nextField: The field that has focus now.
    func formNavigator(_ navigator: FormNavigator, didMoveFrom field: UIView?, to nextField: UIView)

    /// Tells that Next, Return or Tab has not left a field because its content is invalid.
    ///
    /// It is called each time the person tries. See ``FormNavigator/Configuration-swift.struct/invalidFieldPolicy``.
    ///
    /// - Parameters:
    ///   - navigator: The navigator that has stayed.
    ///   - field: The field.
    ///   - error: What is wrong: the field's ``FormFieldOptions/error``, or what its
    ///     ``FormFieldOptions/validation-swift.property`` says.
    func formNavigator(_ navigator: FormNavigator, didStayIn field: UIView, because error: String)

    /// Returns the rows of a table or a collection that have fields.
    ///
    /// A move then goes to these rows and looks at no others. Rows that are loaded are looked at in any case. The
    /// method is called whenever the navigator looks at the form, so it has to be fast.
    ///
    /// - Parameters:
    ///   - navigator: The navigator of the form.
    ///   - scrollView: The table view or collection view.
    /// - Returns: The index paths, in any order. `nil`, the default, if you do not know; an empty array if there are
    ///   none.
    func formNavigator(_ navigator: FormNavigator, indexPathsWithFieldsIn scrollView: UIScrollView) -> [IndexPath]?

    /// Tells that the person has pressed Return in the last field, and that editing has ended.
    ///
    /// A field is also the last one if the rows after it turn out to have no fields.
    ///
    /// - Parameters:
    ///   - navigator: The navigator of the form.
    ///   - field: The last field.
    func formNavigator(_ navigator: FormNavigator, didFinishIn field: UIView)

    /// Tells that a field has got focus, by a move or in any other way.
    ///
    /// - Parameters:
    ///   - navigator: The navigator of the form.
    ///   - field: The field.
    ///   - reason: What has caused it.
    func formNavigator(
        _ navigator: FormNavigator, didBeginEditingIn field: UIView, because reason: FormFocusChange.Reason)

    /// Tells that a field has lost focus, to another field or to none.
    ///
    /// - Parameters:
    ///   - navigator: The navigator of the form.
    ///   - field: The field.
    ///   - reason: What has caused it.
    func formNavigator(
        _ navigator: FormNavigator, didEndEditingIn field: UIView, because reason: FormFocusChange.Reason)

    /// Tells that the person has tapped Done in the toolbar.
    ///
    /// Editing has ended, unless the field refused. If Done has a ``FormToolbar/Configuration/doneAction``, the action
    /// runs instead, and this method is not called.
    ///
    /// - Parameters:
    ///   - navigator: The navigator of the form.
    ///   - field: The field that had focus.
    func formNavigator(_ navigator: FormNavigator, didTapDoneIn field: UIView)

    /// Tells that the keyboard begins to move, or has come to rest.
    ///
    /// Move views of yours together with the keyboard here:
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
    /// The method is called once when the keyboard begins to move, in time for the animations to begin together. It is
    /// called again when the keyboard has come to rest, because iOS may have moved other things meanwhile. Each time,
    /// the field has been kept clear of the keyboard before the call, and is looked at again after it.
    ///
    /// A view inside of the view that avoidance moves comes along with it. If your view has to stay on the keyboard,
    /// keep it outside of that view, see ``FormContainerProviding``, or make it the ``FormNavigator/inputBar``.
    ///
    /// - Parameters:
    ///   - navigator: The navigator. Every navigator tells its delegate, whichever form is edited.
    ///   - keyboard: Where the keyboard is, or will be when it has stopped moving.
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

    public func formNavigator(_ navigator: FormNavigator, didStayIn field: UIView, because error: String) {}

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
