import UIKit

/// Says when the person has come back to the app.
///
/// It stops when it is released.
@MainActor
final class ActivationObserver {
    private let observations: [NotificationObservation]

    /// - Parameters:
    ///   - center: Where the notifications come from. UIKit posts to the default centre.
    ///   - activated: Called when the app, or one of its scenes, has become active; more than once for one return.
    init(center: NotificationCenter = .default, activated: @escaping @MainActor () -> Void) {
        // An app of several scenes is active already when the second comes back, and not every app has scenes.
        let names = [UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification]
        observations = names.map { name in
            NotificationObservation(of: name, in: center) { _ in MainActor.assumeIsolated { activated() } }
        }
    }
}
