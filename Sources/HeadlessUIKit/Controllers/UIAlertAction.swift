/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel = 1
        case destructive = 2
    }

    open internal(set) var title: String?
    open internal(set) var style = Style.default
    /// Whether the button reacts. `true` by default.
    open var isEnabled = true { didSet { button?.update() } }
    /// `nil` by default.
    open var accessibilityIdentifier: String? { didSet { button?.update() } }
    private var handler: ((UIAlertAction) -> Void)?
    /// The button while an alert shows it.
    weak var button: AlertButton?

    /// - Parameter handler: A closure that runs after the user has tapped the button and the alert is dismissed.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }

    /// Runs the handler.
    func perform() {
        handler?(self)
    }
}
