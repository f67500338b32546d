/// The position and the appearance that a layout gives a cell, a supplementary view, or a decoration view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementKind = elementKind
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(forSupplementaryViewOfKind: decorationViewKind, with: indexPath)
        isDecoration = true
    }

    public required override init() { super.init() }

    /// - Parameter type: This class or a subclass.
    static func make(_ type: AnyClass) -> UICollectionViewLayoutAttributes {
        guard type != UICollectionViewLayoutAttributes.self else { return UICollectionViewLayoutAttributes() }
        guard let type = type as? UICollectionViewLayoutAttributes.Type else {
            preconditionFailure("a layout's attributes class is a subclass of UICollectionViewLayoutAttributes")
        }
        return type.init()
    }

    /// Whether the other attributes result in the same appearance and position.
    func isLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
        center == other.center && size == other.size && alpha == other.alpha
            && CATransform3DEqualToTransform(transform3D, other.transform3D) && zIndex == other.zIndex
            && isHidden == other.isHidden
    }

    /// The index path of the element.
    open var indexPath = IndexPath()

    open var representedElementCategory: UICollectionView.ElementCategory {
        representedElementKind == nil ? .cell : isDecoration ? .decorationView : .supplementaryView
    }

    private var isDecoration = false

    /// `nil` for a cell.
    open internal(set) var representedElementKind: String?

    /// In the content's coordinates. With a transform, it's the bounding box.
    open var frame: CGRect {
        get {
            CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
                .applying(transform).offsetBy(dx: center.x, dy: center.y)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    open var center = CGPoint.zero
    open var size = CGSize.zero

    /// The size at the origin.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// Applied about the center. Identity by default.
    open var transform3D = CATransform3DIdentity
    /// The part of ``transform3D`` within the plane. Setting it replaces all of that.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    /// 1 by default.
    open var alpha: CGFloat = 1
    /// What has more is in front. 0 by default.
    open var zIndex = 0
    /// Whether no view is created for it. `false` by default.
    open var isHidden = false

    /// What the view decides.
    var estimates: LayoutAxes = []
    /// Whether the view has been asked.
    var isMeasured = false
    /// Whether a supplementary view is in the scroll view of its section.
    var isInScroller = false
    /// Where in a list the item is.
    var list: ListPlace?

    /// Whether the other attributes are of the same element, and equal. Subclasses compare what they add.
    open override func isEqual(_ object: Any?) -> Bool {
        nonisolated(unsafe) let object = object
        return MainActor.assumeIsolated {
            guard let other = object as? UICollectionViewLayoutAttributes, type(of: self) == type(of: other) else {
                return false
            }
            return indexPath == other.indexPath && representedElementKind == other.representedElementKind
                && representedElementCategory == other.representedElementCategory && isLike(other)
        }
    }

    open override var hash: Int { MainActor.assumeIsolated { indexPath.last ?? 0 } }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let copy: UICollectionViewLayoutAttributes = MainActor.assumeIsolated {
            let copy = type(of: self).init()
            copy.indexPath = indexPath
            copy.representedElementKind = representedElementKind
            copy.isDecoration = isDecoration
            copy.center = center
            copy.size = size
            copy.transform3D = transform3D
            copy.alpha = alpha
            copy.zIndex = zIndex
            copy.isHidden = isHidden
            copy.estimates = estimates
            copy.isMeasured = isMeasured
            copy.isInScroller = isInScroller
            copy.list = list
            return copy
        }
        return copy
    }
}
