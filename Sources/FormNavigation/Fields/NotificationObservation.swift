import Foundation

/// One block observer, removed when this object goes.
final class NotificationObservation {
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    /// - Parameter handler: Called on the main thread, in the call that posts. UIKit posts nowhere else (J7).
    init(
        of name: Notification.Name, in center: NotificationCenter,
        _ handler: @escaping @Sendable (Notification) -> Void
    ) {
        self.center = center
        token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
            if isOnMainThread { handler(notification) }
        }
    }

    deinit { center.removeObserver(token) }
}
