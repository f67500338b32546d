import FormNavigationCore
import UIKit

/// A bar at the bottom of the screen that stays on top of the keyboard, and the content behind it.
///
/// Assign it to ``FormNavigator/inputBar``. If the scroll view's `keyboardDismissMode` is `.interactive` or
/// `.interactiveWithAccessory`, the bar also follows a finger that drags the keyboard down.
public struct FormInputBar {
    /// The bar, a view in the form. It's held weakly.
    public private(set) weak var view: UIView?
    /// The scroll view behind the bar, or `nil` if the bar has no scroll view. It's held weakly.
    public private(set) weak var scrollView: UIScrollView?

    /// The option that determines whether the content moves along when the bar moves up, moves down, or grows.
    ///
    /// The default value is ``ContentMovement-swift.enum/always``.
    public var contentMovement = ContentMovement.always

    /// The distance, in points, between the bar and the keyboard.
    ///
    /// Without a keyboard, the bar is where you lay it out. The default value is 0. Values that are negative or not
    /// finite count as 0.
    public var keyboardDistance: CGFloat = 0

    /// A view whose bottom edge moves to the top edge of the bar, such as the message that the user is answering.
    ///
    /// ```swift
    /// form.inputBar?.pinnedView = messageView
    /// ```
    ///
    /// The view must be in the scroll view behind the bar. You can set it before the keyboard appears or while it's
    /// visible. It stays above the bar when the bar grows or the keyboard changes. When the keyboard hides, this
    /// property becomes `nil`.
    ///
    /// The content doesn't scroll beyond its natural top. A cell stays pinned even if it's reused for another row.
    ///
    /// The default value is `nil`. The view is held weakly.
    public weak var pinnedView: UIView?

    /// Constants that determine when the content behind a bar moves along.
    public enum ContentMovement: Sendable {
        /// The content moves up with the bar, and back down with it, wherever the user has scrolled to. What was directly
        /// above the bar stays directly above it.
        case always
        /// The content moves only if its end is visible. A user who is reading older messages can keep reading them.
        case atEnd
        /// The content never moves. It stays behind the bar and the keyboard, and the user can scroll up to its end.
        case never
    }

    /// Creates a bar that stays on top of the keyboard.
    ///
    /// - Parameters:
    ///   - view: The bar, a view in the form.
    ///   - scrollView: The scroll view behind the bar. The default value is `nil`.
    ///   - contentMovement: The option that determines when the content moves along. The default value is `.always`.
    ///   - keyboardDistance: The distance, in points, between the bar and the keyboard. The default value is 0.
    public init(
        _ view: UIView, over scrollView: UIScrollView? = nil, contentMovement: ContentMovement = .always,
        keyboardDistance: CGFloat = 0
    ) {
        self.view = view
        self.scrollView = scrollView
        self.contentMovement = contentMovement
        self.keyboardDistance = keyboardDistance
    }

    /// Whether two bars are the same, apart from the view pinned above them.
    func isSameBar(as other: FormInputBar) -> Bool {
        view === other.view && scrollView === other.scrollView && contentMovement == other.contentMovement
            && keyboardDistance.asDistance == other.keyboardDistance.asDistance
    }
}
