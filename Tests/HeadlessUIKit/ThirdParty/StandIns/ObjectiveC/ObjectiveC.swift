// swift-format-ignore-file
// What Objective-C and Apple's Foundation give every app and there is not on Linux, so that sources which use it compile and run.
// Tests/HeadlessUIKit/ThirdParty/compile and run-tests compile it as a module of its own. What stops here says why.

import UIKit

public typealias NSInteger = Int
public typealias CFAbsoluteTime = Double
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// How long the names are that `uname` writes.
public let _SYS_NAMELEN: Int32 = 65

@inline(never)
private func notOnLinux(_ name: String = #function) -> Never { fatalError("\(name) does nothing on Linux") }

// MARK: Keyboard frames

extension Optional where Wrapped == Any {
    /// The frame in a notification of the keyboard, which is an `NSValue` on Linux and can be read as `CGRect` on iOS, too.
    public var keyboardFrameOnLinux: CGRect? { (self as? NSValue)?.cgRectValue ?? self as? CGRect }
}

// MARK: Associated objects

public enum objc_AssociationPolicy: Sendable {
    case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_COPY_NONATOMIC
    case OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_COPY
}

/// By object and key. A view keeps its own, which go with it. Those of other objects go when somebody looks and finds them gone.
@MainActor
private enum Associations {
    struct Entry {
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: Any] = [:]
    }

    static var entries: [ObjectIdentifier: Entry] = [:]
}

private final class WeakBox {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    nonisolated(unsafe) let object = object as AnyObject
    nonisolated(unsafe) let key = key
    return MainActor.assumeIsolated { () -> UncheckedBox in
        let value: Any?
        if let view = object as? UIView {
            value = view.headlessAssociatedValues[key]
        } else {
            let entry = Associations.entries[ObjectIdentifier(object)]
            value = entry?.owner === object ? entry?.values[key] : nil
        }
        return UncheckedBox(value: value is WeakBox ? (value as! WeakBox).object as Any? : value)
    }.value
}

public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    nonisolated(unsafe) let object = object as AnyObject
    nonisolated(unsafe) let key = key
    nonisolated(unsafe) let kept = policy == .OBJC_ASSOCIATION_ASSIGN ? value.map { WeakBox($0 as AnyObject) as Any } : value
    MainActor.assumeIsolated {
        if let view = object as? UIView {
            view.headlessAssociatedValues[key] = kept
            return
        }
        Associations.entries = Associations.entries.filter { $0.value.owner != nil }
        Associations.entries[ObjectIdentifier(object), default: .init(owner: object)].values[key] = kept
    }
}

private struct UncheckedBox: @unchecked Sendable { let value: Any? }

public func objc_removeAssociatedObjects(_ object: Any) {
    nonisolated(unsafe) let object = object as AnyObject
    MainActor.assumeIsolated {
        Associations.entries[ObjectIdentifier(object)] = nil
        guard let view = object as? UIView else { return }
        view.headlessAssociatedValues = view.headlessAssociatedValues.filter { $0.key == UIControl.targetsKey }
    }
}

public func objc_sync_enter(_ object: Any) -> Int32 { 0 }
public func objc_sync_exit(_ object: Any) -> Int32 { 0 }
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

// MARK: Selectors

/// A method's name, as `#selector` names it: `tap(_:)`, with or without the type in front.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable, CustomStringConvertible {
    public let name: String

    public init(_ name: String) {
        var name = name.hasPrefix("getter: ") || name.hasPrefix("setter: ") ? String(name.dropFirst(8)) : name
        // A type cast, and what follows the parameters, say which of several methods is meant.
        if let cast = name.range(of: " as ") { name = String(name[..<cast.lowerBound]) }
        let head = name.prefix { $0 != "(" }
        let last = head.split(separator: ".").last.map(String.init) ?? ""
        self.name = last + name.dropFirst(head.count)
    }

    public init(stringLiteral value: String) { self.init(value) }

    public var description: String { name }

    /// The name without labels.
    public var base: String { String(name.prefix { $0 != "(" && $0 != ":" }) }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// What a selector's method is called with.
public struct SelectorArguments {
    let values: [Any?]

