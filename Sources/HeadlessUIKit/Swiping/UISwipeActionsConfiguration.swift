/// The actions for a row that's swiped to the side.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable {
        case normal = 0
        case destructive = 1
    }

    /// Performs the action. It receives the action, the button that was tapped, and a closure to call when it's done,
    /// with whether it was performed.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init(style, title, handler)
    }

    init(_ style: Style, _ title: String?, _ handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    public let style: Style
    public let handler: Handler
    /// The title of the button. `nil` for an image alone.
    open var title: String?
    /// What its button shows. `nil` by default.
    open var image: UIImage?

    /// The effect behind the title, if the action was created from a row action.
    var backgroundEffect: UIVisualEffect?

    private var ownBackgroundColor: UIColor?

    /// The button's color. Red for what destroys and gray otherwise, which `nil` brings back.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownBackgroundColor = newValue }
    }
}

/// The actions at one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    public convenience init(actions: [UIContextualAction]) { self.init(actions) }

    init(_ actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }

    /// From the edge inward.
    public let actions: [UIContextualAction]

    /// Whether a swipe across most of the row does the first action. `true` by default.
    open var performsFirstActionWithFullSwipe = true
}
