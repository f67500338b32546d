/// A weak reference as a value.
struct WeakReference<Object: AnyObject> {
    weak var object: Object?
}

/// Values kept for objects that somebody else owns. A value whose object has gone is forgotten when there are more.
@MainActor
struct WeakRegistry<Key: AnyObject, Value> {
    private struct Entry {
        weak var key: Key?
        let value: Value
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sizeAfterPurge = 0

    /// The value kept for `key`; `nil` where there is none, and assigning `nil` forgets it.
    subscript(key: Key) -> Value? {
        get {
            // An address may be reused once its object is gone, so an entry counts only while its own key lives.
            guard let entry = entries[ObjectIdentifier(key)], entry.key === key else { return nil }
            return entry.value
        }
        set {
            entries[ObjectIdentifier(key)] = newValue.map { Entry(key: key, value: $0) }
            purgeIfGrown()
        }
    }

    /// The value kept for `key`, or `standard` where there is none.
    subscript(key: Key, default standard: Value) -> Value {
        get { self[key] ?? standard }
        set { self[key] = newValue }
    }

    var isEmpty: Bool { entries.isEmpty }

    /// The objects that have a value, in no particular order.
    var keys: [Key] { entries.values.compactMap(\.key) }

    /// Forgets the dead whenever the number of entries has doubled, so that their cost is constant per insertion.
    private mutating func purgeIfGrown() {
        guard entries.count > 2 * sizeAfterPurge + 8 else { return }
        entries = entries.filter { $0.value.key != nil }
        sizeAfterPurge = entries.count
    }
}
