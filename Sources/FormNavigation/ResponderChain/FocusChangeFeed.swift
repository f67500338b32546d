import UIKit

/// Tells whoever listens which fields of a form get focus and lose it, and why.
@MainActor
final class FocusChangeFeed {
    /// Why focus changes just now: what the navigator does for one reason is done at once.
    private var reason = FormFocusChange.Reason.other
    private var continuations: [Int: AsyncStream<FormFocusChange>.Continuation] = [:]
    private var streamCount = 0

    /// What is still to come, for one listener.
    func stream() -> AsyncStream<FormFocusChange> {
        let id = streamCount
        streamCount += 1
        let (stream, continuation) = AsyncStream.makeStream(of: FormFocusChange.self)
        continuations[id] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.continuations[id] = nil }
        }
        return stream
    }

    /// Does something that may move focus. Within a move for one reason, a further one has its own.
    func because<Result>(of reason: FormFocusChange.Reason, _ body: () -> Result) -> Result {
        let before = self.reason
        self.reason = reason
        defer { self.reason = before }
        return body()
    }

    /// Does the same, unless it is part of something that has a reason already.
    func because<Result>(ofAtLeast reason: FormFocusChange.Reason, _ body: () -> Result) -> Result {
        because(of: self.reason == .other ? reason : self.reason, body)
    }

    func send(_ field: UIView, isFocused: Bool) -> FormFocusChange {
        let change = FormFocusChange(field, isFocused: isFocused, reason)
        for continuation in continuations.values { continuation.yield(change) }
        return change
    }

    /// Ends all streams.
    func finish() {
        for continuation in continuations.values { continuation.finish() }
        continuations = [:]
    }
}
