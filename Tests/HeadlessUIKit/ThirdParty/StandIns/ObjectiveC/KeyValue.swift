// swift-format-ignore-file
// Key-value observing and coding, as far as it goes without Objective-C: a property observed by its key path is looked at again
// whenever the run loop turns, and by `KeyValueObserving.look()`. Keys as strings are only spelt.

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
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { onlySpelt() }
    public func setValue(_ value: Any?, forKey key: String) { onlySpelt() }
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { onlySpelt() }
    /// Observes nothing.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {}
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {}
    public func willChangeValue(forKey key: String) {}
    public func didChangeValue(forKey key: String) { MainActor.assumeIsolated { KeyValueObserving.look() } }
}
