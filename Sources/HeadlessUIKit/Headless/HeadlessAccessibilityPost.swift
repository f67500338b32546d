/// A notification that was posted to assistive technology.
@preconcurrency @MainActor
public struct HeadlessAccessibilityPost {
    /// What has happened.
    public let notification: UIAccessibility.Notification
    /// The view in the argument of the notification. `nil` if it was none. Not kept alive.
    public private(set) weak var element: UIView?
    /// The text in the argument of the notification. `nil` if it was none.
    public let text: String?

    init(_ notification: UIAccessibility.Notification, argument: Any?) {
        self.notification = notification
        element = argument as? UIView
        text = argument as? String
    }
}