    /// The argument in the type that the method wants it in.
    public func value<Value>(_ index: Int) -> Value {
        let value = index < values.count ? values[index] : nil
        if let wanted = value as? Value { return wanted }
        if let empty = Optional<Any>.none as? Value { return empty }
        fatalError("a selector's method wants \(Value.self) and gets \(value.map { "\(type(of: $0))" } ?? "nil")")
    }
}

/// The methods that selectors can find. The tools write, at the end of each source, what calls the methods declared there.
@MainActor
public enum SelectorMethods {
    public typealias Method = (_ object: AnyObject, _ arguments: SelectorArguments) -> (isThere: Bool, result: Any?)

    private static var methods: [String: [Method]] = [:]

    public static func add(_ name: String, _ method: @escaping Method) { methods[name, default: []].append(method) }

    static func find(_ selector: Selector) -> [Method] {
        if let found = methods[selector.name] { return found }
        // Without parentheses there is one of the name, whatever its labels.
        guard !selector.name.contains("(") else { return [] }
        return methods.sorted { $0.key < $1.key }.filter { $0.key.prefix { $0 != "(" } == selector.base }.flatMap(\.value)
    }

    /// - Returns: `nil` where the object has no such method.
    @discardableResult
    public static func call(_ selector: Selector, on object: AnyObject, _ arguments: Any?...) -> Any?? {
        for method in find(selector) {
            let answer = method(object, SelectorArguments(values: arguments))
            if answer.isThere { return .some(answer.result) }
        }
        return nil
    }

    /// Calls it, and stops where there is no such method, as `doesNotRecognizeSelector(_:)` does.
    static func send(_ selector: Selector, to object: AnyObject, _ arguments: Any?...) {
        for method in find(selector) where method(object, SelectorArguments(values: arguments)).isThere { return }
        fatalError("\(type(of: object)) has no method \(selector)")
    }
}

/// Whether an object has a method can only be told by calling it. So a call is made that only looks.
@MainActor
public enum SelectorLook {
    public static var isUnderWay = false

    static func isThere(_ selector: Selector, in object: AnyObject) -> Bool {
        isUnderWay = true
        defer { isUnderWay = false }
        return SelectorMethods.find(selector).contains { $0(object, SelectorArguments(values: [])).isThere }
    }
}

extension NSObjectProtocol {
    public func responds(to selector: Selector!) -> Bool {
        nonisolated(unsafe) let object = self as AnyObject
        return MainActor.assumeIsolated { selector.map { SelectorLook.isThere($0, in: object) } ?? false }
    }

}

extension NSObject {
    /// The name of the class.
    public class func description() -> String { String(reflecting: self) }

    /// Nothing forwards messages.
    public func forwardingTarget(for selector: Selector!) -> Any? { nil }

    @discardableResult
    public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
        nonisolated(unsafe) let object = self
        MainActor.assumeIsolated { SelectorMethods.send(selector, to: object) }
        return nil
    }

    @discardableResult
    public func perform(_ selector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
        nonisolated(unsafe) let (object, argument) = (self, argument)
        MainActor.assumeIsolated { SelectorMethods.send(selector, to: object, argument) }
        return nil
    }

    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
        nonisolated(unsafe) let (object, argument) = (self, argument)
        MainActor.assumeIsolated {
            let request = DelayedRequest(object, selector)
            HeadlessDevice.current.runLoop.schedule(after: delay) {
                if request.finish() { SelectorMethods.send(selector, to: object, argument) }
            }
        }
    }

    public static func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
        nonisolated(unsafe) let target = target as AnyObject
        MainActor.assumeIsolated { DelayedRequest.cancelAll { $0.target === target && $0.selector == selector } }
    }

    public static func cancelPreviousPerformRequests(withTarget target: Any) {
        nonisolated(unsafe) let target = target as AnyObject
        MainActor.assumeIsolated { DelayedRequest.cancelAll { $0.target === target } }
    }
}

/// A call of a method after a delay, until it's made or cancelled.
@MainActor
private final class DelayedRequest {
    let target: AnyObject
    let selector: Selector

    private static var pending: [DelayedRequest] = []

    init(_ target: AnyObject, _ selector: Selector) {
        (self.target, self.selector) = (target, selector)
        Self.pending.append(self)
    }

    static func cancelAll(where isMeant: (DelayedRequest) -> Bool) { pending.removeAll(where: isMeant) }

