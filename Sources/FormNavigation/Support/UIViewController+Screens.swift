import UIKit

extension UIResponder {
    /// The first view controller at or above this responder.
    var nearestViewController: UIViewController? {
        var responder: UIResponder? = self
        while let next = responder {
            if let controller = next as? UIViewController { return controller }
            responder = next.next
        }
        return nil
    }
}

extension UIViewController {
    /// Whether the controller itself is presented modally. `presentingViewController` also returns a value for the
    /// children of a presented controller (H5).
    package var isPresented: Bool { parent == nil && presentingViewController != nil }

    /// Whether the controller's children are screens next to or behind each other, and not parts of one screen.
    var isContainerOfScreens: Bool { shownScreens != nil }

    /// The visible screens in a container of screens, or `nil` for any other view controller.
    var shownScreens: [UIViewController]? {
        switch self {
        case let navigation as UINavigationController: navigation.topViewController.map { [$0] } ?? []
        case let tabBar as UITabBarController: tabBar.selectedViewController.map { [$0] } ?? []
        case let split as UISplitViewController: split.viewControllers
        case let pages as UIPageViewController: pages.viewControllers ?? []
        default: nil
        }
    }

    /// Whether a screen is presented over this one, or over one that contains it (H5), and isn't being dismissed.
    var isBelowPresentedScreen: Bool {
        guard let presented = presentedViewController else { return false }
        return !presented.isBeingDismissed && !presented.leavesPresenterInUse
    }

    /// Whether the screen below this presented one is usable in the meantime.
    private var leavesPresenterInUse: Bool {
        // A search is presented over the screen that it searches, and leaves it as it is until there are results.
        if let search = self as? UISearchController {
            return !search.obscuresBackgroundDuringPresentation
                && (search.searchResultsController == nil || !search.showsSearchResultsController)
        }
        switch presentationController {
        // If there's little room, a popover is a sheet, and has no arrow.
        case let popover as UIPopoverPresentationController where popover.arrowDirection == .unknown:
            return popover.adaptiveSheetPresentationController.isUndimmed
        case let popover as UIPopoverPresentationController: return popover.passthroughViews?.isEmpty == false
        case let sheet as UISheetPresentationController: return sheet.isUndimmed
        default: return false
        }
    }
}

extension UISheetPresentationController {
    /// Whether the sheet has a height at which the screen below it isn't dimmed, and receives touches.
    fileprivate var isUndimmed: Bool {
        guard let limit = largestUndimmedDetentIdentifier else { return false }
        // If no detent has been selected yet, the sheet has its smallest height.
        guard let selected = selectedDetentIdentifier, selected != limit else { return true }
        guard #available(iOS 16, *) else { return selected == .medium }
        // Detents are in order, the smallest first.
        let identifiers = detents.map(\.identifier)
        guard let place = identifiers.firstIndex(of: selected), let last = identifiers.firstIndex(of: limit) else {
            return true
        }
        return place <= last
    }
}

extension UIView {
    /// Whether a screen is presented over the one that the view is in, and isn't being dismissed.
    var isBelowPresentedScreen: Bool { nearestViewController?.isBelowPresentedScreen ?? false }
}
