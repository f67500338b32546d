/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
        case regionEntered = 5
        case regionMoved = 6
        case regionExited = 7
    }

    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3
    }

    /// In seconds since the device was switched on.
    open private(set) var timestamp: TimeInterval
    open internal(set) var phase = Phase.began
    /// 1 for a first tap, 2 for the second of a double tap.
    open private(set) var tapCount: Int
    open private(set) var type = HeadlessDevice.current.touchType
    open private(set) var window: UIWindow?
    /// The view that the finger touched first. It stays the touch's view wherever the finger moves.
    open internal(set) var view: UIView?
    /// Those that receive the touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
    /// Whether a recognizer has taken the touch away from the view.
    var isTakenFromView = false
    /// Ends the wait of a scroll view that holds the touch back. `nil` if none does.
    var endWait: (() -> Void)?
    /// The number of recognizers that delay the touch until they fail.
    var delayCount = 0
    /// Whether the finger was lifted before the view learned of the touch.
    var hasEndedUnseen = false

    private var location: CGPoint
    private var previousLocation: CGPoint

    /// A touch that's nowhere, without a window and a view.
    public override init() {
        location = .zero
        previousLocation = .zero
        tapCount = 0
        timestamp = 0
        super.init()
    }

    /// A finger that has just been put down.
    ///
    /// - Parameter location: In the window's coordinates.
    init(at location: CGPoint, in window: UIWindow, tapCount: Int = 1) {
        self.location = location
        previousLocation = location
        self.window = window
        self.tapCount = tapCount
        timestamp = HeadlessDevice.current.runLoop.now
        super.init()
    }

    /// Moves or lifts the finger.
    ///
    /// - Parameter location: In the window's coordinates. `nil` keeps the current location.
    func update(_ phase: Phase, at location: CGPoint? = nil) {
        self.phase = phase
        previousLocation = self.location
        self.location = location ?? self.location
        timestamp = HeadlessDevice.current.runLoop.now
    }

    /// The finger does nothing while another one does.
    func rest() { if phase == .began || phase == .moved { phase = .stationary } }

    /// The position of the finger in `view`, or in the window if that's `nil`.
    open func location(in view: UIView?) -> CGPoint { convert(location, to: view) }

    /// The position of the finger at the previous event.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousLocation, to: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, view !== window else { return point }
        return view.convert(point, from: window as UIView?)
    }
}
