/// The methods that a text field calls about its editing.
///
/// All methods are optional. A missing method that asks a question counts as `true`.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    @available(iOS 26.0, *)
    func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
    ) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    @available(iOS 16.0, *)
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    @available(iOS 26.0, *)
    func textField(
        _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    @available(iOS 16.0, *)
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    @available(iOS 16.0, *)
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    @available(iOS 18.4, *)
    func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion)
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UITextFieldDelegate) in
            target.textFieldShouldBeginEditing(textField)
        }
    }

    public func textFieldDidBeginEditing(_ textField: UITextField) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITextFieldDelegate) in
            target.textFieldDidBeginEditing(textField)
        }
    }

    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UITextFieldDelegate) in
            target.textFieldShouldEndEditing(textField)
        }
    }

    public func textFieldDidEndEditing(_ textField: UITextField) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITextFieldDelegate) in
            target.textFieldDidEndEditing(textField)
        }
    }

    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITextFieldDelegate) in
            target.textFieldDidEndEditing(textField, reason: reason)
        }
    }

    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UITextFieldDelegate) in
            target.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
        }
    }

    @available(iOS 26.0, *)
    public func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
    ) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UITextFieldDelegate) in
            target.textField(textField, shouldChangeCharactersInRanges: ranges, replacementString: string)
        }
    }

    public func textFieldDidChangeSelection(_ textField: UITextField) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITextFieldDelegate) in
            target.textFieldDidChangeSelection(textField)
        }
    }

    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UITextFieldDelegate) in
            target.textFieldShouldClear(textField)
        }
    }

    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UITextFieldDelegate) in
            target.textFieldShouldReturn(textField)
        }
    }

    @available(iOS 16.0, *)
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UITextFieldDelegate) in
            target.textField(textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
        }
    }

    @available(iOS 26.0, *)
    public func textField(
        _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UITextFieldDelegate) in
            target.textField(textField, editMenuForCharactersInRanges: ranges, suggestedActions: suggestedActions)
        }
    }

    @available(iOS 16.0, *)
    public func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITextFieldDelegate) in
            target.textField(textField, willPresentEditMenuWith: animator)
        }
    }

    @available(iOS 16.0, *)
    public func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITextFieldDelegate) in
            target.textField(textField, willDismissEditMenuWith: animator)
        }
    }

    @available(iOS 18.4, *)
    public func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITextFieldDelegate) in
            target.textField(textField, insertInputSuggestion: inputSuggestion)
        }
    }
}
