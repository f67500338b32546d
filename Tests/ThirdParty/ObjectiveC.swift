// swift-format-ignore-file
// What Objective-C and Apple's Foundation give every app and there is not on Linux, declared so that sources which use it can be checked
// for everything else. Tests/ThirdParty/compile compiles it as a module of its own. Nothing here can be run.

import UIKit

public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
    public init(_ name: String) {}
    public init(stringLiteral value: String) {}
}

public enum objc_AssociationPolicy: Sendable {
    case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_COPY_NONATOMIC
    case OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_COPY
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { fatalError() }
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    fatalError()
}
public func objc_sync_enter(_ object: Any) -> Int32 { fatalError() }
public func objc_sync_exit(_ object: Any) -> Int32 { fatalError() }
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

extension NSObject {
    public func responds(to selector: Selector!) -> Bool { fatalError() }
    @discardableResult
    public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { fatalError() }
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { fatalError() }
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) { fatalError() }
    public func value(forKey key: String) -> Any? { fatalError() }
    public func value(forKeyPath keyPath: String) -> Any? { fatalError() }
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { fatalError() }
    public func setValue(_ value: Any?, forKey key: String) { fatalError() }
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { fatalError() }
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        fatalError()
    }
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) { fatalError() }
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        fatalError()
    }
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        fatalError()
    }
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public struct NSKeyValueChangeKey: Hashable, Sendable {
    public static let newKey = NSKeyValueChangeKey()
    public static let oldKey = NSKeyValueChangeKey()
    public static let kindKey = NSKeyValueChangeKey()
    public static let indexesKey = NSKeyValueChangeKey()
}

public typealias NSInteger = Int

public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion, removal, replacement
}

public struct AutoreleasingUnsafeMutablePointer<Pointee> {
    public init<Other>(_ pointer: UnsafeMutablePointer<Other>) { fatalError() }
    public var pointee: Pointee {
        get { fatalError() }
        nonmutating set { fatalError() }
    }
}

public func NSSelectorFromString(_ name: String) -> Selector { fatalError() }

extension Formatter {
    public func getObjectValue(
        _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        fatalError()
    }
}

extension NSPredicate {
    public convenience init(format: String, _ arguments: any CVarArg...) { fatalError() }
    public convenience init(format: String, argumentArray arguments: [Any]?) { fatalError() }
}

public final class NSKeyValueObservation: NSObject {
    public func invalidate() { fatalError() }
}

public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
    public let oldValue: Value?
    public let isPrior: Bool
}

public protocol HasObservableProperties: AnyObject {}
extension NSObject: HasObservableProperties {}

extension HasObservableProperties {
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        fatalError()
    }
}

extension NotificationCenter {
    public func addObserver(
        _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
    ) {
        fatalError()
    }
}

extension Timer {
    @discardableResult
    public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        fatalError()
    }
}

extension UIResponder {
    public func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { fatalError() }
    public func target(forAction action: Selector, withSender sender: Any?) -> Any? { fatalError() }
}

extension UIApplication {
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        fatalError()
    }
}

extension UIControl {
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) { fatalError() }
    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) { fatalError() }
    public func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { fatalError() }
}

extension UIGestureRecognizer {
    public convenience init(target: Any?, action: Selector?) { fatalError() }
    public func addTarget(_ target: Any, action: Selector) { fatalError() }
    public func removeTarget(_ target: Any?, action: Selector?) { fatalError() }
}

extension UIBarButtonItem {
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) { fatalError() }
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) { fatalError() }
    public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) { fatalError() }
    public var target: AnyObject? {
        get { fatalError() }
        set { fatalError() }
    }
    public var action: Selector? {
        get { fatalError() }
        set { fatalError() }
    }
}

extension UIKeyCommand {
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
    ) {
        fatalError()
    }
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) { fatalError() }
}
