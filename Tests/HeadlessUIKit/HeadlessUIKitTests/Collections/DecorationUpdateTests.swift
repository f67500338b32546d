import Testing
import UIKit

private final class Shelf: UICollectionReusableView {
    private(set) var preparations = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
    }
}

/// Rows of 50 points on shelves of 300 × 4 points, in a layout that writes down what it's asked about them.
private final class Shelves: UICollectionViewFlowLayout {
    let log = Log()
    var removed: [IndexPath] = []
    var added: [IndexPath] = []

    override init() {
        super.init()
        itemSize = CGSize(width: 300, height: 50)
        minimumLineSpacing = 0
        register(Shelf.self, forDecorationViewOfKind: "shelf")
    }

    required init?(coder: NSCoder) { nil }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let items = super.layoutAttributesForElements(in: rect) ?? []
        return items + items.compactMap { layoutAttributesForDecorationView(ofKind: "shelf", at: $0.indexPath) }
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50 + 46, width: 300, height: 4)
        return attributes
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        log("updates")
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        log("done")
    }

    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
        log("remove \(elementKind)")
        return super.indexPathsToDeleteForDecorationView(ofKind: elementKind) + removed
    }

    override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
        log("add \(elementKind)")
        return super.indexPathsToInsertForDecorationView(ofKind: elementKind) + added
    }

    override func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        log("\(elementKind) \(decorationIndexPath.item) comes")
        return super.initialLayoutAttributesForAppearingDecorationElement(
            ofKind: elementKind, at: decorationIndexPath)
    }

    override func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        log("\(elementKind) \(decorationIndexPath.item) goes")
        return super.finalLayoutAttributesForDisappearingDecorationElement(
            ofKind: elementKind, at: decorationIndexPath)
    }
}

/// Decoration views during changes, by Apple's pages of UICollectionViewLayout.
@MainActor
@Suite("Decoration views during changes")
struct DecorationUpdateTests {
    private func shelf(_ item: Int, in stage: CollectionStage) -> Shelf? {
        stage.collectionView.subviews.compactMap { $0 as? Shelf }.first { $0.frame.minY == CGFloat(item) * 50 + 46 }
    }

    @Test("G23 the layout is asked for the views that an insertion adds, and how what appears looks at first")
    func insertion() throws {
        let layout = Shelves()
        let stage = CollectionStage([[0, 1, 2]], layout: layout)
        let first = try #require(shelf(0, in: stage))
        #expect(layout.log.take() == [])
        stage.source.sections = [[0, 1, 2, 3]]
        stage.collectionView.insertItems(at: [.first(3)])
        #expect(layout.log.take() == ["updates", "add shelf", "shelf 3 comes", "done"])
        #expect(shelf(0, in: stage) === first && shelf(3, in: stage) != nil)
        layout.added = [.first(0)]
        stage.source.sections = [[9, 0, 1, 2, 3]]
        stage.collectionView.insertItems(at: [.first(0)])
        #expect(
            layout.log.take() == [
                "updates", "add shelf", "shelf 0 goes", "shelf 0 comes", "shelf 4 comes", "done",
            ])
        #expect(shelf(0, in: stage) != nil && first.superview == nil)
    }

    @Test("G23 the layout is asked for the views that a deletion removes, and how they look at last")
    func deletion() throws {
        let layout = Shelves()
        let stage = CollectionStage([[0, 1, 2]], layout: layout)
        let (first, last) = (try #require(shelf(0, in: stage)), try #require(shelf(2, in: stage)))
        layout.removed = [.first(2)]
        stage.source.sections = [[1, 2]]
        stage.collectionView.deleteItems(at: [.first(0)])
        #expect(layout.log.take() == ["updates", "remove shelf", "shelf 2 goes", "done"])
        #expect(last.superview == nil && shelf(0, in: stage) === first && shelf(2, in: stage) == nil)
        layout.removed = []
        stage.collectionView.reloadItems(at: [.first(0)])
        #expect(layout.log.take() == ["updates", "done"])
    }

    @Test("a removed view is used again, prepared for it")
    func reuse() throws {
        let layout = Shelves()
        let stage = CollectionStage([[0, 1, 2]], layout: layout)
        let last = try #require(shelf(2, in: stage))
        layout.removed = [.first(2)]
        stage.source.sections = [[0, 1]]
        stage.collectionView.deleteItems(at: [.first(2)])
        #expect(last.preparations == 0)
        stage.source.sections = [[0, 1, 2]]
        stage.collectionView.insertItems(at: [.first(2)])
        #expect(shelf(2, in: stage) === last && last.preparations == 1)
    }

    @Test("decoration views go with their layout, and come back with it")
    func changingLayouts() {
        let layout = Shelves()
        let stage = CollectionStage([[0, 1, 2]], layout: layout)
        stage.collectionView.setCollectionViewLayout(CollectionStage.rows(), animated: false)
        stage.collectionView.layoutIfNeeded()
        #expect(shelf(0, in: stage) == nil && stage.visibleItems == [0, 1, 2])
        stage.collectionView.setCollectionViewLayout(layout, animated: false)
        stage.collectionView.layoutIfNeeded()
        #expect(shelf(0, in: stage)?.preparations == 1)
    }

    @Test("they are behind the cells, aren't items, and aren't supplementary views")
    func others() throws {
        let stage = CollectionStage([[0, 1, 2]], layout: Shelves())
        let views = stage.collectionView.subviews
        let lastShelf = try #require(views.lastIndex { $0 is Shelf })
        #expect(lastShelf < (views.firstIndex { $0 is FieldItemCell } ?? 0))
        #expect(stage.collectionView.indexPathForItem(at: CGPoint(x: 10, y: 48)) == .first(0))
        #expect(stage.collectionView.visibleSupplementaryViews(ofKind: "shelf").isEmpty)
        #expect(stage.collectionView.supplementaryView(forElementKind: "shelf", at: .first(0)) == nil)
    }
}
