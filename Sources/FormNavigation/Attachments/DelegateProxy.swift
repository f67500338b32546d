import UIKit

/// The navigator's part in what UIKit asks and tells the delegates of fields.
struct DelegateHandler {
    /// Whether the navigator handles Return in a field, after the app's delegate has allowed it.
    let takesReturn: @MainActor (UIView) -> Bool
    /// Receives Return, changes of text, and movements of the caret.
    let send: @MainActor (Event) -> Void

    /// Something that happens in a field while UIKit asks or informs its delegate.
    enum Event {
        /// Return was pressed, and the app's delegate has allowed it.
        case pressedReturn(UIView)
        /// The app's delegate is about to be asked about a change of text.
        case textWillChange(UIView)
        /// The app's delegate has refused a change of text, and may have set another text instead.
        case textMayHaveChanged(UIView)
        /// The caret of a text view has moved.
        case caretMoved(UIView)
    }
}

/// Proxies one field's delegate, forwarding every call, and takes part in Return and in movements of the caret.
///
/// A proxy serves one field and one delegate for its whole life, since UIKit notes what a delegate implements when it's
/// assigned. It holds both weakly.
///
/// The app's own proxy may put itself in front of this one at any time and repeatedly, as RxSwift's does (P16), or take
/// over its field's `delegate` permanently, as ReactiveCocoa's does. This proxy then stays where it is. If it moved to
/// the front each time, it would sooner or later forward to an object that forwards to it.
@MainActor
class DelegateProxy: ForwardingObject {
    /// The handler. A proxy without one only forwards.
    fileprivate(set) var handler: DelegateHandler?
    /// When the handler handles Return in the field.
    var returnHandling = ReturnHandling.never
    private weak var field: UIView?
    /// The questions that the app's delegate is being asked right now.
    private var openQuestions: Set<Question> = []
    /// Whether the field forwards to this proxy instead of having it as its delegate.
    fileprivate var isBehindField = false

    /// When a proxy's handler handles Return.
    enum ReturnHandling {
        case never
        /// If the app's delegate doesn't have an answer of its own.
        case withoutAnswer
        case always
    }

    /// The questions that a proxy takes part in answering.
    enum Question {
        case shouldReturn, shouldChangeText
    }

    /// Answers a question with `body`, or with `true` while it's already being asked, because two objects that proxy
    /// each other would ask forever.
    func answer(_ question: Question, _ body: () -> Bool?) -> Bool? {
        guard openQuestions.insert(question).inserted else { return true }
        defer { openQuestions.remove(question) }
        return body()
    }

    fileprivate init(of field: any FormField, inFrontOf original: AnyObject?, _ handler: DelegateHandler) {
        self.field = field
        self.handler = handler
        super.init(original: original)
    }

    /// Makes an object the field's delegate: the proxy, its original, or what the original forwarded to.
    fileprivate func assign(_ delegate: AnyObject?, to field: any FormField) {}

    /// Whether the field's delegate is this proxy or forwards to it, and not one that the app has set since.
    func isInstalled(on field: any FormField) -> Bool { isReached(from: field.anyDelegate) }

    // An object that doesn't reveal whether it forwards to this one does so if it, or another proxy in front of it, is
    // the delegate, because no other object could have called.
    nonisolated override var mayUseOriginal: Bool {
        guard isOnMainThread else { return true }
        return MainActor.assumeIsolated {
            guard let original, let delegate = field?.anyDelegate, delegate !== self else { return true }
            return delegate !== original && (delegate as? DelegateProxy)?.original !== original
        }
    }

    /// Puts the proxy in front of its original.
    fileprivate func install(on field: any FormField) -> Bool {
        lookBehindOriginal()
        assign(self, to: field)
        isBehindField = field.anyDelegate !== self
        return isInstalled(on: field)
    }