    /// Returns whether it's still to be made.
    func finish() -> Bool {
        guard let index = Self.pending.firstIndex(where: { $0 === self }) else { return false }
        Self.pending.remove(at: index)
        return true
    }
}

// MARK: Who is told by a selector

/// What a control, a recognizer or an item calls.
@MainActor
private final class Target {
    weak var object: AnyObject?
    let selector: Selector
    var action: UIAction?

    init(_ object: Any?, _ selector: Selector) {
        self.object = object.map { $0 as AnyObject }
        self.selector = selector
    }

    func call(_ sender: Any?, from responder: UIResponder?, _ event: UIEvent? = nil) {
        if let object { return SelectorMethods.send(selector, to: object, sender, event) }
        // Without a target the responder chain is asked.
        var next = responder
        while let responder = next {
            if SelectorMethods.call(selector, on: responder, sender, event) != nil { return }
            next = responder.next
        }
    }
}

extension UIControl {
    fileprivate static let targetsKey = UnsafeRawPointer(UnsafeMutablePointer<Target>.allocate(capacity: 1))

    private var targets: [Target] {
        get { headlessAssociatedValues[Self.targetsKey] as? [Target] ?? [] }
        set { headlessAssociatedValues[Self.targetsKey] = newValue }
    }

    public func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        let object = target.map { $0 as AnyObject }
        let known = targets.first { $0.object === object && $0.selector == action }
        let entry = known ?? Target(target, action)
        if known == nil {
            entry.action = UIAction { [weak self] _ in entry.call(self, from: self) }
            targets.append(entry)
        }
        addAction(entry.action!, for: controlEvents)
    }

    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        let object = target.map { $0 as AnyObject }
        for entry in targets where (object == nil || entry.object === object) && (action == nil || entry.selector == action) {
            removeAction(entry.action!, for: controlEvents)
        }
    }

    public var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.object as? NSObject }.map { AnyHashable($0) }) }

    public func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        var names: [String] = []
        enumerateEventHandlers { action, _, _, events, _ in
            let entry = targets.first { $0.action === action }
            if let entry, entry.object === object, !events.isDisjoint(with: controlEvent) { names.append(entry.selector.name) }
        }
        return names.isEmpty ? nil : names
    }

    public func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        Target(target, action).call(self, from: self, event)
    }
}

private final class RecognizerTargets {
    @MainActor static var all: [ObjectIdentifier: (owner: WeakBox, targets: [Target])] = [:]
}

extension UIGestureRecognizer {
    public convenience init(target: Any?, action: Selector?) {
        self.init()
        addFirstTarget(target, action)
    }

    /// What the initializer does with its arguments. A subclass cannot call that of an extension.
    public func addFirstTarget(_ target: Any?, _ action: Selector?) {
        if let target, let action { addTarget(target, action: action) }
    }

    private var targets: [Target] {
        get {
            let known = RecognizerTargets.all[ObjectIdentifier(self)]
            return known?.owner.object === self ? known!.targets : []
        }
        set {
            RecognizerTargets.all = RecognizerTargets.all.filter { $0.value.owner.object != nil }
            RecognizerTargets.all[ObjectIdentifier(self)] = (WeakBox(self), newValue)
            HeadlessGesture.setAction(of: self) { recognizer in
                for target in recognizer.targets { target.call(recognizer, from: nil) }
            }
        }
    }

    public func addTarget(_ target: Any, action: Selector) { targets.append(Target(target, action)) }

    public func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        targets = targets.filter { (object != nil && $0.object !== object) || (action != nil && $0.selector != action) }
    }
}

private final class ItemAction: UIAction {
    var target: Target?
}

@MainActor private var itemTargets: [ObjectIdentifier: (owner: WeakBox, object: WeakBox?, action: Selector?)] = [:]

