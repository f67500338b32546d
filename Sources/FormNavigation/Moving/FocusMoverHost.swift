import UIKit

/// What a move needs from its navigator.
@MainActor
protocol FocusMoverHost: AnyObject {
    /// Whether the navigator is still active. The app's code may end that at any time.
    var isActive: Bool { get }
    /// Whether the content of a field lets the user move on. If it doesn't, the user learns why.
    func mayMoveOn(from field: UIView?) -> Bool
    /// Whether the app lets focus move, or `nil` if it isn't asked.
    func allowsMove(from current: UIView?, to field: UIView) -> Bool?
    /// Whether a field can take part right now.
    func isStop(_ field: UIView) -> Bool
    /// Whether a move around this one is giving focus to the field.
    func isGivingFocus(to field: UIView) -> Bool
    /// Gives focus to a field.
    ///
    /// - Returns: Whether it took focus, even if only to pass it on or to release it.
    func giveFocus(to field: UIView, from current: UIView?) -> Bool
    /// The field that has focus.
    var fieldWithFocus: UIView? { get }
    /// Returns focus to the previous field, if it can have it.
    func restoreFocus(to field: UIView)
    /// Reports that focus has moved to a field.
    func moved(from current: UIView?, to field: UIView)
    /// Scrolls the field that has focus into view.
    func showField(by rows: RowSearcher)
    /// Reports why a field didn't gain focus, before the next one is tried.
    func report(_ result: MoveResult, from current: UIView?)
}