    /// Restores the field's delegate, or leaves the one that the app has set since.
    ///
    /// - Returns: Whether nothing forwards to the proxy anymore, as far as is known.
    fileprivate func remove(from field: any FormField) -> Bool {
        if field.anyDelegate === self || isBehindField && isInstalled(on: field) { assign(target, to: field) }
        return !isInstalled(on: field) && field.anyDelegate === original
    }
}

/// Creates proxies, and retires them.
@MainActor
enum DelegateProxies {
    /// Proxies that another object has replaced but may still forward to: they must live as long as their field.
    private static let retired = AssociatedKey<[DelegateProxy]>()

    /// Returns a proxy that's called for the field from now on, or `nil` for a field whose class handles its delegate
    /// on its own.
    static func install(on field: any FormField, _ handler: DelegateHandler) -> DelegateProxy? {
        // Such a field forwards to whatever is assigned, so a proxy that forwards to it would cause an infinite loop.
        guard !field.keepsDelegateToItself else { return refuse(field) }
        if let proxy = takeRetired(of: field, where: { $0.isInstalled(on: field) }) {
            proxy.handler = handler
            return proxy
        }
        // If the app sets the same delegate repeatedly, a new proxy each time would soon add up to many.
        let current = field.anyDelegate
        if let proxy = takeRetired(of: field, where: { $0.original === current }), proxy.install(on: field) {
            proxy.handler = handler
            return proxy
        }
        let proxy: DelegateProxy? =
            switch field {
            case let field as UITextField: TextFieldProxy(field: field, handler)
            case let field as UITextView: TextViewProxy(field: field, handler)
            default: nil
            }
        if let proxy, proxy.install(on: field) { return proxy }
        // Whatever the field uses as its delegate forwards to the proxy now, if it forwards to anything. A setter may be
        // the app's, and may have set another delegate.
        if field.anyDelegate === current { proxy?.assign(nil, to: field) }
        return refuse(field)
    }

    /// Retires a proxy: it restores the field's delegate, and from now on forwards every call it still receives.
    static func retire(_ proxy: DelegateProxy, of field: any FormField) {
        proxy.handler = nil
        proxy.returnHandling = .never
        guard !proxy.remove(from: field) else { return }
        // If a proxy's delegate is deallocated, the proxy has nothing to forward to.
        retired[field] = (retired[field] ?? []).filter { $0.original != nil } + [proxy]
    }

    private static func takeRetired(
        of field: any FormField, where isWanted: (DelegateProxy) -> Bool
    ) -> DelegateProxy? {
        guard let index = retired[field]?.firstIndex(where: isWanted) else { return nil }
        return retired[field]?.remove(at: index)
    }

    private static func refuse(_ field: any FormField) -> DelegateProxy? {
        DecisionTrace.report(.keptDelegate(field))
        return nil
    }
}

extension UIView {
    /// The object that UIKit calls for a text field or text view. One object serves as a text view's delegate and as
    /// its scroll view's (C5), and an app may have set either.
    fileprivate var anyDelegate: AnyObject? { (self as? UITextField)?.delegate ?? (self as? UIScrollView)?.delegate }
}

/// The proxy of a text field.
final class TextFieldProxy: DelegateProxy, UITextFieldDelegate {
    private weak var delegate: (any UITextFieldDelegate)?

    /// The object to ask.
    var asked: (any UITextFieldDelegate)? { asDelegate(target) }

    init(field: UITextField, _ handler: DelegateHandler) {
        delegate = field.delegate
        super.init(of: field, inFrontOf: field.delegate, handler)
    }

    fileprivate override func assign(_ object: AnyObject?, to field: any FormField) {
        (field as? UITextField)?.delegate = asDelegate(object)
    }

    /// An object as a delegate. Casting one fails if it's an Objective-C object that doesn't declare the protocol, which
    /// Interface Builder connects nonetheless. So the field's own reference is used if possible.
    private func asDelegate(_ object: AnyObject?) -> (any UITextFieldDelegate)? {
        object === delegate ? delegate : object as? any UITextFieldDelegate
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        answer(.shouldReturn) { takeReturn(in: textField) } ?? true
    }

