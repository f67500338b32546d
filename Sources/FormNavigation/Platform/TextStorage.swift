import UIKit

extension UIView {
    /// Whether code is editing the text storage of this text view right now, so that the older of UIKit's text engines
    /// raises an exception if it's asked for a caret (Q37).
    var isTextStorageEdited: Bool {
        guard let textView = self as? UITextView else { return false }
        #if HEADLESS_UIKIT
            return HeadlessTextStorage.isEdited(in: textView)
        #else
            return !textView.textStorage.editedMask.isEmpty
        #endif
    }
}
