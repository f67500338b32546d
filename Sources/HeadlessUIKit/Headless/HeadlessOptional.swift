/// An object that hands on the optional requirements it does not implement itself.
///
/// It is what `forwardingTarget(for:)` and `responds(to:)` are to an `NSObject` on Apple platforms.
@preconcurrency @MainActor
public protocol HeadlessForwarding: AnyObject {
    /// Who gets what this object does not implement, or `nil` when nobody does.
    var headlessForwardingTarget: AnyObject? { get }
    /// Whether it claims to understand what only the object behind it implements. `true` by default.
    func headlessHandsOn(_ member: String) -> Bool
}

extension HeadlessForwarding {
    public func headlessHandsOn(_ member: String) -> Bool { true }
}

/// Optional protocol requirements without Objective-C.
///
/// Swift has no optional requirements of its own, so each is a requirement with a default implementation. The
/// default implementation says that it ran, through ``missing(in:default:member:forward:)``; whoever calls the
/// requirement through ``call(_:_:_:)`` is told and gets `nil`, as from an unimplemented optional method.
@preconcurrency @MainActor
public enum HeadlessOptional {
    private struct Frame {
        let implementer: ObjectIdentifier
        let member: String
        var isMissing = false
    }

    private static var frames: [Frame] = []

    /// Calls an optional requirement of `delegate`, and returns `nil` where it is not implemented.
    ///
    /// - Parameters:
    ///   - delegate: The object to ask. `nil` implements nothing.
    ///   - member: The requirement's full name as `#function` spells it, `"textFieldShouldReturn(_:)"`.
    ///   - body: Calls that requirement, and nothing else, on the object it is given.
    public static func call<Delegate, Result>(
        _ delegate: Delegate?, _ member: String, _ body: (Delegate) -> Result
    ) -> Result? {
        guard let delegate else { return nil }
        frames.append(Frame(implementer: implementer(behind: delegate as AnyObject), member: member))
        let result = body(delegate)
        return frames.removeLast().isMissing ? nil : result
    }

    /// The body of every default implementation: asks the forwarding target first, then answers `answer`.
    ///
    /// - Parameters:
    ///   - object: `self`.
    ///   - answer: What UIKit takes an unimplemented requirement to have said.
    ///   - forward: Calls the same requirement on the forwarding target.
    static func missing<Delegate, Result>(
        in object: AnyObject, default answer: @autoclosure () -> Result, member: String = #function,
        forward: (Delegate) -> Result
    ) -> Result {
        if let target = (object as? any HeadlessForwarding)?.headlessForwardingTarget as? Delegate {
            return forward(target)
        }
        if let frame = frames.last, frame.member == member, frame.implementer == ObjectIdentifier(object) {
            frames[frames.count - 1].isMissing = true
        }
        return answer()
    }

    /// What a requirement returns when the object implements it only sometimes, and not now: the caller gets `nil`.
    public static func notImplemented<Result>(_ answer: Result) -> Result {
        if !frames.isEmpty { frames[frames.count - 1].isMissing = true }
        return answer
    }

    /// Whether UIKit's text inputs implement a message, of which no protocol knows, that they send to their delegate.
    public static func isImplemented(_ member: String, byTextInput object: AnyObject?) -> Bool {
        member == textInputMessage && (object is UITextField || object is UITextView)
    }

    /// Sends a text input's delegate a message of UIKit's own, if the delegate claims to understand it (P16).
    ///
    /// A text input understands it, and sends it to its delegate.
    static func sendTextInputMessage(from input: AnyObject, to delegate: AnyObject?) {
        var next = delegate === input ? nil : delegate
        while let object = next {
            precondition(
                object !== input,
                "A text input got back what it had sent to its delegate, and would send it for ever: a proxy must not hand on to a text input what its class implements."
            )
            guard let proxy = object as? any HeadlessForwarding, proxy.headlessHandsOn(textInputMessage) else { return }
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
