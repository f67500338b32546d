import UIKit

/// Stands between one field and its delegate, takes the Return key, and hands on everything else.
///
/// A proxy serves one field and one delegate for its whole life, since UIKit notes what a delegate implements when it
/// is assigned. It holds both weakly.
@MainActor
protocol DelegateProxy: AnyObject {
    /// Whether the field has this proxy, and not a delegate that the app has set since.
    var isInstalled: Bool { get }
    /// Who takes the Return key. A proxy without one hands on even that.
    var handler: ReturnKeyHandler? { get set }
    /// Gives the field the delegate that it had.
    func restore()
}

/// The proxy of a text field.
final class TextFieldProxy: ForwardingObject, DelegateProxy, UITextFieldDelegate {
    weak var handler: ReturnKeyHandler?
    private weak var field: UITextField?
    private weak var original: (any UITextFieldDelegate)?
    private var isAnswering = false

    init(field: UITextField, handler: ReturnKeyHandler) {
        self.field = field
        self.original = field.delegate
        self.handler = handler
        super.init(target: field.delegate)
        field.delegate = self
    }

    var isInstalled: Bool { field?.delegate === self }

    func restore() { field?.delegate = original }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        // Two objects that each stand in front of the other would ask for ever.
        guard !isAnswering else { return true }
        isAnswering = true
        defer { isAnswering = false }
        let hadFocus = textField.isFirstResponder
        guard original?.callShouldReturn(textField) ?? true else { return false }
        guard hadFocus, let handler, handler.takesReturn(textField) else { return true }
        // True would make UIKit send these (B3, B5), but it can also take focus away from the next field (B4).
        textField.sendActions(for: .editingDidEndOnExit)
        textField.sendActions(for: .primaryActionTriggered)
        if handler.takesReturn(textField) { handler.onReturn(textField) }
        return false
    }
}

/// The proxy of a text view, whose Return key is a change of text like any other (B7).
final class TextViewProxy: ForwardingObject, DelegateProxy, UITextViewDelegate {
    weak var handler: ReturnKeyHandler?
    // One object serves as the text view's delegate and as the scroll view's (C5), and an app may have set either.
    private weak var field: UIScrollView?
    private weak var original: (any UIScrollViewDelegate)?

    init(field: UIScrollView, handler: ReturnKeyHandler) {
        self.field = field
        self.original = field.delegate
        self.handler = handler
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
        guard allowed, text == "\n", let handler, handler.takesReturn(textView) else { return allowed }
        handler.onReturn(textView)
        return false
    }
}