extension UIBarButtonItem {
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, image: image, primaryAction: nil, menu: nil)
        self.style = style
        take(target, action)
    }

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(title: title, image: nil, primaryAction: nil, menu: nil)
        self.style = style
        take(target, action)
    }

    public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: barButtonSystemItem)
        take(target, action)
    }

    private func take(_ target: Any?, _ action: Selector?) {
        itemTargets = itemTargets.filter { $0.value.owner.object != nil }
        itemTargets[ObjectIdentifier(self)] = (WeakBox(self), target.map { WeakBox($0 as AnyObject) }, action)
        guard let action else {
            primaryAction = nil
            return
        }
        let (title, image) = (title, image)
        let entry = Target(target, action)
        primaryAction = UIAction(title: title ?? "", image: image) { [weak self] _ in entry.call(self, from: nil) }
        self.title = title
        self.image = image
    }

    private var known: (owner: WeakBox, object: WeakBox?, action: Selector?)? {
        let known = itemTargets[ObjectIdentifier(self)]
        return known?.owner.object === self ? known : nil
    }

    public var target: AnyObject? {
        get { known?.object?.object }
        set { take(newValue, known?.action) }
    }

    public var action: Selector? {
        get { known?.action }
        set { take(known?.object?.object, newValue) }
    }
}

extension UIKeyCommand {
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
    ) {
        notOnLinux("UIKeyCommand.init(action:input:modifierFlags:)")
    }

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        notOnLinux("UIKeyCommand.init(input:modifierFlags:action:)")
    }
}

extension UIResponder {
    public func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { SelectorLook.isThere(action, in: self) }

    public func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        sequence(first: self, next: \.next).first { SelectorLook.isThere(action, in: $0) }
    }
}

extension UIApplication {
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target { return SelectorMethods.call(action, on: target as AnyObject, sender, event) != nil }
        var next = sender as? UIResponder
        while let responder = next {
            if SelectorMethods.call(action, on: responder, sender, event) != nil { return true }
            next = responder.next
        }
        return false
    }
}

private final class SelectorObserver {
    weak var observer: AnyObject?
    var token: NSObjectProtocol?
}

extension NotificationCenter {
    public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
        let entry = SelectorObserver()
        entry.observer = observer as AnyObject
        nonisolated(unsafe) let kept = entry
        // An observer that is gone is told nothing, as on Apple platforms.
        let token = addObserver(forName: name, object: object, queue: nil) { notification in
            nonisolated(unsafe) let notification = notification
            MainActor.assumeIsolated {
                guard let observer = kept.observer else { return }
                SelectorMethods.send(selector, to: observer, notification)
            }
        }
        entry.token = token
        nonisolated(unsafe) let center = self
        MainActor.assumeIsolated { SelectorObservers.all.append((WeakBox(center), entry, name, object.map { $0 as AnyObject })) }
    }

    /// Ends what was begun with a selector. What was begun with a block is its token's.
    public func removeObserverOfSelectors(_ observer: Any, name: Notification.Name? = nil, object: Any? = nil) {
        nonisolated(unsafe) let (center, observer, object) = (self, observer as AnyObject, object.map { $0 as AnyObject })
        MainActor.assumeIsolated {
            for (owner, entry, ownName, ownObject) in SelectorObservers.all
            where owner.object === center && entry.observer === observer && (name == nil || name == ownName)
                && (object == nil || object === ownObject) {
                if let token = entry.token { center.removeObserver(token) }
                entry.observer = nil
            }
            SelectorObservers.all.removeAll { $0.1.observer == nil }
        }
        if name == nil { removeObserver(observer) } else { removeObserver(observer, name: name, object: object) }
    }
}

@MainActor private enum SelectorObservers {
    static var all: [(WeakBox, SelectorObserver, Notification.Name?, AnyObject?)] = []
}

extension Timer {
    @discardableResult
    public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        nonisolated(unsafe) let object = target as AnyObject
        return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { timer in
            nonisolated(unsafe) let timer = timer
            MainActor.assumeIsolated { SelectorMethods.send(selector, to: object, timer) }
        }
    }
}

// MARK: Logs, which go nowhere, and how values are printed

public final class OSLog: Sendable {
    public static let `default` = OSLog()
    public static let disabled = OSLog()
    init() {}
    public init(subsystem: String, category: String) {}
}

public struct OSLogType: Sendable {
    public static let `default` = OSLogType(), info = OSLogType(), debug = OSLogType(), error = OSLogType(), fault = OSLogType()
}

public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...) {}
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...) {}

extension CGPoint: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(minX), \(minY), \(width), \(height))" }
}

// MARK: What is only spelt

