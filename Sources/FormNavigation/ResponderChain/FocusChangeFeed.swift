import UIKit

/// Tells whoever listens which fields of a form get focus and lose it, and why.
@MainActor
final class FocusChangeFeed {
    /// Why focus changes just now. Whatever moves it does so within one call.
    private var reason = FormFocusChange.Reason.other
    private let feed = ChangeFeed<FormFocusChange>()

    /// What is still to come, for one listener.
    func stream() -> AsyncStream<FormFocusChange> { feed.stream() }

    /// Does something that may move focus, for this reason. What the app does in the course of it may have another.
    func withReason<Result>(_ reason: FormFocusChange.Reason, _ body: () -> Result) -> Result {
        let before = self.reason
        self.reason = reason
        defer { self.reason = before }
        return body()
    }

    /// Does something that may move focus, for the reason that there is already, or else for this one.
    func withReason<Result>(orElse reason: FormFocusChange.Reason, _ body: () -> Result) -> Result {
        withReason(self.reason == .other ? reason : self.reason, body)
    }

    func send(_ field: UIView, isFocused: Bool) -> FormFocusChange {
        let change = FormFocusChange(field, isFocused: isFocused, reason)
        feed.send(change)
        return change
    }

    /// Ends all streams.
    func finish() { feed.finish() }
}
