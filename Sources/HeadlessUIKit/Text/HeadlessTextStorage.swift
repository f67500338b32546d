/// Replaces the text storage of text views, which Foundation's attributed strings can't be on Linux.
@preconcurrency @MainActor
public enum HeadlessTextStorage {
    /// Does what an app does between `beginEditing()` and `endEditing()` of a text view's text storage.
    ///
    /// On a device, the older of UIKit's text engines raises an exception if a caret is requested meanwhile. Here,
    /// ``HeadlessDevice/caretRequestsDuringEdits`` counts these requests.
    public static func edit(_ textView: UITextView, _ changes: () -> Void) {
        textView.storageEdits += 1
        changes()
        textView.storageEdits -= 1
    }

    /// Whether the text storage of a text view is being edited.
    public static func isEdited(in textView: UITextView) -> Bool { textView.storageEdits > 0 }
}
