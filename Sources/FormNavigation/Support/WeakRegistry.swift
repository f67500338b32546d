/// A weak reference as a value.
struct WeakReference<Object: AnyObject> {
    weak var object: Object?
}

/// Values kept for objects that somebody else owns, gone with the object.
///
/// It stands where associated objects would on Apple platforms: Swift has none elsewhere (K1).
@MainActor
struct WeakRegistry<Key: AnyObject, Value> {
    /// A class, since a dictionary copies the value that it returns, and to copy a weak reference takes long.
    private final class Entry {
        private(set) weak var key: Key?
        let value: Value

        init(key: Key, value: Value) { (self.key, self.value) = (key, value) }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var filter = AddressFilter()
    private var sizeAfterPurge = 0

    /// The value kept for `key`; `nil` where there is none, and assigning `nil` forgets it.
    subscript(key: Key) -> Value? {
        get {
            let identifier = ObjectIdentifier(key)
            guard filter.mayContain(identifier), let entry = entries[identifier] else { return nil }
            // An address may be reused once its object is gone, so an entry counts only while its own key lives.
            return entry.key === key ? entry.value : nil
        }
        set {
            let identifier = ObjectIdentifier(key)
            entries[identifier] = newValue.map { Entry(key: key, value: $0) }
            if newValue != nil { filter.insert(identifier) }
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

    /// The objects whose value fits, in no particular order.
    func keys(where fits: (Value) -> Bool) -> [Key] { entries.values.compactMap { fits($0.value) ? $0.key : nil } }

    /// Forgets the dead whenever the number of entries has doubled, so that their cost is constant per insertion.
    private mutating func purgeIfGrown() {
        guard entries.count > 2 * sizeAfterPurge + 8 else { return }
        entries = entries.filter { $0.value.key != nil }
        sizeAfterPurge = entries.count
        filter = AddressFilter(for: entries.keys, capacity: 2 * sizeAfterPurge + 8)
    }
}

/// Tells in a few instructions that an object is not in a set, which is so for nearly every view of a form.
///
/// It may say of an object that it could be there when it is not; the set itself has the last word.
private struct AddressFilter {
    private var words: [UInt64]
    private let shift: UInt

    init(for identifiers: some Collection<ObjectIdentifier> = [], capacity: Int = 8) {
        // Sixteen bits for each object, so that one in sixteen is looked for in vain at most.
        let bits = UInt(max(64, capacity * 16 - 1)).leadingZeroBitCount
        shift = UInt(bits)
        words = Array(repeating: 0, count: 1 << (UInt.bitWidth - bits - 6))
        for identifier in identifiers { insert(identifier) }
    }

    mutating func insert(_ identifier: ObjectIdentifier) {
        let bit = bit(of: identifier)
        words[Int(bit >> 6)] |= 1 << UInt64(bit & 63)
    }

    func mayContain(_ identifier: ObjectIdentifier) -> Bool {
        let bit = bit(of: identifier)
        return words[Int(bit >> 6)] & (1 << UInt64(bit & 63)) != 0
    }

    /// Objects lie sixteen bytes apart at least; the product's upper bits depend on all bits above those.
    private func bit(of identifier: ObjectIdentifier) -> UInt {
        ((UInt(bitPattern: identifier) >> 4) &* 0x9E37_79B9_7F4A_7C15) >> shift
    }
}
