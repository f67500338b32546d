/// The snapshot that a diffable data source shows, which can be read on any thread.
///
/// It's `@unchecked Sendable` because the snapshot is accessed under a lock.
final class SnapshotStore<Section: Hashable & Sendable, Item: Hashable & Sendable>: @unchecked Sendable {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<Item>

    private let lock = NSLock()
    private var snapshot = Snapshot()
    /// The hierarchies of sections that have one, and others that have been applied on their own.
    private var sections: [Section: SectionSnapshot] = [:]

    /// The current snapshot.
    var current: Snapshot { lock.withLock { snapshot } }

    /// Shows a snapshot whose reloads are being carried out.
    func set(_ new: Snapshot) {
        lock.withLock {
            snapshot = new
            snapshot.forgetReloads()
            // A snapshot knows nothing of a hierarchy: one that it doesn't show as it was is gone.
            sections = sections.filter {
                new.indexOfSection($0.key) != nil && new.itemIdentifiers(inSection: $0.key) == $0.value.visibleItems
            }
        }
    }

    /// The items of a section in their hierarchy; nothing where there's no such section.
    func sectionSnapshot(_ section: Section) -> SectionSnapshot {
        lock.withLock {
            if let found = sections[section] { return found }
            var result = SectionSnapshot()
            if snapshot.indexOfSection(section) != nil {
                result.append(snapshot.itemIdentifiers(inSection: section))
            }
            return result
        }
    }

    /// Whether what's below an item is shown. `false` where a section has no hierarchy.
    func isExpanded(at indexPath: IndexPath) -> Bool {
        lock.withLock {
            guard !sections.isEmpty, let item = snapshot.itemIdentifier(at: indexPath),
                let section = snapshot.sectionIdentifier(containingItem: item), let hierarchy = sections[section]
            else { return false }
            return hierarchy.contains(item) && hierarchy.isExpanded(item)
        }
    }

    /// Remembers a hierarchy whose visible items are shown next.
    func hold(_ new: SectionSnapshot, for section: Section) { lock.withLock { sections[section] = new } }
}

extension SnapshotStore {
    /// The section at an index; `nil` if there isn't one.
    func section(at index: Int) -> Section? {
        let sections = current.sectionIdentifiers
        return sections.indices.contains(index) ? sections[index] : nil
    }

    /// The number of items in the section at an index; 0 if there's no such section.
    func itemCount(inSectionAt index: Int) -> Int {
        section(at: index).map { current.numberOfItems(inSection: $0) } ?? 0
    }
}

/// The snapshots that should be applied, one after the other: a snapshot that's applied during another one follows it.
@MainActor
final class SnapshotQueue {
    private var waiting: [@MainActor () -> Void] = []
    private var isApplying = false

    /// Runs `body` on the main thread, after what's waiting: immediately if called on that thread, and later otherwise.
    nonisolated func apply(_ body: @escaping @MainActor () -> Void) {
        if isOnMainThread {
            MainActor.assumeIsolated { add(body) }
        } else {
            DispatchQueue.main.async { self.add(body) }
        }
    }

    private func add(_ body: @escaping @MainActor () -> Void) {
        waiting.append(body)
        guard !isApplying else { return }
        isApplying = true
        while !waiting.isEmpty { waiting.removeFirst()() }
        isApplying = false
    }
}
