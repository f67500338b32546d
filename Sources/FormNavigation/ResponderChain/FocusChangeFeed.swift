import UIKit

/// Tells the app, for one navigator, which fields get focus and lose it, and why: its delegate, and whoever listens.
@MainActor
final class FocusChangeFeed {
    private unowned let navigator: ResponderChainNavigator
    private let feed = ChangeFeed<FormFocusChange>()
    /// Why focus changes just now. Whatever moves it does so within one call.
    private var reason = FormFocusChange.Reason.other
    /// The field that got focus last.
    private(set) weak var lastField: UIView?

    init(for navigator: ResponderChainNavigator) { self.navigator = navigator }

    /// What is still to come, for one listener.
    func stream() -> AsyncStream<FormFocusChange> { feed.stream() }

    /// Ends all streams.
    func finish() { feed.finish() }

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

    /// A field has got focus, or lost it.
    func tell(of field: UIView, isFocused: Bool) {
        if isFocused { lastField = field }
        let reason = reason
        feed.send(FormFocusChange(field, isFocused: isFocused, reason))
        navigator.delegate {
            if isFocused {
                $0.formNavigator($1, didBeginEditingIn: field, because: reason)
            } else {
                $0.formNavigator($1, didEndEditingIn: field, because: reason)
            }
        }
    }
}
