/// A notification that was posted to assistive technology.
@preconcurrency @MainActor
public struct HeadlessAccessibilityPost {
    /// The notification, which says what happened.
    public let notification: UIAccessibility.Notification
    /// The view in the argument of the notification, or `nil` if the argument isn't a view. Held weakly.
    public private(set) weak var element: UIView?
    /// The text in the argument of the notification, plain or attributed, or `nil` if the argument isn't text.
    public let text: String?
    /// The priority of the text. `.default` if its attributes don't specify one.
    public let priority: UIAccessibilityPriority
    /// Whether VoiceOver was running and didn't drop the notification.
    ///
    /// See ``HeadlessBehavior/dropsEarlyAnnouncements``.
    public let isHeard: Bool

    init(_ notification: UIAccessibility.Notification, argument: Any?, isHeard: Bool) {
        self.notification = notification
        self.isHeard = isHeard
        element = argument as? UIView
        let attributed = argument as? NSAttributedString
        text = argument as? String ?? attributed?.string
        let attributes = attributed.flatMap { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil }
        priority = attributes?[.accessibilitySpeechAnnouncementPriority] as? UIAccessibilityPriority ?? .default
    }
}
