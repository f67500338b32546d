import Testing

/// Has the tests that start a process of their own wait for one another.
///
/// Such a test keeps a thread busy until its process ends. With as many of them as there are threads, Swift Testing
/// does not get to hear that the first has ended, and asks again and again in the meantime. One at a time uses the
/// second processor while the tests of the main actor take turns on the first. The suite of such a test is not the
/// main actor's, or the test would wait for all of those before it starts its process.
public struct OneProcessAtATime: TestTrait, TestScoping {
    private static let turns = Turns()

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        await Self.turns.take()
        let result: Result<Void, any Error>
        do { result = .success(try await function()) } catch { result = .failure(error) }
        await Self.turns.passOn()
        try result.get()
    }
}

extension Trait where Self == OneProcessAtATime {
    /// For a test in a process of its own.
    public static var oneProcessAtATime: Self { OneProcessAtATime() }
}

/// Lets one through at a time, in the order in which they came.
private actor Turns {
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func take() async {
        guard isTaken else {
            isTaken = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    func passOn() {
        guard !waiting.isEmpty else {
            isTaken = false
            return
        }
        waiting.removeFirst().resume()
    }
}
