import UIKit

#if !HEADLESS_UIKIT
    import ObjectiveC
#endif

/// What a value is found by that is kept with a view, and goes when the view goes.
@MainActor
package final class AssociatedKey<Value> {
    /// To cast to a class is many times faster than to cast to a large value.
    private final class Box {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    private let name: String

    /// - Parameter name: A name that no other key has. A key lives for good.
    package init(_ name: String) { self.name = name }

    /// The value that is kept with a view; `nil` if there is none.
    package subscript(view: UIView) -> Value? {
        get {
            #if HEADLESS_UIKIT
                (view.headlessAssociatedValues[name] as? Box)?.value
            #else
                (objc_getAssociatedObject(view, address) as? Box)?.value
            #endif
        }
        set {
            #if HEADLESS_UIKIT
                view.headlessAssociatedValues[name] = newValue.map(Box.init)
            #else
                objc_setAssociatedObject(view, address, newValue.map(Box.init), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #endif
        }
    }

    #if !HEADLESS_UIKIT
        private var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
    #endif
}
