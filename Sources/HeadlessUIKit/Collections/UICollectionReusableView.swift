/// A view that a collection view shows, and reuses after it has scrolled off.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What the view was dequeued by, or `nil` for one made otherwise.
    open internal(set) var reuseIdentifier: String?

    /// The view is about to be reused. Overrides call `super`.
    open func prepareForReuse() {}

    /// The view has its place. Its frame, transform, alpha and visibility are set already.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The attributes with the size that the view requests, if its layout leaves that to the view.
    ///
    /// Constraints determine it or, without any, ``UIView/sizeThatFits(_:)``.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let (size, estimates) = (layoutAttributes.size, layoutAttributes.estimates)
        guard !estimates.isEmpty, let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
            return layoutAttributes
        }
        let fitting = systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: estimates.contains(.width) ? .fittingSizeLevel : .required,
            verticalFittingPriority: estimates.contains(.height) ? .fittingSizeLevel : .required)
        copy.size = CGSize(
            width: estimates.contains(.width) ? fitting.width : size.width,
            height: estimates.contains(.height) ? fitting.height : size.height)
        return copy
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(
            targetSize, width: horizontalFittingPriority == .required ? targetSize.width : nil,
            height: verticalFittingPriority == .required ? targetSize.height : nil)
    }

    /// The size that suits the content, at a given width, at a given height, or freely.
    func fittingSize(_ size: CGSize, width: CGFloat?, height: CGFloat?) -> CGSize {
        let size =
            constraints.isEmpty
            ? sizeThatFits(size) : ConstraintLayout.fittingSize(of: self, width: width, height: height)
        return size.roundedUpToPixels
    }

    /// The attributes that the view prefers. It may change those that it's given, which are a copy.
    final func preferredAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        return preferredLayoutAttributesFitting(copy ?? attributes)
    }

    final func place(_ attributes: UICollectionViewLayoutAttributes) {
        if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) { transform3D = attributes.transform3D }
        if bounds.size != attributes.size { bounds.size = attributes.size }
        if center != attributes.center { center = attributes.center }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        (self as? UICollectionViewListCell)?.listPlace = attributes.list
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
