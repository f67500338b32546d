#if HEADLESS_UIKIT
    import UIKit

    /// A headless device. Its clock is virtual, so that waiting takes no time.
    @MainActor
    final class HeadlessStage: Stage {
        private let device: HeadlessDevice
        private(set) var windows: [UIWindow] = []

        init(_ setting: Setting) {
            device = HeadlessDevice(.iPhone15, behavior: setting.behavior)
        }

        var keyboardFrame: CGRect? { device.keyboard.isVisible ? device.keyboard.frame : nil }

        func show(_ controller: UIViewController) -> UIWindow {
            let window = device.show(controller)
            windows.append(window)
            return window
        }

        func takeDown() async {
            for window in windows { device.close(window) }
            windows = []
        }

        // Nothing here is really waited for: other tests switch on devices of their own as soon as this one lets them.
        func settle() async { device.settle() }

        func wait(until condition: @MainActor () -> Bool) async { device.settle() }

        func turn(to orientation: UIInterfaceOrientation) async -> Bool {
            device.rotate(to: orientation)
            device.settle()
            return true
        }
    }
#endif
