import UIKit

/// A bar at the bottom of the screen that rides on the keyboard, and the content behind it: see ``FormNavigator/inputBar``.
public struct FormInputBar {
    /// The bar, a view in the form. Held weakly.
    public private(set) weak var view: UIView?
    /// The scroll view with the content behind the bar; `nil` where there is none. Held weakly.
    public private(set) weak var scrollView: UIScrollView?

    /// Creates a bar that rides on the keyboard.
    public init(_ view: UIView, over scrollView: UIScrollView? = nil) {
        self.view = view
        self.scrollView = scrollView
    }
}
