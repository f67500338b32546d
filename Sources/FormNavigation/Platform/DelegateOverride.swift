import UIKit

extension FormField {
    /// Whether the field proxies its delegate: it's its own delegate, and its class overrides `delegate` to store the
    /// app's.
    var keepsDelegateToItself: Bool {
        #if HEADLESS_UIKIT
            // Swift can't tell whether a class overrides a property.
            return false
        #else
            let delegate: AnyObject? = (self as? UITextField)?.delegate ?? (self as? UITextView)?.delegate
            guard delegate === self else { return false }
            let base: AnyClass = self is UITextField ? UITextField.self : UITextView.self
            let setter = #selector(setter: UITextField.delegate)
            return class_getMethodImplementation(type(of: self), setter) != class_getMethodImplementation(base, setter)
        #endif
    }
}
