import Foundation

/// An observer with a closure, which stops observing when it's released.
package final class NotificationObservation {
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    /// - Parameters:
    ///   - sender: The object whose notifications to observe; `nil`, the default, for those of every object. It's held
    ///     weakly.
    ///   - handler: A closure that's called on the main thread, in the call that posts. UIKit doesn't post anywhere
    ///     else (J7).
    package init(
        of name: Notification.Name, from sender: AnyObject? = nil, in center: NotificationCenter = .default,
        _ handler: @escaping @Sendable (Notification) -> Void
    ) {
        self.center = center
        token = center.addObserver(forName: name, object: sender, queue: nil) { notification in
            if isOnMainThread { handler(notification) }
        }
    }

    deinit { center.removeObserver(token) }
}
