import Testing
import UIKit

/// Rows whose heights the cells decide, in a layout that writes down what it is told.
private final class GrowingLayout: UICollectionViewLayout {
    final class Context: UICollectionViewLayoutInvalidationContext {
        var reason = "app"
    }

    final class Attributes: UICollectionViewLayoutAttributes {}

    let log = Log()
    var heights: [Int: CGFloat] = [:]
    var target: CGPoint?
    private var frames: [CGRect] = []

    override class var invalidationContextClass: AnyClass { Context.self }
    override class var layoutAttributesClass: AnyClass { Attributes.self }

    override func prepare() {
        super.prepare()
        log("prepare")
        frames = []
        for item in 0..<(collectionView?.numberOfItems(inSection: 0) ?? 0) {
            let top = frames.last?.maxY ?? 0
            frames.append(CGRect(x: 0, y: top, width: 300, height: heights[item] ?? 50))
        }
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        let words = [
            (context as? Context)?.reason, context.invalidateEverything ? "everything" : nil,
            context.invalidateDataSourceCounts ? "counts" : nil,
        ]
        log(words.compactMap { $0 }.joined(separator: " "))
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: frames.last?.maxY ?? 0) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        frames.indices.filter { frames[$0].intersects(rect) }
            .compactMap { layoutAttributesForItem(at: .first($0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = Attributes(forCellWith: indexPath)
        attributes.frame = frames[indexPath.item]
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? Context)?.reason = "bounds"
        return context
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        preferredAttributes.size.height != originalAttributes.size.height
    }

    override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        (context as? Context)?.reason = "size of \(originalAttributes.indexPath.item)"
        heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
        return context
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for item in updateItems {
            let (old, new) = (item.indexPathBeforeUpdate?.item, item.indexPathAfterUpdate?.item)
            log("\(item.updateAction) \(old.map(String.init) ?? "-") \(new.map(String.init) ?? "-")")
        }
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        log("done")
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        log("comes \(itemIndexPath.item)")
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        log("goes \(itemIndexPath.item)")
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        target ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
        log("bounds from \(Int(oldBounds.height))")
    }

    override func finalizeAnimatedBoundsChange() {
        super.finalizeAnimatedBoundsChange()
        log("bounds done")
    }
}

/// A cell that asks for a height.
private final class TallCell: UICollectionViewCell {
    static var height: CGFloat?
    var isOfOwnClass = false

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        isOfOwnClass = layoutAttributes is GrowingLayout.Attributes
        guard let height = Self.height, layoutAttributes.indexPath.item == 1 else { return layoutAttributes }
        let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
        copy?.size.height = height
        return copy ?? layoutAttributes
    }
}

@MainActor
@Suite("What invalidates layouts, and what they are told of changes")
struct InvalidationTests {
    /// A list of 20 rows, whose layout has forgotten what it was told so far.
    private func makeList() -> (CollectionStage, GrowingLayout) {
        TallCell.height = nil
        let layout = GrowingLayout()
        let stage = CollectionStage([Array(0..<20)], layout: layout)
        _ = layout.log.take()
        return (stage, layout)
    }

    @Test("every invalidation has a context of the layout's class, which says what has changed")
    func contexts() {
        let (stage, layout) = makeList()
        let collectionView = stage.collectionView
        layout.invalidateLayout()
        #expect(layout.log.take() == ["app"])
        collectionView.reloadData()
        #expect(layout.log.take() == ["app everything counts"])
        collectionView.layoutIfNeeded()
        _ = layout.log.take()
        collectionView.contentOffset.y = 100
        #expect(layout.log.take() == [])
        collectionView.frame.size.height = 300
        #expect(layout.log.take() == ["bounds"])
        collectionView.collectionViewLayout = CollectionStage.rows()
        collectionView.collectionViewLayout = layout
        #expect(layout.log.take() == ["app everything counts"])
    }

