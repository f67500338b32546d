import UIKit

/// Stands between one field and its delegate, takes the Return key, and hands on everything else.
///
/// A proxy serves one field and one delegate for its whole life, since UIKit notes what a delegate implements when it
/// is assigned. It holds both weakly.
@MainActor
protocol DelegateProxy: AnyObject {
    /// Whether the field has this proxy, and not a delegate that the app has set since.
    var isInstalled: Bool { get }
    /// Gives the field the delegate that it had.
    func restore()
}

/// The proxy of a text field.
final class TextFieldProxy: ForwardingObject, DelegateProxy, UITextFieldDelegate {
    private weak var field: UITextField?
    private weak var original: (any UITextFieldDelegate)?
    private let onReturn: @MainActor (UIView) -> Void

    /// - Parameter onReturn: Called when Return was pressed and neither the delegate nor an action objected.
    init(field: UITextField, onReturn: @escaping @MainActor (UIView) -> Void) {
        self.field = field
        self.original = field.delegate
        self.onReturn = onReturn
        super.init(target: field.delegate)
        field.delegate = self
    }

    var isInstalled: Bool { field?.delegate === self }

    func restore() { field?.delegate = original }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let allowed = original?.callShouldReturn(textField) ?? true
        // A delegate that moved focus by itself has done what it wanted.
        guard allowed, textField.isFirstResponder else { return allowed }
        // True would make UIKit send these (B3, B5), but it can also take focus away from the next field (B4).
        textField.sendActions(for: .editingDidEndOnExit)
        textField.sendActions(for: .primaryActionTriggered)
        if textField.isFirstResponder { onReturn(textField) }
        return false
    }
}

/// The proxy of a text view, whose Return key is a change of text like any other (B7).
final class TextViewProxy: ForwardingObject, DelegateProxy, UITextViewDelegate {
    // One object serves as the text view's delegate and as the scroll view's (C5), and an app may have set either.
    private weak var field: UIScrollView?
    private weak var original: (any UIScrollViewDelegate)?
    private let onReturn: @MainActor (UIView) -> Void

    /// - Parameter onReturn: Called when Return was pressed and the delegate did not object.
    init(field: UIScrollView, onReturn: @escaping @MainActor (UIView) -> Void) {
        self.field = field
        self.original = field.delegate
        self.onReturn = onReturn
        super.init(target: field.delegate)
        field.delegate = self
    }

    var isInstalled: Bool { field?.delegate === self }

    func restore() { field?.delegate = original }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        let allowed = textDelegate?.callShouldChange(textView, in: range, to: text) ?? true
        return answer(allowed, textView, text)
    }

    @available(iOS 26.0, *)
    func textView(_ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String)
        -> Bool
    {
        guard let allowed = textDelegate?.callShouldChange(textView, in: ranges, to: text) else {
            return notImplemented(true)
        }
        return answer(allowed, textView, text)
    }

    private var textDelegate: (any UITextViewDelegate)? { original as? any UITextViewDelegate }

    private func answer(_ allowed: Bool, _ textView: UITextView, _ text: String) -> Bool {
        guard allowed, text == "\n", textView.isFirstResponder else { return allowed }
        onReturn(textView)
        return false
    }
}
