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
}
