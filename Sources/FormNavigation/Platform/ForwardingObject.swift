import UIKit

#if HEADLESS_UIKIT
    /// An object that proxies another, and forwards every optional requirement it doesn't implement itself.
    @MainActor
    class ForwardingObject: NSObject, HeadlessForwarding {
        /// The object that it proxies.
        private(set) weak var original: AnyObject?
        /// What the original forwarded to when it was last examined, or `nil` if that isn't known.
        private weak var behind: AnyObject?

        init(original: AnyObject?) { self.original = original }

        /// The receiver of the calls: the original or, if that forwards to this object in turn, what it forwarded to
        /// before.
        var target: AnyObject? { mayUseOriginal && !isReached(from: original) ? original : behind }

        /// Whether calls may reach the original, as far as is known from outside.
        nonisolated var mayUseOriginal: Bool { true }

        /// Records what the original forwards to.
        func lookBehindOriginal() { behind = (original as? any HeadlessForwarding)?.headlessForwardingTarget }

        /// Whether an object is this one or forwards to it, directly or through others.
        func isReached(from object: AnyObject?) -> Bool {
            var seen: Set<ObjectIdentifier> = []
            var next = object
            while let object = next {
                if object === self { return true }
                guard seen.insert(ObjectIdentifier(object)).inserted else { return false }
                if let proxy = object as? ForwardingObject {
                    next = proxy.original
                } else {
                    next = (object as? any HeadlessForwarding)?.headlessForwardingTarget
                }
            }
            return false
        }

        var headlessForwardingTarget: AnyObject? { target }

        func headlessForwards(_ member: String) -> Bool {
            // A message that a text input implements itself would come back to its delegate forever (P16).
            !HeadlessOptional.isImplemented(member, byTextInput: target)
        }
    }
#else
    import ObjectiveC

    /// An object that proxies another, and forwards every message it doesn't implement itself.
    @MainActor
    class ForwardingObject: NSObject {
        /// The object that it proxies. Weak references load atomically, so UIKit may ask from any thread.
        nonisolated(unsafe) private(set) weak var original: AnyObject?
        /// What the original forwarded to when it was last examined, or `nil` if that isn't known.
        nonisolated(unsafe) private weak var behind: AnyObject?

        /// Set while the target is being asked, because a field that's its own delegate may ask its delegate in turn.
        nonisolated(unsafe) private var isAsking = false
        nonisolated(unsafe) private var isProbing = false
        nonisolated(unsafe) private var wasReached = false

        init(original: AnyObject?) { self.original = original }

        /// The receiver of the messages: the original or, if that forwards to this object in turn, what it forwarded to
        /// before.
        nonisolated var target: AnyObject? { mayUseOriginal && !isReached(from: original) ? original : behind }

        /// Whether messages may reach the original, as far as is known from outside.
        nonisolated var mayUseOriginal: Bool { true }

        /// Records what the original forwards to.
        func lookBehindOriginal() { behind = Self.target(of: original) }

        /// Whether an object is this one or forwards to it, directly or through others.
        ///
        /// An object that forwards everything also asks the next one whether it responds to a message that no object
        /// implements.
        nonisolated func isReached(from object: AnyObject?) -> Bool {
            guard let object, object !== self else { return object != nil }
            let wasProbing = isProbing
            (isProbing, wasReached) = (true, false)
            defer { isProbing = wasProbing }
            _ = object.responds(to: Self.probe)
            return wasReached
        }

        nonisolated private static let probe = NSSelectorFromString("formNavigationIsAnybodyThere")

        /// What an object forwards to, if it reveals that.
        private static func target(of object: AnyObject?) -> AnyObject? {
            guard let object = object as? NSObject, !(object is ForwardingObject) else { return nil }
            if let target = object.forwardingTarget(for: probe) as AnyObject?, target !== object { return target }
            // RxCocoa's proxies forward invocations instead, and have a property for the target.
            let property = NSSelectorFromString("_forwardToDelegate")
            guard type(of: object).instancesRespond(to: property) else { return nil }
            return object.perform(property)?.takeUnretainedValue()
        }

        // A proxy implements these only on behalf of a target that does. If both variants exist, UIKit calls the one with
        // several ranges (iOS 26), so implementing it would silence a target that only implements the older one.
        nonisolated private static let implementedOnlyWithTarget = [
            NSSelectorFromString("textField:shouldChangeCharactersInRange:replacementString:"),
            NSSelectorFromString("textView:shouldChangeTextInRanges:replacementText:"),
            NSSelectorFromString("textField:shouldChangeCharactersInRanges:replacementString:"),
        ]

        nonisolated override func responds(to selector: Selector!) -> Bool {
            if selector == Self.probe {
                wasReached = true
                guard !isProbing else { return false }
                isProbing = true
                defer { isProbing = false }
                return original?.responds(to: selector) ?? false
            }
            if super.responds(to: selector), !Self.implementedOnlyWithTarget.contains(selector) { return true }
            guard !isAsking else { return false }
            isAsking = true
            defer { isAsking = false }
            guard let target, target.responds(to: selector) else { return false }
            // UIKit sends its own messages to a delegate that claims to respond to them. Text inputs implement them, so
            // a field that's its own delegate would send itself the same message forever (P16).
            switch target {
            case is UITextField: return !UITextField.instancesRespond(to: selector)
            case is UITextView: return !UITextView.instancesRespond(to: selector)
            default: return true
            }
        }

        nonisolated override func conforms(to aProtocol: Protocol) -> Bool {
            super.conforms(to: aProtocol) || (target as? NSObjectProtocol)?.conforms(to: aProtocol) == true
        }

        nonisolated override func forwardingTarget(for selector: Selector!) -> Any? { target ?? NilTarget.shared }
    }

    /// Answers as UIKit does when there's no delegate: `true` to whether something should happen, and `nil` to anything
    /// else.
    ///
    /// Scroll views record what a delegate implements when it's assigned, and call it even if the object behind the
    /// proxy has been deallocated since.
    private final class NilTarget: NSObject, @unchecked Sendable {  // It has no state.
        static let shared = NilTarget()

        override class func resolveInstanceMethod(_ selector: Selector!) -> Bool {
            if let selector, selector.description.contains("hould") {
                let yes: @convention(block) (AnyObject) -> Bool = { _ in true }
                return class_addMethod(self, selector, imp_implementationWithBlock(yes), "B@:")
            }
            let answer: @convention(block) (AnyObject) -> OpaquePointer? = { _ in nil }
            return class_addMethod(self, selector, imp_implementationWithBlock(answer), "@@:")
        }
    }
#endif
