import UIKit

// Apps that are built with an SDK before that of iOS 26, which comes with Swift 6.2, keep the old design, and do not
// know the API of the new one.

extension FormToolbar.Design {
    /// Whether the app is built with an SDK that has bars of glass.
    static var isKnown: Bool {
        #if compiler(>=6.2)
            true
        #else
            false
        #endif
    }
}

extension UIBarButtonItem {
    /// Shows the item without a plate of glass (D8).
    func hideGlass() {
        #if compiler(>=6.2)
            if #available(iOS 26, *) { hidesSharedBackground = true }
        #endif
    }
}
