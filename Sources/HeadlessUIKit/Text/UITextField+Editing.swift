extension UITextField {
    /// Clears the field as its clear button does, which also gives the field focus.
    func userClears() {
        guard hasText, mayClear else { return }
        content.set("")
        contentChanged()
        if !isFirstResponder { becomeFirstResponder() }
    }

    /// The system fills in text while the user edits another field. The delegate isn't asked (Q6).
    func userFills(_ text: String) {
        content.set(text)
        textAppearanceChanged()
        sendActions(for: .editingChanged)
        guard HeadlessDevice.current.behavior.postsFilledText else { return }
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// Whether the delegate allows emptying the field.
    var mayClear: Bool {
        HeadlessOptional.call(storedDelegate, "textFieldShouldClear(_:)") { $0.textFieldShouldClear(self) } ?? true
    }

    /// Whether the delegate allows replacing `range` with `text`. If the method for several ranges is implemented, it's
    /// called; otherwise, the one for a single range is (C7).
    func mayChange(_ range: NSRange, to text: String) -> Bool {
        let several = HeadlessOptional.call(
            storedDelegate, "textField(_:shouldChangeCharactersInRanges:replacementString:)"
        ) { $0.textField(self, shouldChangeCharactersInRanges: [NSValue(range: range)], replacementString: text) }
        return several
            ?? HeadlessOptional.call(storedDelegate, "textField(_:shouldChangeCharactersIn:replacementString:)") {
                $0.textField(self, shouldChangeCharactersIn: range, replacementString: text)
            } ?? true
    }

    /// L5: the selection's delegate method, the control event and the notification, after the text.
    func contentChanged() {
        emptiesOnTyping = false
        textAppearanceChanged()
        HeadlessOptional.sendTextInputMessage(from: self, to: storedDelegate)
        selectionChanged()
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func selectionChanged() {
        guard isEditing else { return }
        HeadlessOptional.call(storedDelegate, "textFieldDidChangeSelection(_:)") {
            $0.textFieldDidChangeSelection(self)
        }
    }

    func setContent(_ change: (inout EditableText) -> Void) {
        let selection = content.selection
        change(&content)
        textAppearanceChanged()
        // L8: a programmatic change may move the selection, and then reports it.
        if content.selection != selection { selectionChanged() }
    }

    func textAppearanceChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Overlays

    func exchange(_ old: UIView?, for new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        setNeedsLayout()
    }

    func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    var showsLeftView: Bool { leftView != nil && shows(leftViewMode) }
    var showsRightView: Bool { rightView != nil && shows(rightViewMode) }
    var showsClearButton: Bool { hasText && shows(clearButtonMode) }

    func place(_ view: UIView?, _ isShown: Bool, _ frame: @autoclosure () -> CGRect) {
        guard let view else { return }
        if isShown {
            if view.superview !== self { addSubview(view) }
            view.frame = frame()
        } else if view.superview === self {
            view.removeFromSuperview()
        }
    }
}
