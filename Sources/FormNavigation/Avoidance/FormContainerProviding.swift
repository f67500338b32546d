import UIKit

/// A view controller that says which of its views moves up when scrolling alone cannot keep a field clear of the
/// keyboard.
///
/// Without it the controller's whole view moves. A controller with a header that is to stay names the view below it:
///
/// ```swift
/// extension OrderViewController: FormContainerProviding {
///     var formContainer: UIView? { contentView }
/// }
/// ```
@MainActor
public protocol FormContainerProviding: UIViewController {
    /// The view that moves, by its transform, on top of whatever transform it has; `nil` for none.
    ///
    /// It holds the form's fields, and is the controller's view or lies in it.
    var formContainer: UIView? { get }
}
