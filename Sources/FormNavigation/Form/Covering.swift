import UIKit

extension UIViewController {
    /// Whether a screen is presented over this one, or over one that contains it (H5), and isn't being dismissed.
    var isBelowPresentedScreen: Bool {
        guard let presented = presentedViewController else { return false }
        return !presented.isBeingDismissed && !presented.leavesPresenterInUse
    }
}

extension UIViewController {
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

    /// Whether a sibling of this view, or of one of its ancestors, is modal (`accessibilityViewIsModal`) and visible.
    var isBehindModalView: Bool { modalViewInFront != nil }

    /// That sibling; `nil` if there's no modal view in front.
    var modalViewInFront: UIView? {
        for view in withSuperviews {
            guard let superview = view.superview else { break }
            let modal = superview.subviews.last { sibling in
                sibling !== view && sibling.isModal
                    && window.map { Visibility(in: superview, of: $0).shows(sibling) } != false
            }
            if let modal { return modal }
        }
        return nil
    }

    /// Whether the view is modal (`accessibilityViewIsModal`), so that its siblings don't count, and is neither hidden
    /// nor empty.
    var isModal: Bool {
        isUserInteractionEnabled && accessibilityViewIsModal && !isInvisible && !subviews.isEmpty
            && !(clipsToBounds && bounds.isEmpty) && !transform.scalesToNothing
    }

    /// Whether the view, or an ancestor, is hidden. Its window may appear later.
    var isInHiddenView: Bool {
        withSuperviews.contains { $0.isInvisible && !($0 is UIWindow) }
    }

    /// Whether the view itself isn't drawn, and UIKit's hit testing skips it.
    var isInvisible: Bool { isHidden || alpha < 0.01 }
}
