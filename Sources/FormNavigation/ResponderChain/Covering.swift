import UIKit

extension UIView {
    /// Whether a screen is presented over the one that the view is in, and is to stay.
    ///
    /// A controller answers for those it is in (H5), and for itself where it is presented over in its own context.
    var isBelowPresentedScreen: Bool {
        guard let presented = nearestViewController?.presentedViewController else { return false }
        return !presented.isBeingDismissed && !presented.leavesPresenterInUse
    }

    /// Whether a view beside this one, or beside one it is in, says that nothing beside it counts while it is there.
    var isBehindModalView: Bool {
        sequence(first: self, next: \.superview).contains { view in
            view.superview?.subviews.contains { $0 !== view && $0.isModal && $0.isOnScreen } ?? false
        }
    }

    /// Whether the view says that nothing beside it counts, and is not hidden.
    var isModal: Bool { accessibilityViewIsModal && !isInvisible }

    /// Whether the view itself is not drawn, and UIKit's hit testing passes it over.
    var isInvisible: Bool { isHidden || alpha < 0.01 }

    private var isOnScreen: Bool {
        guard let window else { return true }
        return !convert(bounds, to: window).isApart(from: window.bounds)
    }
}
