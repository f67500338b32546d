/// A view that a collection view shows, takes back when it is scrolled off, and shows again elsewhere.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What the view was dequeued by, or `nil` for one made otherwise.
    open internal(set) var reuseIdentifier: String?

    /// The view is about to be handed out again (G8). Overrides call `super`.
    open func prepareForReuse() {}

    /// The view has got its place. Its frame, transform, alpha and visibility are set already.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    final func place(_ attributes: UICollectionViewLayoutAttributes) {
        if transform != attributes.transform { transform = attributes.transform }
        if bounds.size != attributes.size { bounds.size = attributes.size }
        if center != attributes.center { center = attributes.center }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        apply(attributes)
    }
}

extension UICollectionReusableView {
    // One function by two names, as with a table's cells.
    @_silgen_name("headless_uikit_make_reusable_view")
    convenience init(making frame: CGRect) { self.init(frame: frame) }

    @_silgen_name("headless_uikit_make_reusable_view")
    private static func make(_ frame: CGRect) -> UICollectionReusableView

    /// An instance of this very class.
    static func headlessMake(_ frame: CGRect) -> UICollectionReusableView { make(frame) }
}
