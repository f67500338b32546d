import Testing
import UIKit

/// Cells of collections: when they exist, and when they're reused.
@MainActor
@Suite(.onStage)
struct CollectionCellTests {
    @Test("G4 visible index paths are empty where nothing is seen")
    func visibleIndexPaths() {
        let rows = CollectionScreen([0, 0])
        #expect(rows.collection.indexPathsForVisibleItems == [])
        #expect(rows.collection.visibleCells == [])
        rows.source.counts = [1, 2]
        rows.collection.reloadData()
        rows.collection.layoutIfNeeded()
        #expect(
            rows.collection.indexPathsForVisibleItems.sorted()
                == [[0, 0], [1, 0], [1, 1]].map { IndexPath(item: $0[1], section: $0[0]) })
    }

    @Test("G6 after scrolling without animation cells come with the next layout")
    func layout() {
        let rows = CollectionScreen()
        rows.collection.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: false)
        #expect(rows.collection.contentOffset.y == 2500)
        #expect(rows.cell(50) == nil)
        rows.collection.layoutIfNeeded()
        #expect(rows.cell(50)?.isDescendant(of: rows.collection) == true)
    }

    @Test("G9 dequeuing always gives a cell of the registered class")
    func dequeuing() {
        let rows = CollectionScreen()
        let cell = rows.cell(1)
        #expect(cell?.reuseIdentifier == "cell")
        #expect(cell?.bounds.size == CGSize(width: 300, height: 50))
    }

    @Test("G27 cells are loaded before headers and footers, in the layout's order, whatever is in front")
    func loadingOrder() {
        final class Source: NSObject, UICollectionViewDataSource {
            var loaded: [String] = []

            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

            func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                loaded.append("\(indexPath.item)")
                return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }

            func collectionView(
                _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
            ) -> UICollectionReusableView {
                loaded.append(kind)
                return view.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
            }
        }
        final class Layout: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 200) }

            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let paths = [0, 0, 1, 0].map { IndexPath(item: $0, section: 0) }
                let all = [
                    UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: paths[0]),
                    UICollectionViewLayoutAttributes(forCellWith: paths[1]),
                    UICollectionViewLayoutAttributes(forCellWith: paths[2]),
                    UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "footer", with: paths[3]),
                ]
                for (index, attributes) in all.enumerated() {
                    attributes.frame = CGRect(x: 0, y: CGFloat(index) * 50, width: 300, height: 50)
                    attributes.zIndex = index == 3 ? -1 : index == 0 ? 1 : 0
                }
                return all
            }
        }
        let (source, screen) = (Source(), TestScreen())
        let collection = UICollectionView(frame: .zero, collectionViewLayout: Layout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in ["header", "footer"] {
            collection.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        collection.dataSource = source
        screen.add(collection, CGRect(x: 20, y: 100, width: 300, height: 400))
        collection.layoutIfNeeded()
        #expect(source.loaded == ["0", "1", "header", "footer"])
    }

    @Test("G14 control, content view, cell, collection view")
    func ancestry() throws {
        let rows = CollectionScreen()
        let cell = try #require(rows.cell(0))
        #expect(cell.field.superview === cell.contentView)
        #expect(cell.contentView.superview === cell)
        #expect(cell.isDescendant(of: rows.collection))
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
    }
}
