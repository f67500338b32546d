/// Hands changes of one kind to everybody who listens.
@MainActor
final class ChangeFeed<Change: Sendable> {
    private var continuations: [Int: AsyncStream<Change>.Continuation] = [:]
    private var streamCount = 0
    private var isFinished = false

    /// How many changes wait for a listener that does not ask for them. The oldest give way.
    private static var limit: Int { 100 }

    /// What is still to come, for one listener: nothing once the feed has finished.
    func stream() -> AsyncStream<Change> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Change.self, bufferingPolicy: .bufferingNewest(Self.limit))
        guard !isFinished else {
            continuation.finish()
            return stream
        }
        let id = streamCount
        streamCount += 1
        continuations[id] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.continuations[id] = nil }
        }
        return stream
    }

    func send(_ change: Change) {
        for continuation in continuations.values { continuation.yield(change) }
    }

    /// Ends all streams.
    func finish() {
        isFinished = true
        for continuation in continuations.values { continuation.finish() }
        continuations = [:]
    }
}
