/// The position at which a supplementary view is attached to its item.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
    public let edges: NSDirectionalRectEdge
    private let shift: CGPoint
    private let isFraction: Bool

    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFraction: false) }

    /// - Parameter absoluteOffset: In points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFraction: false)
    }

    /// - Parameter fractionalOffset: In parts of the view's own width and height.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFraction: true)
    }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFraction: Bool) {
        self.edges = edges
        shift = offset
        self.isFraction = isFraction
    }

    open var offset: CGPoint { shift }
    open var isAbsoluteOffset: Bool { !isFraction }
    open var isFractionalOffset: Bool { isFraction }

    /// The anchor point of a rectangle.
    func point(in rect: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
            y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
    }
}

/// A supplementary view in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    /// Where on the item the view is.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The corresponding point of the view. The default is `nil`, for the same point as on the item.
    public let itemAnchor: NSCollectionLayoutAnchor?

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    init(
        _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
        _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(size: layoutSize, supplementaryItems: [])
    }

    /// What has more is in front. 1 by default: in front of the item.
    open var zIndex = 1

    /// The frame of the view at an item.
    func frame(at item: CGRect) -> CGRect {
        let size = layoutSize.resolved(in: item.size)
        let own = (itemAnchor ?? containerAnchor).point(in: CGRect(origin: .zero, size: size))
        let target = containerAnchor.point(in: item)
        var origin = CGPoint(x: target.x - own.x, y: target.y - own.y)
        for anchor in [containerAnchor, itemAnchor].compactMap({ $0 }) {
            origin.x += anchor.isFractionalOffset ? anchor.offset.x * size.width : anchor.offset.x
            origin.y += anchor.isFractionalOffset ? anchor.offset.y * size.height : anchor.offset.y
        }
        return CGRect(origin: origin, size: size)
    }
}

/// A header, a footer, or a similar item of a section in a compositional layout, or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    public let offset: CGPoint

    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize, elementKind, alignment, .zero)
    }

    /// - Parameter absoluteOffset: The offset, in points.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.init(layoutSize, elementKind, alignment, absoluteOffset)
    }

    init(
        _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ alignment: NSRectAlignment, _ offset: CGPoint
    ) {
        self.alignment = alignment
        self.offset = offset
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
    }

    /// Whether the section grows for it. `true` by default.
    open var extendsBoundary = true
    /// Whether it stays in sight while anything of the section is. `false` by default.
    open var pinToVisibleBounds = false
}

/// A corner or side of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    case none = 0
    case top = 1
    case topLeading = 2
    case leading = 3
    case bottomLeading = 4
    case bottom = 5
    case bottomTrailing = 6
    case trailing = 7
    case topTrailing = 8

    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
