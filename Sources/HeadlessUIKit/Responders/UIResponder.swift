/// An object that takes part in the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    /// The next object in the responder chain. `nil` by default.
    open var next: UIResponder? { nil }

    /// The object has been loaded from an interface file. There are none here, so it's never called.
    open func awakeFromNib() {}

    /// The object is shown while a screen is designed, which it never is here.
    open func prepareForInterfaceBuilder() {}

    /// The nearest one up the responder chain. A window has one.
    open var undoManager: UndoManager? { next?.undoManager }

    /// The input mode for this object; `nil` if the keyboard isn't there for it.
    open var textInputMode: UITextInputMode? {
        let device = HeadlessDevice.current
        guard device.keyboard.responder === self else { return nil }
        return UITextInputMode(
            primaryLanguage: device.keyboard.isDictating ? "dictation" : device.language.identifier)
    }

    // MARK: First responder

    /// Whether this object would take first-responder status. `false` by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this object would give up first-responder status. `true` by default.
    open var canResignFirstResponder: Bool { true }

    /// Whether events without a position, such as typing, are sent here first.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Asks for first-responder status in the receiver's window.
    ///
    /// - Returns: Whether the receiver is first responder now.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        FirstResponderExchange.become(self)
    }

    /// Gives up first-responder status.
    ///
    /// - Returns: Whether the receiver isn't first responder now.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        FirstResponderExchange.resign(self)
    }

    // MARK: Touches

    /// Fingers have touched the screen. Forwards to ``next`` by default.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Fingers have moved. Forwards to ``next`` by default.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Fingers have left the screen. Forwards to ``next`` by default.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Something has canceled the touches. Forwards to ``next`` by default.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Keys

    /// The keys of a hardware keyboard that do something while this object is in the chain above the first responder.
    /// `nil` by default.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Keys that nothing else handled were pressed. Forwards to ``next`` by default.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// The force of keys has changed. Forwards to ``next`` by default.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Keys were released. Forwards to ``next`` by default.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Something has canceled the presses. Forwards to ``next`` by default.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Input views

    /// The view that replaces the keyboard while this object is first responder. `nil` by default, so that UIKit asks
    /// the responder chain, and then shows the keyboard.
    open var inputView: UIView? { nil }

    /// The view above the keyboard while this object is first responder. `nil` by default, so that UIKit asks the
    /// responder chain.
    open var inputAccessoryView: UIView? { nil }

    /// The controller of the view that replaces the keyboard, for objects without an ``inputView``. `nil` by default.
    open var inputViewController: UIInputViewController? { nil }

    /// The controller of the view above the keyboard, for objects without an ``inputAccessoryView``. `nil` by default.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// The shortcuts above the keys of an iPad while this object is first responder.
    open var inputAssistantItem: UITextInputAssistantItem {
        if let assistantItem { return assistantItem }
        let item = UITextInputAssistantItem()
        assistantItem = item
        return item
    }

    private var assistantItem: UITextInputAssistantItem?

    /// Loads the input views and the keyboard's traits again. Ignored unless the receiver is first responder.
    open func reloadInputViews() {
        guard isFirstResponder, let window = responderWindow else { return }
        HeadlessDevice.current.keyboard.reload(in: window)
    }

    // MARK: Edit actions

    /// Copies and removes the selection. Forwards to ``next`` by default.
    open func cut(_ sender: Any?) { next?.cut(sender) }

    /// Copies the selection. Forwards to ``next`` by default.
    open func copy(_ sender: Any?) { next?.copy(sender) }

    /// Replaces the selection with what was copied. Forwards to ``next`` by default.
    open func paste(_ sender: Any?) { next?.paste(sender) }

    /// Selects everything. Forwards to ``next`` by default.
    open func selectAll(_ sender: Any?) { next?.selectAll(sender) }

    // MARK: Text input

    /// Whether the keyboard shows keys while this object is first responder: only something to type into wants them.
    var wantsKeys: Bool { self is any UIKeyInput }

    /// Whether the keyboard's notifications or did-begin-editing come first (A10).
    var keyboardOrder: HeadlessBehavior.KeyboardOrder { .editingFirst }

    /// The object has become first responder.
    func didBecomeFirst() {}

    /// Scrolls the edited text into sight, as text inputs do (P13).
    func scrollIntoSight() {}

    /// The object is no longer first responder (A13).
    func didResignFirst() {}

    /// The user has typed or pasted `text`.
    func userInserts(_ text: String) {
        (self as? any UIKeyInput)?.insertText(text)
    }

    /// The user composes `text` with an input method.
    func userComposes(_ text: String) {
        (self as? any UITextInput)?.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
    }

    /// The user has pressed the delete key.
    func userDeletesBackward() {
        (self as? any UIKeyInput)?.deleteBackward()
    }

    /// The user has pressed the return key.
    func userReturns() {
        (self as? any UIKeyInput)?.insertText("\n")
    }
}
