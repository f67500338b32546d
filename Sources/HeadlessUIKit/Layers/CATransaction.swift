/// Changes of layers that belong together, with their animation and their completion.
open class CATransaction: NSObject {
    /// One level of nesting.
    fileprivate final class Group {
        var values: [String: Any] = [:]
        var completion: (() -> Void)?
        /// The number of running animations that were added while the group was open.
        var running = 0
        var isCommitted = false

        func callBackIfDone() {
            guard isCommitted, running == 0, let completion else { return }
            self.completion = nil
            completion()
        }
    }

    /// One animation of those that a transaction waits for.
    struct Tracking {
        fileprivate let groups: [Group]

        func end() {
            for group in groups {
                group.running -= 1
                group.callBackIfDone()
            }
        }
    }

    // Only the main thread changes layers here, as apps have to. The first group is the implicit one.
    private nonisolated(unsafe) static var groups: [Group] = [Group()]

    open class func begin() { groups.append(Group()) }

    /// Ends what `begin()` began. Its completion block is called once its animations are over, immediately without any.
    open class func commit() {
        guard groups.count > 1 else { return flush() }
        let group = groups.removeLast()
        group.isCommitted = true
        group.callBackIfDone()
    }

    /// Commits the implicit transaction. The end of each turn of the run loop does so too.
    open class func flush() {
        let implicit = groups[0]
        groups[0] = Group()
        implicit.isCommitted = true
        implicit.callBackIfDone()
    }

    /// In seconds. A quarter of a second by default.
    open class func animationDuration() -> CFTimeInterval {
        value(forKey: "animationDuration") as? CFTimeInterval ?? 0.25
    }

    open class func setAnimationDuration(_ dur: CFTimeInterval) { setValue(dur, forKey: "animationDuration") }

    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        value(forKey: "animationTimingFunction") as? CAMediaTimingFunction
    }

    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        setValue(function, forKey: "animationTimingFunction")
    }

    /// Whether changes of layers aren't animated. `false` by default.
    open class func disableActions() -> Bool { value(forKey: "disableActions") as? Bool ?? false }

    open class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: "disableActions") }

    open class func completionBlock() -> (() -> Void)? { groups[groups.count - 1].completion }

    /// Called when all animations added after this, until the transaction is committed, have ended.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        groups[groups.count - 1].completion = block
    }

    // A value of this transaction or of an enclosing one. On a Mac, every class has such functions.
    #if canImport(ObjectiveC)
        open override class func value(forKey key: String) -> Any? { innermostValue(key) }
        open override class func setValue(_ anObject: Any?, forKey key: String) { set(anObject, key) }
    #else
        open class func value(forKey key: String) -> Any? { innermostValue(key) }
        open class func setValue(_ anObject: Any?, forKey key: String) { set(anObject, key) }
    #endif

    private static func innermostValue(_ key: String) -> Any? {
        for group in groups.reversed() {
            if let value = group.values[key] { return value }
        }
        return nil
    }

    private static func set(_ value: Any?, _ key: String) { groups[groups.count - 1].values[key] = value }

    /// An animation begins: the transactions that are open wait for its end.
    static func beginAnimation(of duration: CFTimeInterval) -> Tracking {
        guard duration.isFinite else { return Tracking(groups: []) }
        let waiting = groups.filter { $0.completion != nil }
        for group in waiting { group.running += 1 }
        return Tracking(groups: waiting)
    }

    /// A layer without a view has changed. The change is animated for the transaction's duration.
    static func noteImplicitAnimation() {
        guard !disableActions(), groups.contains(where: { $0.completion != nil }) else { return }
        wait(animationDuration())
    }

    /// The open transactions wait for an animation of the given duration, in seconds.
    static func wait(_ duration: CFTimeInterval) {
        let tracking = beginAnimation(of: duration)
        guard !tracking.groups.isEmpty else { return }
        later(after: duration) { tracking.end() }
    }
}
