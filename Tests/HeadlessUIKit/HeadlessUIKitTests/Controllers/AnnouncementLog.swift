import UIKit

/// The names of notifications, as they come.
@MainActor
final class AnnouncementLog {
    private(set) var names: [String] = []
    private var observers: [any NSObjectProtocol] = []

    init(_ names: [Notification.Name]) {
        observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                let name = note.name.rawValue
                MainActor.assumeIsolated { self?.names.append(name) }
            }
        }
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
}
