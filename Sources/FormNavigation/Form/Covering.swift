import UIKit

extension UIViewController {
    /// Whether a screen is presented over this one, or over one that it is in (H5), and is to stay.
    var isBelowPresentedScreen: Bool {
        guard let presented = presentedViewController else { return false }
        return !presented.isBeingDismissed && !presented.leavesPresenterInUse
    }
}

extension UIView {
    /// Whether a screen is presented over the one that the view is in, and is to stay.
    var isBelowPresentedScreen: Bool { nearestViewController?.isBelowPresentedScreen ?? false }

    /// Whether a sibling of this view, or of one it is in, is modal (`accessibilityViewIsModal`) and can be seen.
    var isBehindModalView: Bool {
        var visibility: Visibility?
        var view = self
        while let superview = view.superview {
            for sibling in superview.subviews where sibling !== view && sibling.isModal {
                visibility = visibility ?? window.flatMap { Visibility(of: $0) }
                if visibility?.shows(sibling) ?? true { return true }
            }
            view = superview
        }
        return false
    }

    /// Whether the view is modal (`accessibilityViewIsModal`), so that its siblings do not count, and is not hidden or empty.
    var isModal: Bool {
        accessibilityViewIsModal && !isInvisible && isUserInteractionEnabled && !subviews.isEmpty
            && !(clipsToBounds && bounds.isEmpty) && !transform.scalesToNothing
    }

    /// Whether the view itself is not drawn, and UIKit's hit testing passes it over.
    var isInvisible: Bool { isHidden || alpha < 0.01 }
}
