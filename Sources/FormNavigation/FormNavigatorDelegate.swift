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

    /// The person pressed Return in the last field, and editing has ended.
    ///
    /// - Parameters:
    ///   - navigator: The navigator of the form.
    ///   - field: The last field.
    func formNavigator(_ navigator: FormNavigator, didFinishIn field: UIView)
}

extension FormNavigatorDelegate {
    public func formNavigator(
        _ navigator: FormNavigator, shouldMoveFrom field: UIView?, to nextField: UIView
    ) -> Bool { true }

    public func formNavigator(_ navigator: FormNavigator, didMoveFrom field: UIView?, to nextField: UIView) {}

    public func formNavigator(_ navigator: FormNavigator, didFinishIn field: UIView) {}
}