    @Test("a layout hears of a batch once it is prepared for it, of what comes and goes, and of its end")
    func updates() {
        let (stage, layout) = makeList()
        let collectionView = stage.collectionView
        stage.source.sections[0] = [1, 100, 2, 3] + Array(5..<20)
        collectionView.performBatchUpdates {
            collectionView.deleteItems(at: [.first(0), .first(4)])
            collectionView.insertItems(at: [.first(1)])
            collectionView.reloadItems(at: [.first(2)])
        }
        #expect(
            layout.log.take() == [
                "app counts", "prepare", "delete 0 -", "delete 4 -", "insert - 1", "reload 2 2", "goes 0", "goes 2",
                "goes 4", "comes 1", "comes 2", "comes 7", "done",
            ])
        stage.source.sections[0].swapAt(0, 1)
        collectionView.moveItem(at: .first(0), to: .first(1))
        #expect(layout.log.take() == ["app counts", "prepare", "move 0 1", "done"])
        stage.source.sections.append([])
        collectionView.insertSections([1])
        #expect(layout.log.take() == ["app counts", "prepare", "insert - \(NSNotFound)", "done"])
    }

    @Test("G34 outside of a window, too, a layout hears of a batch at once")
    func updatesOutside() {
        let (stage, layout) = makeList()
        let collectionView = stage.collectionView
        collectionView.removeFromSuperview()
        stage.source.sections[0].removeLast()
        collectionView.deleteItems(at: [.first(19)])
        #expect(layout.log.take() == ["app counts", "prepare", "delete 19 -", "done"])
    }

    @Test("after a batch the layout says where to scroll to")
    func target() {
        let (stage, layout) = makeList()
        let collectionView = stage.collectionView
        layout.target = CGPoint(x: 0, y: 70)
        stage.source.sections[0].removeLast()
        collectionView.deleteItems(at: [.first(19)])
        #expect(collectionView.contentOffset.y == 70)
    }

    @Test("a context scrolls, and makes the content larger until the layout says how large it is")
    func adjustments() {
        let (stage, layout) = makeList()
        let collectionView = stage.collectionView
        let context = GrowingLayout.Context()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
        context.contentSizeAdjustment = CGSize(width: 0, height: 500)
        layout.invalidateLayout(with: context)
        #expect(collectionView.contentOffset.y == 30)
        #expect(collectionView.contentSize.height == 1_500)
        collectionView.layoutIfNeeded()
        #expect(collectionView.contentSize.height == 1_000)
        #expect(collectionView.contentOffset.y == 30)
    }

    @Test("a context keeps what it was told is out of date")
    func paths() {
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(context.invalidatedItemIndexPaths == nil && context.invalidatedSupplementaryIndexPaths == nil)
        context.invalidateItems(at: [.first(1)])
        context.invalidateItems(at: [.first(2)])
        context.invalidateSupplementaryElements(ofKind: "Kind", at: [.first(0)])
        context.invalidateSupplementaryElements(ofKind: "Kind", at: [.first(3)])
        #expect(context.invalidatedItemIndexPaths == [.first(1), .first(2)])
        #expect(context.invalidatedSupplementaryIndexPaths == ["Kind": [.first(0), .first(3)]])
        #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    }

    @Test("a layout of one's own is asked whether to follow what a cell asks for, and the rows below move")
    func preferred() throws {
        let layout = GrowingLayout()
        let stage = CollectionStage([[]], layout: layout)
        let collectionView = stage.collectionView
        collectionView.register(TallCell.self, forCellWithReuseIdentifier: "Field")
        TallCell.height = 90
        stage.source.sections = [Array(0..<20)]
        _ = layout.log.take()
        collectionView.reloadData()
        collectionView.layoutIfNeeded()
        #expect(layout.log.take() == ["app everything counts", "prepare", "size of 1", "prepare"])
        let cell = try #require(collectionView.cellForItem(at: .first(1)) as? TallCell)
        #expect(cell.frame == CGRect(x: 0, y: 50, width: 300, height: 90))
        #expect(cell.isOfOwnClass)
        #expect(collectionView.cellForItem(at: .first(2))?.frame.minY == 140)
        #expect(collectionView.contentSize.height == 1_040)
    }

    @Test("a layout hears of an animated change of the size, and of its end")
    func animatedBounds() {
        let (stage, layout) = makeList()
        let collectionView = stage.collectionView
        UIView.animate(withDuration: 0.3) {
            collectionView.frame.size.height = 300
            collectionView.layoutIfNeeded()
        }
        #expect(layout.log.take() == ["bounds", "bounds from 400", "prepare", "bounds done"])
        collectionView.frame.size.height = 400
        collectionView.layoutIfNeeded()
        #expect(layout.log.take() == ["bounds", "prepare"])
    }

    @Test("a flow layout asks its delegate again, unless the context says otherwise, and makes attributes of its class")
    func flow() {
        let (stage, _) = makeList()
        let collectionView = stage.collectionView
        final class OwnFlow: UICollectionViewFlowLayout {
            final class Attributes: UICollectionViewLayoutAttributes {}
            override class var layoutAttributesClass: AnyClass { Attributes.self }
        }
        final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
            var count = 0
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize {
                count += 1
                return CGSize(width: 300, height: 50)
            }
        }
        let sizes = Sizes()
        let flow = OwnFlow()
        collectionView.delegate = sizes
        collectionView.collectionViewLayout = flow
        collectionView.layoutIfNeeded()
        #expect(sizes.count == 20)
        #expect(flow.layoutAttributesForItem(at: .first(0)) is OwnFlow.Attributes)
        let context = UICollectionViewFlowLayoutInvalidationContext()
        #expect(context.invalidateFlowLayoutDelegateMetrics && context.invalidateFlowLayoutAttributes)
        context.invalidateFlowLayoutDelegateMetrics = false
        flow.invalidateLayout(with: context)
        collectionView.layoutIfNeeded()
        #expect(sizes.count == 20)
        #expect(flow.layoutAttributesForItem(at: .first(1))?.frame.minY == 60)
        flow.invalidateLayout()
        collectionView.layoutIfNeeded()
        #expect(sizes.count == 40)
    }
}
