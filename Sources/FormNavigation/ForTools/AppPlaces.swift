import UIKit

/// Where an app puts its views, without what avoidance adds, for tools that explain a form.
@MainActor
package enum AppPlaces {
    /// The part of a scroll view's content inset at the bottom that the app has set, in points of the scroll view.
    package static func bottomInset(of scrollView: UIScrollView) -> CGFloat {
        let space = ScrollViewSpace(of: scrollView)
        let inset = scrollView.contentInset.bottom
        guard !space.isUpsideDown else { return inset }
        return FormCenter.shared.navigators.reduce(inset) { $0 - $1.avoidance.ledger.inset(of: scrollView, in: space) }
    }

    /// The bottom edge of a view in its superview, including the app's transform, in points of the superview.
    package static func bottomEdge(of view: UIView) -> CGFloat { view.frame.maxY - RestingGeometry.shift(of: view) }

    /// The frame of a view in the window, in points.
    package static func frame(of view: UIView) -> CGRect { RestingGeometry.frame(of: view) }

    /// Whether UIKit makes room for the keyboard in a controller's own view.
    package static func avoidsKeyboard(_ controller: UIViewController) -> Bool { controller.avoidsKeyboard }

    /// The part of the window in which a form is visible, below the bars around it, in points.
    package static func viewport(around view: UIView) -> CGRect { RestingGeometry.viewport(around: view) }

    /// Whether layout or the system moves a view, or what's around it, with the keyboard.
    package static func followsKeyboard(_ view: UIView) -> Bool { SystemMovement.isExpected(around: view) }
}
