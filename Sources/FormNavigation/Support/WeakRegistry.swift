/// A weak reference as a value.
struct WeakReference<Object: AnyObject> {
    weak var object: Object?
}

/// Values stored for objects with another owner. A value whose object is gone is removed when more are added.
@MainActor
struct WeakRegistry<Key: AnyObject, Value> {
    private struct Entry {
        weak var key: Key?
        let value: Value
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sizeAfterPurge = 0

    /// The value for `key`; `nil` if there's no value. Assigning `nil` removes it.
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

    /// The value for `key`, or `standard` if there's no value.
    subscript(key: Key, default standard: Value) -> Value {
        get { self[key] ?? standard }
        set { self[key] = newValue }
    }

    var isEmpty: Bool { entries.isEmpty }

    /// The objects that have a value, in no particular order.
    var keys: [Key] { entries.values.compactMap(\.key) }

    /// Removes entries without object whenever the number of entries has doubled, so that their cost is constant per
    /// insertion.
    private mutating func purgeIfGrown() {
        guard entries.count > 2 * sizeAfterPurge + 8 else { return }
        entries = entries.filter { $0.value.key != nil }
        sizeAfterPurge = entries.count
    }
}
