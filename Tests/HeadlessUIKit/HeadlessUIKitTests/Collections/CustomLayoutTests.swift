import Testing
import UIKit

/// Items on a diagonal, of which every third is in front and a tenth turned, and which knows what it was asked.
private final class DiagonalLayout: UICollectionViewLayout {
    var step: CGFloat = 30
    var followsBounds = false
    let log = Log()
    private var frames: [CGRect] = []

    override func prepare() {
        super.prepare()
        log("prepare")
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0
        frames = (0..<count).map { CGRect(x: CGFloat($0) * step, y: CGFloat($0) * step, width: 40, height: 40) }
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        log("invalidate")
    }

    override var collectionViewContentSize: CGSize {
        frames.reduce(CGRect.zero) { $0.union($1) }.size
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        frames.indices.filter { frames[$0].intersects(rect) }
            .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard frames.indices.contains(indexPath.item) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frames[indexPath.item]
        if indexPath.item % 3 == 0 { attributes.zIndex = 1 }
        if indexPath.item == 1 { attributes.alpha = 0.5 }
        if indexPath.item == 2 { attributes.isHidden = true }
        if indexPath.item == 4 { attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        log("bounds \(Int(collectionView?.bounds.minY ?? -1)) to \(Int(newBounds.minY))")
        return followsBounds
    }
}

@MainActor
@Suite("Layouts of one's own")
struct CustomLayoutTests {
    @Test("cells are where the layout says and as it says")
    func places() throws {
        let stage = CollectionStage([Array(0..<100)], layout: DiagonalLayout())
        #expect(stage.collectionView.contentSize == CGSize(width: 3010, height: 3010))
        #expect(stage.visibleItems == Array(0..<10).filter { $0 != 2 })
        #expect(stage.cell(5)?.frame == CGRect(x: 150, y: 150, width: 40, height: 40))
        #expect(stage.cell(1)?.alpha == 0.5)
        #expect(stage.cell(0)?.alpha == 1)
        #expect(stage.cell(4)?.frame == CGRect(x: 130, y: 130, width: 20, height: 20))
        // Items 3 and 4 overlap, and so do 2 and 3: 3 is in front.
        #expect(stage.collectionView.indexPathForItem(at: CGPoint(x: 125, y: 125)) == .first(3))
        let order = stage.collectionView.subviews.compactMap { ($0 as? FieldItemCell)?.item }
        #expect(order == [1, 4, 5, 7, 8, 0, 3, 6, 9])
        // What comes later goes behind too.
        stage.collectionView.contentOffset = CGPoint(x: 75, y: 75)
        stage.collectionView.layoutIfNeeded()
        let later = stage.collectionView.subviews.compactMap { ($0 as? FieldItemCell)?.item }
        #expect(later.map { $0 % 3 == 0 } == later.map { $0 % 3 == 0 }.sorted { !$0 && $1 })
        #expect(later.count == 10)
    }

    @Test("looks do not stay with a cell that is used again")
    func reuse() throws {
        let stage = CollectionStage([Array(0..<100)], layout: DiagonalLayout())
        let cell = try #require(stage.cell(1))
        stage.collectionView.contentOffset = CGPoint(x: 600, y: 600)
        stage.collectionView.layoutIfNeeded()
        #expect(stage.visibleItems == Array(19..<30))
        #expect(stage.collectionView.visibleCells.allSatisfy { $0.alpha == 1 && $0.transform.isIdentity })
        #expect(cell.preparations == 1)
    }

    @Test("the layout is prepared once, and again after it was invalidated")
    func preparing() {
        _ = HeadlessDevice()
        let layout = DiagonalLayout()
        let stage = CollectionStage([Array(0..<100)], layout: layout)
        _ = layout.log.take()
        stage.scroll(to: 100)
        stage.scroll(to: 200)
        #expect(layout.log.take() == ["bounds 0 to 100", "bounds 100 to 200"])
        layout.step = 60
        layout.invalidateLayout()
        layout.invalidateLayout()
        #expect(layout.log.take() == ["invalidate", "invalidate"])
        stage.collectionView.layoutIfNeeded()
        #expect(layout.log.take() == ["prepare"])
        #expect(stage.cell(4)?.frame.midX == 260)
        layout.followsBounds = true
        stage.scroll(to: 300)
        #expect(layout.log.take() == ["bounds 200 to 300", "invalidate", "prepare"])
    }

    @Test("another layout moves the cells that are there, and the old one is left alone")
    func changing() throws {
        _ = HeadlessDevice()
        let diagonal = DiagonalLayout()
        let stage = CollectionStage([Array(0..<100)], layout: diagonal)
        let cell = try #require(stage.cell(5))
        cell.field.becomeFirstResponder()
        let rows = CollectionStage.rows()
        var isDone = false
        stage.collectionView.setCollectionViewLayout(rows, animated: true) { isDone = $0 }
        #expect(!isDone)
        stage.stage.device.settle()
        #expect(isDone)
        #expect(stage.cell(5) === cell)
        #expect(cell.field.isFirstResponder)
        #expect(cell.frame == CGRect(x: 0, y: 250, width: 300, height: 50))
        #expect(diagonal.collectionView == nil)
        #expect(rows.collectionView === stage.collectionView)
        _ = diagonal.log.take()
        stage.scroll(to: 20)
        #expect(diagonal.log.take() == [])
    }

    @Test("attributes are copied whole")
    func copying() throws {
        _ = HeadlessDevice()
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "Kind", with: .first(3))
        attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        attributes.alpha = 0.25
        attributes.zIndex = 7
        let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
        #expect(copy !== attributes)
        #expect(copy.representedElementKind == "Kind" && copy.representedElementCategory == .supplementaryView)
        #expect(copy.indexPath == .first(3) && copy.frame == attributes.frame && copy.alpha == 0.25 && copy.zIndex == 7)
    }
}
