import UIKit

extension UIResponder {
    /// What this responder shows above the keyboard: a view, or the view of a view controller. On visionOS, the
    /// keyboard is a system window that nothing can be added to.
    var viewAboveKeyboard: UIView? {
        #if os(visionOS)
            nil
        #else
            // SwiftUI gives its fields a view of its own, which has no height unless the app puts something into it (R7).
            (inputAccessoryView ?? inputAccessoryViewController?.view).flatMap { view in
                view.bounds.height == 0 && ClassOrigin.isSwiftUI(type(of: view)) ? nil : view
            }
        #endif
    }

    /// What's above the keyboard while this responder has focus: its own view, or one from its responder chain (D2).
    var viewAboveKeyboardInChain: UIView? {
        sequence(first: self, next: \.next).lazy.compactMap(\.viewAboveKeyboard).first
    }
}
