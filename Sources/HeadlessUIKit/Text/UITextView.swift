/// A scroll view with text to edit or to read.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
    private(set) var content = EditableText()
    private var inputViewStorage: UIView?
    private var inputAccessoryViewStorage: UIView?
    /// Whether did-begin has been sent, but did-end hasn't.
    private var isInSession = false
    private var layoutCache: TextLayout?
    /// The number of nested edits of the substitute for the text storage.
    var storageEdits = 0

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        self.textContainer.textView = self
        self.textContainer.onChange = { [weak self] in self?.textLayoutChanged() }
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// A text view with the newer or the older of UIKit's text engines. Here, both result in the same lines.
    @available(iOS 16.0, *)
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
    }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        textContainer.textView = self
        textContainer.onChange = { [weak self] in self?.textLayoutChanged() }
    }

    // MARK: Text

    /// The text. Empty by default, and after setting `nil`. Setting it makes the text uniform and isn't an edit: it
    /// doesn't call did-change or post the notification.
    open var text: String! {
        get { content.string }
        set {
            // L20: a subclass that overrides `attributedText` learns of it.
            let uniform = NSAttributedString(string: newValue ?? "", attributes: uniformAttributes)
            uniformText = uniform
            attributedText = uniform
            uniformText = nil
        }
    }

    /// The text that's being set without attributes of its own.
    private var uniformText: NSAttributedString?

    /// The attributed text. Setting it isn't an edit. ``font``, ``textColor``, and ``textAlignment`` become those of its
    /// first character, if it has them.
    open var attributedText: NSAttributedString! {
        get {
            content.attributed ?? NSAttributedString(string: content.string, attributes: uniformAttributes)
        }
        set {
            if let newValue, newValue === uniformText { return setContent { $0.set(newValue.string) } }
            if let newValue, newValue.length > 0 { adopt(newValue.attributes(at: 0, effectiveRange: nil)) }
            setContent { $0.set(newValue) }
        }
    }

    /// L21: what the first character has, the text view has, too.
    private func adopt(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont { storedFont = font }
        if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    }

    /// The attributes of text without its own.
    private var uniformAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = font
        attributes[.foregroundColor] = textColor
        return attributes
    }

    /// The attributes for the next typed text, until the selection changes.
    private var storedTyping: [NSAttributedString.Key: Any]?

    /// The attributes for the next typed text. When the selection changes, they become those of the text there.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { storedTyping ?? content.attributesAtSelection ?? uniformAttributes }
        set { storedTyping = newValue }
    }

    private var storedFont: UIFont?

    /// The font, at the user's text size if it follows that. The default is `nil`, which looks like the system font at
    /// 12 points.
    open var font: UIFont? {
        get {
            guard adjustsFontForContentSizeCategory else { return storedFont }
            return storedFont?.scaled(for: traitCollection.preferredContentSizeCategory)
        }
        set {
            storedFont = newValue
            textLayoutChanged()
        }
    }
    /// Whether a font made from a text style follows the user's text size. `false` by default.
    open var adjustsFontForContentSizeCategory = false { didSet { textLayoutChanged() } }
    /// The color of the text. The default is `nil`, which looks like `.label`.
    open var textColor: UIColor?
    /// The alignment of the lines. `.natural` by default.
    open var textAlignment = NSTextAlignment.natural
    /// The region for text, with the padding at both ends of each line.
    open private(set) var textContainer: NSTextContainer
    /// The space around the text region. 8 points above and below by default.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textLayoutChanged() } }
    }

    // MARK: Editing

    /// The object that allows editing and learns about editing and scrolling. It's the scroll view's delegate, with a
    /// narrower type.
    // Editing messages go to the object that this returns, even if a subclass overrides it (C10).
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }

    /// Whether the user can edit the text. `true` by default. Setting it to `false` takes focus away.
    open var isEditable = true { didSet { if !isEditable { giveUpFocus() } } }
    /// Whether the user can select text, and edit it if it's editable. `true` by default. Setting it to `false` takes
    /// focus away.
    open var isSelectable = true { didSet { if !isSelectable { giveUpFocus() } } }

    /// The selection, in UTF-16 units.
    open var selectedRange: NSRange {
        get { content.selection }
        set { setContent { $0.select(newValue) } }
    }

    open override var inputView: UIView? {
        get { inputViewStorage }
        set { inputViewStorage = newValue }
    }

    open override var inputAccessoryView: UIView? {
        get { inputAccessoryViewStorage }
        set { inputAccessoryViewStorage = newValue }
    }

    /// Reading this asks the delegate's should-begin if the text is editable. Text that's selectable but not editable
    /// can also become first responder.
    open override var canBecomeFirstResponder: Bool {
        guard isSelectable else { return false }
        guard isEditable else { return true }
        return HeadlessOptional.call(delegate, "textViewShouldBeginEditing(_:)") {
            $0.textViewShouldBeginEditing(self)
        } ?? true
    }

    /// While the text is being edited, reading this asks the delegate's should-end.
    open override var canResignFirstResponder: Bool {
        guard isInSession, isFirstResponder else { return true }
        return HeadlessOptional.call(delegate, "textViewShouldEndEditing(_:)") {
            $0.textViewShouldEndEditing(self)
        } ?? true
    }

    override var wantsKeys: Bool { isEditable }

    override var keyboardOrder: HeadlessBehavior.KeyboardOrder { HeadlessDevice.current.behavior.textViewOrder }

    override func didBecomeFirst() {
        guard isEditable else { return }
        isInSession = true
        scrollIntoSight()
        HeadlessOptional.call(delegate, "textViewDidBeginEditing(_:)") { $0.textViewDidBeginEditing(self) }
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    override func scrollIntoSight() {
        // Its own content scrolls, too, if it can.
        if let caret = selectedTextRange.map({ caretRect(for: $0.end) }) { scrollIntoSight(caret, from: self) }
    }

    override func didResignFirst() {
        guard isInSession else { return }
        isInSession = false
        unmarkText()
        HeadlessOptional.call(delegate, "textViewDidEndEditing(_:)") { $0.textViewDidEndEditing(self) }
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    private func giveUpFocus() {
        guard isFirstResponder, let window else { return }
        FirstResponderExchange.force(self, in: window)
    }

    // MARK: Actions of the user

    override func userInserts(_ text: String) {
        if mayChange(content.replaced, to: text) { insertText(text) }
    }

    override func userComposes(_ text: String) {
        if mayChange(content.replaced, to: text) { super.userComposes(text) }
    }

    override func userDeletesBackward() {
        // If there's nothing to delete, the delegate isn't asked, but a subclass still learns of the key.
        if content.deletion.map({ mayChange($0, to: "") }) ?? true { deleteBackward() }
    }

    /// B7: Return is a change of text like any other.
    override func userReturns() {
        userInserts("\n")
    }

    // A37: a tap is for the text's own recognizers.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEditable, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer
        else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard isEditable, let touch = touches.first else { return }
        let point = touch.location(in: self)
        guard bounds.contains(point) else { return }
        let place = closestPosition(to: point).flatMap { textRange(from: $0, to: $0) }
        guard becomeFirstResponder() else { return }
        HeadlessDevice.current.keyboard.userTapped(self)
        selectedTextRange = place
        scrollIntoSight()
    }

    /// Whether the delegate allows `range` to become `text`: it's asked about several ranges if it implements that
    /// question, and about a single range otherwise (C7).
    private func mayChange(_ range: NSRange, to text: String) -> Bool {
        guard isEditable else { return false }
        let several = HeadlessOptional.call(delegate, "textView(_:shouldChangeTextInRanges:replacementText:)") {
            $0.textView(self, shouldChangeTextInRanges: [NSValue(range: range)], replacementText: text)
        }
        return several
            ?? HeadlessOptional.call(delegate, "textView(_:shouldChangeTextIn:replacementText:)") {
                $0.textView(self, shouldChangeTextIn: range, replacementText: text)
            } ?? true
    }

    /// L5: did-change-selection, did-change and the notification, after the text.
    private func contentChanged() {
        textLayoutChanged()
        if isFirstResponder, isScrollEnabled { scrollRangeToVisible(content.selection) }
        HeadlessOptional.sendTextInputMessage(from: self, to: delegate)
        selectionChanged()
        HeadlessOptional.call(delegate, "textViewDidChange(_:)") { $0.textViewDidChange(self) }
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    private func selectionChanged() {
        HeadlessOptional.call(delegate, "textViewDidChangeSelection(_:)") { $0.textViewDidChangeSelection(self) }
    }

    private func setContent(_ change: (inout EditableText) -> Void) {
        let before = content
        change(&content)
        if content.string != before.string || content.attributed !== before.attributed { textLayoutChanged() }
        // L8: a programmatic change may move the selection, and then says so.
        if content.selection != before.selection {
            storedTyping = nil
            selectionChanged()
        }
    }

    // MARK: Find

    /// Whether the user can search the text. `false` by default.
    @available(iOS 16.0, *)
    open var isFindInteractionEnabled: Bool {
        get { findInteraction != nil }
        set {
            guard newValue != isFindInteractionEnabled else { return }
            if !newValue { findInteraction?.dismissFindNavigator() }
            findInteraction = newValue ? UIFindInteraction(in: self) : nil
        }
    }

    /// The panel in which the user searches the text, or `nil` if that isn't enabled.
    @available(iOS 16.0, *)
    open private(set) var findInteraction: UIFindInteraction?

    // MARK: Writing Tools

    /// Whether Writing Tools work on the text.
    @available(iOS 18.0, *)
    open private(set) var isWritingToolsActive = false

    /// The user has Writing Tools begin to work on the text, or end.
    func userUsesWritingTools(_ isActive: Bool) {
        guard isActive != isWritingToolsActive else { return }
        if isActive {
            HeadlessOptional.call(delegate, "textViewWritingToolsWillBegin(_:)") {
                $0.textViewWritingToolsWillBegin(self)
            }
        }
        isWritingToolsActive = isActive
        if !isActive {
            HeadlessOptional.call(delegate, "textViewWritingToolsDidEnd(_:)") {
                $0.textViewWritingToolsDidEnd(self)
            }
        }
    }

    // MARK: Text input

    open var hasText: Bool { !content.string.isEmpty }

    /// Inserts text without asking the delegate, which learns of the change.
    open func insertText(_ text: String) {
        if let attributes = storedTyping ?? content.attributesAtSelection {
            let styled = NSAttributedString(string: text, attributes: attributes)
            content.replace(content.replaced, with: styled, uniform: uniformAttributes)
        } else {
            content.replace(content.replaced, with: text)
        }
        contentChanged()
    }

    open override func copy(_ sender: Any?) { copySelection() }

    open override func cut(_ sender: Any?) {
        if isEditable, copySelection() { userDeletesBackward() }
    }

    /// Asks the delegate, as when the user pastes.
    open override func paste(_ sender: Any?) {
        if isEditable, isFirstResponder, let text = UIPasteboard.general.string { userInserts(text) }
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

    open var selectedTextRange: UITextRange? {
        get { UITextRange(range: content.selection) }
        set { if let newValue { selectedRange = newValue.range } }
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
        noteQuestionForLines()
        return textLayout.firstRect(of: range.range)
    }

    open func caretRect(for position: UITextPosition) -> CGRect {
        noteQuestionForLines()
        return textLayout.caret(at: position.offset)
    }

    /// Q37: the older of UIKit's text engines can't create lines while the text storage is being edited.
    private func noteQuestionForLines() {
        if storageEdits > 0 { HeadlessDevice.current.caretRequestsDuringEdits += 1 }
    }

    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        UITextPosition(offset: textLayout.offset(closestTo: point))
    }

    /// Scrolls until the end of `range` is visible, without animation.
    open func scrollRangeToVisible(_ range: NSRange) {
        let range = content.clamped(range)
        let caret = textLayout.caret(at: NSMaxRange(range))
        // The first and the last line include the inset next to them.
        let isLast = NSMaxRange(range) == content.length
        let bottom = caret.maxY + (isLast ? textContainerInset.bottom : 0)
        scrollRectToVisible(
            CGRect(x: caret.minX, y: caret.minY, width: caret.width, height: bottom - caret.minY), animated: false)
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
    open var isSecureTextEntry = false
    /// The semantic meaning of the text. `nil` by default.
    open var textContentType: UITextContentType!
    /// The rules for generated passwords. `nil` by default.
    open var passwordRules: UITextInputPasswordRules?
    /// Whether a number pad may be a popover next to the text view, on iPad in iOS 26 and later. The keyboard reads it
    /// when it loads. `true` by default.
    open var allowsNumberPadPopover = true

    // MARK: Geometry

    /// The position of each line of the text, for the current width.
    var textLayout: TextLayout {
        let wanted = TextLayout.Measure(self, width: bounds.width)
        if let layoutCache, layoutCache.measure == wanted { return layoutCache }
        let layout = TextLayout(content.string, wanted)
        layoutCache = layout
        return layout
    }

    override func traitsDidChange(from previous: UITraitCollection) {
        if adjustsFontForContentSizeCategory,
            traitCollection.preferredContentSizeCategory != previous.preferredContentSizeCategory
        {
            textLayoutChanged()
        }
    }

    private func textLayoutChanged() {
        layoutCache = nil
        updateContentSize()
        // L12: a view that scrolls doesn't have such a size, so there's nothing to change.
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    /// The content is as high as the text and its insets.
    private func updateContentSize() {
        let size = CGSize(width: bounds.width, height: textLayout.height)
        if contentSize != size { contentSize = size }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if layoutCache?.measure.width != bounds.width {
            updateContentSize()
            if !isScrollEnabled { invalidateIntrinsicContentSize() }
        }
    }

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// No size while the view scrolls; otherwise, that of the text at the current width.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        return sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
    }

    /// The size of the text with line breaks at `size.width`, including insets. A width of 0 means any width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
        let layout = TextLayout(content.string, TextLayout.Measure(self, width: width))
        return CGSize(width: min(layout.widest, width), height: layout.height)
    }
}
