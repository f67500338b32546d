import UIKit

// Apps that are built with an SDK before that of iOS 26, which comes with Swift 6.2, keep the old design, and do not
// know the API of the new one.

extension FormToolbar.Design {
    /// The design of this app's bars.
    @MainActor static var current: FormToolbar.Design {
        #if compiler(>=6.2)
            // `#available` holds for any version where the platform is not iOS.
            let version = UIDevice.current.systemVersion.prefix { $0 != "." }
            return FormToolbar.Design(
                isIOS26: (Int(version) ?? 0) >= 26,
                requiresCompatibility:
                    Bundle.main.object(forInfoDictionaryKey: "UIDesignRequiresCompatibility") as? Bool ?? false)
        #else
            return .plate
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
