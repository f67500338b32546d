/// A control with one line of text to edit.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
    var content = EditableText()
    /// Whether the text was secret before editing began, so the user can't correct it.
    var emptiesOnTyping = false
    private var attributedPlaceholderStorage: NSAttributedString?
    private var placeholderStorage: String?
    private var inputViewStorage: UIView?
    private var inputAccessoryViewStorage: UIView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Text

    /// The text. An empty string by default, and after setting `nil`.
    ///
    /// Setting it doesn't notify anyone, and makes the text uniform.
    open var text: String? {
        get { content.string }
        set { setContent { $0.set(newValue ?? "") } }
    }

    /// The attributed text. Setting it doesn't notify anyone.
    open var attributedText: NSAttributedString? {
        get { content.attributed ?? NSAttributedString(string: content.string, attributes: attributes(textColor)) }
        set { setContent { $0.set(newValue) } }
    }

    private var storedDefaults: [NSAttributedString.Key: Any] = [:]
    /// The attributes for the next typed text, until the selection changes.
    private var storedTyping: [NSAttributedString.Key: Any]?

    /// The attributes of all of the text. Setting it makes the text uniform. Attributes that are missing keep their
    /// defaults.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { attributes(textColor) }
        set {
            storedDefaults = newValue
            font = newValue[.font] as? UIFont ?? .systemFont(ofSize: 17)
            textColor = newValue[.foregroundColor] as? UIColor ?? .label
            if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
            setContent { $0.makeUniform() }
        }
    }

    /// The attributes for the next typed text. `nil` while the field isn't being edited. When the selection changes,
    /// they become those of the text there.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? storedTyping ?? content.attributesAtSelection ?? defaultTextAttributes : nil }
        set { storedTyping = isEditing ? newValue : nil }
    }

    /// The attributes of uniform text of a color.
    func attributes(_ color: UIColor?) -> [NSAttributedString.Key: Any] {
        var attributes = storedDefaults
        attributes[.font] = font
        attributes[.foregroundColor] = color
        return attributes
    }

    func forgetTypingAttributes() { storedTyping = nil }

    /// The font. The default is the system font at 17 points, which `nil` restores.
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet {
            if font == nil { font = .systemFont(ofSize: 17) }
            textAppearanceChanged()
        }
    }
    /// Whether a font made from a text style follows the user's text size. `false` by default.
    open var adjustsFontForContentSizeCategory = false { didSet { textAppearanceChanged() } }
    /// The color of the text. `.label` by default.
    open var textColor: UIColor? = .label
    /// The alignment of the text. `.natural` by default.
    open var textAlignment = NSTextAlignment.natural
    /// The border. `.none` by default.
    open var borderStyle = BorderStyle.none { didSet { textAppearanceChanged() } }

    /// The text that appears while the field is empty. `nil` by default.
    open var placeholder: String? {
        get { attributedPlaceholderStorage?.string ?? placeholderStorage }
        set {
            placeholderStorage = newValue
            attributedPlaceholderStorage = nil
            textAppearanceChanged()
        }
    }

    /// The attributed placeholder, which replaces ``placeholder``. `nil` by default.
    open var attributedPlaceholder: NSAttributedString? {
        get {
            attributedPlaceholderStorage
                ?? placeholderStorage.map { NSAttributedString(string: $0, attributes: attributes(.placeholderText)) }
        }
        set {
            attributedPlaceholderStorage = newValue.flatMap { $0.copy() as? NSAttributedString }
            placeholderStorage = newValue?.string
            textAppearanceChanged()
        }
    }

    // MARK: Editing

    /// The object that allows editing and learns about it.
    open weak var delegate: (any UITextFieldDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// What the field itself calls, whatever a subclass returns from ``delegate``.
    final weak var storedDelegate: (any UITextFieldDelegate)?
    /// Whether the field is between did-begin and did-end editing.
    open private(set) var isEditing = false
    /// Whether the text is removed when editing begins. `false` by default.
    open var clearsOnBeginEditing = false

    open override var inputView: UIView? {
        get { inputViewStorage }
        set { inputViewStorage = newValue }
    }

    open override var inputAccessoryView: UIView? {
        get { inputAccessoryViewStorage }
        set { inputAccessoryViewStorage = newValue }
    }

    /// Reading this asks the delegate's should-begin, unless the field is disabled.
    open override var canBecomeFirstResponder: Bool {
        guard isEnabled else { return false }
        return HeadlessOptional.call(storedDelegate, "textFieldShouldBeginEditing(_:)") {
            $0.textFieldShouldBeginEditing(self)
        } ?? true
    }

    /// While the field is first responder, reading this asks the delegate's should-end.
    open override var canResignFirstResponder: Bool {
        guard isFirstResponder else { return true }
        return HeadlessOptional.call(storedDelegate, "textFieldShouldEndEditing(_:)") {
            $0.textFieldShouldEndEditing(self)
        } ?? true
    }

    override var keyboardOrder: HeadlessBehavior.KeyboardOrder { HeadlessDevice.current.behavior.textFieldOrder }

    override func didBecomeFirst() {
        isEditing = true
        hasOwnSelection = false
        if clearsOnBeginEditing, hasText, mayClear { content.set("") }
        content.select(content.end)
        emptiesOnTyping = isSecureTextEntry && hasText
        setNeedsLayout()
        scrollIntoSight()
        // A9: delegate, control event, notification.
        HeadlessOptional.call(storedDelegate, "textFieldDidBeginEditing(_:)") { $0.textFieldDidBeginEditing(self) }
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    override func scrollIntoSight() { scrollIntoSight(bounds, from: superview) }

    override func didResignFirst() {
        guard isEditing else { return }
        isEditing = false
        emptiesOnTyping = false
        forgetTypingAttributes()
        unmarkText()
        setNeedsLayout()
        // Q35: which of them is notified first is unknown.
        switch HeadlessDevice.current.behavior.editingEndOrder {
        case .delegateFirst:
            tellDelegateOfEnd()
            sendActions(for: .editingDidEnd)
        case .controlFirst:
            sendActions(for: .editingDidEnd)
            tellDelegateOfEnd()
        }
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    private func tellDelegateOfEnd() {
        // A15: the variant with a reason is called instead of the plain one, never both.
        let hasReasonVariant: Void? = HeadlessOptional.call(storedDelegate, "textFieldDidEndEditing(_:reason:)") {
            $0.textFieldDidEndEditing(self, reason: .committed)
        }
        if hasReasonVariant == nil {
            HeadlessOptional.call(storedDelegate, "textFieldDidEndEditing(_:)") { $0.textFieldDidEndEditing(self) }
        }
    }

    // MARK: Actions of the user

    override func userInserts(_ text: String) {
        // A field has one line, so pasted text becomes one line.
        let line = text.map { $0.isNewline ? " " : String($0) }.joined()
        guard mayChange(content.replaced, to: line) else { return }
        // Secure text that was there when editing began is removed with the first typed character.
        if emptiesOnTyping { content.set("") }
        insertText(line)
    }

    override func userComposes(_ text: String) {
        if mayChange(content.replaced, to: text) { super.userComposes(text) }
    }

    override func userDeletesBackward() {
        // If there's nothing to delete, the delegate isn't asked, but a subclass still learns of the key.
        if content.deletion.map({ mayChange($0, to: "") }) ?? true { deleteBackward() }
    }

    override func userReturns() {
        // B1, B2: `true` and a missing method mean the default, which doesn't end editing. B6: no text is inserted.
        let answer = HeadlessOptional.call(storedDelegate, "textFieldShouldReturn(_:)") {
            $0.textFieldShouldReturn(self)
        }
        guard answer ?? true else { return }
        // B3: focus leaves only if something handles the event.
        let handlesExit = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        if handlesExit { resignFirstResponder() }
        sendPrimaryAction()
    }

    override var primaryEvent: UIControl.Event? { .editingDidEndOnExit }

    // A37: a tap is for the field's own recognizers.
    override var preventsAncestorTaps: Bool { true }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        // A31: a disabled control ignores touches.
        guard isEnabled, let touch = touches.first else { return }
        let point = touch.location(in: self)
        guard bounds.contains(point) else { return }
        if isFirstResponder {
            scrollIntoSight()
            HeadlessDevice.current.keyboard.userTapped(self)
            selectedTextRange = closestPosition(to: point).flatMap { textRange(from: $0, to: $0) }
        } else {
            becomeFirstResponder()
        }
    }

    // MARK: Text input

    open var hasText: Bool { !content.string.isEmpty }

    /// Inserts text without asking the delegate, which learns of the change.
    open func insertText(_ text: String) {
        if let attributes = storedTyping ?? content.attributesAtSelection {
            let styled = NSAttributedString(string: text, attributes: attributes)
            content.replace(content.replaced, with: styled, uniform: defaultTextAttributes)
        } else {
            content.replace(content.replaced, with: text)
        }
        contentChanged()
    }

    open override func copy(_ sender: Any?) { copySelection() }

    open override func cut(_ sender: Any?) {
        if copySelection() { userDeletesBackward() }
    }

    /// Asks the delegate, as when the user pastes.
    open override func paste(_ sender: Any?) {
        if isFirstResponder, let text = UIPasteboard.general.string { userInserts(text) }
    }

    open override func selectAll(_ sender: Any?) {
        selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
    }

    /// Deletes text without asking the delegate, which learns of the change.
    open func deleteBackward() {
        guard let deletion = content.deletion else { return }
        content.replace(deletion, with: "")
        contentChanged()
    }

    open func text(in range: UITextRange) -> String? { content.substring(range.range) }

    /// Replaces text without asking the delegate, which learns of the change.
    open func replace(_ range: UITextRange, withText text: String) {
        content.replace(range.range, with: text)
        contentChanged()
    }

    open var markedTextRange: UITextRange? { content.marked.map(UITextRange.init(range:)) }

    /// Replaces the composition without asking the delegate, which learns of the change.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        content.mark(markedText ?? "", selection: selectedRange)
        contentChanged()
    }

    /// Turns the composition into ordinary text.
    open func unmarkText() { content.unmark() }

    /// Whether code has set the selection while the field wasn't first responder.
    private var hasOwnSelection = false

    /// The selection. `nil` while the field isn't first responder, unless code sets it then.
    open var selectedTextRange: UITextRange? {
        get { isFirstResponder || hasOwnSelection ? UITextRange(range: content.selection) : nil }
        set {
            hasOwnSelection = !isFirstResponder && newValue != nil
            guard let newValue else { return }
            let selection = content.selection
            content.select(newValue.range)
            if content.selection != selection {
                forgetTypingAttributes()
                selectionChanged()
            }
        }
    }

    open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
    open var endOfDocument: UITextPosition { UITextPosition(offset: content.length) }

    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(from: fromPosition, to: toPosition)
    }

    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        content.position(position.offset + offset)
    }

    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.compare(to: other)
    }

    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    open func firstRect(for range: UITextRange) -> CGRect {
        let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
        return CGRect(
            x: min(start.minX, end.minX), y: start.minY, width: abs(end.minX - start.minX), height: start.height)
    }

    open func caretRect(for position: UITextPosition) -> CGRect {
        let area = editingRect(forBounds: bounds)
        let shown = EditableText.Line(displayedText, in: area, font: metricFont, alignment: visualAlignment)
        return shown.caret(at: position.offset)
    }

    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        let area = editingRect(forBounds: bounds)
        let shown = EditableText.Line(displayedText, in: area, font: metricFont, alignment: visualAlignment)
        return UITextPosition(offset: shown.offset(closestTo: point.x))
    }

    // MARK: Traits (L14)

    /// The automatic capitalization. `.sentences` by default.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether the system corrects typed text. `.default` by default.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether spelling is checked. `.default` by default.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether straight quotes become typographic ones. `.default` by default.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether two hyphens become a dash. `.default` by default.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether spaces are added and removed around words. `.default` by default.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Whether predictions appear in the text. `.default` by default.
    open var inlinePredictionType = UITextInlinePredictionType.default
    /// The type of the keyboard. `.default` by default.
    open var keyboardType = UIKeyboardType.default
    /// The appearance of the keyboard. `.default` by default.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// The type of the return key, which the keyboard reads when it loads. `.default` by default.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key is disabled while there's no text. `false` by default.
    open var enablesReturnKeyAutomatically = false
    /// Whether the text is shown as dots. `false` by default.
    open var isSecureTextEntry = false { didSet { setNeedsLayout() } }
    /// The semantic meaning of the text. `nil` by default.
    open var textContentType: UITextContentType!
    /// The rules for generated passwords. `nil` by default.
    open var passwordRules: UITextInputPasswordRules?
    /// Whether a number pad may be a popover next to the field, on iPad in iOS 26 and later. The keyboard reads it when
    /// it loads. `true` by default.
    open var allowsNumberPadPopover = true

    // MARK: Overlays

    /// When the clear button is visible, if there's text. `.never` by default.
    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// A view at the field's leading end. `nil` by default.
    open var leftView: UIView? { didSet { exchange(oldValue, for: leftView) } }
    /// When ``leftView`` is visible. `.never` by default.
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// A view at the field's trailing end. `nil` by default.
    open var rightView: UIView? { didSet { exchange(oldValue, for: rightView) } }
    /// When ``rightView`` is visible. `.never` by default.
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

    private var clearButton: UITextFieldClearButton?

    open override func layoutSubviews() {
        super.layoutSubviews()
        place(leftView, showsLeftView, leftViewRect(forBounds: bounds))
        place(rightView, showsRightView, rightViewRect(forBounds: bounds))
        if showsClearButton, clearButton == nil {
            clearButton = UITextFieldClearButton(for: self)
        }
        place(clearButton, showsClearButton, clearButtonRect(forBounds: bounds))
    }

    // MARK: Geometry

    open override var intrinsicContentSize: CGSize { naturalSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    override func baseline(isLast: Bool, height: CGFloat) -> CGFloat {
        (height - metricFont.lineHeight) / 2 + metricFont.ascender
    }

    /// The border's rectangle.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The text's rectangle while the field isn't being edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }

    /// The text's rectangle while the field is being edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }

    /// The placeholder's rectangle.
    /// Draws the placeholder in the current context, in ``placeholderRect(forBounds:)``.
    open func drawPlaceholder(in rect: CGRect) { CGContext.current?.drawPlaceholder(in: rect) }

    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// The clear button's rectangle, at the trailing end.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        overlayRect(CGSize(width: 20, height: 20), in: bounds, isLeading: false, margin: 5)
    }

    /// ``leftView``'s rectangle, at the leading end.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        overlayRect(leftView?.bounds.size ?? .zero, in: bounds, isLeading: true, margin: 0)
    }

    /// ``rightView``'s rectangle, at the trailing end.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        overlayRect(rightView?.bounds.size ?? .zero, in: bounds, isLeading: false, margin: 0)
    }
}
