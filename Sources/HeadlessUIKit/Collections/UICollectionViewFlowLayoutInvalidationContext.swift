/// The parts of a flow layout that are out of date.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked again for sizes and distances. `true` by default.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether places are worked out again, which they are here in any case. `true` by default.
    open var invalidateFlowLayoutAttributes = true
}
