import UIKit

#if canImport(ObjectiveC)
    import ObjectiveC

    /// An object that hands on every message it does not implement itself.
    @MainActor
    class ForwardingObject: NSObject {
        /// Who gets the messages. Weak references load atomically, so UIKit may ask from anywhere.
        nonisolated(unsafe) private(set) weak var target: AnyObject?

        /// Set while the target is asked: a field that is its own delegate may ask its delegate in turn.
        nonisolated(unsafe) private var isAsking = false

        init(target: AnyObject?) { self.target = target }

        // Where both exist UIKit asks the variant with several ranges (iOS 26), so having it would silence a target
        // that only knows the older one.
        nonisolated private static let implementedOnlyWithTarget = [
            NSSelectorFromString("textView:shouldChangeTextInRanges:replacementText:")
        ]

        nonisolated override func responds(to selector: Selector!) -> Bool {
            if super.responds(to: selector), !Self.implementedOnlyWithTarget.contains(selector) { return true }
            guard !isAsking else { return false }
            isAsking = true
            defer { isAsking = false }
            return target?.responds(to: selector) ?? false
        }

        nonisolated override func conforms(to aProtocol: Protocol) -> Bool {
            super.conforms(to: aProtocol) || (target as? NSObjectProtocol)?.conforms(to: aProtocol) == true
        }

        nonisolated override func forwardingTarget(for selector: Selector!) -> Any? { target ?? Nobody.shared }
    }

    /// Answers every message as `nil` would.
    ///
    /// Scroll views note what a delegate implements when it is assigned, and ask it even if the object behind the
    /// proxy has gone since.
    private final class Nobody: NSObject, @unchecked Sendable {  // It has no state.
        static let shared = Nobody()

        override class func resolveInstanceMethod(_ selector: Selector!) -> Bool {
            let answer: @convention(block) (AnyObject) -> OpaquePointer? = { _ in nil }
            return class_addMethod(self, selector, imp_implementationWithBlock(answer), "@@:")
        }
    }
#else
    /// An object that hands on every optional requirement it does not implement itself.
    @MainActor
    class ForwardingObject: NSObject, HeadlessForwarding {
        /// Who gets the calls.
        private(set) weak var target: AnyObject?

        init(target: AnyObject?) { self.target = target }

        var headlessForwardingTarget: AnyObject? { target }
    }
#endif
