import Testing

/// Makes the tests that start their own process wait for each other.
///
/// Such a test keeps a thread busy until its process ends. With as many of them as there are threads, Swift Testing
/// doesn't learn that the first one has ended, and asks repeatedly in the meantime. One at a time uses the second
/// processor while the tests of the main actor take turns on the first. The suite of such a test isn't isolated to the
/// main actor; otherwise, the test would wait for all of those before it starts its process.
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
    /// A trait for a test in its own process.
    public static var oneProcessAtATime: Self { OneProcessAtATime() }
}

/// Lets one caller through at a time, in the order of arrival.
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
