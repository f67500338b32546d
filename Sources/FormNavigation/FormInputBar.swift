import UIKit

/// A bar at the bottom of the screen that stays on the keyboard, and the content behind it.
///
/// Give it to ``FormNavigator/inputBar``. If the scroll view's `keyboardDismissMode` is `.interactive` or
/// `.interactiveWithAccessory`, the bar also goes along with a finger that drags the keyboard down.
public struct FormInputBar {
    /// The bar. It is a view in the form, and is not kept alive.
    public private(set) weak var view: UIView?
    /// The scroll view behind the bar, or `nil` if there is none. It is not kept alive.
    public private(set) weak var scrollView: UIScrollView?

    /// Whether the content moves along when the bar rises, sinks or grows.
    ///
    /// ``ContentMovement-swift.enum/always`` by default.
    public var contentMovement = ContentMovement.always

    /// The distance between the bar and the keyboard, in points.
    ///
    /// Without a keyboard the bar is where you lay it out. 0 by default. A negative or infinite distance counts as 0.
    public var keyboardDistance: CGFloat = 0

    /// A view whose lower edge is brought to the upper edge of the bar, such as the message that is answered.
    ///
    /// ```swift
    /// form.inputBar?.pinnedView = messageView
    /// ```
    ///
    /// The view is in the scroll view behind the bar. You can set it before the keyboard comes or while it is there. It
    /// stays above the bar when the bar grows or the keyboard changes. When the keyboard goes, this property is `nil`
    /// again.
    ///
    /// The content isn't scrolled beyond its natural top. A cell that is reused for another row stays pinned.
    ///
    /// `nil` by default. The view is held weakly.
    public weak var pinnedView: UIView?

    /// When the content behind a bar moves along.
    public enum ContentMovement: Sendable {
        /// Always. What was right above the bar stays there, wherever the person has scrolled to.
        ///
        /// The content goes up with the bar, and comes back down with it.
        case always
        /// Only if the end of the content is in sight. A person who reads older messages goes on reading them.
        case atEnd
        /// Never. The content stays behind the bar and the keyboard, and can be scrolled up to its end.
        case never
    }

    /// Creates a bar that stays on the keyboard.
    ///
    /// - Parameters:
    ///   - view: The bar, a view in the form.
    ///   - scrollView: The scroll view behind it. `nil` by default.
    ///   - contentMovement: When the content moves along. Always by default.
    ///   - keyboardDistance: The distance between the bar and the keyboard, in points. 0 by default.
    public init(
        _ view: UIView, over scrollView: UIScrollView? = nil, contentMovement: ContentMovement = .always,
        keyboardDistance: CGFloat = 0
    ) {
        self.view = view
        self.scrollView = scrollView
        self.contentMovement = contentMovement
        self.keyboardDistance = keyboardDistance
    }

    /// Whether two bars differ in what is pinned above them at most.
    func isSameBar(as other: FormInputBar) -> Bool {
        view === other.view && scrollView === other.scrollView && contentMovement == other.contentMovement
            && keyboardDistance == other.keyboardDistance
    }

    /// The distance that counts.
    var usableDistance: CGFloat { keyboardDistance.isFinite ? max(0, keyboardDistance) : 0 }
}
