import UIKit

/// The part of an app that one navigator looks after: a view controller's view, or the whole application.
@MainActor
enum FormScope {
    case viewController(Weak<UIViewController>)
    case application

    /// A weak reference as a value.
    struct Weak<Object: AnyObject> {
        weak var object: Object?
    }

    /// What climbing from a field up the responder chain finds.
    enum Finding {
        /// The field is one of this scope's, and this view holds its whole form.
        case form(root: UIView)
        /// The field is in this scope, but not to be touched.
        case exempt(FormNavigator.Exemption)
        /// The field is in another scope, or in none.
        case elsewhere
    }

    /// Climbs from `field` to the scope's edge.
    ///
    /// - Parameters:
    ///   - field: A field that has focus.
    ///   - excluded: The controllers whose fields are left alone.
    ///   - isClaimed: Whether a navigator of its own looks after a controller.
    func find(
        _ field: UIView, excluding excluded: [UIViewController.Type], isClaimed: (UIViewController) -> Bool
    ) -> Finding {
        var exemption: FormNavigator.Exemption?
        var nearest: UIViewController?
        for responder in field.responderChainInPresentation {
            if responder is UISearchBar || responder is UISearchTextField || responder is UINavigationBar {
                exemption = .bar
            }
            guard let controller = responder as? UIViewController else { continue }
            nearest = nearest ?? controller
            if excluded.contains(where: { controller.isKind(of: $0) }) {
                exemption = .excludedViewController
            }
            guard isClaimed(controller) else { continue }
            guard case .viewController(let own) = self, own.object === controller else { return .elsewhere }
            return exemption.map(Finding.exempt) ?? .form(root: controller.view)
        }
        guard case .application = self else { return .elsewhere }
        if let exemption { return .exempt(exemption) }
        guard let root = nearest?.outermostContent.view ?? field.window else { return .elsewhere }
        return .form(root: root)
    }

    /// The view to look for fields in while none of them has focus, or `nil` where there is none.
    ///
    /// A controller's view is not loaded for this.
    var root: UIView? {
        guard case .viewController(let controller) = self else { return nil }
        return controller.object?.viewIfLoaded
    }
}

extension UIView {
    /// The responders from this view upwards, ending with the controller that is presented modally, if one is.
    ///
    /// A presented controller's next responder is its presenter (H1), whose form is another one.
    var responderChainInPresentation: some Sequence<UIResponder> {
        sequence(first: self as UIResponder) { responder in
            guard responder is UIViewController, responder.next is UIViewController else { return responder.next }
            return nil
        }
    }
}

extension UIResponder {
    /// The first view controller at or above this responder.
    var nearestViewController: UIViewController? {
        sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
}

extension UIViewController {
    /// The outermost controller that is content, and not a container of screens: child controllers are parts of a form,
    /// the screens of a navigation controller are not parts of each other.
    fileprivate var outermostContent: UIViewController {
        var controller = self
        while let parent = controller.parent, !parent.isContainerOfScreens { controller = parent }
        return controller
    }

    private var isContainerOfScreens: Bool {
        self is UINavigationController || self is UITabBarController || self is UISplitViewController
            || self is UIPageViewController
    }
}
