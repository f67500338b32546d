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
    /// Records what's posted, and whether VoiceOver reads it.
    fileprivate func notifyVoiceOver(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        let isLeftOut = notification == .announcement && behavior.dropsEarlyAnnouncements && runLoop.now < deafUntil
        accessibilityPosts.append(
            HeadlessAccessibilityPost(notification, argument: argument, isHeard: isVoiceOverRunning && !isLeftOut))
        if notification != .announcement { occupyVoiceOver() }
    }

    /// Has VoiceOver read something on its own (Q28).
    func occupyVoiceOver() { deafUntil = runLoop.now + 0.1 }
}
