/// An event caused by the user.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    open private(set) var type: EventType
    /// In seconds since the device was switched on.
    open private(set) var timestamp: TimeInterval
    open private(set) var allTouches: Set<UITouch>?

    init(type: EventType, touches: Set<UITouch>? = nil) {
        self.type = type
        allTouches = touches
        timestamp = HeadlessDevice.current.runLoop.now
        super.init()
    }

    convenience init(touches: Set<UITouch>) {
        self.init(type: .touches, touches: touches)
    }

    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { $0.gestureRecognizers?.contains(gesture) == true }
    }
}
