/// The snapshot that a diffable data source shows, which may be read on any thread.
///
/// `@unchecked Sendable`: the snapshot is read and written under a lock.
final class SnapshotStore<Section: Hashable & Sendable, Item: Hashable & Sendable>: @unchecked Sendable {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private let lock = NSLock()
    private var snapshot = Snapshot()

    /// What is shown.
    var current: Snapshot { lock.withLock { snapshot } }

    /// Shows a snapshot whose reloads are being carried out.
    func set(_ new: Snapshot) {
        lock.withLock {
            snapshot = new
            snapshot.forgetReloads()
        }
    }
}

/// The snapshots that are to be applied, one after the other: what is applied while another one is comes after it.
@MainActor
final class SnapshotQueue {
    private var waiting: [() -> Void] = []
    private var isApplying = false

    /// Runs `body` now, or, from within another one, after that.
    func apply(_ body: @escaping () -> Void) {
        waiting.append(body)
        guard !isApplying else { return }
        isApplying = true
        while !waiting.isEmpty { waiting.removeFirst()() }
        isApplying = false
    }

    /// Runs `body` on the main thread: at once on that thread itself, and later from another one.
    nonisolated static func onMain(_ body: @escaping @MainActor () -> Void) {
        if isOnMainThread {
            MainActor.assumeIsolated { body() }
        } else {
            DispatchQueue.main.async { body() }
        }
    }
}
