/// A notification that was posted to assistive technology.
@preconcurrency @MainActor
public struct HeadlessAccessibilityPost {
    /// What has happened.
    public let notification: UIAccessibility.Notification
    /// The view in the argument of the notification. `nil` if it was none. Held weakly.
    public private(set) weak var element: UIView?
    /// The text in the argument of the notification, plain or attributed. `nil` if it was none.
    public let text: String?
    /// How urgent the text is. `.default` if its attributes do not say.
    public let priority: UIAccessibilityPriority
    /// Whether VoiceOver was running, and has not left the notification out.
    ///
    /// See ``HeadlessBehavior/dropsHastyAnnouncements``.
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
