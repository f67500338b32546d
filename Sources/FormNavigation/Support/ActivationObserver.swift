import UIKit

/// Reports that the user has returned to the app.
///
/// It stops when it's released.
@MainActor
final class ActivationObserver {
    private let observations: [NotificationObservation]

    /// - Parameter activated: A closure that's called when the app, or one of its scenes, has become active, possibly
    ///   more than once for one return.
    init(activated: @escaping @MainActor () -> Void) {
        // An app with several scenes is already active when the second one comes back, and not every app uses scenes.
        let names = [UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification]
        observations = names.map { name in
            NotificationObservation(of: name) { _ in MainActor.assumeIsolated { activated() } }
        }
    }
}
