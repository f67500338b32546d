import CoreFoundation

/// Waiting for code that continues later, outside the device's clock: tasks, blocks on the main queue, delayed blocks,
/// operations, timers, and blocks on the current run loop.
///
/// While a test waits, other tests of the same process can run, and create devices of their own. To keep them out, wait
/// in a process of its own:
///
/// ```swift
/// await #expect(processExitsWith: .success) { @MainActor in
///     let device = HeadlessDevice()
///     …
///     try await device.wait { screen.errorLabel.text != nil }
/// }
/// ```
extension HeadlessDevice {
    /// Waits until a condition is true. The device's clock advances with the time that passes.
    ///
    /// - Parameters:
    ///   - limit: The longest time to wait, in seconds. 10 by default. The time that other tests take isn't counted.
    ///   - condition: What to wait for. It's checked before the first and after each turn of the main queue.
    /// - Throws: A ``HeadlessWaitError`` if the condition isn't true within the limit, if something waits that can't run,
    ///   or if another device has been created in the meantime; `CancellationError` if the test is canceled.
    public func wait(upTo limit: Double = 10, until condition: () throws -> Bool) async throws {
        var waited = 0.0
        try checkWait()
        while try !condition() {
            guard waited < limit else {
                throw HeadlessWaitError(
                    .timedOut,
                    """
                    The condition is still false after \(limit) seconds. Blocks that are passed to \
                    RunLoop.main.perform(_:) don't run in Swift Testing; use DispatchQueue.main.async instead.
                    """)
            }
            waited += runShortly()
            await runMainQueue()
            try Task.checkCancellation()
            try checkWait()
        }
    }

    /// Waits for some seconds of real time. The device's clock advances with it.
    ///
    /// - Parameter seconds: The time to wait. The time that other tests take isn't counted. A negative or NaN value
    ///   counts as zero.
    /// - Throws: A ``HeadlessWaitError`` if something waits that can't run, or if another device has been created in the
    ///   meantime; `CancellationError` if the test is canceled.
    public func wait(for seconds: Double) async throws {
        let end = runLoop.now + (seconds > 0 ? seconds : 0)
        try await wait(upTo: .infinity) { runLoop.now >= end }
    }

    /// Lets the main queue run what has been added to it.
    ///
    /// A timer belongs to the run loop of the thread that scheduled it. The main queue stays on its thread as long as it
    /// isn't empty, so something is added to it before this function suspends. `Task.yield()` would leave it empty.
    private func runMainQueue() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    /// Runs what's due on the thread's run loop and on the device's clock, for about two milliseconds.
    ///
    /// - Returns: The time that has passed, in seconds.
    private func runShortly() -> Double {
        let length = 0.002
        let start = DispatchTime.now().uptimeNanoseconds
        var passed: Double { Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 }
        // A run loop without timers returns immediately.
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: length))
        let rest = length - passed
        if rest > 0 { Thread.sleep(forTimeInterval: rest) }
        let time = passed
        advance(by: time)
        return time
    }

    /// Throws if the device is turned off, or if a timer waits on a run loop that nothing runs.
    private func checkWait() throws {
        guard HeadlessDevice.current === self else {
            throw HeadlessWaitError(
                .replaced,
                """
                Another test has created a device in the meantime, which has turned this one off. Wait in a process of \
                its own, with “await #expect(processExitsWith: .success) { @MainActor in … }”, or run the tests one \
                after the other, with “swift test --no-parallel”.
                """)
        }
        #if !canImport(Darwin)
            // On Apple's systems, the main actor is on the thread of the main run loop, and that runs between two steps.
            guard RunLoop.current !== RunLoop.main,
                CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode) > 0
            else { return }
            throw HeadlessWaitError(
                .mainRunLoop,
                """
                A timer waits on RunLoop.main, which Swift Testing doesn't run. In the app, schedule it with \
                Timer.scheduledTimer(…), or add it to RunLoop.current, which is the main run loop in the app.
                """)
        #endif
    }
}

/// The reason why a test couldn't wait for something.
public struct HeadlessWaitError: Error, CustomStringConvertible, Sendable {
    /// The kinds of reasons.
    public enum Reason: Sendable {
        /// The condition is still false.
        case timedOut
        /// Another device has been created.
        case replaced
        /// Something waits on the run loop of the main thread, which nothing runs.
        case mainRunLoop
    }

    /// The kind of reason.
    public let reason: Reason
    /// The reason in words, and what to do about it.
    public let description: String

    init(_ reason: Reason, _ description: String) {
        self.reason = reason
        self.description = description
    }
}
