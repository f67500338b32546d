/// A haptic feedback.
public enum HeadlessFeedback: Equatable, Sendable {
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    case notification(UINotificationFeedbackGenerator.FeedbackType)
    case selection
}

/// Has the device be felt. ``HeadlessDevice/feedback`` lists what was.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }

    /// Wakes the device's motor, so that what follows doesn't have a delay.
    open func prepare() {}

    func give(_ feedback: HeadlessFeedback) { HeadlessDevice.current.feedback.append(feedback) }
}

/// A blow.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }

    private let style: FeedbackStyle

    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// A blow of medium weight.
    public convenience override init() { self.init(style: .medium) }

    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// - Parameter intensity: From 0 to 1.
    open func impactOccurred(intensity: CGFloat) { give(.impact(style, intensity: intensity)) }
}

/// Something was successful or failed.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning = 1
        case error = 2
    }

    open func notificationOccurred(_ notificationType: FeedbackType) { give(.notification(notificationType)) }
}

/// A selection moved on.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { give(.selection) }
}
