import Testing
import UIKit

/// Views that the layouts of collections add on their own.
@MainActor
@Suite(.onStage)
struct DecorationViewTests {
    private final class Shelf: UICollectionReusableView {
        private(set) var preparations = 0
        private(set) var applied: UICollectionViewLayoutAttributes?

        override func prepareForReuse() {
            super.prepareForReuse()
            preparations += 1
        }

        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            applied = layoutAttributes
        }
    }

    /// Rows of 50 points, each on a shelf of 300 × 4 points.
    private final class Shelves: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            guard let items = super.layoutAttributesForElements(in: rect) else { return nil }
            return items
                + items.compactMap { layoutAttributesForDecorationView(ofKind: "shelf", at: $0.indexPath) }
        }

        override func layoutAttributesForDecorationView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
            attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50 + 46, width: 300, height: 4)
            attributes.alpha = 0.5
            attributes.zIndex = -1
            return attributes
        }
    }

    private func shelves(_ collection: UICollectionView) -> [Shelf] {
        collection.layoutIfNeeded()
        return collection.subviews.compactMap { $0 as? Shelf }.filter { !$0.isHidden }
            .sorted { $0.frame.minY < $1.frame.minY }
    }

    private func makeShelves() -> CollectionScreen {
        let rows = CollectionScreen()
        let layout = Shelves()
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        layout.register(Shelf.self, forDecorationViewOfKind: "shelf")
        rows.collection.setCollectionViewLayout(layout, animated: false)
        return rows
    }

    @Test("G21 a decoration view is created from the class that its layout registers, and applies its attributes")
    func creation() throws {
        let rows = makeShelves()
        let found = shelves(rows.collection)
        #expect(found.count >= 8)
        let shelf = try #require(found.first)
        #expect(shelf.frame == CGRect(x: 0, y: 46, width: 300, height: 4) && shelf.alpha == 0.5)
        #expect(shelf.applied?.representedElementCategory == .decorationView)
        #expect(shelf.applied?.representedElementKind == "shelf")
        #expect(shelf.applied?.indexPath == IndexPath(item: 0, section: 0))
    }

    @Test("G21 a decoration view that scrolls away is prepared for reuse")
    func reuse() {
        let rows = makeShelves()
        for y in [0, 1000, 2000, 3000] {
            rows.collection.contentOffset.y = CGFloat(y)
            #expect(shelves(rows.collection).contains { $0.frame.minY == CGFloat(y) + 46 })
        }
        #expect(shelves(rows.collection).contains { $0.preparations > 0 })
    }

    @Test("G21 attributes and contexts tell decoration views from supplementary ones")
    func values() throws {
        let path = IndexPath(item: 2, section: 1)
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shelf", with: path)
        #expect(attributes.representedElementCategory == .decorationView && attributes.indexPath == path)
        let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
        #expect(copy.representedElementCategory == .decorationView && copy.representedElementKind == "shelf")
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(context.invalidatedDecorationIndexPaths == nil)
        context.invalidateDecorationElements(ofKind: "shelf", at: [path])
        #expect(context.invalidatedDecorationIndexPaths == ["shelf": [path]])
        #expect(context.invalidatedSupplementaryIndexPaths == nil)
    }

    @Test("G22 a background is as large as its section with the header, less the insets of the background")
    func background() throws {
        let rows = CollectionScreen([2, 2])
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        let headerSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
        let kind = UICollectionView.elementKindSectionHeader
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: headerSize, elementKind: kind, alignment: .top)
        ]
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "shelf")
        #expect(background.elementKind == "shelf" && background.zIndex == 0)
        background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 7, bottom: 3, trailing: 2)
        section.decorationItems = [background]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Shelf.self, forDecorationViewOfKind: "shelf")
        rows.collection.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        rows.collection.setCollectionViewLayout(layout, animated: false)
        #expect(
            shelves(rows.collection).map(\.frame) == [
                CGRect(x: 7, y: 5, width: 291, height: 142), CGRect(x: 7, y: 155, width: 291, height: 142),
            ])
        let second = layout.layoutAttributesForDecorationView(ofKind: "shelf", at: IndexPath(item: 0, section: 1))
        #expect(second?.frame.minY == 155)
    }
}
