import UIKit

// What a test must say differently where optional requirements do not exist.
#if HEADLESS_UIKIT
    /// Switches on a new device.
    @MainActor func resetWorld() { _ = HeadlessDevice() }

    /// Makes a window of that size.
    @MainActor func makeWindow(_ frame: CGRect) -> UIWindow { UIWindow(frame: frame) }

    extension UITextField {
        /// What UIKit asks its delegate when Return is pressed.
        public var delegateShouldReturn: Bool { delegate?.textFieldShouldReturn(self) ?? true }
    }

    extension UITextView {
        /// What UIKit asks its delegate when Return is pressed.
        public var delegateShouldInsertNewline: Bool {
            delegate?.textView(self, shouldChangeTextIn: selectedRange, replacementText: "\n") ?? true
        }
    }
#else
    /// Takes down what the test before has shown.
    @MainActor func resetWorld() {
        let window = World.window
        World.window = nil
        window?.endEditing(true)
        window?.rootViewController?.dismiss(animated: false)
        window?.isHidden = true
        window?.rootViewController = nil
    }

    /// Makes a window of that size in the scene of the app that the tests run in: no other is shown, nor has a focus.
    @MainActor func makeWindow(_ frame: CGRect) -> UIWindow {
        let window = World.scene.map { UIWindow(windowScene: $0) } ?? UIWindow()
        window.frame = frame
        World.window = window
        return window
    }

    @MainActor private enum World {
        /// What the last test has shown.
        static weak var window: UIWindow?

        /// The scene in front, which a test that begins with the app has to wait for.
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
        /// What UIKit asks its delegate when Return is pressed.
        @MainActor public var delegateShouldReturn: Bool { delegate?.textFieldShouldReturn?(self) ?? true }
    }

    extension UITextView {
        /// What UIKit asks its delegate when Return is pressed.
        @MainActor public var delegateShouldInsertNewline: Bool {
            delegate?.textView?(self, shouldChangeTextIn: selectedRange, replacementText: "\n") ?? true
        }
    }
#endif
