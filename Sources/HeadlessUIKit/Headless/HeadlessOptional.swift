/// An object that forwards the optional requirements that it doesn't implement itself.
///
/// It replaces `forwardingTarget(for:)` and `responds(to:)` of `NSObject` on Apple platforms.
@preconcurrency @MainActor
public protocol HeadlessForwarding: AnyObject {
    /// The object that receives what this object doesn't implement, or `nil` if there's none.
    var headlessForwardingTarget: AnyObject? { get }
    /// Whether it claims to implement what only the object behind it implements. `true` by default.
    func headlessForwards(_ member: String) -> Bool
}

extension HeadlessForwarding {
    public func headlessForwards(_ member: String) -> Bool { true }
}

/// Optional protocol requirements without Objective-C.
///
/// Swift doesn't have optional requirements of its own, so each is a requirement with a default implementation. The
/// default implementation reports that it ran, with ``missing(in:default:member:forward:)``. A caller that uses
/// ``call(_:_:_:)`` then gets `nil`, as from an unimplemented optional method.
@preconcurrency @MainActor
public enum HeadlessOptional {
    private struct Frame {
        let implementer: ObjectIdentifier
        let member: String
        var isMissing = false
    }

    private static var frames: [Frame] = []

    /// A class, and a requirement that it implements.
    private struct Implementation: Hashable {
        let type: ObjectIdentifier
        let member: String
    }

    private static var known: Set<Implementation> = []

    /// Whether a delegate implements an optional requirement, as far as earlier calls of it have shown.
    ///
    /// It replaces `responds(to:)`. Without Objective-C, only a call tells whether a default implementation runs.
    public static func isKnown(_ member: String, in delegate: AnyObject) -> Bool {
        known.contains(Implementation(type: ObjectIdentifier(type(of: delegate)), member: member))
    }

    /// Calls an optional requirement of `delegate`, or returns `nil` if it isn't implemented.
    ///
    /// - Parameters:
    ///   - delegate: The object to call. `nil` doesn't implement anything.
    ///   - member: The full name of the requirement, as in `#function`: `"textFieldShouldReturn(_:)"`.
    ///   - body: A closure that calls that requirement, and nothing else, on the object that it receives.
    public static func call<Delegate, Result>(
        _ delegate: Delegate?, _ member: String, _ body: (Delegate) -> Result
    ) -> Result? {
        guard let delegate else { return nil }
        frames.append(Frame(implementer: implementer(behind: delegate as AnyObject), member: member))
        let result = body(delegate)
        let isMissing = frames.removeLast().isMissing
        if !(delegate is any HeadlessForwarding) {
            let call = Implementation(type: ObjectIdentifier(type(of: delegate as AnyObject)), member: member)
            if isMissing { known.remove(call) } else { known.insert(call) }
        }
        return isMissing ? nil : result
    }

    /// The body of every default implementation, which calls the forwarding target first, and then returns `answer`.
    ///
    /// - Parameters:
    ///   - object: `self`.
    ///   - answer: The value that UIKit assumes for an unimplemented requirement.
    ///   - forward: A closure that calls the same requirement on the forwarding target.
    static func missing<Delegate, Result>(
        in object: AnyObject, default answer: @autoclosure () -> Result, member: String = #function,
        forward: (Delegate) -> Result
    ) -> Result {
        if let target = (object as? any HeadlessForwarding)?.headlessForwardingTarget as? Delegate {
            return forward(target)
        }
        if let frame = frames.last, frame.member == member, frame.implementer == ObjectIdentifier(object) {
            frames[frames.count - 1].isMissing = true
        } else {
            missedDirectly = true
        }
        return answer()
    }

    private static var missedDirectly = false

    /// Whether a default implementation has run outside of ``call(_:_:_:)`` since the last time you asked.
    ///
    /// A tool that turns `delegate.method?()` into an ordinary call asks right after the call.
    public static func takeDirectMiss() -> Bool {
        defer { missedDirectly = false }
        return missedDirectly
    }

    /// The result of a requirement that the object implements only sometimes, but not now. The caller gets `nil`.
    public static func notImplemented<Result>(_ answer: Result) -> Result {
        if frames.isEmpty { missedDirectly = true } else { frames[frames.count - 1].isMissing = true }
        return answer
    }

    /// Whether UIKit's text inputs implement a message that isn't part of any protocol, and that they send to their
    /// delegate.
    public static func isImplemented(_ member: String, byTextInput object: AnyObject?) -> Bool {
        member == textInputMessage && (object is UITextField || object is UITextView)
    }

    /// Sends one of UIKit's own messages to a text input's delegate, if the delegate claims to implement it (P16).
    ///
    /// A text input implements it, and sends it to its delegate.
    static func sendTextInputMessage(from input: AnyObject, to delegate: AnyObject?) {
        var next = delegate === input ? nil : delegate
        while let object = next {
            precondition(
                object !== input,
                "A text input received a message that it had sent to its delegate, and would send it forever: a proxy must not forward to a text input what its class implements."
            )
            guard let proxy = object as? any HeadlessForwarding, proxy.headlessForwards(textInputMessage) else {
                return
            }
            next = proxy.headlessForwardingTarget
        }
    }

    private static let textInputMessage = "keyboardInputChanged(_:)"

    /// The object at the end of the forwarding chain: the one whose default implementation would run.
    private static func implementer(behind object: AnyObject) -> ObjectIdentifier {
        var last = object
        while let target = (last as? any HeadlessForwarding)?.headlessForwardingTarget { last = target }
        return ObjectIdentifier(last)
    }
}
