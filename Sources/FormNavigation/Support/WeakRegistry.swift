/// A weak reference as a value.
struct WeakReference<Object: AnyObject> {
    weak var object: Object?
}

/// Values stored for objects with another owner. A value whose object has been deallocated is removed when more are
/// added.
@MainActor
struct WeakRegistry<Key: AnyObject, Value> {
    private struct Entry {
        weak var key: Key?
        let value: Value
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sizeAfterPurge = 0

    /// The value for `key`, or `nil` if there's no value. Assigning `nil` removes it.
    subscript(key: Key) -> Value? {
        get {
            // An address may be reused after its object has been deallocated, so an entry counts only while its own key
            // exists.
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
    var keys: [Key] {
        // This runs several times in each frame, and a closure would check for the main actor at each entry.
        var keys: [Key] = []
        for entry in entries.values {
            if let key = entry.key { keys.append(key) }
        }
        return keys
    }

    /// Removes entries without an object whenever the number of entries has doubled, so that the cost is constant per
    /// insertion.
    private mutating func purgeIfGrown() {
        guard entries.count > 2 * sizeAfterPurge + 1 else { return }
        entries = entries.filter { $0.value.key != nil }
        sizeAfterPurge = entries.count
    }
}
