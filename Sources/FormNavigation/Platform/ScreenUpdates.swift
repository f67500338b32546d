import UIKit

/// Calls a closure with each update of the screen, until it's stopped.
///
/// It doesn't cause an update on its own.
@MainActor
package final class ScreenUpdates {
    /// When the closure is called.
    package enum Phase {
        /// Right before the update is committed, when the app and UIKit have done what they do. What the closure changes is
        /// part of the update.
        case beforeCommit
        /// When the update, including its layout, is done. What the closure changes appears with the next one.
        case afterCommit
    }

    private(set) weak var window: UIWindow?
    private let phase: Phase
    private let onUpdate: @MainActor () -> Void
    private var stop: @MainActor () -> Void = {}
    private var requireUpdates: @MainActor (Bool) -> Void = { _ in }

    package init(of window: UIWindow, _ phase: Phase = .afterCommit, _ onUpdate: @escaping @MainActor () -> Void) {
        (self.window, self.phase, self.onUpdate) = (window, phase, onUpdate)
        if #available(iOS 18, *) { observeUpdates(of: window) }
        observeRunLoop()
    }

    package func end() { stop() }

    /// Whether an update has to follow, even if nothing has changed. `false` by default.
    var isNeeded = false {
        didSet {
            guard isNeeded != oldValue else { return }
            requireUpdates(isNeeded)
            if isNeeded { request() }
        }
    }

    /// Requests another update, even if nothing has changed.
    func request() { window?.setNeedsLayout() }

    @available(iOS 18, *)
    private func observeUpdates(of window: UIWindow) {
        // The commit that follows touches and keys happens within one source of the run loop, which doesn't notify
        // observers (Q13, Q14).
        let link = UIUpdateLink(view: window)
        link.addAction(to: phase == .beforeCommit ? .beforeCATransactionCommit : .afterCATransactionCommit) {
            [weak self] _, _ in self?.onUpdate()
        }
        link.isEnabled = true
        stop = { link.isEnabled = false }
        requireUpdates = { link.requiresContinuousUpdates = $0 }
    }

    /// Observes the run loop: before iOS 18 for every update, and later for those that are committed outside UIKit's
    /// update cycle, such as after work of the main queue (Q13).
    private func observeRunLoop() {
        #if !HEADLESS_UIKIT
            let hasLink = if #available(iOS 18, *) { true } else { false }
            guard !hasLink || phase == .beforeCommit else { return }
            let activities = CFRunLoopActivity.beforeWaiting.rawValue | CFRunLoopActivity.exit.rawValue
            // Core Animation commits in an observer with the order 2,000,000 (Q13).
            let order = phase == .beforeCommit ? 1_999_900 : 2_001_001
            let observer = CFRunLoopObserverCreateWithHandler(nil, activities, true, order) { [weak self] _, _ in
                MainActor.assumeIsolated {
                    if let self, !hasLink || self.isNeeded { self.onUpdate() }
                }
            }
            CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
            stop = { [stop] in
                stop()
                CFRunLoopRemoveObserver(CFRunLoopGetMain(), observer, .commonModes)
            }
        #endif
    }
}
