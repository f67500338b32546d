import UIKit

extension FormField {
    /// Whether the field's class puts a delegate of its own in front of the app's by overriding `delegate`.
    ///
    /// Such a field forwards to whatever is assigned, so a proxy that forwards to what is read would run in a circle.
    var overridesDelegate: Bool {
        #if canImport(ObjectiveC)
            let base: AnyClass = self is UITextField ? UITextField.self : UITextView.self
            let setter = #selector(setter: UITextField.delegate)
            return class_getMethodImplementation(type(of: self), setter) != class_getMethodImplementation(base, setter)
        #else
            // Swift cannot tell; the headless text inputs do not let `delegate` be overridden.
            return false
        #endif
    }
}
