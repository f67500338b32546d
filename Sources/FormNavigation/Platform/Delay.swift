import UIKit

/// Runs a closure on the main thread once a number of seconds has passed.
@MainActor
func after(_ seconds: Double, _ work: @escaping @MainActor () -> Void) {
    #if HEADLESS_UIKIT
        HeadlessDevice.current.runLoop.schedule(after: seconds) { work() }
    #else
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(work) }
    #endif
}
