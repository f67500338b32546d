import UIKit

/// The part of an app that one navigator manages: a view controller's view, or the whole application.
@MainActor
enum FormScope {
    case viewController(WeakReference<UIViewController>)
    case application

    /// The controller, if the scope has one.
    var viewController: UIViewController? {
        guard case .viewController(let controller) = self else { return nil }
        return controller.object
    }

    /// The view to search for fields while none of them has focus, or `nil` if there's no such view.
    ///
    /// Reading it doesn't load a controller's view.
    var root: UIView? { viewController?.viewIfLoaded }

    /// The view on a path that contains the form, or `nil` if the path doesn't lead through this scope.
    func root(on path: ViewPath) -> UIView? {
        switch self {
        case .viewController: root.flatMap { path.contains($0) ? $0 : nil }
        case .application: path.isInScreen ? path.screen : nil
        }
    }
}

extension ViewPath {
    /// Whether the path leads into a screen of the app, and not into the keyboard or an accessory view. A view there
    /// has the app's view controller in its responder chain (D2), but isn't inside that controller's view.
    fileprivate var isInScreen: Bool {
        if let window = views.first as? UIWindow, type(of: window) != UIWindow.self,
            ClassOrigin.isUIKit(type(of: window))
        {
            return false
        }
        guard let screen = view.nearestViewController?.viewIfLoaded else { return true }
        return contains(screen)
    }

    /// The view of the screen that the path leads into. Child view controllers are parts of a form, the screens of a
    /// navigation controller aren't parts of each other, and a presented view controller is its own screen.
    fileprivate var screen: UIView? {
        var (screen, container): (UIView?, UIView?)
        for view in views {
            guard let controller = view.next as? UIViewController else { continue }
            if controller.isContainerOfScreens || ClassOrigin.isSwiftUI(type(of: controller)) {
                (screen, container) = (nil, view)
            } else if screen == nil || controller.isPresented {
                screen = view
            }
        }
        return screen ?? container ?? views.first
    }
}
