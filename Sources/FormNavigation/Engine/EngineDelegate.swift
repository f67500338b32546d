import UIKit

/// What the engine asks and tells the app. The navigator that the app holds passes it on to its delegate.
@MainActor
protocol EngineDelegate: AnyObject {
    /// Whether there's somebody to ask and tell.
    var hasListener: Bool { get }

    // Moves
    func allowsMove(from current: UIView?, to field: UIView) -> Bool
    func didMove(from current: UIView?, to field: UIView)
    func errorDidChange(_ error: String?, in view: UIView)
    func didStay(in field: UIView, because error: String)
    func didFinish(in field: UIView)
    func didTapDone(in field: UIView)
    func indexPathsWithFields(in scrollView: UIScrollView) -> [IndexPath]?

    // Focus and keyboard
    func didBeginEditing(in field: UIView, because reason: FormFocusChange.Reason)
    func didEndEditing(in field: UIView, because reason: FormFocusChange.Reason)
    func keyboardDidChange(_ keyboard: FormKeyboard)
}
