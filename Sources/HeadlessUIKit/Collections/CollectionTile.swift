/// What a view in a collection view represents.
struct CollectionElement: Hashable, Comparable {
    /// `nil` for a cell.
    var kind: String?
    var indexPath: IndexPath

    @MainActor
    init(_ attributes: UICollectionViewLayoutAttributes) {
        kind = attributes.representedElementKind
        indexPath = attributes.indexPath
    }

    init(kind: String? = nil, _ indexPath: IndexPath) {
        self.kind = kind
        self.indexPath = indexPath
    }

    static func < (one: CollectionElement, other: CollectionElement) -> Bool {
        one.indexPath == other.indexPath ? one.kind ?? "" < other.kind ?? "" : one.indexPath < other.indexPath
    }
}

/// A view in a collection view.
struct CollectionTile {
    let view: UICollectionReusableView
    /// When the view was put in place, as a number that grows.
    let number: Int
    /// `false` where it has been scrolled off and stays for the first responder in it (G2).
    var isVisible = true
    var zIndex = 0
    /// The size that the view had when it was last asked for another one, by a layout that does not say whom to ask.
    var askedSize: CGSize?
}
