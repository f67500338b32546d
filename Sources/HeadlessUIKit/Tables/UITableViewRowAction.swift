/// An action for a row that's swiped to the side. Use ``UIContextualAction`` instead.
@available(iOS, introduced: 8.0, deprecated: 13.0, message: "Use UIContextualAction and related APIs instead.")
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, NSCopying {
    public enum Style: Int, Sendable {
        /// A red button, unless the action has a color.
        case `default` = 0
        /// A gray button, unless the action has a color.
        case normal = 1

        public static var destructive: Style { .default }
    }

    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// - Parameter handler: Called when the user taps the button, with the action and the row.
    public convenience init(
        style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.init(style, title, handler)
    }

    private init(_ style: Style, _ title: String?, _ handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    public let style: Style
    /// The title of the button.
    open var title: String?
    /// The button's color. The default is `nil`, for the style's color.
    open var backgroundColor: UIColor?
    /// An effect behind the button's title, in place of the style's color. `nil` by default.
    open var backgroundEffect: UIVisualEffect?

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let copy: UITableViewRowAction = MainActor.assumeIsolated {
            let copy = UITableViewRowAction(style, title, handler)
            copy.backgroundColor = backgroundColor
            copy.backgroundEffect = backgroundEffect
            return copy
        }
        return copy
    }

    /// The same action for one row.
    ///
    /// The row stays aside after it, until the app changes the table or ends editing.
    func contextualAction(at indexPath: IndexPath) -> UIContextualAction {
        let style: UIContextualAction.Style = style == .destructive ? .destructive : .normal
        let action = UIContextualAction(style: style, title: title) { _, _, _ in self.handler(self, indexPath) }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        action.backgroundEffect = backgroundEffect
        if backgroundEffect != nil, backgroundColor == nil { action.backgroundColor = .clear }
        return action
    }
}
