import Testing

@testable import UIKit

@MainActor
@Suite("Collections of 100,000 items")
struct CollectionScaleTests {
    /// Counts what the collection view asks for.
    private final class CountingLayout: UICollectionViewFlowLayout {
        var preparations = 0
        var attributes = 0

        override func prepare() {
            super.prepare()
            preparations += 1
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let found = super.layoutAttributesForElements(in: rect)
            attributes += found?.count ?? 0
            return found
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            attributes += 1
            return super.layoutAttributesForItem(at: indexPath)
        }
    }

    private final class SizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
        var questions = 0

        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            questions += 1
            return CGSize(width: 300, height: indexPath.item.isMultiple(of: 2) ? 40 : 60)
        }
    }

    @Test("scrolling makes no more cells than fit, and no more layout than is seen", arguments: [false, true])
    func scrolling(hasSizes: Bool) {
        _ = HeadlessDevice()
        let layout = CountingLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        let stage = CollectionStage([[]], layout: layout)
        let delegate = SizeDelegate()
        if hasSizes { stage.collectionView.delegate = delegate }
        stage.source.sections = [Array(0..<100_000)]
        stage.collectionView.reloadData()
        stage.collectionView.layoutIfNeeded()
        #expect(stage.collectionView.contentSize.height == 5_000_000)
        layout.preparations = 0
        layout.attributes = 0
        let (steps, questions) = (200, delegate.questions)
        for step in 1...steps { stage.scroll(to: CGFloat(step * 24_990)) }
        #expect(layout.preparations == 0)
        #expect(delegate.questions == questions)
        // At most ten rows of cells are in sight, and each is asked for once more when its cell is dequeued.
        #expect(layout.attributes <= steps * 20)
        #expect(stage.source.cellsMade.count <= 10)
        #expect(stage.collectionView.subviews.count <= 10)
    }

    @Test("the last item is reached in one step")
    func lastItem() {
        let stage = CollectionStage([Array(0..<99_999), [0]])
        stage.collectionView.scrollToItem(at: IndexPath(item: 0, section: 1), at: .bottom, animated: false)
        stage.collectionView.layoutIfNeeded()
        #expect(stage.cell(0, 1)?.frame.minY == 4_999_950)
        #expect(stage.source.requests.count == 16)
    }

    @Test("lines and sections are found by halving", arguments: [0, 1, 49_999, 99_999, 100_000])
    func halving(place: Int) {
        _ = HeadlessDevice()
        var questions = 0
        let found = (0..<100_000).partitioningIndex {
            questions += 1
            return $0 >= place
        }
        #expect(found == place)
        #expect(questions <= 17)
    }
}