    private func takeReturn(in textField: UITextField) -> Bool {
        // The delegate may end editing, which also ends the proxy's work.
        let (handler, handling) = (textField.isFirstResponder ? handler : nil, returnHandling)
        let answer = asked?.callShouldReturn(textField)
        guard answer ?? true else { return false }
        guard handling == .always || handling == .withoutAnswer && answer == nil, let handler,
            handler.takesReturn(textField)
        else { return true }
        // Returning `true` would make UIKit send these (B3, B5), but can also take focus away from the next field (B4).
        textField.sendReturnEvents()
        if handler.takesReturn(textField) { handler.send(.pressedReturn(textField)) }
        return false
    }
}

extension UITextField {
    /// Sends the events that UIKit sends for Return, each of them once.
    ///
    /// `UIControl` may send the primary event itself when `.editingDidEndOnExit` is sent (Neuburg, quoted in
    /// TORoundedButton#13).
    fileprivate func sendReturnEvents() {
        var hasSentPrimary = false
        let note = UIAction { _ in hasSentPrimary = true }
        addAction(note, for: .primaryActionTriggered)
        sendActions(for: .editingDidEndOnExit)
        removeAction(note, for: .primaryActionTriggered)
        if !hasSentPrimary { sendActions(for: .primaryActionTriggered) }
    }
}

/// The proxy of a text view, in which Return is a change of text like any other (B7).
final class TextViewProxy: DelegateProxy, UITextViewDelegate {
    private weak var delegate: (any UIScrollViewDelegate)?
    private weak var textDelegate: (any UITextViewDelegate)?

    init(field: UITextView, _ handler: DelegateHandler) {
        let scrollView: UIScrollView = field
        delegate = scrollView.delegate
        textDelegate = field.delegate
        super.init(of: field, inFrontOf: scrollView.delegate, handler)
    }

    fileprivate override func assign(_ object: AnyObject?, to field: any FormField) {
        (field as? UIScrollView)?.delegate = object === delegate ? delegate : object as? any UIScrollViewDelegate
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        answer(textView, text) { asked?.callShouldChange(textView, in: range, to: text) ?? true } ?? true
    }

    @available(iOS 26.0, *)
    func textView(_ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String)
        -> Bool
    {
        answer(textView, text) { asked?.callShouldChange(textView, in: ranges, to: text) }
            ?? notImplemented(true)
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        asked?.callDidChangeSelection(textView)
        handler?.send(.caretMoved(textView))
    }

    /// The object to ask. A cast may fail, as for a text field's delegate.
    private var asked: (any UITextViewDelegate)? {
        target === textDelegate ? textDelegate : target as? any UITextViewDelegate
    }

    /// - Parameter ask: Asks the app's delegate whether the text may change.
    private func answer(_ textView: UITextView, _ text: String, _ ask: () -> Bool?) -> Bool? {
        answer(.shouldChangeText) { takeChange(of: textView, to: text, ask) }
    }

    private func takeChange(of textView: UITextView, to text: String, _ ask: () -> Bool?) -> Bool? {
        let returnHandler = textView.isFirstResponder && returnHandling != .never ? handler : nil
        handler?.send(.textWillChange(textView))
        guard let allowed = ask() else { return nil }
        // Writing Tools may replace something with a line break.
        if text == "\n", !textView.usesWritingTools, let handler = returnHandler, handler.takesReturn(textView) {
            // A text view doesn't ask about Return separately (B7). `false` prevents the line break, and so does a
            // limit on the length, so `false` doesn't prevent the move. To keep focus, a delegate refuses to end
            // editing.
            if allowed || textView.isFirstResponder { handler.send(.pressedReturn(textView)) }
            return false
        }
        handler?.send(allowed ? .textWillChange(textView) : .textMayHaveChanged(textView))
        return allowed
    }
}
