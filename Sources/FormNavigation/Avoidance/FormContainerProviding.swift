import UIKit

/// A view controller that specifies which of its views moves up for the keyboard.
///
/// Without this protocol, the view controller's whole view moves when scrolling isn't enough. To keep a header in
/// place, return a view that doesn't contain the header:
///
/// ```swift
/// extension OrderViewController: FormContainerProviding {
///     var formContainer: UIView? { contentView }
/// }
/// ```
@MainActor
public protocol FormContainerProviding: UIViewController {
    /// The view that moves, or `nil` if no view may move.
    ///
    /// Return the view controller's view or a view inside it that contains the form's fields. The view moves by its
    /// transform, in addition to any transform it already has.
    var formContainer: UIView? { get }
}

extension UIView {
    /// The view that moves when scrolling isn't enough to show a field in this view: the one that the view's controller
    /// names, or the view itself. In a container of screens, whose bars stay, it's the screen that contains the field.
    func formContainer(around field: UIView) -> UIView? {
        guard let controller = next as? UIViewController else { return self }
        if let provider = controller as? any FormContainerProviding { return provider.formContainer }
        guard controller.isContainerOfScreens else { return self }
        let screens = controller.children.compactMap(\.viewIfLoaded)
        guard let screen = screens.first(where: field.isDescendant) else { return self }
        return screen.formContainer(around: field)
    }
}
