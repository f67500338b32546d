/// The action of a gesture recognizer, in place of a target and a selector on iOS.
@preconcurrency @MainActor
public enum HeadlessGesture {
    /// Sets the action of a recognizer, which is called in every state but `.possible` and `.failed`.
    public static func setAction<Recognizer: UIGestureRecognizer>(
        of recognizer: Recognizer, _ action: @escaping (Recognizer) -> Void
    ) {
        recognizer.action = { action($0 as! Recognizer) }
    }
}
