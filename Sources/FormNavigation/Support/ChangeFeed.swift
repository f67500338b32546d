/// Sends changes of one kind to every listener.
@MainActor
final class ChangeFeed<Change: Sendable> {
    private var continuations: [Int: AsyncStream<Change>.Continuation] = [:]
    private var streamCount = 0
    private var isFinished = false

    /// The number of changes that are buffered for a listener that's busy. The oldest ones are dropped.
    private static var limit: Int { 100 }

    /// Returns the changes from now on, for one listener. The stream is empty after the feed has finished.
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
