import UIKit

// What tests write differently if there are no optional requirements.
#if HEADLESS_UIKIT
    /// Creates a new device.
    @MainActor func resetSharedState() { _ = HeadlessDevice() }

    /// Creates a window with that size.
    @MainActor func makeWindow(_ frame: CGRect) -> UIWindow { UIWindow(frame: frame) }

    extension UITextField {
        /// What UIKit asks the delegate when the user presses Return.
        public var delegateShouldReturn: Bool { delegate?.textFieldShouldReturn(self) ?? true }
    }

    extension UITextView {
        /// What UIKit asks the delegate when the user presses Return.
        public var delegateShouldInsertNewline: Bool {
            delegate?.textView(self, shouldChangeTextIn: selectedRange, replacementText: "\n") ?? true
        }
    }

    /// Lets the frame end, before which views don't move for the keyboard.
    @MainActor public func endFrame() { HeadlessDevice.current.runLoop.turn() }
#else
    /// Removes what the previous test has shown.
    @MainActor func resetSharedState() {
        let window = World.window
        World.window = nil
        window?.endEditing(true)
        window?.rootViewController?.dismiss(animated: false)
        window?.isHidden = true
        window?.rootViewController = nil
    }

    /// Creates a window with that size in the scene of the app that the tests run in. No other window is visible or has
    /// focus.
    @MainActor func makeWindow(_ frame: CGRect) -> UIWindow {
        let window = World.scene.map { UIWindow(windowScene: $0) } ?? UIWindow()
        window.frame = frame
        World.window = window
        return window
    }

    /// Lets the frame end, before which views don't move for the keyboard.
    @MainActor public func endFrame() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05)) }

    @MainActor private enum World {
        /// What the last test has shown.
        static weak var window: UIWindow?

        /// The scene in front. A test that begins together with the app has to wait for it.
        static var scene: UIWindowScene? {
            let end = Date(timeIntervalSinceNow: 10)
            while true {
                let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
                if let scene = scenes.first(where: { $0.activationState == .foregroundActive }) { return scene }
                guard Date() < end else { return scenes.first }
                RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
            }
        }
    }

    extension UITextField {
        /// What UIKit asks the delegate when the user presses Return.
        @MainActor public var delegateShouldReturn: Bool { delegate?.textFieldShouldReturn?(self) ?? true }
    }

    extension UITextView {
        /// What UIKit asks the delegate when the user presses Return.
        @MainActor public var delegateShouldInsertNewline: Bool {
            delegate?.textView?(self, shouldChangeTextIn: selectedRange, replacementText: "\n") ?? true
        }
    }
#endif
