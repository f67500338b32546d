#if !HEADLESS_UIKIT
    import UIKit

    /// The simulator or device that the example app runs on.
    ///
    /// Tests wait for UIKit's own notifications and the frames of the display, never for a fixed time. If a wait hasn't
    /// ended after ``limit`` seconds, it's given up, and the test continues with what it finds.
    @MainActor
    final class DeviceStage: Stage {
        /// The longest wait for anything, in seconds. A keyboard takes half a second to appear, and a rotation one
        /// second; a simulator that has just started takes ten times as long.
        static let limit = 10.0
        /// The number of display frames without any event after which nothing is expected anymore.
        private static let quietFrames = 20

        private(set) var windows: [UIWindow] = []
        private let keyboard = KeyboardWatch()
        /// The app's own window, which has to wait.
        private static weak var host: UIWindow?
        /// The orientation of the interface before the first rotation.
        private var firstOrientation: UIInterfaceOrientation?

        var keyboardFrame: CGRect? { keyboard.frame }

        /// The scene in front.
        static var scene: UIWindowScene? {
            let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            return scenes.first { $0.activationState == .foregroundActive }
        }

        /// Waits until the app has a scene in front.
        static func waitForScene() async {
            await wait { scene?.keyWindow != nil }
            host = host ?? scene?.keyWindow
        }

        func show(_ controller: UIViewController) -> UIWindow {
            let window = Self.scene.map { UIWindow(windowScene: $0) } ?? UIWindow()
            window.rootViewController = controller
            windows.append(window)
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            return window
        }

        func takeDown() async {
            for window in windows { window.endEditing(true) }
            await settle()
            for window in windows {
                if let root = window.rootViewController { dismiss(root) }
                window.isHidden = true
                window.rootViewController = nil
            }
            windows = []
            Self.host?.makeKey()
            if let firstOrientation { _ = await turn(to: firstOrientation) }
            await settle()
        }

        func settle() async {
            var quiet = 0
            await Self.wait { [self] in
                quiet = keyboard.isMoving || isInTransition ? 0 : quiet + 1
                return quiet >= Self.quietFrames
            }
        }

        func wait(until condition: @MainActor () -> Bool) async { await Self.wait(until: condition) }

        private var isInTransition: Bool {
            func isMoving(_ controller: UIViewController) -> Bool {
                let others = controller.children + [controller.presentedViewController].compactMap { $0 }
                return controller.transitionCoordinator != nil || others.contains(where: isMoving)
            }
            return windows.compactMap(\.rootViewController).contains(where: isMoving)
        }

        func turn(to orientation: UIInterfaceOrientation) async -> Bool {
            guard let scene = Self.scene else { return false }
            guard scene.interfaceOrientation != orientation else { return true }
            // There isn't a public way before iOS 16.
            guard #available(iOS 16, *) else { return false }
            firstOrientation = firstOrientation ?? scene.interfaceOrientation
            let mask = UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue))
            var isRefused = false
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { _ in
                MainActor.assumeIsolated { isRefused = true }
            }
            await Self.wait { isRefused || scene.interfaceOrientation == orientation }
            await settle()
            return scene.interfaceOrientation == orientation
        }

        /// Checks a condition at every frame of the display.
        static func wait(until condition: @MainActor () -> Bool) async {
            let end = ProcessInfo.processInfo.systemUptime + limit
            while !condition(), ProcessInfo.processInfo.systemUptime < end { await DisplayFrame.next() }
        }
    }

    /// The next frame of the display.
    @MainActor
    private final class DisplayFrame: NSObject {
        private var continuation: CheckedContinuation<Void, Never>?

        static func next() async {
            let frame = DisplayFrame()
            await withCheckedContinuation { continuation in
                frame.continuation = continuation
                // The display link retains the frame until it arrives.
                let link = CADisplayLink(target: frame, selector: #selector(come))
                link.add(to: .main, forMode: .common)
            }
        }

        @objc private func come(_ link: CADisplayLink) {
            link.invalidate()
            continuation?.resume()
            continuation = nil
        }
    }

    /// What the notifications have reported about the keyboard.
    @MainActor
    private final class KeyboardWatch {
        private(set) var frame: CGRect?
        /// Whether a will-notification is waiting for its did-notification.
        private(set) var isMoving = false
        private let observations = Observations()

        init() {
            observe(UIResponder.keyboardWillShowNotification, isMoving: true) { $0 }
            observe(UIResponder.keyboardDidShowNotification, isMoving: false) { $0 }
            observe(UIResponder.keyboardWillHideNotification, isMoving: true) { _ in nil }
            observe(UIResponder.keyboardDidHideNotification, isMoving: false) { _ in nil }
        }

        private func observe(
            _ name: Notification.Name, isMoving: Bool, frame: @escaping @MainActor (CGRect?) -> CGRect?
        ) {
            observations.add(name) { [weak self] notification in
                let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                MainActor.assumeIsolated {
                    self?.isMoving = isMoving
                    self?.frame = frame(end)
                }
            }
        }
    }
#endif
