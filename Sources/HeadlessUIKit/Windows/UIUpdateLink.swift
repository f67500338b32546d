/// A phase of a screen update. Here, the turn of the run loop is the update.
@available(iOS 18.0, *)
public final class UIUpdateActionPhase: NSObject, Sendable {
    public static let afterUpdateScheduled = UIUpdateActionPhase(0)
    public static let beforeEventDispatch = UIUpdateActionPhase(1)
    public static let afterEventDispatch = UIUpdateActionPhase(2)
    public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(3)
    public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(4)
    public static let beforeCATransactionCommit = UIUpdateActionPhase(5)
    public static let afterCATransactionCommit = UIUpdateActionPhase(6)
    public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase(7)
    public static let afterLowLatencyEventDispatch = UIUpdateActionPhase(8)
    public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase(9)
    public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase(10)
    public static let afterUpdateComplete = UIUpdateActionPhase(11)

    let order: Int

    private init(_ order: Int) { self.order = order }
}

/// Information about an update of the screen.
@available(iOS 18.0, *)
@preconcurrency @MainActor
public final class UIUpdateInfo: NSObject {
    public let modelTime: TimeInterval
    public var completionDeadlineTime: TimeInterval { modelTime + Self.frame }
    public var estimatedPresentationTime: TimeInterval { modelTime + Self.frame }
    public var isImmediatePresentationExpected: Bool { false }
    public var isLowLatencyEventDispatchConfirmed: Bool { false }
    public var isPerformingLowLatencyPhases: Bool { false }

    /// How long an update takes, in seconds, on a display of 60 Hz.
    nonisolated static let frame = 1.0 / 60

    init(modelTime: TimeInterval) { self.modelTime = modelTime }

    public static func current(for windowScene: UIWindowScene) -> UIUpdateInfo? { ScreenUpdate.current }
    public static func current(for view: UIView) -> UIUpdateInfo? { ScreenUpdate.current }
}

/// Takes part in updates of the screen. Unless it requires updates, it's only called when there's one anyway.
@available(iOS 18.0, *)
@preconcurrency @MainActor
public final class UIUpdateLink: NSObject {
    public typealias Handler = (UIUpdateLink, UIUpdateInfo) -> Void

    private var actions: [(phase: UIUpdateActionPhase, handler: Handler)] = []
    /// Whether what it was made for is on the screen.
    private let isShown: () -> Bool
    /// The device that updates the screen. Another test's device may be in use by now.
    private weak var device = HeadlessDevice.current

    public init(windowScene: UIWindowScene) {
        isShown = { [weak windowScene] in windowScene != nil }
        super.init()
        ScreenUpdate.add(self)
    }

    public init(view: UIView) {
        isShown = { [weak view] in view?.hasWindow == true }
        super.init()
        ScreenUpdate.add(self)
    }

    public convenience init(windowScene: UIWindowScene, actionHandler: @escaping Handler) {
        self.init(windowScene: windowScene)
        addAction(handler: actionHandler)
    }

    public convenience init(view: UIView, actionHandler: @escaping Handler) {
        self.init(view: view)
        addAction(handler: actionHandler)
    }

    public func addAction(to phase: UIUpdateActionPhase, handler: @escaping Handler) {
        actions.append((phase, handler))
    }

    /// Adds an action to the phase before layout.
    public func addAction(handler: @escaping Handler) { addAction(to: .beforeCATransactionCommit, handler: handler) }

    public var isEnabled = false { didSet { requireUpdate() } }
    public var requiresContinuousUpdates = false { didSet { requireUpdate() } }
    public var wantsLowLatencyEventDispatch = false
    public var wantsImmediatePresentation = false
    public var currentUpdateInfo: UIUpdateInfo? { isEnabled ? ScreenUpdate.current : nil }

    /// Withdraws the update that was required, if it hasn't happened.
    private var withdrawUpdate: () -> Void = {}

    /// Has another update follow, if one is required and none was required before.
    private func requireUpdate() {
        withdrawUpdate()
        withdrawUpdate = isEnabled && requiresContinuousUpdates ? ScreenUpdate.schedule() : {}
    }

    fileprivate func perform(_ phases: ClosedRange<Int>, _ info: UIUpdateInfo) {
        for (phase, handler) in actions.sorted(by: { $0.phase.order < $1.phase.order })
        where phases.contains(phase.order) && isEnabled && isShown() {
            handler(self, info)
        }
    }

    fileprivate func isActive(on device: HeadlessDevice) -> Bool { isEnabled && self.device === device }

    fileprivate var wantsMore: Bool { isEnabled && requiresContinuousUpdates && isShown() }
}

extension UIView {
    /// Whether the view is a window or in one.
    fileprivate var hasWindow: Bool { window != nil || self is UIWindow }
}

/// One turn of the run loop, as update links see it.
@MainActor
enum ScreenUpdate {
    fileprivate static var current: UIUpdateInfo?
    private static var links: [() -> UIUpdateLink?] = []
    private static var geometryChanges = 0

    /// Notes that a view has another size or place now.
    static func geometryChanged() { geometryChanges += 1 }

    fileprivate static func add(_ link: UIUpdateLink) {
        links.removeAll { $0() == nil }
        links.append { [weak link] in link }
    }

    /// Has another update follow.
    ///
    /// - Returns: A closure that cancels it.
    @discardableResult
    fileprivate static func schedule() -> () -> Void {
        HeadlessDevice.current.runLoop.scheduleCancelable(after: UIUpdateInfo.frame) {}
    }

    /// The links that are enabled on a device, in the order in which they were created.
    static func activeLinks(on device: HeadlessDevice) -> [UIUpdateLink] {
        links.compactMap { $0() }.filter { $0.isActive(on: device) }
    }

    /// Performs what links do before and after `commit`, which lays out.
    static func run(on device: HeadlessDevice, commit: () -> Void) {
        let present = activeLinks(on: device)
        // A link that's added in the middle of an update begins with the next one.
        guard !present.isEmpty, current == nil else { return commit() }
        let info = UIUpdateInfo(modelTime: device.runLoop.now)
        current = info
        for link in present { link.perform(0...5, info) }
        commit()
        // If a view requests layout in each of its layouts, this prevents an endless series of updates.
        let wasLaidOut = !device.needsLayoutInWindows
        let changesAtCommit = geometryChanges
        for link in present { link.perform(6...11, info) }
        current = nil
        // What was changed after the commit shows with the next update.
        let hasChanged =
            device.needsLayout || wasLaidOut && device.needsLayoutInWindows || geometryChanges != changesAtCommit
        if hasChanged || present.contains(where: \.wantsMore) { schedule() }
    }
}
