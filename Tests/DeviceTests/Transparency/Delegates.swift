import UIKit

/// A delegate that stands in front of another and hands on everything, as libraries put one there.
final class FrontDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate, HeadlessForwarding {
    private weak var target: AnyObject?
    /// Keeps the target, if that is wanted.
    private let kept: AnyObject?

    init(of target: AnyObject?, keeping: Bool) {
        self.target = target
        kept = keeping ? target : nil
    }

    var headlessForwardingTarget: AnyObject? { target }
}

/// A text field that is its own delegate. It takes no nines and is not emptied.
final class OwnTextField: UITextField, UITextFieldDelegate {
    weak var log: SessionLog?

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        log?.write("own shouldBegin \(describe(textField))")
        return true
    }

    func textFieldDidEndEditing(_ textField: UITextField) { log?.write("own didEnd \(describe(textField))") }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        log?.write("own shouldChange \(describe(textField)) \(range) \(string)")
        return string != "9"
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        log?.write("own shouldClear \(describe(textField))")
        return false
    }
}

/// A text view that is its own delegate. It takes no exclamation marks.
final class OwnTextView: UITextView, UITextViewDelegate {
    weak var log: SessionLog?

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        log?.write("own shouldEnd \(describe(textView))")
        return true
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        log?.write("own shouldChange \(describe(textView)) \(range) \(text)")
        return text != "!"
    }

    func textViewDidChange(_ textView: UITextView) { log?.write("own didChange \(describe(textView))") }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { log?.write("own didScroll \(describe(scrollView))") }
}
