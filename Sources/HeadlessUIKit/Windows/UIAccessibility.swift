/// What the person has chosen in the accessibility settings.
public enum UIAccessibility {
    /// Whether movement on the screen is to be kept small; ``HeadlessDevice/isReduceMotionEnabled`` says so.
    public static var isReduceMotionEnabled: Bool {
        MainActor.assumeIsolated { HeadlessDevice.current.isReduceMotionEnabled }
    }
}
