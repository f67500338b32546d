/// The reason why focus changes right now.
///
/// All navigators share it: whatever moves focus does so within one call, even between the fields of two navigators.
@MainActor
final class FocusReason {
    private(set) var current = FormFocusChange.Reason.other

    /// Performs changes that may move focus, with a reason.
    func during<Result>(_ reason: FormFocusChange.Reason, _ changes: () -> Result) -> Result {
        let before = current
        current = reason
        defer { current = before }
        return changes()
    }
}
