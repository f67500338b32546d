import UIKit

/// The positions of windows on the screen. visionOS doesn't have screens, so what a window shows is all there is.
extension UIWindow {
    /// The bounds of the screen that shows the window.
    package var screenBounds: CGRect {
        #if os(visionOS)
            bounds
        #else
            screen.bounds
        #endif
    }

    /// The window's bounds in the coordinates of the screen, which are also those of keyboard notifications.
    package var boundsInScreen: CGRect {
        #if os(visionOS)
            bounds
        #else
            convert(bounds, to: screen.coordinateSpace)
        #endif
    }

    /// Converts a rectangle from the coordinates of the screen to those of a view in the window.
    func convertFromScreen(_ rect: CGRect, to view: UIView) -> CGRect {
        #if os(visionOS)
            view.convert(rect, from: self)
        #else
            view.convert(rect, from: screen.coordinateSpace)
        #endif
    }
}

extension UIDevice {
    /// Plays the click of the system's keys, if keys can click.
    func playClick() {
        #if !os(visionOS)
            playInputClick()
        #endif
    }
}

/// The screen that a keyboard notification is about.
package struct KeyboardScreen: Sendable {
    /// The device's own screen.
    package static let main = KeyboardScreen()

    #if os(visionOS)
        // Keyboard notifications don't arrive there (E23).
        @MainActor package var bounds: CGRect { .zero }

        init(of notification: Notification? = nil) {}

        @MainActor func shows(_ window: UIWindow) -> Bool { true }
    #else
        private let screen: UIScreen?

        /// It's the notification's object in iOS 16.1 and later, and `nil` before (E4).
        init(of notification: Notification? = nil) {
            screen = notification?.object as? UIScreen
        }

        @MainActor package var bounds: CGRect { (screen ?? .main).bounds }

        /// Whether the screen may be that of a window.
        @MainActor func shows(_ window: UIWindow) -> Bool { screen.map { $0 === window.screen } ?? true }
    #endif
}
