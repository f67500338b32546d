import Testing
import UIKit

/// Sections with an orthogonalScrollingBehavior.
@MainActor
@Suite("Sections that scroll sideways")
struct OrthogonalTests {
    @Test("P18 their cells are in a scroll view of their own, directly in the collection view")
    func hierarchy() throws {
        let stage = CompositionalStage([2, 9, 2], UICollectionViewCompositionalLayout.carousel(in: [1]))
        let scroller = try #require(stage.scroller(2))
        #expect(scroller.superview === stage.collectionView)
        #expect(!(scroller is UICollectionView))
        #expect(stage.cell(0)?.superview === stage.collectionView)
        #expect(scroller.frame == CGRect(x: 0, y: 100, width: 300, height: 70))
        #expect(scroller.contentSize == CGSize(width: 20 + 9 * 200 + 8 * 10 + 20, height: 70))
        #expect(stage.place(2) == CGRect(x: 20, y: 105, width: 200, height: 60))
        #expect(stage.frame(11)?.minY == 170)
        #expect(stage.collectionView.contentSize == CGSize(width: 300, height: 270))
    }

    @Test("only what is seen of them has cells, and what scrolls in is made")
    func display() throws {
        let stage = CompositionalStage([2, 9, 2], UICollectionViewCompositionalLayout.carousel(in: [1]))
        #expect(stage.shown == [0, 1, 2, 3, 11, 12])
        let scroller = try #require(stage.scroller(2))
        scroller.contentOffset.x = 430
        stage.collectionView.layoutIfNeeded()
        #expect(stage.shown == [0, 1, 4, 5, 11, 12])
        #expect(stage.place(4)?.minX == 10)
        #expect(stage.source.indexPath(for: 4).flatMap(stage.collectionView.cellForItem)?.superview === scroller)
        let point = CGPoint(x: 100, y: 130)
        #expect(stage.collectionView.indexPathForItem(at: point) == IndexPath(item: 2, section: 1))
    }

    @Test("G2 a cell with the first responder stays when its section scrolls on, and when it is scrolled off itself")
    func focus() throws {
        let stage = CompositionalStage([2, 9, 40], UICollectionViewCompositionalLayout.carousel(in: [1]))
        let cell = try #require(stage.cell(2))
        cell.field.becomeFirstResponder()
        let scroller = try #require(stage.scroller(2))
        scroller.contentOffset.x = 1_000
        stage.collectionView.layoutIfNeeded()
        #expect(cell.field.isFirstResponder && cell.superview === scroller)
        #expect(!stage.collectionView.visibleCells.contains(cell))
        stage.scroll(to: 800)
        #expect(cell.field.isFirstResponder && cell.superview === scroller && scroller.superview != nil)
        #expect(stage.cell(3) == nil)
    }

    @Test("how far they are scrolled stays while they are out of sight, and follows their section")
    func offsets() throws {
        let stage = CompositionalStage([2, 9, 40], UICollectionViewCompositionalLayout.carousel(in: [1, 3]))
        try #require(stage.scroller(2)).contentOffset.x = 420
        stage.collectionView.layoutIfNeeded()
        stage.scroll(to: 800)
        #expect(!stage.collectionView.subviews.contains { $0 is UIScrollView })
        stage.scroll(to: 0)
        #expect(stage.scroller(4)?.contentOffset.x == 420)
        var snapshot = stage.source.snapshot()
        snapshot.insertSections([10, 11], beforeSection: 1)
        stage.source.apply(snapshot)
        stage.collectionView.layoutIfNeeded()
        #expect(stage.scroller(4)?.contentOffset.x == 420)
    }

    @Test("scrollToItem(at:at:animated:) brings in the section, and the item within it")
    func scrolling() {
        let stage = CompositionalStage([40, 9, 40], UICollectionViewCompositionalLayout.carousel(in: [1]))
        stage.collectionView.scrollToItem(
            at: IndexPath(item: 6, section: 1), at: [.top, .left], animated: false)
        stage.collectionView.layoutIfNeeded()
        #expect(stage.collectionView.contentOffset.y == 2_000)
        #expect(stage.place(46)?.minX == 0)
        stage.collectionView.scrollToItem(
            at: IndexPath(item: 2, section: 1), at: [.bottom, .right], animated: false)
        stage.collectionView.layoutIfNeeded()
        #expect(stage.collectionView.contentOffset.y == 1_670)
        #expect(stage.place(42)?.maxX == 300)
    }

    @Test(
        "a drag comes to rest where the behavior says",
        arguments: [
            (UICollectionLayoutSectionOrthogonalScrollingBehavior.paging, 300 as CGFloat), (.groupPaging, 210),
            (.groupPagingCentered, 180),
        ])
    func paging(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ offset: CGFloat) throws {
        let stage = CompositionalStage([2, 9, 2], UICollectionViewCompositionalLayout.carousel(in: [1], behavior))
        let scroller = try #require(stage.scroller(2))
        stage.stage.drag(scroller, by: CGVector(dx: -160, dy: 0))
        stage.stage.device.settle()
        #expect(scroller.contentOffset.x == offset)
    }

    @Test("from right to left they begin at the right")
    func rightToLeft() throws {
        let stage = CompositionalStage(
            [2, 9, 2], layoutDirection: .rightToLeft, UICollectionViewCompositionalLayout.carousel(in: [1]))
        #expect(stage.shown == [0, 1, 2, 3, 11, 12])
        #expect(stage.place(2) == CGRect(x: 80, y: 105, width: 200, height: 60))
        #expect(try #require(stage.place(3)).maxX == 70)
    }

    @Test("a tap selects the item that is under it")
    func selection() throws {
        let stage = CompositionalStage([2, 9, 2], UICollectionViewCompositionalLayout.carousel(in: [1]))
        try #require(stage.scroller(2)).contentOffset.x = 420
        stage.collectionView.layoutIfNeeded()
        stage.cell(4)?.field.isUserInteractionEnabled = false
        stage.stage.tap(try #require(stage.cell(4)))
        #expect(stage.collectionView.indexPathsForSelectedItems == [IndexPath(item: 2, section: 1)])
    }
}
