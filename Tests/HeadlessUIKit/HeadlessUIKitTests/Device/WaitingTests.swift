import Testing
import UIKit

/// Code that continues later, outside the device's clock. Each test waits in a process of its own, where no other test
/// disturbs it.
@Suite("Waiting for code that continues later")
struct WaitingTests {
    /// What has happened so far, in order.
    @MainActor
    private final class Journal {
        var lines: [String] = []
    }

    @Test("everything that a screen starts continues while a test waits")
    func everything() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let (device, journal) = (HeadlessDevice(), Journal())
            Self.startEverything(journal)
            try await device.wait { journal.lines.count >= 8 }
            #expect(
                Set(journal.lines) == [
                    "animation", "main queue", "delayed block", "task", "sleeping task", "operation", "timer",
                    "run loop",
                ])
        }
    }

    /// What a button's action may start. A function of its own, because run loops can't be used in asynchronous ones.
    @MainActor
    private static func startEverything(_ journal: Journal) {
        UIView.animate(withDuration: 0.05, animations: {}, completion: { _ in journal.lines.append("animation") })
        DispatchQueue.main.async { MainActor.assumeIsolated { journal.lines.append("main queue") } }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
            MainActor.assumeIsolated { journal.lines.append("delayed block") }
        }
        Task { journal.lines.append("task") }
        Task {
            try await Task.sleep(nanoseconds: 50_000_000)
            journal.lines.append("sleeping task")
        }
        OperationQueue.main.addOperation { MainActor.assumeIsolated { journal.lines.append("operation") } }
        _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
            MainActor.assumeIsolated { journal.lines.append("timer") }
        }
        RunLoop.current.perform { MainActor.assumeIsolated { journal.lines.append("run loop") } }
    }

    @Test("a timer that a task schedules fires, too, and a repeating one goes on")
    func timers() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let (device, journal) = (HeadlessDevice(), Journal())
            Task {
                try await Task.sleep(nanoseconds: 5_000_000)
                Self.schedule(journal)
            }
            try await device.wait { journal.lines.count >= 3 }
        }
    }

    @MainActor
    private static func schedule(_ journal: Journal) {
        _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in
            MainActor.assumeIsolated { journal.lines.append("timer") }
        }
    }

    @Test("the device's clock advances with the time that a test waits")
    func clocks() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let (device, start) = (HeadlessDevice(), Date())
            try await device.wait(for: 0.1)
            #expect(device.runLoop.now >= 0.1 && Date().timeIntervalSince(start) >= 0.09)
            try await device.wait(for: .nan)
        }
    }

    @Test("a condition that stays false is an error after the limit, and says what doesn't run")
    func limit() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let error = await #expect(throws: HeadlessWaitError.self) {
                try await HeadlessDevice().wait(upTo: 0.05) { false }
            }
            #expect(error?.reason == .timedOut)
            #expect(error?.description.contains("RunLoop.main.perform") == true)
        }
    }

    @Test("an error of the condition ends the wait")
    func conditionFails() async {
        await #expect(processExitsWith: .success) { @MainActor in
            struct Failure: Error {}
            await #expect(throws: Failure.self) { try await HeadlessDevice().wait { throw Failure() } }
        }
    }

    @Test("a timer on the main thread's run loop, which nothing runs, is an error, and says what to use")
    func mainRunLoop() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let device = HeadlessDevice()
            Self.addToMainRunLoop()
            let error = await #expect(throws: HeadlessWaitError.self) { try await device.wait(for: 1) }
            #expect(error?.reason == .mainRunLoop)
            #expect(error?.description.contains("Timer.scheduledTimer") == true)
        }
    }

    @MainActor
    private static func addToMainRunLoop() {
        RunLoop.main.add(Timer(timeInterval: 5, repeats: false) { _ in }, forMode: .common)
    }

    @Test("another test's device ends the wait with an error that says how to keep other tests out")
    func anotherDevice() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let device = HeadlessDevice()
            Task { _ = HeadlessDevice() }
            let error = await #expect(throws: HeadlessWaitError.self) { try await device.wait(for: 1) }
            #expect(error?.reason == .replaced)
            #expect(error?.description.contains("processExitsWith") == true)
        }
    }

    @Test("canceling the test's task ends the wait")
    func cancellation() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let device = HeadlessDevice()
            let task = Task { try await device.wait(for: 60) }
            try await Task.sleep(nanoseconds: 5_000_000)
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
    }
}
