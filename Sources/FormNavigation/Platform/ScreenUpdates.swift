import UIKit

/// Calls a closure after each update of the screen, once layout is done and committed, until it's stopped.
///
/// It doesn't cause an update on its own. What the closure changes appears with the next update.
@MainActor
package final class ScreenUpdates {
    private(set) weak var window: UIWindow?
    private var stop: @MainActor () -> Void = {}

    package init(of window: UIWindow, _ onUpdate: @escaping @MainActor () -> Void) {
        self.window = window
        if #available(iOS 18, *) {
            // Since iOS 18, the commit follows within one source of the run loop, which doesn't notify observers (Q13,
            // Q14).
            let link = UIUpdateLink(view: window)
            link.addAction(to: .afterCATransactionCommit) { _, _ in onUpdate() }
            link.isEnabled = true
            stop = { link.isEnabled = false }
        } else {
            observeRunLoop(onUpdate)
        }
    }

    package func end() { stop() }

    /// Requests another update, even if nothing has changed.
    func request() { window?.setNeedsLayout() }

    private func observeRunLoop(_ onUpdate: @escaping @MainActor () -> Void) {
        #if !HEADLESS_UIKIT
            let activities = CFRunLoopActivity.beforeWaiting.rawValue | CFRunLoopActivity.exit.rawValue
            // Core Animation commits in an observer with the order 2,000,000 (Q13).
            let observer = CFRunLoopObserverCreateWithHandler(nil, activities, true, 2_001_001) { _, _ in
                MainActor.assumeIsolated(onUpdate)
            }
            CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
            stop = { CFRunLoopRemoveObserver(CFRunLoopGetMain(), observer, .commonModes) }
        #endif
    }
}
