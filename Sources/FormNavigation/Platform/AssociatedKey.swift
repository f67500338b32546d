import UIKit

#if !HEADLESS_UIKIT
    import ObjectiveC
#endif

/// A key for a value that's stored with a view, and released with the view.
@MainActor
package final class AssociatedKey<Value> {
    /// Casting to a class is many times faster than casting to a large value.
    private final class Box {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    /// Creates a key. Never release it, because its address identifies it.
    package init() {}

    /// The value stored with a view, or `nil` if there's no value.
    package subscript(view: UIView) -> Value? {
        get {
            #if HEADLESS_UIKIT
                // Nearly all views don't have a value, and every view in a form is asked.
                if view.headlessAssociatedValues.isEmpty { return nil }
                return (view.headlessAssociatedValues[address] as? Box)?.value
            #else
                return (objc_getAssociatedObject(view, address) as? Box)?.value
            #endif
        }
        set {
            #if HEADLESS_UIKIT
                view.headlessAssociatedValues[address] = newValue.map(Box.init)
            #else
                objc_setAssociatedObject(view, address, newValue.map(Box.init), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #endif
        }
    }

    private var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}
