/// The action of a gesture recognizer, in place of a target and a selector on iOS.
@preconcurrency @MainActor
public enum HeadlessGesture {
    /// Has `action` called in every state of `recognizer` but `.possible` and `.failed`, in place of the action before.
    public static func setAction<Recognizer: UIGestureRecognizer>(
        of recognizer: Recognizer, _ action: @escaping (Recognizer) -> Void
    ) {
        recognizer.action = { action($0 as! Recognizer) }
    }
}
