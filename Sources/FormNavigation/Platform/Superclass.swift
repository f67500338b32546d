import Foundation

#if canImport(ObjectiveC)
    import ObjectiveC

    /// The superclass, or `nil` if there's none.
    package func superclass(of type: AnyClass) -> AnyClass? { class_getSuperclass(type) }
#else
    /// The superclass, or `nil` if there's none.
    package func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }
#endif
