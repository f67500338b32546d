/// A notification that was posted to assistive technology.
@preconcurrency @MainActor
public struct HeadlessAccessibilityPost {
    /// What has happened.
    public let notification: UIAccessibility.Notification
    /// The view to go to, while it exists. `nil` where the argument was none.
    public private(set) weak var element: UIView?
    /// The text to read out. `nil` where the argument was none.
    public let text: String?

    init(_ notification: UIAccessibility.Notification, argument: Any?) {
        self.notification = notification
        element = argument as? UIView
        text = argument as? String
    }
}
