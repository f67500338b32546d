// swift-format-ignore-file
// Calls a method for each frame of the device's screen, by the device's clock.

import UIKit

@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
    private let target: AnyObject
    private let selector: Selector
    private var isAdded = false
    private var isInvalid = false
    private var isScheduled = false

    public let duration: CFTimeInterval = 1 / 60.0
    public private(set) var timestamp: CFTimeInterval = 0
    public var targetTimestamp: CFTimeInterval { timestamp + duration }
    public var preferredFramesPerSecond = 0
    public var isPaused = false { didSet { schedule() } }

    public nonisolated init(target: Any, selector: Selector) {
        (self.target, self.selector) = (target as AnyObject, selector)
        super.init()
    }

    public nonisolated func add(to runLoop: Foundation.RunLoop, forMode mode: Foundation.RunLoop.Mode) {
        nonisolated(unsafe) let link = self
        MainActor.assumeIsolated {
            link.isAdded = true
            link.schedule()
        }
    }

    /// Lets go of the target, too: what is scheduled still keeps it until the next frame.
    public nonisolated func invalidate() {
        nonisolated(unsafe) let link = self
        MainActor.assumeIsolated { link.isInvalid = true }
    }

    private func schedule() {
        guard isAdded, !isInvalid, !isPaused, !isScheduled else { return }
        isScheduled = true
        HeadlessDevice.current.runLoop.schedule(after: duration) { [self] in
            isScheduled = false
            guard !isInvalid, !isPaused else { return }
            timestamp = CACurrentMediaTime()
            SelectorMethods.send(selector, to: target, self)
            schedule()
        }
    }
}
