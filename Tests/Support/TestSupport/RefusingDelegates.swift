import UIKit

/// Makes a field refuse focus.
public final class RefusingDelegate: NSObject, UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
}

/// Makes a field keep focus.
public final class KeepingDelegate: NSObject, UITextFieldDelegate {
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}
