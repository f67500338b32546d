// swift-format-ignore-file
// Foundation's collections that hold objects weakly, which it doesn't have on Linux.

import UIKit

private struct WeakBox {
    weak var object: AnyObject?
}

public final class NSHashTable<ObjectType>: NSObject {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var strongMemory: Options { [] }
        public static var weakMemory: Options { Options(rawValue: 5) }
        public static var objectPointerPersonality: Options { Options(rawValue: 1 << 9) }
    }

    private let isWeak: Bool
    private var boxes: [WeakBox] = []
    private var held: [AnyObject] = []

    public override convenience init() { self.init(options: .strongMemory) }

    public init(options: Options, capacity: Int = 0) {
        isWeak = options.contains(.weakMemory)
        super.init()
    }

    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    public var allObjects: [ObjectType] { boxes.compactMap { $0.object as? ObjectType } }
    public var anyObject: ObjectType? { allObjects.first }
    public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
    public var count: Int { allObjects.count }

    public func contains(_ object: ObjectType?) -> Bool {
        guard let object else { return false }
        return boxes.contains { $0.object === object as AnyObject }
    }

    public func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        boxes.append(WeakBox(object: object as AnyObject))
        if !isWeak { held.append(object as AnyObject) }
    }

    public func remove(_ object: ObjectType?) {
        guard let object else { return }
        boxes.removeAll { $0.object == nil || $0.object === object as AnyObject }
        held.removeAll { $0 === object as AnyObject }
    }

    public func removeAllObjects() { (boxes, held) = ([], []) }
}

public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private let (holdsKeys, holdsObjects): (Bool, Bool)
    private var entries: [(key: WeakBox, object: WeakBox, held: [AnyObject])] = []

    private init(_ holdsKeys: Bool, _ holdsObjects: Bool) {
        (self.holdsKeys, self.holdsObjects) = (holdsKeys, holdsObjects)
        super.init()
    }

    public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(true, true) }
    public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(true, false) }
    public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(false, true) }
    public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(false, false) }

    private func isSame(_ one: AnyObject?, _ other: AnyObject) -> Bool {
        one === other || (one as? NSObject)?.isEqual(other) == true
    }

    public var count: Int { entries.filter { $0.key.object != nil && $0.object.object != nil }.count }

    public func keyEnumerator() -> NSEnumerator { NSArray(array: entries.compactMap(\.key.object)).objectEnumerator() }
    public func objectEnumerator() -> NSEnumerator? { NSArray(array: entries.compactMap(\.object.object)).objectEnumerator() }

    public func object(forKey key: KeyType?) -> ObjectType? {
        guard let key else { return nil }
        return entries.first { isSame($0.key.object, key) }?.object.object as? ObjectType
    }

    public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
        guard let key else { return }
        removeObject(forKey: key)
        guard let object else { return }
        let held = (holdsKeys ? [key as AnyObject] : []) + (holdsObjects ? [object as AnyObject] : [])
        entries.append((WeakBox(object: key), WeakBox(object: object), held))
    }

    public func removeObject(forKey key: KeyType?) {
        guard let key else { return }
        entries.removeAll { $0.key.object == nil || isSame($0.key.object, key) }
    }

    public func removeAllObjects() { entries = [] }
}
