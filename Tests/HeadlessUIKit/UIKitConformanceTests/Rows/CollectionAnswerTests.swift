import Testing
import UIKit

/// When a collection view asks what, and what it answers.
@MainActor
@Suite(.onStage)
struct CollectionAnswerTests {
    private final class CountingCollection: UICollectionView {
        var reloads = 0

        override func reloadData() {
            reloads += 1
            super.reloadData()
        }
    }

    private final class RecordingLayout: UICollectionViewFlowLayout {
        var calls: [String] = []

        override func prepare() {
            super.prepare()
            calls.append("prepare")
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            calls.append("bounds")
            return super.shouldInvalidateLayout(forBoundsChange: newBounds)
        }
    }

    private func makeCollection(_ layout: UICollectionViewLayout, _ source: CollectionSource) -> UICollectionView {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        collection.register(FieldItemCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        return collection
    }

    @Test("G28 setting the data source doesn't call an overridden reloadData()")
    func dataSource() {
        _ = makeStage()
        let source = CollectionSource([3])
        let collection = CountingCollection(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(FieldItemCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        collection.layoutIfNeeded()
        #expect(collection.reloads == 0 && collection.visibleCells.count == 3)
    }

    @Test("G29 a layout isn't asked about new bounds before it has been prepared")
    func firstBounds() {
        _ = makeStage()
        let (layout, source) = (RecordingLayout(), CollectionSource([3]))
        let collection = makeCollection(layout, source)
        collection.bounds.size.width = 280
        #expect(layout.calls == [])
        collection.layoutIfNeeded()
        collection.bounds.size.width = 260
        #expect(layout.calls.first == "prepare" && layout.calls.contains("bounds"))
    }

    @Test("G30 an item without a width has a cell")
    func zeroWidth() {
        let rows = CollectionScreen([1])
        (rows.collection.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 0, height: 50)
        rows.collection.layoutIfNeeded()
        #expect(rows.cell(0) != nil)
    }

    @Test("G31 a cell may change the attributes that it's asked about, which are a copy")
    func copiedAttributes() {
        final class Cell: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                layoutAttributes.alpha = 0.5
                return layoutAttributes
            }
        }
        final class Layout: UICollectionViewLayout {
            let own = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))

            override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 50) }

            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [own] }

            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { own }
        }
        let screen = TestScreen()
        let (layout, source) = (Layout(), CollectionSource([1]))
        layout.own.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
        let collection = makeCollection(layout, source)
        collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
        screen.add(collection, CGRect(x: 0, y: 100, width: 300, height: 400))
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.count == 1 && layout.own.alpha == 1)
    }

    @Test("G32 attributes are equal if all that UIKit knows of them is")
    func equalAttributes() throws {
        _ = makeStage()
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
        attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
        #expect(attributes == copy && attributes.hash == copy.hash)
        copy.alpha = 0.5
        #expect(attributes != copy)
        copy.alpha = 1
        copy.indexPath = IndexPath(item: 2, section: 0)
        #expect(attributes != copy)
    }

    @Test("G33 a class that isn't a reusable view can be registered")
    func anyClass() {
        _ = makeStage()
        let source = CollectionSource([0])
        let collection = makeCollection(UICollectionViewFlowLayout(), source)
        collection.register(UIView.self, forCellWithReuseIdentifier: "other")
        collection.register(NSObject.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "other")
        #expect(collection.numberOfSections == 1)
    }

    @Test("G34 after updates, the new cells are there, also without a window")
    func updates() {
        _ = makeStage()
        let source = CollectionSource([1])
        let collection = makeCollection(UICollectionViewFlowLayout(), source)
        collection.layoutIfNeeded()
        source.counts = [3]
        collection.performBatchUpdates {
            collection.insertItems(at: [1, 2].map { IndexPath(item: $0, section: 0) })
        }
        #expect(collection.visibleCells.count == 3)
    }

    @Test("G35 without a window, updates are complete when they return")
    func completion() {
        _ = makeStage()
        let source = CollectionSource([1])
        let collection = makeCollection(UICollectionViewFlowLayout(), source)
        collection.layoutIfNeeded()
        var isComplete = false
        source.counts = [2]
        update(collection) { isComplete = true }
        #expect(isComplete)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .plain)
        var isTableComplete = false
        update(table) { isTableComplete = true }
        #expect(isTableComplete)
    }

    /// Functions of their own, because in an asynchronous one Swift would prefer the method that waits for the animation.
    private func update(_ collection: UICollectionView, _ completion: @escaping () -> Void) {
        collection.performBatchUpdates {
            collection.insertItems(at: [IndexPath(item: 1, section: 0)])
        } completion: { _ in
            completion()
        }
    }

    private func update(_ table: UITableView, _ completion: @escaping () -> Void) {
        table.performBatchUpdates(nil) { _ in completion() }
    }

    @Test("G35 without a window, a snapshot is applied completely when that returns", arguments: [true, false])
    func snapshots(isAnimated: Bool) {
        _ = makeStage()
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        let frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let items = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        let table = UITableView(frame: frame, style: .plain)
        let rows = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in UITableViewCell() }
        var complete: [String] = []
        items.apply(snapshot, animatingDifferences: isAnimated) { complete.append("items") }
        #expect(complete == ["items"] && collection.numberOfItems(inSection: 0) == 2)
        rows.apply(snapshot, animatingDifferences: isAnimated) { complete.append("rows") }
        #expect(complete == ["items", "rows"] && table.numberOfRows(inSection: 0) == 2)
        snapshot.appendItems([3])
        items.applySnapshotUsingReloadData(snapshot) { complete.append("new items") }
        #expect(complete == ["items", "rows", "new items"])
    }

    @Test(
        "G37 a header or a footer without a length has attributes, and no view",
        arguments: [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter])
    func emptyEdge(kind: String) throws {
        let rows = CollectionScreen([2])
        let attributes = rows.collection.layoutAttributesForSupplementaryElement(
            ofKind: kind, at: IndexPath(item: 0, section: 0))
        #expect(attributes?.size == .zero)
        #expect(rows.collection.visibleSupplementaryViews(ofKind: kind).isEmpty)
        let all = try #require(
            rows.collection.collectionViewLayout.layoutAttributesForElements(in: rows.collection.bounds))
        #expect(!all.isEmpty && all.allSatisfy { $0.representedElementKind != kind })
    }
}
