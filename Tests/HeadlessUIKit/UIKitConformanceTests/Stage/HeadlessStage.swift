#if HEADLESS_UIKIT
    import UIKit

    /// A headless device. Its clock is virtual, so waiting doesn't take any time.
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

        // Nothing is awaited here: as soon as this test suspended, other tests would start their own devices.
        func settle() async { device.settle() }

        func wait(until condition: @MainActor () -> Bool) async { device.settle() }

        func turn(to orientation: UIInterfaceOrientation) async -> Bool {
            device.rotate(to: orientation)
            device.settle()
            return true
        }
    }
#endif
