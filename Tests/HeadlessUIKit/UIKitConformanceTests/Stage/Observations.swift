import Foundation

/// Observers of notifications that end when this object is released.
final class Observations {
    private var tokens: [any NSObjectProtocol] = []

    deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    func add(_ name: Notification.Name, _ body: @escaping @Sendable (Notification) -> Void) {
        tokens.append(NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil, using: body))
    }
}
