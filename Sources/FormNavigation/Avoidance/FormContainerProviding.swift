import UIKit

/// A view controller that says which of its views moves up for the keyboard.
///
/// Without it, the view controller's whole view moves where scrolling is not enough. Name a view below a header, and
/// the header stays:
///
/// ```swift
/// extension OrderViewController: FormContainerProviding {
///     var formContainer: UIView? { contentView }
/// }
/// ```
@MainActor
public protocol FormContainerProviding: UIViewController {
    /// The view that moves, or `nil` if none may.
    ///
    /// It is the view controller's view or a view inside of it, and the form's fields are inside of it. It moves by its
    /// transform, in addition to a transform that it has.
    var formContainer: UIView? { get }
}

extension UIView {
    /// What moves when scrolling is not enough to show a field in this view: what the view's controller names, or the view
    /// itself. Of a container of screens, whose bars stay, it is the screen that the field is in.
    func formContainer(around field: UIView) -> UIView? {
        guard let controller = next as? UIViewController else { return self }
        if let provider = controller as? any FormContainerProviding { return provider.formContainer }
        guard controller.isContainerOfScreens else { return self }
        let screens = controller.children.compactMap(\.viewIfLoaded)
        guard let screen = screens.first(where: field.isDescendant) else { return self }
        return screen.formContainer(around: field)
    }
}
