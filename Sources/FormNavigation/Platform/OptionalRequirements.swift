import UIKit

// Calls of optional requirements, with `nil` for "not implemented" with both UIKits.

extension UITextFieldDelegate {
    /// Whether the delegate answers what Return does. With the headless UIKit, that's known once it has been asked.
    var implementsShouldReturn: Bool {
        #if HEADLESS_UIKIT
            HeadlessOptional.isKnown("textFieldShouldReturn(_:)", in: self)
        #else
            responds(to: #selector(UITextFieldDelegate.textFieldShouldReturn(_:)))
        #endif
    }

    func callShouldReturn(_ field: UITextField) -> Bool? {
        #if HEADLESS_UIKIT
            HeadlessOptional.call(self, "textFieldShouldReturn(_:)") { $0.textFieldShouldReturn(field) }
        #else
            textFieldShouldReturn?(field)
        #endif
    }

    func callShouldChange(_ field: UITextField, in range: NSRange, to text: String) -> Bool? {
        #if HEADLESS_UIKIT
            HeadlessOptional.call(self, "textField(_:shouldChangeCharactersIn:replacementString:)") {
                $0.textField(field, shouldChangeCharactersIn: range, replacementString: text)
            }
        #else
            textField?(field, shouldChangeCharactersIn: range, replacementString: text)
        #endif
    }

    @available(iOS 26.0, *)
    func callShouldChange(_ field: UITextField, in ranges: [NSValue], to text: String) -> Bool? {
        #if HEADLESS_UIKIT
            HeadlessOptional.call(self, "textField(_:shouldChangeCharactersInRanges:replacementString:)") {
                $0.textField(field, shouldChangeCharactersInRanges: ranges, replacementString: text)
            }
        #else
            textField?(field, shouldChangeCharactersInRanges: ranges, replacementString: text)
        #endif
    }
}

extension UITextViewDelegate {
    func callShouldChange(_ view: UITextView, in range: NSRange, to text: String) -> Bool? {
        #if HEADLESS_UIKIT
            HeadlessOptional.call(self, "textView(_:shouldChangeTextIn:replacementText:)") {
                $0.textView(view, shouldChangeTextIn: range, replacementText: text)
            }
        #else
            textView?(view, shouldChangeTextIn: range, replacementText: text)
        #endif
    }

    @available(iOS 26.0, *)
    func callShouldChange(_ view: UITextView, in ranges: [NSValue], to text: String) -> Bool? {
        #if HEADLESS_UIKIT
            HeadlessOptional.call(self, "textView(_:shouldChangeTextInRanges:replacementText:)") {
                $0.textView(view, shouldChangeTextInRanges: ranges, replacementText: text)
            }
        #else
            textView?(view, shouldChangeTextInRanges: ranges, replacementText: text)
        #endif
    }

    func callDidChangeSelection(_ view: UITextView) {
        #if HEADLESS_UIKIT
            textViewDidChangeSelection(view)
        #else
            textViewDidChangeSelection?(view)
        #endif
    }
}

extension UITextInput {
    /// Whether the text may change: before iOS 18 there was no way to prevent that.
    var allowsEditing: Bool {
        guard #available(iOS 18.0, *) else { return true }
        #if HEADLESS_UIKIT
            return isEditable
        #else
            return isEditable ?? true
        #endif
    }
}

/// The result of a requirement that this object implements only sometimes, and not now.
@MainActor
func notImplemented<Result>(_ answer: Result) -> Result {
    #if HEADLESS_UIKIT
        HeadlessOptional.notImplemented(answer)
    #else
        answer  // It should not have been called: `responds(to:)` denies it.
    #endif
}
