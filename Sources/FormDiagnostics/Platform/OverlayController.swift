import UIKit

/// A view controller in front of the app's. It forwards the system's questions to the app's view controllers.
class OverlayController: UIViewController {
    /// The root view controller of the app.
    private weak var app: UIViewController?

    func follow(_ app: UIViewController?) {
        guard self.app !== app else { return }
        self.app = app
        #if !os(visionOS)
            setNeedsStatusBarAppearanceUpdate()
        #endif
    }

    #if !os(visionOS)
        private var front: UIViewController? {
            var front = app
            while let next = front?.presentedViewController, next.modalPresentationStyle == .fullScreen { front = next }
            return front
        }

        override var childForStatusBarStyle: UIViewController? { front }
        override var childForStatusBarHidden: UIViewController? { front }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            front?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
        }
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            front?.preferredInterfaceOrientationForPresentation ?? super.preferredInterfaceOrientationForPresentation
        }
        override var shouldAutorotate: Bool { front?.shouldAutorotate ?? super.shouldAutorotate }
    #endif
}
