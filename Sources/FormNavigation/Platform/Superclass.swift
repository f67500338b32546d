import Foundation

#if canImport(ObjectiveC)
    import ObjectiveC

    /// The class above another one; `nil` for one that has none.
    package func superclass(of type: AnyClass) -> AnyClass? { class_getSuperclass(type) }
#else
    /// The class above another one; `nil` for one that has none.
    package func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }
#endif
