import UIKit

/// A text field that's its own delegate. It doesn't accept nines and can't be cleared.
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

/// A text view that's its own delegate. It doesn't accept exclamation marks.
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

/// A text field whose class puts its own delegate in front of the app's. It doesn't accept nines.
final class MaskedTextField: UITextField {
    private final class Mask: NSObject, UITextFieldDelegate, HeadlessForwarding {
        weak var target: AnyObject?
        var headlessForwardingTarget: AnyObject? { target }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { string != "9" }
    }

    private let disguise = Mask()
    /// Whether ``delegate`` returns that delegate. It doesn't by default.
    private let showsMask: Bool

    init(showsMask: Bool = false) {
        self.showsMask = showsMask
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var delegate: (any UITextFieldDelegate)? {
        get { showsMask ? disguise : disguise.target as? any UITextFieldDelegate }
        set {
            if newValue !== disguise { disguise.target = newValue }
            super.delegate = disguise
        }
    }
}
