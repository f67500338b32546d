/// What the person has chosen in the accessibility settings, and what assistive technology is told.
public enum UIAccessibility {
    /// What has happened, for assistive technology.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// There is a new screen. The argument is the element to go to, or a text to read out.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Something on the screen is new. The argument is the element to go to, or a text to read out.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// There is a text to read out.
        public static let announcement = Notification(rawValue: 1008)
    }

    /// Whether movement on the screen is to be kept small; ``HeadlessDevice/isReduceMotionEnabled`` says so.
    public static var isReduceMotionEnabled: Bool {
        MainActor.assumeIsolated { HeadlessDevice.current.isReduceMotionEnabled }
    }

    /// Whether the screen is read out; ``HeadlessDevice/isVoiceOverRunning`` says so.
    public static var isVoiceOverRunning: Bool {
        MainActor.assumeIsolated { HeadlessDevice.current.isVoiceOverRunning }
    }

    /// Tells assistive technology; ``HeadlessDevice/accessibilityPosts`` has it.
    public static func post(notification: Notification, argument: Any?) {
        nonisolated(unsafe) let argument = argument
        MainActor.assumeIsolated {
            HeadlessDevice.current.accessibilityPosts.append(
                HeadlessAccessibilityPost(notification, argument: argument))
        }
    }
}
