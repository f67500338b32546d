import TestSupport
import Testing
import UIKit

/// Snapshots of single sections, and items that are moved, by Apple's pages of NSDiffableDataSourceSectionSnapshot,
/// UICollectionViewDiffableDataSource, and NSDiffableDataSourceTransaction.
@MainActor
@Suite("Section snapshots")
struct SectionSnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<Int>

    /// 1 with 11 and 12, of which 12 has 121; 2.
    private func makeTree() -> Snapshot {
        var snapshot = Snapshot()
        snapshot.append([1, 2])
        snapshot.append([11, 12], to: 1)
        snapshot.append([121], to: 12)
        return snapshot
    }

    @Test("append(_:to:): items are below others, and collapsed")
    func hierarchy() {
        let tree = makeTree()
        #expect(tree.rootItems == [1, 2] && tree.items == [1, 11, 12, 121, 2] && tree.visibleItems == [1, 2])
        #expect(tree.level(of: 1) == 0 && tree.level(of: 121) == 2)
        #expect(tree.parent(of: 2) == nil && tree.parent(of: 121) == 12)
        #expect(tree.index(of: 121) == 3 && tree.index(of: 3) == nil)
        #expect(tree.contains(12) && !tree.contains(3))
        #expect(Snapshot().items == [])
    }

    @Test("expand(_:), collapse(_:): what is below a collapsed item isn't visible, and keeps its own state")
    func expanding() {
        var tree = makeTree()
        tree.expand([12])
        #expect(tree.visibleItems == [1, 2] && tree.isExpanded(12) && !tree.isVisible(121))
        tree.expand([1])
        #expect(tree.visibleItems == [1, 11, 12, 121, 2] && tree.isVisible(121))
        tree.collapse([1])
        #expect(tree.visibleItems == [1, 2] && tree.isVisible(2) && !tree.isVisible(11))
        tree.expand([1])
        #expect(tree.visibleItems == [1, 11, 12, 121, 2])
    }

    @Test("insert(_:before:), insert(_:after:): items come next to others, on their level")
    func inserting() {
        var tree = makeTree()
        tree.insert([10], before: 11)
        tree.insert([15], after: 2)
        #expect(tree.items == [1, 10, 11, 12, 121, 2, 15])
        #expect(tree.parent(of: 10) == 1 && tree.parent(of: 15) == nil)
    }

    @Test("delete(_:): what is below goes, too")
    func deleting() {
        var tree = makeTree()
        tree.delete([12, 99])
        #expect(tree.items == [1, 11, 2] && !tree.contains(121))
        tree.append([121], to: 11)
        #expect(tree.items == [1, 11, 121, 2])
        tree.deleteAll()
        #expect(tree.items == [] && tree.rootItems == [])
    }

    @Test("snapshot(of:includingParent:), replace(childrenOf:using:): a branch is taken out, and put in elsewhere")
    func branches() {
        var tree = makeTree()
        tree.expand([12])
        let branch = tree.snapshot(of: 1)
        #expect(branch.rootItems == [11, 12] && branch.visibleItems == [11, 12, 121])
        let whole = tree.snapshot(of: 1, includingParent: true)
        #expect(whole.rootItems == [1] && whole.items == [1, 11, 12, 121] && whole.parent(of: 11) == 1)
        tree.delete([1])
        tree.append([3], to: 2)
        tree.replace(childrenOf: 2, using: branch)
        #expect(tree.items == [2, 11, 12, 121] && tree.level(of: 121) == 2 && tree.isExpanded(12))
    }

    @Test("apply(_:to:animatingDifferences:completion:): a section shows what is visible, and cells of the rest stay")
    func applying() throws {
        let stage = DiffableStage([("a", [0])])
        var tree = makeTree()
        tree.expand([1])
        var isDone = false
        stage.source.apply(tree, to: "b") { isDone = true }
        stage.collectionView.layoutIfNeeded()
        #expect(stage.source.snapshot().sectionIdentifiers == ["a", "b"] && stage.shown == [0, 1, 11, 12, 2])
        stage.stage.device.settle()
        #expect(isDone)
        let cell = try #require(stage.cell(12))
        var current = stage.source.snapshot(for: "b")
        #expect(current.items == tree.items && current.isExpanded(1))
        current.expand([12])
        stage.source.apply(current, to: "b", animatingDifferences: false)
        stage.collectionView.layoutIfNeeded()
        #expect(stage.shown == [0, 1, 11, 12, 121, 2] && stage.cell(12) === cell)
        current.collapse([1])
        stage.source.apply(current, to: "b")
        stage.collectionView.layoutIfNeeded()
        #expect(stage.shown == [0, 1, 2] && stage.source.snapshot().itemIdentifiers(inSection: "b") == [1, 2])
        #expect(stage.source.snapshot(for: "b").items == tree.items)
        #expect(stage.source.snapshot(for: "a").items == [0] && stage.source.snapshot(for: "c").items == [])
        stage.change { $0.deleteItems([0]) }
        #expect(stage.source.snapshot(for: "b").contains(121))
        stage.change { $0.deleteItems([2]) }
        #expect(stage.source.snapshot(for: "b").items == [1])
    }

    @Test("reorderingHandlers: they say what may be moved, and get what changes")
    func reordering() throws {
        let stage = DiffableStage([("a", [0, 1, 2]), ("b", [5])])
        #expect(!stage.collectionView.beginInteractiveMovementForItem(at: .first(0)))
        var log: [String] = []
        var backing = [0, 1, 2, 5]
        stage.source.reorderingHandlers.canReorderItem = { $0 != 1 }
        stage.source.reorderingHandlers.willReorder = { [unowned stage] transaction in
            log.append("will \(stage.source.snapshot().itemIdentifiers) \(transaction.finalSnapshot.itemIdentifiers)")
        }
        stage.source.reorderingHandlers.didReorder = { [unowned stage] transaction in
            log.append("did \(stage.source.snapshot().itemIdentifiers) \(transaction.initialSnapshot.itemIdentifiers)")
            backing = backing.applying(transaction.difference) ?? []
            log += transaction.sectionTransactions.map {
                "\($0.sectionIdentifier) \($0.initialSnapshot.items) \($0.finalSnapshot.items) \($0.difference.count)"
            }
        }
        #expect(!stage.collectionView.beginInteractiveMovementForItem(at: .first(1)))
        #expect(stage.collectionView.beginInteractiveMovementForItem(at: .first(0)))
        stage.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 175))
        stage.collectionView.endInteractiveMovement()
        stage.collectionView.layoutIfNeeded()
        #expect(
            log == [
                "will [0, 1, 2, 5] [1, 2, 0, 5]", "did [1, 2, 0, 5] [0, 1, 2, 5]", "a [0, 1, 2] [1, 2] 1",
                "b [5] [0, 5] 1",
            ])
        #expect(backing == [1, 2, 0, 5] && stage.shown == [1, 2, 0, 5])
        #expect(stage.source.snapshot().itemIdentifiers(inSection: "b") == [0, 5])
    }

    @Test("items of a section with a hierarchy stay")
    func hierarchyStays() {
        let stage = DiffableStage([("a", [0])])
        stage.source.reorderingHandlers.canReorderItem = { _ in true }
        stage.source.apply(makeTree(), to: "a")
        stage.collectionView.layoutIfNeeded()
        #expect(!stage.collectionView.beginInteractiveMovementForItem(at: .first(0)))
    }
}
