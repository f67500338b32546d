// swift-format-ignore-file
// Key-value observing and coding, as far as it goes without Objective-C: a property observed by its key path is looked at again
// whenever the run loop turns, and by `KeyValueObserving.look()`. Keys as strings are only spelt, but for those of a mutable array:
// whoever observes it hears of each change that is made to it by way of `mutableArrayValue(forKey:)`, or by setting the property.

import UIKit

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion, removal, replacement
}

public final class NSKeyValueObservation: NSObject {
    fileprivate var look: (() -> Void)?

    public func invalidate() { look = nil }
}

public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
    public let oldValue: Value?
    public let isPrior: Bool
    public let kind = NSKeyValueChange.setting
}

/// Tells observers of what has changed since they were last told.
@MainActor
public enum KeyValueObserving {
    private struct Weak {
        weak var observation: NSKeyValueObservation?
    }

    private static var observations: [Weak] = []

    fileprivate static func add(_ observation: NSKeyValueObservation) { observations.append(Weak(observation: observation)) }

    public static func look() {
        observations.removeAll { $0.observation?.look == nil }
        for entry in observations { entry.observation?.look?() }
    }
}

public protocol HasObservableProperties: AnyObject {}
extension NSObject: HasObservableProperties {}

extension HasObservableProperties {
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observation = NSKeyValueObservation()
        var last = self[keyPath: keyPath]
        observation.look = { [weak self] in
            guard let self else { return }
            let value = self[keyPath: keyPath]
            guard !isEqual(last, value) else { return }
            let old = last
            last = value
            changeHandler(
                self,
                NSKeyValueObservedChange(
                    newValue: options.contains(.new) ? value : nil, oldValue: options.contains(.old) ? old : nil,
                    isPrior: false))
        }
        if options.contains(.initial) {
            changeHandler(
                self, NSKeyValueObservedChange(newValue: options.contains(.new) ? last : nil, oldValue: nil, isPrior: false))
        }
        nonisolated(unsafe) let added = observation
        MainActor.assumeIsolated { KeyValueObserving.add(added) }
        return observation
    }
}

private func isEqual(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? any Hashable { return AnyHashable(one) == (other as? any Hashable).map { AnyHashable($0) } }
    return one as AnyObject === other as AnyObject
}

private func onlySpelt(_ name: String = #function) -> Never { fatalError("\(name): keys are only spelt on Linux") }

extension NSObject {
    public func value(forKey key: String) -> Any? { onlySpelt() }
    public func value(forKeyPath keyPath: String) -> Any? { onlySpelt() }
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { ObservedArray(of: self, key: key) }
    public func setValue(_ value: Any?, forKey key: String) { onlySpelt() }
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { onlySpelt() }
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        nonisolated(unsafe) let (object, observer, context) = (self, observer, context)
        MainActor.assumeIsolated { ArrayObservers.add(observer, of: object, keyPath, context) }
    }
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        removeObserver(observer, forKeyPath: keyPath, context: nil)
    }
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        let (object, observer) = (ObjectIdentifier(self), ObjectIdentifier(observer))
        MainActor.assumeIsolated { ArrayObservers.remove(observer, of: object, keyPath) }
    }
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {}
    public func willChangeValue(forKey key: String) {}
    public func didChangeValue(forKey key: String) { MainActor.assumeIsolated { KeyValueObserving.look() } }
}

// MARK: Arrays that are observed by name

/// A class that overrides `observeValue(forKeyPath:of:change:context:)`. The tools rename the method, which nothing can override here.
@preconcurrency @MainActor
public protocol KeyValueObserver: AnyObject {
    func overridden_observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?)
}

@MainActor
public enum ArrayObservers {
    private struct Entry {
        let object, observer: ObjectIdentifier
        weak var observing: AnyObject?
        let key: String
        let context: UnsafeMutableRawPointer?
    }

    private static var entries: [Entry] = []

    static func add(_ observer: NSObject, of object: NSObject, _ key: String, _ context: UnsafeMutableRawPointer?) {
        entries.append(
            Entry(
                object: ObjectIdentifier(object), observer: ObjectIdentifier(observer), observing: observer, key: key, context: context))
    }

