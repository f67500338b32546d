import Foundation

/// One block observer, removed when this object goes.
package final class NotificationObservation {
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    /// - Parameters:
    ///   - sender: Whose notifications are heard; `nil`, the default, for everybody's. It is not kept alive.
    ///   - handler: Called on the main thread, in the call that posts. UIKit posts nowhere else (J7).
    package init(
        of name: Notification.Name, from sender: AnyObject? = nil, in center: NotificationCenter,
        _ handler: @escaping @Sendable (Notification) -> Void
    ) {
        self.center = center
        token = center.addObserver(forName: name, object: sender, queue: nil) { notification in
            if isOnMainThread { handler(notification) }
        }
    }

    deinit { center.removeObserver(token) }
}
