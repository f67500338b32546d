import UIKit

/// Stands between one field and its delegate, takes part in Return and in movements of the caret, and hands on
/// everything.
///
/// A proxy serves one field and one delegate for its whole life, since UIKit notes what a delegate implements when it
/// is assigned. It holds both weakly.
@MainActor
protocol DelegateProxy: AnyObject {
    /// Whether the field has this proxy, and not a delegate that the app has set since.
    var isInstalled: Bool { get }
    /// Who takes part. A proxy without one only hands on.
    var installer: ProxyInstaller? { get set }
    /// Gives the field the delegate that it had.
    func restore()
}

/// The proxy of a text field.
final class TextFieldProxy: ForwardingObject, DelegateProxy, UITextFieldDelegate {
    weak var installer: ProxyInstaller?
    private weak var field: UITextField?
    private weak var original: (any UITextFieldDelegate)?
    private var isAnswering = false

    init(field: UITextField, installer: ProxyInstaller) {
        self.field = field
        self.original = field.delegate
        self.installer = installer
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
        guard hadFocus, let installer, installer.takesReturn(textField) else { return true }
        // True would make UIKit send these (B3, B5), but it can also take focus away from the next field (B4).
        textField.sendActions(for: .editingDidEndOnExit)
        textField.sendActions(for: .primaryActionTriggered)
        if installer.takesReturn(textField) { installer.onReturn(textField) }
        return false
    }
}

/// The proxy of a text view, whose Return key is a change of text like any other (B7).
final class TextViewProxy: ForwardingObject, DelegateProxy, UITextViewDelegate {
    weak var installer: ProxyInstaller?
    // One object serves as the text view's delegate and as the scroll view's (C5), and an app may have set either.
    private weak var field: UIScrollView?
    private weak var original: (any UIScrollViewDelegate)?
    private var isAnswering = false

    init(field: UIScrollView, installer: ProxyInstaller) {
        self.field = field
        self.original = field.delegate
        self.installer = installer
        super.init(target: field.delegate)
        field.delegate = self
    }

    var isInstalled: Bool { field?.delegate === self }

    func restore() { field?.delegate = original }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        answer(textView, text) { textDelegate?.callShouldChange(textView, in: range, to: text) ?? true } ?? true
    }

    @available(iOS 26.0, *)
    func textView(_ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String)
        -> Bool
    {
        answer(textView, text) { textDelegate?.callShouldChange(textView, in: ranges, to: text) }
            ?? notImplemented(true)
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        textDelegate?.callDidChangeSelection(textView)
        installer?.onSelection(textView)
    }

    private var textDelegate: (any UITextViewDelegate)? { original as? any UITextViewDelegate }

    private func answer(_ textView: UITextView, _ text: String, _ ask: () -> Bool?) -> Bool? {
        // Two objects that each stand in front of the other would ask for ever.
        guard !isAnswering else { return true }
        isAnswering = true
        defer { isAnswering = false }
        let hadFocus = textView.isFirstResponder
        guard let allowed = ask() else { return nil }
        guard allowed, text == "\n", hadFocus, let installer, installer.takesReturn(textView) else {
            return allowed
        }
        installer.onReturn(textView)
        return false
    }
}
