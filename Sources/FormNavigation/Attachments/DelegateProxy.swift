import UIKit

/// Takes part in what UIKit asks and tells the delegates of fields.
@MainActor
final class DelegateHandler {
    /// Whether Return in a field is to be taken, after the app's delegate has allowed it.
    let takesReturn: @MainActor (UIView) -> Bool
    /// Does what Return does.
    let returnPressed: @MainActor (UIView) -> Void
    /// Called when the caret of a text view has moved.
    let caretMoved: @MainActor (UIView) -> Void

    init(
        takesReturn: @escaping @MainActor (UIView) -> Bool, returnPressed: @escaping @MainActor (UIView) -> Void,
        caretMoved: @escaping @MainActor (UIView) -> Void
    ) {
        self.takesReturn = takesReturn
        self.returnPressed = returnPressed
        self.caretMoved = caretMoved
    }
}

/// Stands between one field and its delegate, takes part in Return and in movements of the caret, and hands on
/// everything.
///
/// A proxy serves one field and one delegate for its whole life, since UIKit notes what a delegate implements when it
/// is assigned. It holds both weakly.
@MainActor
protocol DelegateProxy: AnyObject {
    /// Who takes part. A proxy without one only hands on.
    var handler: DelegateHandler? { get set }
    /// Whether the field has this proxy, and not a delegate that the app has set since.
    func isInstalled(on field: any FormField) -> Bool
    /// Gives the field the delegate that it had.
    func restore(_ field: any FormField)
}

/// Makes proxies, and takes them out of service.
@MainActor
enum DelegateProxies {
    /// Proxies that another object has taken the place of, which may hand on to them: they must not go before the field.
    private static var retired = WeakRegistry<UIView, [any DelegateProxy]>()

    /// Returns a proxy that is the field's delegate now, or `nil` for a field whose class handles its delegate by itself.
    static func install(on field: any FormField, _ handler: DelegateHandler) -> (any DelegateProxy)? {
        let proxy: (any DelegateProxy)? =
            switch field {
            // Such a field hands on to whatever is assigned, and a proxy that hands on to it would run in a circle.
            case _ where field.keepsDelegateToItself: nil
            case let field as UITextField: TextFieldProxy(field: field, handler)
            case let field as UITextView: TextViewProxy(field: field, handler)
            default: nil
            }
        if let proxy, proxy.isInstalled(on: field) { return proxy }
        proxy?.restore(field)
        FormNavigator.report(.keptDelegate(field))
        return nil
    }

    /// Takes a proxy out of service: it gives the field its delegate back, or, where another object has stepped in front
    /// of it, hands on everything from now on.
    static func retire(_ proxy: any DelegateProxy, of field: any FormField) {
        proxy.handler = nil
        if proxy.isInstalled(on: field) {
            proxy.restore(field)
        } else {
            retired[field, default: []].append(proxy)
        }
    }
}

/// The proxy of a text field.
final class TextFieldProxy: ForwardingObject, DelegateProxy, UITextFieldDelegate {
    var handler: DelegateHandler?
    private weak var original: (any UITextFieldDelegate)?
    private var isAnswering = false

    init(field: UITextField, _ handler: DelegateHandler) {
        self.handler = handler
        original = field.delegate
        super.init(target: field.delegate)
        field.delegate = self
    }

    func isInstalled(on field: any FormField) -> Bool { (field as? UITextField)?.delegate === self }

    func restore(_ field: any FormField) { (field as? UITextField)?.delegate = original }

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
        if handler.takesReturn(textField) { handler.returnPressed(textField) }
        return false
    }
}

/// The proxy of a text view, whose Return key is a change of text like any other (B7).
final class TextViewProxy: ForwardingObject, DelegateProxy, UITextViewDelegate {
    var handler: DelegateHandler?
    // One object serves as the text view's delegate and as the scroll view's (C5), and an app may have set either.
    private weak var original: (any UIScrollViewDelegate)?
    private var isAnswering = false

    init(field: UITextView, _ handler: DelegateHandler) {
        self.handler = handler
        let scrollView: UIScrollView = field
        original = scrollView.delegate
        super.init(target: scrollView.delegate)
        scrollView.delegate = self
    }

    func isInstalled(on field: any FormField) -> Bool { (field as? UIScrollView)?.delegate === self }

    func restore(_ field: any FormField) { (field as? UIScrollView)?.delegate = original }

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
        handler?.caretMoved(textView)
    }

    private var textDelegate: (any UITextViewDelegate)? { original as? any UITextViewDelegate }

    private func answer(_ textView: UITextView, _ text: String, _ ask: () -> Bool?) -> Bool? {
        // Two objects that each stand in front of the other would ask for ever.
        guard !isAnswering else { return true }
        isAnswering = true
        defer { isAnswering = false }
        let hadFocus = textView.isFirstResponder
        guard let allowed = ask() else { return nil }
        guard allowed, text == "\n", hadFocus, let handler, handler.takesReturn(textView) else {
            return allowed
        }
        handler.returnPressed(textView)
        return false
    }
}
