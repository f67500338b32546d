/// The settings for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// `.vertical` by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The space between sections. 0 by default.
    open var interSectionSpacing: CGFloat = 0
    /// What the content insets of sections are added to, unless a section says otherwise. The safe area by default.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    public override init() { super.init() }
}
