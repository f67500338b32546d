import UIKit

// A delegate that formats phone or card numbers writes the text itself and refuses the change: UIKit then doesn't
// report the new text.
extension TextFieldProxy {
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        answer(textField) { $0?.callShouldChange(textField, in: range, to: string) } ?? notImplemented(true)
    }

    @available(iOS 26.0, *)
    func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
    ) -> Bool {
        answer(textField) { $0?.callShouldChange(textField, in: ranges, to: string) } ?? notImplemented(true)
    }

    private func answer(_ field: UITextField, _ ask: ((any UITextFieldDelegate)?) -> Bool?) -> Bool? {
        answer(.shouldChangeText) {
            handler?.send(.textWillChange(field))
            let allowed = ask(asked)
            // A delegate of a field for one character may empty the field, and then allow the next one.
            handler?.send(allowed == false ? .textMayHaveChanged(field) : .textWillChange(field))
            return allowed
        }
    }
}
