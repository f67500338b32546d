/// The user's accessibility settings, and what assistive technology receives.
public enum UIAccessibility {
    /// What has happened, for assistive technology.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// There's a new screen. The argument is the element to move to, or text to read.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Something on the screen is new. The argument is the element to go to, or a text to read out.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// There's text to read.
        public static let announcement = Notification(rawValue: 1008)
    }

    /// Whether the user prefers reduced motion. It's set with ``HeadlessDevice/isReduceMotionEnabled``.
    public static var isReduceMotionEnabled: Bool {
        MainActor.assumeIsolated { HeadlessDevice.current.isReduceMotionEnabled }
    }

    /// Whether the user prefers less transparency. It's set with ``HeadlessDevice/isReduceTransparencyEnabled``.
    public static var isReduceTransparencyEnabled: Bool {
        MainActor.assumeIsolated { HeadlessDevice.current.isReduceTransparencyEnabled }
    }

    /// Whether VoiceOver is running. It's set with ``HeadlessDevice/isVoiceOverRunning``.
    public static var isVoiceOverRunning: Bool {
        MainActor.assumeIsolated { HeadlessDevice.current.isVoiceOverRunning }
    }

    /// An assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

    /// The element that an assistive technology is at, or `nil` if it isn't in use. `nil` means the one in use.
    ///
    /// VoiceOver is at what the user touched last, or at the element of the last notification that it heard.
    public static func focusedElement(
        using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
    ) -> Any? {
        guard assistiveTechnologyIdentifier ?? .notificationVoiceOver == .notificationVoiceOver else { return nil }
        nonisolated(unsafe) var element: AnyObject?
        MainActor.assumeIsolated {
            let device = HeadlessDevice.current
            element = device.isVoiceOverRunning ? device.voiceOverElement : nil
        }
        return element
    }

    /// Notifies assistive technology. ``HeadlessDevice/accessibilityPosts`` records it.
    public static func post(notification: Notification, argument: Any?) {
        nonisolated(unsafe) let argument = argument
        MainActor.assumeIsolated { HeadlessDevice.current.notifyVoiceOver(notification, argument) }
    }
}

/// How urgent an announcement is, as a value of ``Foundation/NSAttributedString/Key/accessibilitySpeechAnnouncementPriority``.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// It interrupts what's being read, and isn't interrupted.
    public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
    /// It interrupts what's being read, and may be interrupted.
    public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
    /// It waits until nothing is being read, and may be interrupted.
    public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

extension NSAttributedString.Key {
    /// A ``UIAccessibilityPriority``.
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeAnnouncementPriority")
}

extension HeadlessDevice {
    /// Records what's posted, and whether VoiceOver responds to it.
    fileprivate func notifyVoiceOver(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        let end: Double =
            switch notification {
            case .announcement: deafUntil
            case .layoutChanged: handlesTouchUntil
            default: 0
            }
        let isHeard = isVoiceOverRunning && !(behavior.dropsEarlyAnnouncements && runLoop.now < end)
        accessibilityPosts.append(HeadlessAccessibilityPost(notification, argument: argument, isHeard: isHeard))
        guard notification != .announcement else { return }
        if isHeard, let element = argument as? UIView { voiceOverElement = element }
        deafUntil = runLoop.now + 0.1
    }

    /// Has VoiceOver respond to a touch, and read what was touched (Q28, R4).
    func occupyVoiceOver() {
        (handlesTouchUntil, deafUntil) = (runLoop.now + 0.1, runLoop.now + 0.1)
    }
}
