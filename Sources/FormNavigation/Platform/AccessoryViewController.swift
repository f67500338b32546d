import UIKit

extension UIResponder {
    /// Whether this responder shows something of its own above the keyboard (D1).
    var suppliesAccessoryView: Bool {
        #if canImport(ObjectiveC)
            inputAccessoryView != nil || inputAccessoryViewController != nil
        #else
            inputAccessoryView != nil  // The headless UIKit has no input view controllers.
        #endif
    }
}
