import UIKit

extension UIView {
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
