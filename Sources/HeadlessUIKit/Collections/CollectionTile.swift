/// What a view in a collection view represents.
struct CollectionElement: Hashable, Comparable {
    /// `nil` for a cell.
    var kind: String?
    /// Whether it's a decoration view: they have kinds of their own, and nothing to do with the data.
    var isDecoration = false
    var indexPath: IndexPath

    @MainActor
    init(_ attributes: UICollectionViewLayoutAttributes) {
        kind = attributes.representedElementKind
        isDecoration = attributes.representedElementCategory == .decorationView
        indexPath = attributes.indexPath
    }

    init(kind: String? = nil, _ indexPath: IndexPath) {
        self.kind = kind
        self.indexPath = indexPath
    }

    init(decoration kind: String, _ indexPath: IndexPath) {
        self.init(kind: kind, indexPath)
        isDecoration = true
    }

    static func < (one: CollectionElement, other: CollectionElement) -> Bool {
        guard one.indexPath == other.indexPath else { return one.indexPath < other.indexPath }
        guard one.kind == other.kind else { return one.kind ?? "" < other.kind ?? "" }
        return one.isDecoration && !other.isDecoration
    }
}

/// A view in a collection view.
struct CollectionTile {
    let view: UICollectionReusableView
    /// When the view was put in place, as a number that grows.
    let number: Int
    /// `false` if it's been scrolled off and stays because of the first responder in it (G2).
    var isVisible = true
    var zIndex = 0
    /// The size of the view when it was last asked for its preferred one, by a layout that doesn't say which views to
    /// ask.
    var askedSize: CGSize?
}
