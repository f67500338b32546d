import UIKit

/// The screens that are shown in and over the containers around a view, at one moment.
///
/// A field that is no text to type but a way to another screen refuses focus, and presents that screen or pushes it.
@MainActor
struct ShownScreens: Equatable {
    private let screens: [ObjectIdentifier]

    init(around view: UIView) {
        var screens: [ObjectIdentifier] = []
        var next = view.nearestViewController
        while let controller = next {
            // `presentedViewController` answers for the containers around, too (H5).
            if let presented = controller.presentedViewController { screens.append(ObjectIdentifier(presented)) }
            screens += controller.childScreens.map { ObjectIdentifier($0) }
            next = controller.parent
        }
        self.screens = screens
    }
}

extension UIViewController {
    /// The screens that a container of screens shows, as far as it is one.
    var childScreens: [UIViewController] {
        switch self {
        case let navigation as UINavigationController: navigation.topViewController.map { [$0] } ?? []
        case let tabBar as UITabBarController: tabBar.selectedViewController.map { [$0] } ?? []
        case let split as UISplitViewController: split.viewControllers
        case let pages as UIPageViewController: pages.viewControllers ?? []
        default: []
        }
    }
}
