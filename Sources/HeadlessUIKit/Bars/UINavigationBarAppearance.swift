/// The appearance of a navigation bar: its background, and the text of its titles and buttons.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The font and the color of the title. Empty, for the system's, by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The distance of the title from its usual position, in points. Zero by default.
    open var titlePositionAdjustment = UIOffset.zero
    /// The font and the color of a large title. Empty, for the system's, by default.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// For items of the plain style.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// For items of the style done.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// For the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)

    /// A copy with the same appearance.
    open func copy() -> Self {
        guard let copy = UINavigationBarAppearance() as? Self else {
            preconditionFailure("Subclasses of UINavigationBarAppearance are not modeled.")
        }
        copy.takeBackground(of: self)
        copy.titleTextAttributes = titleTextAttributes
        copy.titlePositionAdjustment = titlePositionAdjustment
        copy.largeTitleTextAttributes = largeTitleTextAttributes
        copy.buttonAppearance = buttonAppearance.copy()
        copy.doneButtonAppearance = doneButtonAppearance.copy()
        copy.backButtonAppearance = backButtonAppearance.copy()
        return copy
    }

    /// The same without a background.
    var transparent: UINavigationBarAppearance {
        let copy: UINavigationBarAppearance = copy()
        copy.configureWithTransparentBackground()
        return copy
    }
}

/// The appearances of a navigation bar, or of one screen in it.
struct NavigationBarAppearances {
    var standard: UINavigationBarAppearance?
    var compact: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?

    var isEmpty: Bool { standard == nil && compact == nil && scrollEdge == nil && compactScrollEdge == nil }
}
