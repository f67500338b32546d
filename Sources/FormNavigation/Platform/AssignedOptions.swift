import UIKit

#if !HEADLESS_UIKIT
    import ObjectiveC
#endif

extension UIView {
    /// The options that the app has given this view; `nil` for nearly all views. They go with the view.
    var assignedOptions: FormFieldOptions? {
        get {
            #if HEADLESS_UIKIT
                headlessAssociatedValues[OptionsKey.name] as? FormFieldOptions
            #else
                objc_getAssociatedObject(self, &OptionsKey.address) as? FormFieldOptions
            #endif
        }
        set {
            #if HEADLESS_UIKIT
                headlessAssociatedValues[OptionsKey.name] = newValue
            #else
                objc_setAssociatedObject(self, &OptionsKey.address, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #endif
        }
    }
}

/// What a view's options are found by.
@MainActor
private enum OptionsKey {
    #if HEADLESS_UIKIT
        static let name = "FormNavigation.options"
    #else
        static var address: UInt8 = 0
    #endif
}