    static func remove(_ observer: ObjectIdentifier, of object: ObjectIdentifier, _ key: String) {
        entries.removeAll { $0.observer == observer && $0.object == object && $0.key == key }
    }

    static func tell(of object: NSObject, _ key: String, _ change: [NSKeyValueChangeKey: Any]) {
        for entry in entries where entry.object == ObjectIdentifier(object) && entry.key == key {
            (entry.observing as? any KeyValueObserver)?.overridden_observeValue(
                forKeyPath: key, of: object, change: change, context: entry.context)
        }
    }

    /// Called where a `dynamic` property has been set.
    public nonisolated static func didSet(_ object: NSObject, _ key: String, from old: Any, to new: Any) {
        nonisolated(unsafe) let (object, old, new) = (object, values(old), values(new))
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated {
            tell(of: object, key, [.kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue), .oldKey: old, .newKey: new])
        }
    }

    private nonisolated static func values(_ value: Any) -> Any { (value as? NSArray).map { $0.map { $0 } } ?? value }
}

/// What stands for the array under a key: it changes that array, and tells its observers.
private final class ObservedArray: NSMutableArray {
    private let owner: NSObject
    private let key: String
    private let array: NSMutableArray

    init(of owner: NSObject, key: String) {
        let value = Mirror(reflecting: owner).children.first { $0.label == key }?.value
        guard let array = value as? NSMutableArray else { fatalError("\(key) is no NSMutableArray of \(type(of: owner))") }
        (self.owner, self.key, self.array) = (owner, key, array)
        super.init()
    }

    required init?(coder: NSCoder) { nil }
    required init(objects: UnsafePointer<AnyObject>?, count: Int) { fatalError("an observed array is made for its key") }
    required init(arrayLiteral elements: Any...) { fatalError("an observed array is made for its key") }
    override init(capacity: Int) { fatalError("an observed array is made for its key") }

    private func tell(_ kind: NSKeyValueChange, _ index: Int, old: Any?, new: Any?) {
        var change: [NSKeyValueChangeKey: Any] = [
            .kindKey: NSNumber(value: kind.rawValue), .indexesKey: IndexSet(integer: index),
        ]
        change[.oldKey] = old.map { [$0] }
        change[.newKey] = new.map { [$0] }
        nonisolated(unsafe) let told = (owner, change)
        MainActor.assumeIsolated { ArrayObservers.tell(of: told.0, key, told.1) }
    }

    // Foundation on Linux compares nothing but objects of Objective-C's.
    private func isSame(_ one: Any, _ other: Any) -> Bool {
        (one as? NSObject).map { $0.isEqual(other) } ?? (one as AnyObject === other as AnyObject)
    }
    override func index(of object: Any) -> Int {
        (0..<count).first { isSame(array.object(at: $0), object) } ?? NSNotFound
    }
    override func contains(_ object: Any) -> Bool { index(of: object) != NSNotFound }
    override func remove(_ object: Any) {
        for index in (0..<count).reversed() where isSame(array.object(at: index), object) { removeObject(at: index) }
    }
    override func removeObjects(in others: [Any]) { for other in others { remove(other) } }

    override var count: Int { array.count }
    override func object(at index: Int) -> Any { array.object(at: index) }
    override func insert(_ object: Any, at index: Int) {
        array.insert(object, at: index)
        tell(.insertion, index, old: nil, new: object)
    }
    override func removeObject(at index: Int) {
        let old = array.object(at: index)
        array.removeObject(at: index)
        tell(.removal, index, old: old, new: nil)
    }
    override func replaceObjects(in range: NSRange, withObjectsFrom others: [Any]) {
        for _ in 0..<range.length { removeObject(at: range.location) }
        for (index, object) in others.enumerated() { insert(object, at: range.location + index) }
    }
    override func replaceObject(at index: Int, with object: Any) {
        // What is assigned behind the last element is added, as Objective-C's subscript does.
        guard index < count else { return insert(object, at: index) }
        let old = array.object(at: index)
        array.replaceObject(at: index, with: object)
        tell(.replacement, index, old: old, new: object)
    }
}