public struct AutoreleasingUnsafeMutablePointer<Pointee> {
    public init<Other>(_ pointer: UnsafeMutablePointer<Other>) { notOnLinux() }
    public var pointee: Pointee {
        get { notOnLinux() }
        nonmutating set { notOnLinux() }
    }
}

extension Formatter {
    public func getObjectValue(
        _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        notOnLinux()
    }
}

extension NSPredicate {
    /// Only `SELF MATCHES %@`, which compares a whole text with a regular expression.
    public convenience init(format: String, _ arguments: any CVarArg...) { self.init(format: format, argumentArray: arguments) }

    public convenience init(format: String, argumentArray arguments: [Any]?) {
        let comparison = format.replacingOccurrences(of: "self", with: "SELF").split(separator: " ").joined(separator: " ")
        let isCaseInsensitive = comparison == "SELF MATCHES[c] %@"
        guard comparison == "SELF MATCHES %@" || isCaseInsensitive, let value = arguments?.first else {
            notOnLinux("NSPredicate(format: \"\(format)\")")
        }
        let pattern = (value as? String) ?? "\(value)"
        self.init { object, _ in
            guard let text = (object as? String) ?? (object as? NSString).map({ "\($0)" }) else { return false }
            let options: NSRegularExpression.Options = isCaseInsensitive ? [.caseInsensitive] : []
            guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: options) else {
                fatalError("Can't do regex matching, reason: can't open pattern \(pattern)")
            }
            let all = NSRange(location: 0, length: text.utf16.count)
            return expression.firstMatch(in: text, range: all)?.range == all
        }
    }
}

@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
    value.pointee += 1
    return value.pointee
}

@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
    value.pointee -= 1
    return value.pointee
}

/// In Objective-C, classes are objects.
public func === (one: AnyClass?, other: AnyClass?) -> Bool { one.map(ObjectIdentifier.init) == other.map(ObjectIdentifier.init) }
public func !== (one: AnyClass?, other: AnyClass?) -> Bool { !(one === other) }

public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let genericException = NSExceptionName(rawValue: "NSGenericException")
    public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
    public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
}

/// Nothing catches one in Swift: it ends the process.
open class NSException: NSObject {
    public let name: NSExceptionName
    public let reason: String?

    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
        (self.name, self.reason) = (name, reason)
        super.init()
    }

    public func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }
}

// MARK: Methods at runtime: no class has any here, so none are exchanged

public struct Method {}
public struct IMP {}
public struct Ivar {}
/// Classes have no variables that the runtime could name.
public func class_copyIvarList(_ type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<Ivar>? {
    count?.pointee = 0
    return nil
}
public func ivar_getName(_ variable: Ivar) -> UnsafePointer<CChar> { notOnLinux() }
public func class_getInstanceMethod(_ type: AnyClass?, _ name: Selector) -> Method? { Method() }
public func class_getClassMethod(_ type: AnyClass?, _ name: Selector) -> Method? { Method() }
public func class_getMethodImplementation(_ type: AnyClass?, _ name: Selector) -> IMP? { nil }
public func method_getImplementation(_ method: Method) -> IMP { notOnLinux() }
@discardableResult
public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP { notOnLinux() }
/// Methods stay what they are.
public func method_exchangeImplementations(_ one: Method, _ other: Method) {}

// MARK: Combine

/// Combine's wrapper, without a publisher: the value is kept, and nobody can subscribe to it.
@propertyWrapper
public struct Published<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value) { wrappedValue = initialValue }
}

public protocol ObservableObject: AnyObject {}

// MARK: Locks

/// All of its bytes are zero where it is free, as those of a mutex.
public struct os_unfair_lock {
    fileprivate var mutex = pthread_mutex_t()
    public init() {}
}

public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) { pthread_mutex_lock(&lock.pointee.mutex) }
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock>) -> Bool {
    pthread_mutex_trylock(&lock.pointee.mutex) == 0
}
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) { pthread_mutex_unlock(&lock.pointee.mutex) }

// MARK: Optional requirements

