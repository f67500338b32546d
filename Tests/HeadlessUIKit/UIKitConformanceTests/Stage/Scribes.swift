import UIKit

/// A text field's delegate that records calls, and gives the specified answers.
final class LoggingFieldDelegate: NSObject, UITextFieldDelegate {
    private let log: Log
    var mayBegin = true
    var mayEnd = true
    var mayClear = true

    init(_ log: Log) {
        self.log = log
        super.init()
    }

    private func write(_ what: String, _ field: UITextField) { log("\(what) \(field.accessibilityIdentifier ?? "?")") }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        write("shouldBegin", textField)
        return mayBegin
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { write("didBegin", textField) }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        write("shouldEnd", textField)
        return mayEnd
    }

    func textFieldDidEndEditing(_ textField: UITextField) { write("didEnd", textField) }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        write("shouldClear", textField)
        return mayClear
    }
}

/// A text view's delegate that records calls, and gives the specified answers.
final class LoggingViewDelegate: NSObject, UITextViewDelegate {
    private let log: Log
    var mayEnd = true

    init(_ log: Log) {
        self.log = log
        super.init()
    }

    private func write(_ what: String, _ view: UITextView) { log("\(what) \(view.accessibilityIdentifier ?? "?")") }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        write("shouldBegin", textView)
        return true
    }

    func textViewDidBeginEditing(_ textView: UITextView) { write("didBegin", textView) }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        write("shouldEnd", textView)
        return mayEnd
    }

    func textViewDidEndEditing(_ textView: UITextView) { write("didEnd", textView) }

    func textViewDidChange(_ textView: UITextView) { write("didChange", textView) }
}
