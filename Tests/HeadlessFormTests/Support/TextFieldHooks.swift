import UIKit

/// A text field's delegate that consists of closures. Without a closure, it answers as if the method weren't
/// implemented.
final class TextFieldHooks: NSObject, UITextFieldDelegate {
    var shouldBegin: ((UITextField) -> Bool)?
    var didBegin: ((UITextField) -> Void)?
    var shouldEnd: ((UITextField) -> Bool)?
    var didEnd: ((UITextField) -> Void)?
    var shouldReturn: ((UITextField) -> Bool)?

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { shouldBegin?(textField) ?? true }
    func textFieldDidBeginEditing(_ textField: UITextField) { didBegin?(textField) }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { shouldEnd?(textField) ?? true }
    func textFieldDidEndEditing(_ textField: UITextField) { didEnd?(textField) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { shouldReturn?(textField) ?? true }
}
