import UIKit

/// A bar at the bottom of the screen that rides on the keyboard, and the content behind it: see ``FormNavigator/inputBar``.
///
/// Where the scroll view's `keyboardDismissMode` is `.interactive` or `.interactiveWithAccessory`, the bar also goes along
/// with a finger that drags the keyboard down.
public struct FormInputBar {
    /// The bar, a view in the form. Held weakly.
    public private(set) weak var view: UIView?
    /// The scroll view with the content behind the bar; `nil` where there is none. Held weakly.
    public private(set) weak var scrollView: UIScrollView?

    /// Whether the content comes along when the bar rises or grows. ``ContentMovement/always`` by default.
    public var contentMovement = ContentMovement.always

    /// How far the bar stays above the keyboard, in points. 0 by default; a negative or infinite distance counts as 0.
    ///
    /// Without a keyboard the bar is where the app lays it out.
    public var keyboardDistance: CGFloat = 0

    /// When the content behind a bar moves with it.
    public enum ContentMovement: Sendable {
        /// What was right above the bar stays there, wherever the person has scrolled to.
        case always
        /// Only while the end of the content is right above the bar: who reads older messages goes on reading them.
        case atEnd
        /// The content stays where it is, behind the bar and the keyboard. It can be scrolled up to its end.
        case never
    }

    /// Creates a bar that rides on the keyboard.
    public init(
        _ view: UIView, over scrollView: UIScrollView? = nil, contentMovement: ContentMovement = .always,
        keyboardDistance: CGFloat = 0
    ) {
        self.view = view
        self.scrollView = scrollView
        self.contentMovement = contentMovement
        self.keyboardDistance = keyboardDistance
    }

    /// The distance that counts.
    var usableDistance: CGFloat { keyboardDistance.isFinite ? max(0, keyboardDistance) : 0 }
}
