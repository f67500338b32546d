/// Values kept for objects that somebody else owns, gone with the object.
///
/// It stands where associated objects would on Apple platforms: Swift has none elsewhere (K1).
@MainActor
struct WeakRegistry<Key: AnyObject, Value> {
    private struct Entry {
        weak var key: Key?
        var value: Value
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sizeAfterPurge = 0

    /// The value kept for `key`; `nil` where there is none, and assigning `nil` forgets it.
    subscript(key: Key) -> Value? {
        // An address may be reused once its object is gone, so an entry counts only while its own key lives.
        get { entries[ObjectIdentifier(key)].flatMap { $0.key === key ? $0.value : nil } }
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

    /// The objects that have a value, in no particular order.
    var keys: [Key] { entries.values.compactMap(\.key) }

    /// The objects whose value fits, in no particular order.
    func keys(where fits: (Value) -> Bool) -> [Key] { entries.values.compactMap { fits($0.value) ? $0.key : nil } }

    var isEmpty: Bool { entries.isEmpty }

    /// Forgets the dead whenever the number of entries has doubled, so that their cost is constant per insertion.
    private mutating func purgeIfGrown() {
        guard entries.count > 2 * sizeAfterPurge + 8 else { return }
        entries = entries.filter { $0.value.key != nil }
        sizeAfterPurge = entries.count
    }
}
