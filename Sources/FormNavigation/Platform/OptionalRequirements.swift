import UIKit

// Optional requirements, called so that `nil` means "not implemented" in both worlds.
#if canImport(ObjectiveC)
    extension UITextFieldDelegate {
        func callShouldReturn(_ field: UITextField) -> Bool? { textFieldShouldReturn?(field) }
    }

    extension UITextViewDelegate {
        func callShouldChange(_ view: UITextView, in range: NSRange, to text: String) -> Bool? {
            textView?(view, shouldChangeTextIn: range, replacementText: text)
        }

        @available(iOS 26.0, *)
        func callShouldChange(_ view: UITextView, in ranges: [NSValue], to text: String) -> Bool? {
            textView?(view, shouldChangeTextInRanges: ranges, replacementText: text)
        }

        func callDidChangeSelection(_ view: UITextView) { textViewDidChangeSelection?(view) }
    }

    /// What a requirement returns that should not have been called: `responds(to:)` denies it.
    func notImplemented<Result>(_ answer: Result) -> Result { answer }
#else
    extension UITextFieldDelegate {
        func callShouldReturn(_ field: UITextField) -> Bool? {
            HeadlessOptional.call(self, "textFieldShouldReturn(_:)") { $0.textFieldShouldReturn(field) }
        }
    }

    extension UITextViewDelegate {
        func callShouldChange(_ view: UITextView, in range: NSRange, to text: String) -> Bool? {
            HeadlessOptional.call(self, "textView(_:shouldChangeTextIn:replacementText:)") {
                $0.textView(view, shouldChangeTextIn: range, replacementText: text)
            }
        }

        func callShouldChange(_ view: UITextView, in ranges: [NSValue], to text: String) -> Bool? {
            HeadlessOptional.call(self, "textView(_:shouldChangeTextInRanges:replacementText:)") {
                $0.textView(view, shouldChangeTextInRanges: ranges, replacementText: text)
            }
        }

        func callDidChangeSelection(_ view: UITextView) { textViewDidChangeSelection(view) }
    }

    /// What a requirement returns that this object implements only sometimes, and not now.
    @MainActor func notImplemented<Result>(_ answer: Result) -> Result { HeadlessOptional.notImplemented(answer) }
#endif
