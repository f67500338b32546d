/// A key of a hardware keyboard on its way down and up.
open class UIPress: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0
        case changed = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// In seconds since the device was switched on.
    open private(set) var timestamp: TimeInterval
    open private(set) var phase = Phase.began
    @MainActor open private(set) var window: UIWindow?
    /// The responder that was notified first.
    @MainActor open private(set) var responder: UIResponder?
    @MainActor open private(set) var key: UIKey?

    @MainActor
    init(_ key: UIKey, to responder: UIResponder) {
        self.key = key
        self.responder = responder
        window = responder.responderWindow
        timestamp = HeadlessDevice.current.runLoop.now
        super.init()
    }

    @MainActor
    func end() {
        phase = .ended
        timestamp = HeadlessDevice.current.runLoop.now
    }
}
