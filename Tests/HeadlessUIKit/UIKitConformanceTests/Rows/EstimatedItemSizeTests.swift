import Testing
import UIKit

/// Cells of a flow layout that say how large they are.
@MainActor
@Suite(.onStage)
struct EstimatedItemSizeTests {
    /// A cell that's as high as its item says.
    private final class Cell: UICollectionViewCell {
        var wanted = CGSize.zero

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size = wanted
            return layoutAttributes
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var heights: [CGFloat] = [30, 70, 110]

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { heights.count }

        func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.wanted = CGSize(width: 300, height: heights[indexPath.item])
            return cell
        }
    }

    private func show(_ estimate: CGSize) -> (UICollectionView, Source) {
        let (screen, layout, source) = (TestScreen(), UICollectionViewFlowLayout(), Source())
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        layout.estimatedItemSize = estimate
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        screen.add(collection, CGRect(x: 0, y: 100, width: 300, height: 400))
        collection.layoutIfNeeded()
        return (collection, source)
    }

    private func heights(_ collection: UICollectionView) -> [CGFloat] {
        collection.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map(\.frame.height)
    }

    @Test("G38 with an estimated size, the cells of a flow layout decide their sizes")
    func measured() {
        for estimate in [CGSize(width: 300, height: 20), UICollectionViewFlowLayout.automaticSize] {
            let (collection, _) = show(estimate)
            #expect(heights(collection) == [30, 70, 110] && collection.contentSize.height == 210)
        }
    }

    @Test("G38 without an estimated size, a flow layout's cells have the size that the layout says")
    func unmeasured() {
        let (collection, _) = show(.zero)
        #expect(heights(collection) == [50, 50, 50])
    }

    @Test("G38 sizes that cells have asked for go along with their items")
    func updates() {
        let (collection, source) = show(CGSize(width: 300, height: 20))
        source.heights.insert(40, at: 0)
        collection.insertItems(at: [IndexPath(item: 0, section: 0)])
        collection.layoutIfNeeded()
        #expect(heights(collection) == [40, 30, 70, 110])
    }
}
