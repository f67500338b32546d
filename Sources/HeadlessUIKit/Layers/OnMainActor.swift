/// A value that's returned from ``onMainActor(_:)`` on the same thread.
private struct Carried<Value>: @unchecked Sendable {
    let value: Value
}

/// Runs `body`. Layers are used on the main thread although they aren't isolated to an actor.
func onMainActor<Value>(_ body: @MainActor () -> Value) -> Value {
    MainActor.assumeIsolated { Carried(value: body()) }.value
}

/// Whether this code runs where views may be used. On Linux, the main queue doesn't necessarily run on the main thread.
var isOnMainThread: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil }

private let mainQueueKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
}()

/// Runs `body` on the device's run loop, in a later turn.
func later(after delay: Double = 0, _ body: @escaping () -> Void) {
    let body = Carried(value: body)
    MainActor.assumeIsolated { HeadlessDevice.current.runLoop.schedule(after: delay) { body.value() } }
}
