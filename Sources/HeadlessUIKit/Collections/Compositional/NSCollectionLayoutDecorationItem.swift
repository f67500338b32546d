/// A background of a section in a compositional layout.
///
/// It's as large as the section with its headers and footers, less the ``NSCollectionLayoutItem/contentInsets``.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String

    /// - Parameter elementKind: The kind that the layout has registered a class for.
    open class func background(elementKind: String) -> Self {
        NSCollectionLayoutDecorationItem(elementKind) as! Self
    }

    private init(_ elementKind: String) {
        self.elementKind = elementKind
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(size: size, supplementaryItems: [])
    }

    /// The position from back to front. The default is 0, behind everything else in the section.
    open var zIndex = 0
}