/// What an optional requirement without an implementation does: it notes that, and answers with a zero of its type.
public func missingRequirement<Value>(_ name: String = #function) -> Value {
    missingRequirementRan = true
    let zeros: [Any] = [
        (), false, 0, 0.0, CGFloat.zero, Float.zero, UInt.zero, "", CGSize.zero, CGPoint.zero, CGRect.zero, UIEdgeInsets.zero,
        NSRange(location: 0, length: 0), IndexPath(), [Any](), [String: Any](), Optional<Any>.none as Any,
    ]
    for zero in zeros { if let value = zero as? Value { return value } }
    if let empty = Optional<Any>.none as? Value { return empty }
    // A reference to nothing, with what a protocol that only classes conform to needs beside it. `~?` makes `nil` of it.
    guard MemoryLayout<Value>.size <= 2 * MemoryLayout<Int>.size else {
        fatalError("\(name) is optional and not implemented, and there is no \(Value.self) to answer with")
    }
    return withUnsafeTemporaryAllocation(byteCount: 16, alignment: 16) { bytes in
        bytes.initializeMemory(as: UInt8.self, repeating: 0)
        return bytes.baseAddress!.assumingMemoryBound(to: Value.self).move()
    }
}

nonisolated(unsafe) private var missingRequirementRan = false

postfix operator ~?

/// Follows a call of an optional requirement: `nil` where that is not implemented, as Objective-C has it.
@discardableResult
public postfix func ~? <Value>(_ value: Value?) -> Value? {
    defer { missingRequirementRan = false }
    // UIKit's own optional requirements have default implementations, too.
    let isMissing = MainActor.assumeIsolated { HeadlessOptional.takeDirectMiss() }
    return isMissing || missingRequirementRan ? nil : value
}

public struct Logger: Sendable {
    public init(subsystem: String, category: String) {}
    public init(_ log: OSLog) {}
    public func debug(_ message: String) {}
    public func info(_ message: String) {}
    public func notice(_ message: String) {}
    public func warning(_ message: String) {}
    public func error(_ message: String) {}
    public func fault(_ message: String) {}
    public func critical(_ message: String) {}
    public func log(_ message: String) {}
}

public struct OSSignpostType: Sendable {
    public static let begin = OSSignpostType(), end = OSSignpostType(), event = OSSignpostType()
}

public struct OSSignpostID: Equatable, Sendable {
    public static let exclusive = OSSignpostID()

    init() {}
    public init(log: OSLog) {}
    public init(log: OSLog, object: AnyObject) {}
}

public func os_signpost(
    _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}
public func os_signpost(
    _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive, _ format: StaticString,
    _ arguments: any CVarArg...
) {}

// MARK: Optional properties of UIKit's protocols

extension UIApplicationDelegate {
    /// The app delegate's own property of that name, where it has one.
    public var window: UIWindow?? {
        Mirror(reflecting: self).children.first { $0.label == "window" }.map { $0.value as? UIWindow }
    }
}

// MARK: What Apple's Foundation has besides

extension CGRect {
    /// The tools rename `intersects`, which on Linux also counts rectangles that only touch. An empty one counts there, too.
    public func intersectsAsOnApple(_ other: CGRect) -> Bool {
        func overlap(_ one: (CGFloat, CGFloat), _ other: (CGFloat, CGFloat)) -> Bool {
            let (start, end) = (max(one.0, other.0), min(one.1, other.1))
            return start < end || start == end && (one.0 == one.1 || other.0 == other.1)
        }
        return overlap((minX, maxX), (other.minX, other.maxX)) && overlap((minY, maxY), (other.minY, other.maxY))
    }
}

extension CGPoint {
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
    public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
    public func equalTo(_ other: CGRect) -> Bool { self == other }
}

extension IndexSet {
    public func intersectsAsOnApple(integersIn range: Range<Int>) -> Bool { intersects(integersIn: range) }
}

/// The tools rename `DateComponentsFormatter`, which Foundation on Linux declares unavailable.
public enum DateComponentsFormatterOnLinux {
    public enum UnitsStyle { case positional, abbreviated, short, full, spellOut, brief }

    public static func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let parts = [(components.day, "day"), (components.hour, "hour"), (components.minute, "minute"), (components.second, "second")]
        let present = parts.compactMap { part in part.0.map { ($0, part.1) } }
        guard unitsStyle != .positional else {
            return present.enumerated().map { $0.offset == 0 ? "\($0.element.0)" : String(format: "%02d", $0.element.0) }
                .joined(separator: ":")
        }
        return present.filter { $0.0 != 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
    }
}
